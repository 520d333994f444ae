"""Real parts that tests, benchmarks and pictures share: servers, databases, a browser."""
