"""A program that plays: python player.py http://127.0.0.1:8000 pergamon"""

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

SERVER, GAME = sys.argv[1:3]


def post(path: str, body: dict[str, Any], token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


token = post("/api/me", {"name": "Robin", "token": True})["token"]
seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
wish = {"game": GAME, "players": 2, "seats": seats, "numbers": False, "hold": False}
table = post("/api/tables", wish, token)["table"]

url = f"{SERVER.replace('http', 'ws', 1)}/api/tables/{table}"
with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    for text in socket:
        message = json.loads(text)
        if message.get("legal"):  # my turn: take the first possible action
            socket.send(json.dumps({"action": message["legal"][0], "version": message["version"]}))
        if message.get("table", {}).get("status") == "finished":
            print("Points:", message["table"]["scores"], "won by", *message["table"]["winners"])
            break
