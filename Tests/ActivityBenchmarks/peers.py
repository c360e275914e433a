"""Asks other programs what `make bench-activity` asks report-host, on the same history.

Needs a Python with duckdb, aw-core and aw-client, which the variable PEERS names (with peewee 4 the
last of them cannot read the time that its own store writes):

    python3 -m venv peers && peers/bin/pip install duckdb aw-core aw-client 'peewee<4'
    PEERS=$PWD/peers/bin/python make bench-activity

usage: peers.py FOLDER prepare DATABASE | sums | rules START END | activitywatch START END

Prints names and numbers; only the question itself is timed, not the start of Python nor the copying
of the history into each program's own form.
"""

import csv
import datetime
import json
import logging
import os
import sqlite3
import sys
import time

HOST = "desk"
WINDOW, PRESENCE, PAGE = 1, 2, 3


def main():
    folder, task, *rest = sys.argv[1:]
    columns = os.path.join(folder, "columns.duckdb")
    datastore = os.path.join(folder, "activitywatch.db")
    if task == "prepare":
        os.makedirs(folder, exist_ok=True)
        prepare_columns(rest[0], columns, os.path.join(folder, "events.csv"))
        prepare_datastore(rest[0], datastore)
    elif task == "sums":
        ask_duckdb(columns, SUMS, {})
    elif task == "rules":
        low, high = (int(word) * 1_000_000 for word in rest)
        ask_duckdb(columns, RULES, {"low": low, "high": high})
    elif task == "activitywatch":
        ask_activitywatch(datastore, *(int(word) for word in rest))
    else:
        sys.exit(__doc__)


def report(seconds, work, hours):
    print(f"seconds\t{seconds}\nwork\t{work}\nhours\t{hours}")


def rows(database):
    """The events as tuples: bucket, start and end in microseconds, name, flag."""
    source = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    query = "SELECT bucketrow, starttime / 1000, endtime / 1000, data FROM events"
    for bucket, start, end, text in source.execute(query):
        data = json.loads(text)
        if bucket == WINDOW:
            yield bucket, start, end, data["app"], False
        elif bucket == PRESENCE:
            yield bucket, start, end, "", data["status"] == "not-afk"
        else:
            yield bucket, start, end, data["url"].split("/")[2], data["audible"]


def prepare_columns(database, path, draft):
    import duckdb

    for old in (path, draft):
        if os.path.exists(old):
            os.remove(old)
    with open(draft, "w", newline="") as file:
        csv.writer(file).writerows(rows(database))
    with duckdb.connect(path) as connection:
        connection.execute(
            "CREATE TABLE events AS SELECT * FROM read_csv($draft, header = false, columns = {"
            "'bucket': 'UTINYINT', 's': 'BIGINT', 'e': 'BIGINT', 'name': 'VARCHAR', 'flag': 'BOOLEAN'})",
            {"draft": draft},
        )
    os.remove(draft)


def prepare_datastore(database, path):
    """ActivityWatch makes its tables itself; the events are then written into them at once."""
    if os.path.exists(path):
        os.remove(path)
    store = datastore(path)
    created = datetime.datetime(2005, 1, 1, tzinfo=datetime.timezone.utc)
    for name, kind in (
        (f"aw-watcher-window_{HOST}", "currentwindow"),
        (f"aw-watcher-afk_{HOST}", "afkstatus"),
        ("aw-watcher-web-firefox", "web.tab.current"),
    ):
        store.create_bucket(name, kind, "bench", HOST, created)
    source = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    target = sqlite3.connect(path)
    target.executemany(
        "INSERT INTO eventmodel (bucket_id, timestamp, duration, datastr) VALUES (?, ?, ?, ?)",
        (
            (bucket, moment(start), (end - start) / 1e9, data)
            for bucket, start, end, data in source.execute(
                "SELECT bucketrow, starttime, endtime, data FROM events"
            )
        ),
    )
    target.commit()


