import ActivityStore
import ExtensionProtocol
import Glibc
import Testing

@testable import Importers

@Suite("Importing from a running server of ActivityWatch")
struct ServerImportTests {
  let fixture: ExportFixture

  init() throws { fixture = try ExportFixture() }

  private static let buckets = """
    {"aw-watcher-window_box": {"id": "aw-watcher-window_box", "type": "currentwindow",
       "client": "aw-watcher-window", "hostname": "box", "created": "2026-01-01T00:00:00+00:00",
       "data": {"x": 1}, "metadata": {"start": null}},
     "aw-watcher-web-firefox+1": {"id": "aw-watcher-web-firefox+1", "type": "web.tab.current",
       "client": "aw-client-web", "hostname": "unknown"},
     "notes": {"id": "notes", "type": "app.editor.activity", "client": "x", "hostname": "box"}}
    """

  private static let classes = """
    {"startOfDay": "04:00", "classes": [
      {"name": ["Work"], "rule": {"type": "regex", "regex": "Report"}},
      {"name": ["Work", "Docs"], "rule": {"type": "regex", "regex": "docs\\\\.example"}}]}
    """

  private static func answer(_ path: String, events: (String) -> String?) -> String {
    switch path {
    case "/api/0/buckets/": TestServer.json(buckets)
    case "/api/0/settings": TestServer.json(classes)
    default:
      events(path).map { TestServer.json($0) } ?? TestServer.json("{}", status: "404 NOT FOUND")
    }
  }

  private static func event(_ seconds: Double, _ duration: Double, _ data: String) -> String {
    Export.event(seconds, duration, data)
  }

  private func load(
    _ server: TestServer,
    key: String? = nil,
    positions: [String: Int64] = [:]
  ) throws -> ImportReport {
    defer { server.stop() }
    var options = ImportOptions(key: key, now: ExportFixture.now)
    options.positions = positions
    return try Import.load(server.address, into: fixture.store, options: options)
  }

  /// Milliseconds of each category.
  private func categories() throws -> [String: Int64] {
    var found: [String: Int64] = [:]
    for report in try fixture.day() {
      for category in report.segments[0].categories {
        found[report.subjects[category.category].name ?? ""] = category.duration
      }
    }
    return found
  }

