"""A bot that takes a seat by its invitation link and plays until the match is over: python bot.py LINK [NAME]."""

import json
import random
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def main(link: str, name: str = "Robo") -> None:
    """An invitation link looks like http://localhost:8000/t/TABLE/SEAT/INVITATION."""
    parts = urlsplit(link)
    _, _, table, seat, invitation = parts.path.split("/")
    server = f"{parts.scheme}://{parts.netloc}"
    headers = {"Content-Type": "application/json"}

    def post(path: str, **body: object) -> dict[str, object]:
        request = Request(server + path, json.dumps(body).encode(), headers, method="POST")
        with urlopen(request) as answer:
            return dict(json.load(answer))

    token = post("/api/tokens", name=name)["token"]  # keep it to be known again
    headers["Authorization"] = f"Bearer {token}"
    post(f"/api/tables/{table}/join", revision=0, seat=int(seat), invitation=invitation)

    feed = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    with connect(feed, additional_headers=headers, proxy=None) as news:
        for message in news:
            look = json.loads(message)
            if "heartbeat" in look:
                continue
            if look["table"]["status"] == "over":
                print(look["table"]["result"])
                return
            if look["table"]["legal"]:  # it is our turn
                move = random.choice(look["table"]["legal"])
                post(f"/api/tables/{table}/moves", revision=look["revision"], move=move)


if __name__ == "__main__":
    main(*sys.argv[1:])
