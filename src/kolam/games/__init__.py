"""The games, each in a room of its own: its rules, judgement, reasons, drawing, texts and data."""
