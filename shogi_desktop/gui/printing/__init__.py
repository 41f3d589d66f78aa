"""Paper, pictures and animations in the window: their dialogs, previews and the threads that paint."""
