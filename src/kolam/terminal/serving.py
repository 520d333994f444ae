"""`kolam serve`, `kolam admin` and `kolam worker`: tables for people on other machines."""

import argparse
import asyncio

from kolam.web import serve as server
from kolam.web import worker
from kolam.web.admin_link import fresh_link
from kolam.web.settings import read_settings


def serve(asked: argparse.Namespace) -> int:
    return server.serve(read_settings(vars(asked)))


def work(asked: argparse.Namespace) -> int:
    return worker.work(read_settings(vars(asked)))


def admin(asked: argparse.Namespace) -> int:
    """The link alone, so that a script can use it."""
    link = asyncio.run(fresh_link(read_settings(vars(asked)), renew=asked.renew))
    print(link)
    return 0
