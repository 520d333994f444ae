# The browser app
