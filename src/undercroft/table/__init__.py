"""The table in the browser: tables and their seats, kept in a store, served over HTTP and WebSockets."""
