"""What an engine's findings mean: chances, judgements, reasons, reviews. No Qt, no engines, no text."""
