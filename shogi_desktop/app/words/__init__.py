"""How things are said, one module a subject, so that window, page and screen reader say the same."""
