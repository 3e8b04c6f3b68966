"""Clients that go away in the middle of a word are no fault of the server: nothing in its log."""

from __future__ import annotations

import json
import socket
import struct
import time

import pytest

from tests.serving import PATIENCE, Server

NO_LINGER = struct.pack("ii", 1, 0)
"""Closing then resets the connection at once."""


def test_a_request_cut_short_leaves_no_traceback(server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        time.sleep(0.5)  # until the server waits for the rest
    assert server.get("/api/games")[0] == 200
    assert server.said() == ""


@pytest.mark.parametrize("first", [{"type": "sit", "token": "wrong"}, "junk"])
def test_a_socket_gone_before_its_answer_leaves_no_traceback(server: Server, first: object) -> None:
    table = server.new_table("vint")["table"]
    for _ in range(30):
        with server.socket(table) as client:
            client.send(json.dumps(first))
            client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
            client.socket.close()
    assert server.get("/api/games")[0] == 200
    assert server.said() == ""
