"""What single cards do that data cannot say. Importing it registers all of them."""
