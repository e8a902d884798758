"""What a browser draws of Paper Dungeons and looks up."""
