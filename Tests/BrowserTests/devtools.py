"""Speaks the Chrome DevTools Protocol with a headless Chromium over a pipe."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One process of Chromium; the protocol runs over its file descriptors 3 and 4."""

    def __init__(self, program, timeout=30):
        self.timeout = timeout
        self.profile = tempfile.mkdtemp(prefix="report-host-browser-")
        command_read, self.commands = os.pipe()
        self.replies, reply_write = os.pipe()
        arguments = [
            program, "--headless=new", "--remote-debugging-pipe", "--disable-gpu",
            "--no-first-run", "--disable-background-networking", "--disable-extensions",
            "--disable-component-update", "--disable-sync", "--mute-audio", "--hide-scrollbars",
            "--user-data-dir=" + self.profile,
        ]
        # Chromium's own sandbox refuses to run as root, as continuous integration often does.
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        # The protocol's descriptors are 3 and 4 in the browser, whatever they are here.
        shell = f'exec 3<&{command_read} 4>&{reply_write}; exec "$@"'
        self.process = subprocess.Popen(
            ["/bin/bash", "-c", shell, "browser"] + arguments,
            pass_fds=(command_read, reply_write),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(command_read)
        os.close(reply_write)
        self.buffer = b""
        self.number = 0
        self.events = []

    def close(self):
        try:
            self.call("Browser.close")
        except (ProtocolError, OSError):
            pass
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.commands)
        os.close(self.replies)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        """Sends a command and waits for its result; events that come before are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        deadline = time.monotonic() + self.timeout
        while True:
            reply = self.receive(deadline)
            if reply is None:
                raise ProtocolError(f"no answer to {method} within {self.timeout} s")
            if reply.get("id") == message["id"]:
                if "error" in reply:
                    raise ProtocolError(f"{method}: {reply['error'].get('message')}")
                return reply["result"]
            self.events.append(reply)

    def receive(self, deadline):
        """The next message; None where there is none before the deadline."""
        while b"\0" not in self.buffer:
            wait = deadline - time.monotonic()
            if wait <= 0 or not select.select([self.replies], [], [], wait)[0]:
                return None
            data = os.read(self.replies, 1 << 20)
            if not data:
                raise ProtocolError("the browser ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def wait(self, method, session):
        """Waits for an event, and keeps the others."""
        deadline = time.monotonic() + self.timeout
        for event in self.events:
            if event.get("method") == method and event.get("sessionId") == session:
                return event
        while True:
            event = self.receive(deadline)
            if event is None:
                raise ProtocolError(f"no {method} within {self.timeout} s")
            self.events.append(event)
            if event.get("method") == method and event.get("sessionId") == session:
                return event

    def settle(self, seconds=0.1):
        """Takes what is still to come for a moment."""
        deadline = time.monotonic() + seconds
        while True:
            event = self.receive(deadline)
            if event is None:
                return
            self.events.append(event)


class ProtocolError(Exception):
    """The browser did not do what it was told."""


class Page:
    """One tab that has opened one address, with all that it said."""

    domains = ["Page", "Network", "Log", "Runtime", "Accessibility", "DOM"]

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.call(
            "Target.attachToTarget", targetId=target, flatten=True
        )["sessionId"]
        for domain in self.domains:
            self.call(domain + ".enable")
        browser.events.clear()
        self.call("Page.navigate", url=address)
        browser.wait("Page.loadEventFired", self.session)
        browser.settle()

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
        self.browser.events.clear()

    def show(self, width, scheme="light", media="screen", height=900):
        """Changes the window's width, the colour scheme and the medium."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )
        self.call(
            "Emulation.setEmulatedMedia",
            media=media, features=[{"name": "prefers-color-scheme", "value": scheme}],
        )

    def evaluate(self, script):
        """The value of an expression of our own in the page, whose policy does not bind us."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in result:
            raise ProtocolError(json.dumps(result["exceptionDetails"])[:500])
        return result["result"].get("value")

    def events(self, method):
        return [
            event["params"] for event in self.browser.events
            if event.get("method") == method and event.get("sessionId") == self.session
        ]

    def accessibility(self):
        """The nodes that assistive technology sees, as pairs of role and name."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [
            (node.get("role", {}).get("value", ""), node.get("name", {}).get("value", ""))
            for node in nodes if not node.get("ignored")
        ]
