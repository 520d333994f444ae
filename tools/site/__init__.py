"""The documentation site, built from docs/."""
