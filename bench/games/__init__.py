"""What is measured of one game only."""
