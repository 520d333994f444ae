"""`kolam serve` and `kolam worker`: tables for people on other machines."""

import argparse

from kolam.web import serve as server
from kolam.web import worker
from kolam.web.settings import read_settings


def serve(asked: argparse.Namespace) -> int:
    return server.serve(read_settings(vars(asked)))


def work(asked: argparse.Namespace) -> int:
    return worker.work(read_settings(vars(asked)))