def moment(nanoseconds):
    return str(
        datetime.datetime.fromtimestamp(nanoseconds // 1_000_000_000, datetime.timezone.utc)
        + datetime.timedelta(microseconds=nanoseconds // 1000 % 1_000_000)
    )


def datastore(path):
    logging.disable(logging.CRITICAL)
    from aw_datastore import Datastore
    from aw_datastore.storages import PeeweeStorage

    return Datastore(lambda testing, **_: PeeweeStorage(testing, filepath=path), testing=True)


def ask_activitywatch(path, low, high):
    """The query that its own reports make, without the raw events in the answer."""
    store = datastore(path)
    import aw_query
    from aw_client import queries
    from aw_client.classes import default_classes

    query = queries.fullDesktopQuery(
        queries.DesktopQueryParams(
            bid_window=f"aw-watcher-window_{HOST}",
            bid_afk=f"aw-watcher-afk_{HOST}",
            bid_browsers=["aw-watcher-web-firefox"],
            classes=default_classes,
        )
    )
    # The client leaves its name for the limit in the text.
    query = query.replace("{default_limit}", "100").replace('"events": events,', "")
    bounds = [datetime.datetime.fromtimestamp(t, datetime.timezone.utc) for t in (low, high)]
    start, work = time.perf_counter(), time.process_time()
    answer = aw_query.query("bench", query.replace("\n", ""), *bounds, store)
    seconds, work = time.perf_counter() - start, time.process_time() - work
    report(seconds, work, answer["window"]["duration"].total_seconds() / 3600)


def ask_duckdb(path, query, parameters):
    import duckdb

    with duckdb.connect(path, read_only=True) as connection:
        times, works = [], []
        for _ in range(5):
            start, work = time.perf_counter(), time.process_time()
            answer = connection.execute(query, parameters).fetchall()
            times.append(time.perf_counter() - start)
            works.append(time.process_time() - work)
    report(sorted(times)[2], sorted(works)[2], sum(row[-1] for row in answer) / 3.6e9)


SUMS = """
SELECT name, s // 3600000000 AS hour, sum(e - s) FROM events WHERE bucket = 1 GROUP BY ALL
"""

# The rules of report-host, for events that do not overlap within a bucket: gaps up to five seconds
# are split at their middle, pages count in front of the browser, sound is presence, and windows count
# while someone is present.
RULES = """
WITH near AS (
  SELECT * FROM events WHERE e > $low - 86400000000 AND s < $high + 86400000000
), neighbours AS (
  SELECT *, s - lag(e) OVER beside AS gap, lead(s) OVER beside - e AS next
  FROM near WHERE bucket IN (1, 3) WINDOW beside AS (PARTITION BY bucket ORDER BY s, e)
), spans AS (
  SELECT bucket, name, flag,
    CASE WHEN gap BETWEEN 0 AND 5000000 THEN s - (gap - gap // 2) ELSE s END AS s,
    CASE WHEN next BETWEEN 0 AND 5000000 THEN e + next // 2 ELSE e END AS e
  FROM neighbours
), fronts AS (
  SELECT s, e FROM spans WHERE bucket = 1 AND name = 'firefox' AND s < e
), sound AS (
  SELECT greatest(p.s, f.s) AS s, least(p.e, f.e) AS e
  FROM spans p JOIN fronts f ON p.s < f.e AND p.e > f.s
  WHERE p.bucket = 3 AND p.flag
), there AS (
  SELECT s, e FROM near WHERE bucket = 2 AND flag UNION ALL SELECT s, e FROM sound
), begins AS (
  SELECT s, e, s > coalesce(max(e) OVER before, -1) AS isNew
  FROM there WINDOW before AS (ORDER BY s, e ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), islands AS (
  SELECT s, e, sum(isNew::INT) OVER (ORDER BY s, e) AS island FROM begins
), presence AS (
  SELECT min(s) AS s, max(e) AS e FROM islands GROUP BY island
), used AS (
  SELECT w.name, greatest(w.s, p.s, $low) AS s, least(w.e, p.e, $high) AS e
  FROM spans w JOIN presence p ON w.s < p.e AND w.e > p.s
  WHERE w.bucket = 1 AND w.s < $high AND w.e > $low
)
SELECT name, s // 86400000000 AS day, sum(e - s) FROM used WHERE s < e GROUP BY ALL
"""

if __name__ == "__main__":
    main()
