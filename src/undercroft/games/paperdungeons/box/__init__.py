"""What is in the box: dice, sheets and cards as they are printed."""
