"""The window itself, its first page, menus and the table of its parts."""
