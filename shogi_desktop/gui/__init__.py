"""The window. It shows state and sends commands; rules, file formats and engine talk live below it."""
