#!/usr/bin/env python3
"""Opens pages in Chromium and looks whether they are shown as they should be.

usage: run.py PAGES-PROGRAM [--pictures FOLDER]

The program writes pages into a folder. Each is opened at several widths, light and dark, and
printed. A page must say nothing to the console, ask for nothing, open no dialogue, go nowhere and
pass the rules of audit.js. Exit status: 0 passed, 1 failed, 77 no Chromium here (not run).
"""

import base64
import os
import shutil
import subprocess
import sys
import tempfile

from devtools import Browser, Page, ProtocolError

FOLDER = os.path.dirname(os.path.abspath(__file__))
WIDTHS = [320, 390, 768, 1280]
SILENT_EVENTS = [
    "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
    "Page.javascriptDialogOpening", "Page.windowOpen", "Page.downloadWillBegin",
    "Page.frameAttached",
]

# What the pages of samples must tell those who do not see them, as role and a part of the name.
EXPECTED = {
    "day": [
        ("heading", "Screen Time"), ("image", "Bar chart of Minutes by Hour"),
        ("columnheader", "Social"), ("rowheader", "07:00"), ("cell", "12m"),
        ("progressbar", ""), ("heading", "Most Used"), ("listitem", ""),
    ],
    "week": [
        ("image", "Pie chart of Hours"), ("rowheader", "Social"), ("columnheader", "Pickups"),
        ("cell", "356"), ("image", "Battery: 80 percent"),
    ],
    "controls": [
        ("switch", "Downtime"), ("slider", "Volume"), ("radio", "Week"), ("tab", "Limits"),
        ("meter", "Battery"), ("button", "Ask For More"), ("textbox", "Name"),
        ("alertdialog", "Limit reached"),
    ],
    "index": [("link", "day"), ("navigation", "Reports")],
}


def silent_faults(page):
    """What a page did that none may do."""
    for event in SILENT_EVENTS:
        for parameters in page.events(event):
            yield f"{event}: {str(parameters)[:300]}"
    for parameters in page.events("Network.requestWillBeSent"):
        if parameters["request"]["url"] != page.address:
            yield "request: " + parameters["request"]["url"][:200]
    navigations = [p for p in page.events("Page.frameNavigated")]
    if len(navigations) > 1:
        yield f"navigated {len(navigations)} times"


def spoken_faults(page, name):
    """What assistive technology does not find."""
    nodes = page.accessibility()
    for role, words in EXPECTED.get(name, []):
        if not any(r == role and words in w for r, w in nodes):
            yield f"assistive technology finds no {role} “{words}”"


def audit(page, name, script, pictures):
    faults = set()
    for width in WIDTHS:
        for scheme in ["light", "dark"]:
            page.show(width, scheme)
            faults |= {f"{fault} ({width}, {scheme})" for fault in page.evaluate(script)}
            if pictures and width in (390, 1280):
                save_picture(page, os.path.join(pictures, f"{name}-{width}-{scheme}.png"))
    faults |= set(spoken_faults(page, name))
    page.show(718, "dark", media="print")
    if page.evaluate("getComputedStyle(document.body).backgroundColor") != "rgb(255, 255, 255)":
        faults.add("paper is not white")
    document = page.call("Page.printToPDF", printBackground=True)["data"]
    if pictures:
        with open(os.path.join(pictures, name + ".pdf"), "wb") as file:
            file.write(base64.b64decode(document))
    page.browser.settle()
    return sorted(faults | set(silent_faults(page)))


def save_picture(page, path):
    data = page.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
    with open(path, "wb") as file:
        file.write(base64.b64decode(data))


def check(browser, path, script, pictures):
    name = os.path.basename(path).removesuffix(".html")
    page = Page(browser, "file://" + path)
    try:
        faults = audit(page, name, script, pictures)
    finally:
        page.close()
    print(f"{'ok' if not faults else 'FAILED':7} {name}")
    for fault in faults[:20]:
        print("        " + fault)
    if len(faults) > 20:
        print(f"        and {len(faults) - 20} more")
    return not faults


def main(arguments):
    if not arguments or len(arguments) not in (1, 3):
        sys.stderr.write(__doc__)
        return 2
    pictures = arguments[2] if len(arguments) == 3 and arguments[1] == "--pictures" else None
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        print("skipped: no chromium is installed (Debian's package is named so)")
        return 77
    with open(os.path.join(FOLDER, "audit.js"), encoding="utf-8") as file:
        script = file.read()
    with tempfile.TemporaryDirectory(prefix="report-host-pages-") as folder:
        subprocess.run([arguments[0], folder], check=True)
        names = sorted(name for name in os.listdir(folder) if name.endswith(".html"))
        browser = Browser(program)
        try:
            results = [
                check(browser, os.path.join(folder, name), script, pictures) for name in names
            ]
        except ProtocolError as error:
            print(f"FAILED  {error}")
            return 1
        finally:
            browser.close()
    print(f"{sum(results)} of {len(results)} pages passed")
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
