"""HTTP and WebSocket: commands in, feeds out, and the browser's app."""
