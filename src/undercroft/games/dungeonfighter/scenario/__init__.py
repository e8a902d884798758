"""What scenarios arrange, expect and deny."""
