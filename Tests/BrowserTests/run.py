#!/usr/bin/env python3
"""Opens pages in Chromium and looks whether they are shown as they should be.

usage: run.py FOLDER [--samples] [--pictures FOLDER]

Each page of the folder is opened at several widths, light and dark, and printed. It must say nothing
to the console, ask for nothing, open no dialogue, go nowhere and pass the rules of audit.js. The
pages of samples must also tell those who do not see them what is in them. Pictures of the pages are
saved where a folder for them is given.
"""

import argparse
import base64
import os
import shutil
import sys

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
    """What assistive technology does not find of a sample."""
    nodes = page.accessibility()
    for role, words in EXPECTED[name]:
        if not any(r == role and words in w for r, w in nodes):
            yield f"assistive technology finds no {role} “{words}”"


def audit(page, name, script, options):
    pictures = options.pictures
    faults = set()
    for width in WIDTHS:
        for scheme in ["light", "dark"]:
            page.show(width, scheme)
            faults |= {f"{fault} ({width}, {scheme})" for fault in page.evaluate(script)}
            if pictures and width in (390, 1280):
                save_picture(page, os.path.join(pictures, f"{name}-{width}-{scheme}.png"))
    if options.samples and name in EXPECTED:
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


def check(browser, path, script, options):
    name = os.path.basename(path).removesuffix(".html")
    page = Page(browser, "file://" + path)
    try:
        faults = audit(page, name, script, options)
    finally:
        page.close()
    print(f"{'ok' if not faults else 'FAILED':7} {name}")
    for fault in faults[:20]:
        print("        " + fault)
    if len(faults) > 20:
        print(f"        and {len(faults) - 20} more")
    return not faults


def check_all(program, script, options):
    """Whether each page of the folder passed."""
    folder = os.path.abspath(options.folder)
    names = sorted(name for name in os.listdir(folder) if name.endswith(".html"))
    browser = Browser(program)
    try:
        return [check(browser, os.path.join(folder, name), script, options) for name in names]
    except ProtocolError as error:
        print(f"FAILED  {error}")
        return [False]
    finally:
        browser.close()


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--samples", action="store_true")
    parser.add_argument("--pictures")
    options = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if not program:
        sys.exit("run.py: no chromium is installed; on Debian: apt-get install chromium")
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    with open(os.path.join(FOLDER, "audit.js"), encoding="utf-8") as file:
        script = file.read()
    results = check_all(program, script, options)
    print(f"{sum(results)} of {len(results)} pages passed")
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
