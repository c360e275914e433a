import Foundation
import Testing

@Suite("Sources of a store")
struct SourcesTests {
  private let scratch = Scratch()
  private var store: String { scratch.file("activity.sqlite") }

  /// An export with a window of so many minutes from 2026-11-02T08:00:00Z.
  private func write(_ minutes: Int, to name: String = "export.json") throws -> String {
    let text = """
      {"buckets": {"w": {"id": "w", "type": "currentwindow", "client": "aw-watcher-window",
        "hostname": "box", "events": [{"timestamp": "2026-11-02T08:00:00Z",
        "duration": \(minutes * 60), "data": {"app": "firefox", "title": "a"}}]}}}
      """
    return try scratch.write(Array(text.utf8), to: name)
  }

  private func host(_ words: String...) throws -> HostRun {
    try HostRun(words + ["--store", store])
  }

  /// Seconds of firefox, as an export has them.
  private func seconds() throws -> String {
    let export = try host(
      "store",
      "export",
      "--format",
      "csv",
      "--during",
      "2026-11-02",
      "--now",
      "2026-11-03"
    )
    let line = export.output.split(separator: "\n").first { $0.contains("firefox") }
    return line.map(String.init) ?? ""
  }

  @Test("One that is added is imported at once, and again when it has something new")
  func sync() throws {
    let path = try write(10)
    let added = try host("sources", "add", path)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("1 event"))
    #expect(try seconds().contains("600"))
    #expect(try host("sources", "sync").output == "\(path): nothing new\n")
    _ = try write(25)
    #expect(try host("sources", "sync").output == "\(path): 1 new event\n")
    #expect(try seconds().contains("1500"))
    #expect(try host("sources", "sync").output == "\(path): nothing new\n")
  }

  @Test("One keeps the options that it was added with")
  func options() throws {
    let path = try write(10)
    #expect(
      try host(
        "sources",
        "add",
        path,
        "--user",
        "Anna Example",
        "--role",
        "child",
        "--map",
        "box=Laptop"
      ).status == 0
    )
    _ = try write(20)
    #expect(try host("sources", "sync").status == 0)
    let info = try host("store", "info").output
    #expect(info.contains("Anna Example"))
    #expect(info.contains("Laptop"))
    #expect(!info.contains("box"))
    #expect(
      try host("sources", "list").output.hasPrefix(
        "\(path)  --user=Anna Example --role=child --map=box=Laptop\n  read 20"
      )
    )
  }

  @Test("One that cannot be imported is not added, and makes no store")
  func unknown() throws {
    let path = try scratch.write(Array("what?".utf8), to: "x")
    let added = try host("sources", "add", path)
    #expect(added.status == 1)
    #expect(added.errors.contains("of no kind that is known"))
    #expect(!FileManager.default.fileExists(atPath: store))
    let missing = try host("sources", "add", scratch.file("none"))
    #expect(missing.status == 1)
    #expect(missing.errors.split(separator: "\n").count == 1)
  }

  @Test("One that is gone is named by sync and list, and what came of it stays")
  func gone() throws {
    let path = try write(10)
    #expect(try host("sources", "add", path).status == 0)
    try FileManager.default.removeItem(atPath: path)
    let sync = try host("sources", "sync")
    #expect(sync.status == 1)
    #expect(sync.errors.contains("No such file or directory"))
    #expect(try host("sources", "list").output.contains("failed: "))
    #expect(try seconds().contains("600"))
    #expect(try host("sources", "remove", path).status == 0)
    #expect(try host("sources", "list").output.isEmpty)
    #expect(try seconds().contains("600"))
  }

  @Test("One whose rules are gone keeps that as its failure")
  func lostRules() throws {
    let rules = try scratch.write(
      Array(#"{"classes": [{"name": ["Work"], "rule": {"type": "none"}}]}"#.utf8),
      to: "settings.json"
    )
    let path = try write(10)
    #expect(try host("sources", "add", path, "--rules", rules).status == 0)
    try FileManager.default.removeItem(atPath: rules)
    _ = try write(20)
    let sync = try host("sources", "sync")
    #expect(sync.status == 1)
    #expect(sync.errors.contains("No such file or directory"))
    let list = try host("sources", "list").output
    #expect(list.contains("failed: ") && list.contains("settings.json"))
  }

  @Test("One whose path has a line break makes no line of its own")
  func lineBreak() throws {
    let path = try write(10, to: "a\n  read long ago")
    #expect(try host("sources", "add", path).status == 0)
    for words in [["sources", "list"], ["sources", "sync"], ["store", "info"]] {
      let output = try HostRun(words + ["--store", store]).output
      #expect(output.contains("a read long ago (not its exact path"))
      #expect(!output.contains("\n  read long ago"))
    }
  }

  @Test("One that is not there is named with the nearest")
  func remove() throws {
    let path = try write(10, to: "export.json")
    #expect(try host("sources", "add", path).status == 0)
    let host = try host("sources", "remove", path + "x")
    #expect(host.status == 1)
    #expect(host.errors.contains("is no source"))
    #expect(host.errors.contains("did you mean"))
  }
}
