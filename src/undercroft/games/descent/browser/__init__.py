"""What a browser draws of Descent and looks up."""