  @Test("Windows, pages and the server's category rules are taken, and nothing else is asked for")
  func whole() throws {
    let server = try TestServer { path in
      Self.answer(path) { path in
        switch path {
        case "/api/0/buckets/aw-watcher-window_box/events":
          """
          [\(Self.event(600, 60, #"{"app": "writer", "title": "Report"}"#)),
           \(Self.event(0, 300, #"{"app": "firefox", "title": "x"}"#))]
          """
        case "/api/0/buckets/aw-watcher-web-firefox%2B1/events":
          "[\(Self.event(0, 120, #"{"url": "https://docs.example/1", "title": "y"}"#))]"
        default: nil
        }
      }
    }
    let report = try load(server, key: "s3cret")
    #expect(report.eventsRead == 3)
    #expect(report.bucketsSkipped == ["notes"])
    #expect(report.notes.contains("category rules: 2"))
    let durations = try fixture.durations()
    #expect(durations["writer"] == 60_000)
    #expect(durations["firefox"] == 300_000)
    #expect(durations["docs.example"] == 120_000)
    #expect(try categories() == ["Work": 60_000, "Work > Docs": 120_000, "Utilities": 300_000])
    #expect(
      server.paths == [
        "/api/0/buckets/", "/api/0/settings", "/api/0/buckets/aw-watcher-window_box/events",
        "/api/0/buckets/aw-watcher-web-firefox%2B1/events",
      ]
    )
    let request = try #require(server.requests.first)
    #expect(
      request == "GET /api/0/buckets/ HTTP/1.0\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + "Accept: application/json\r\nConnection: close\r\nAuthorization: Bearer s3cret\r\n\r\n"
    )
  }

  @Test("A second reading asks for what is new, and leaves out what the server cut")
  func continued() throws {
    let first = try TestServer { path in
      Self.answer(path) { path in
        path.hasSuffix("window_box/events")
          ? "[\(Self.event(90_000, 60, #"{"app": "a"}"#))]" : "[]"
      }
    }
    let positions = try load(first).positions
    // 90,060 s after eight o'clock.
    #expect(
      positions == ["end of aw-watcher-window_box": (ExportFixture.eight + 90_060) * 1_000_000]
    )
    let second = try TestServer { path in
      Self.answer(path) { path in
        path.contains("window_box/events?")
          // A day before the end is 9:01; the event that reached over it comes cut.
          ? """
          [\(Self.event(90_000, 100, #"{"app": "a"}"#)), \(Self.event(3_660, 30, #"{"app": "b"}"#))]
          """ : "[]"
      }
    }
    let report = try load(second, positions: positions)
    #expect(report.eventsRead == 1)
    #expect(report.eventsAdded == 1)
    #expect(
      second.paths.contains(
        "/api/0/buckets/aw-watcher-window_box/events?start=2026-11-02T09%3A01%3A00Z"
      )
    )
    #expect(report.positions.values.max() == (ExportFixture.eight + 90_100) * 1_000_000)
  }

  @Test("A second reading takes the rest of what has grown for more than a day")
  func grown() throws {
    let server = try TestServer { path in
      Self.answer(path) { path in
        path.contains("window_box/events?")
          ? "[\(Self.event(3_660, 86_500, #"{"app": "a"}"#))]" : "[]"
      }
    }
    let positions = ["end of aw-watcher-window_box": (ExportFixture.eight + 90_060) * 1_000_000]
    let report = try load(server, positions: positions)
    #expect(report.eventsRead == 1)
    #expect(report.positions.values.max() == (ExportFixture.eight + 90_160) * 1_000_000)
  }

  @Test("A server without settings has no rules")
  func withoutSettings() throws {
    let server = try TestServer { path in
      path == "/api/0/settings"
        ? TestServer.json("not here", status: "404 NOT FOUND")
        : path == "/api/0/buckets/" ? TestServer.json("{}") : ""
    }
    let report = try load(server)
    #expect(report.eventsRead == 0)
    #expect(!report.notes.contains { $0.hasPrefix("category rules") })
  }

  @Test(
    "Each refusal says what to do",
    arguments: [
      ("401 UNAUTHORIZED", nil, "it wants its api_key (401); give it with --key or in "),
      ("401 UNAUTHORIZED", "wrong", "it does not take the key (401)"),
      ("403 FORBIDDEN", nil, "it refuses the request (403); use the address that it is set up for"),
      ("404 NOT FOUND", nil, "it has no /api/0/buckets/, so it is no server of ActivityWatch"),
      ("500 OOPS", nil, "it answered with status 500"),
    ] as [(String, String?, String)]
  )
  func refusal(status: String, key: String?, reason: String) throws {
    let server = try TestServer { _ in TestServer.json("{}", status: status) }
    let error = #expect(throws: ImportError.self) { try load(server, key: key) }
    #expect("\(try #require(error))".contains(reason))
  }

  @Test(
    "What is no answer in HTTP, or breaks off, is an error",
    arguments: [
      ("SSH-2.0-OpenSSH_9.2\r\n", "what it answers is not HTTP"),
      ("", "what it answers is not HTTP"),
      ("HTTP/1.0 two\r\n\r\n", "what it answers is not HTTP"),
      ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n", "in chunks"),
      ("HTTP/1.0 200 OK\r\n\r\n{\"a\": {\"id\": ", "byte 13: the file ends too early"),
      ("HTTP/1.0 200 OK\r\n\r\n[1]", "an object was expected"),
      (String(repeating: "x", count: 100_000), "what it answers is not HTTP"),
    ]
  )
  func broken(answer: String, reason: String) throws {
    let server = try TestServer { _ in answer }
    let error = #expect(throws: ImportError.self) { try load(server) }
    let message = "\(try #require(error))"
    #expect(message.contains(reason), "\(message)")
    #expect(message.hasSuffix("nothing was imported"))
  }

  @Test("Events that cannot be read are named with their bucket, and nothing is imported")
  func brokenEvents() throws {
    let server = try TestServer { path in
      Self.answer(path) { path in
        path.hasSuffix("window_box/events")
          ? #"[\#(Self.event(0, 60, #"{"app": "a"}"#)), {"timestamp": "soon"}]"# : "[]"
      }
    }
    let error = #expect(throws: ImportError.self) { try load(server) }
    let message = "\(try #require(error))"
    #expect(message.contains("/api/0/buckets/aw-watcher-window_box/events"))
    #expect(message.contains("events[1]"))
    #expect(try fixture.store.isEmpty())
  }

  @Test("A server that is not there is an error")
  func gone() throws {
    let (descriptor, port) = try TestServer.bound()
    defer { close(descriptor) }
    let address = try ServerAddress("http://127.0.0.1:\(port)")
    let connection = try ServerConnection(address, key: nil, patience: 1)
    let error = #expect(throws: ImportError.self) { _ = try connection.get("/") != nil }
    let message = "\(try #require(error))"
    #expect(message.contains("nothing listens there; start ActivityWatch, or name its port"))
  }

  @Test("One that hangs takes no longer than the import’s time limit")
  func hanging() throws {
    let server = try TestServer { path in
      if path.contains("events") { usleep(20_000_000) }
      return Self.answer(path) { _ in "[]" }
    }
    defer { server.stop() }
    var options = ImportOptions(now: ExportFixture.now)
    options.timeLimit = 1
    let start = ContinuousClock().now
    let error = #expect(throws: ImportError.self) {
      try Import.load(server.address, into: fixture.store, options: options)
    }
    #expect(start.duration(to: .now) < .seconds(15))
    #expect("\(try #require(error))".contains("did not answer within 1 s"))
    #expect(try fixture.store.isEmpty())
  }

  @Test("The time limit is for all requests together")
  func slow() throws {
    // Three requests of 0.7 s, none of them too slow alone.
    let server = try TestServer { path in
      usleep(700_000)
      return Self.answer(path) { _ in "[]" }
    }
    defer { server.stop() }
    var options = ImportOptions(now: ExportFixture.now)
    options.timeLimit = 1.5
    let error = #expect(throws: ImportError.self) {
      try Import.load(server.address, into: fixture.store, options: options)
    }
    #expect("\(try #require(error))".contains("did not answer within 2 s"))
  }

  @Test("A key that would be more than a key is refused")
  func key() throws {
    let address = try ServerAddress("http://127.0.0.1:1")
    #expect(throws: ImportError.self) {
      try ServerConnection(address, key: "a\r\nHost: evil", patience: 1)
    }
  }
}
