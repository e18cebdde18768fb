"""Contains a client of server-sent events."""

import http.client
import json
import urllib.parse


class Events:
    """A connection that receives server-sent events."""

    def __init__(self, bridge, query, **headers):
        self.connection = http.client.HTTPConnection(urllib.parse.urlsplit(bridge.url).netloc, timeout=10)
        self.connection.request("GET", f"/v1/events?{query}", headers=headers)
        self.answer = self.connection.getresponse()

    def next(self):
        event = {}
        while True:
            line = self.answer.readline().decode()
            if not line:
                raise EOFError("the bridge ended the stream of events")
            line = line.rstrip("\n").rstrip("\r")
            name, colon, value = line.partition(": ")
            if colon and name in ("id", "event", "data"):
                event[name] = value
            elif not line and event:
                event["data"] = json.loads(event["data"])
                return event

    def close(self):
        self.connection.close()
