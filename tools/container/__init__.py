"""The Dockerfile without a container engine: its steps in a chroot, and a server that runs as its image says."""
