"""Hosted tables: seats, invitations, turns and clocks over an append-only log; bus; bots that think beside them."""
