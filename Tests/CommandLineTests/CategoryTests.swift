import Glibc
import Testing

@Suite("Categories on the command line")
struct CategoryTests {
  private let scratch = Scratch()
  private var store: String { scratch.file("activity.sqlite") }

  private static let export = """
    {"buckets": {"aw-watcher-window_box": {"id": "aw-watcher-window_box", "type": "currentwindow",
      "client": "aw-watcher-window", "hostname": "box", "events": [
        {"timestamp": "2026-10-24T10:00:00Z", "duration": 600,
          "data": {"app": "firefox", "title": "Report"}},
        {"timestamp": "2026-10-24T11:00:00Z", "duration": 60,
          "data": {"app": "painter", "title": "x"}}]}}}
    """

  private func importExport(_ options: [String] = []) throws -> HostRun {
    let path = try scratch.write(Array(Self.export.utf8), to: "export.json")
    return try HostRun(["import", path, "--store", store] + options)
  }

  private func categories(_ words: [String]) throws -> HostRun {
    try HostRun(["categories"] + words + ["--store", store])
  }

  @Test("A category is chosen by an application's name, shown, and taken back")
  func choice() throws {
    #expect(try importExport().status == 0)
    let chosen = try categories(["set", "Firefox", "social"])
    #expect(chosen.status == 0)
    #expect(chosen.errors == "application firefox: Social\n")
    #expect(
      try categories(["list"]).output == """
        Category  Kind         Identifier  Name     By
        Other     application  painter     painter  report-host
        Social    application  firefox     Firefox  you

        """
    )
    #expect(
      try categories(["list", "--chosen"]).output == """
        Category  Kind         Identifier
        Social    application  firefox

        """
    )
    #expect(try categories(["unset", "firefox"]).status == 0)
    #expect(try categories(["list"]).output.contains("Utilities  application  firefox"))
    let again = try categories(["unset", "firefox"])
    #expect(again.status == 1)
    #expect(again.errors == "report-host categories unset: there is no choice for 'firefox'\n")
  }

  @Test("What is not in the store has to be said with its kind; a new category is told")
  func unknown() throws {
    #expect(try importExport().status == 0)
    let unknown = try categories(["set", "firefux", "Work"])
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("'firefux' is not in the store; did you mean 'firefox'?"))
    let domain = try categories(["set", "Bücher.example", "Mine", "--kind", "domain"])
    #expect(domain.status == 0)
    #expect(domain.errors.contains("'Mine' is a new category"))
    #expect(domain.errors.contains("domain xn--bcher-kva.example: Mine"))
    let missing = try HostRun(["categories", "list", "--store", scratch.file("none.sqlite")])
    #expect(missing.status == 1)
  }

  @Test("--rules does not wait for a pipe")
  func rulesPipe() throws {
    let pipe = scratch.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let export = try scratch.write(Array(Self.export.utf8), to: "export.json")
    let host = try HostRun(
      ["import", export, "--store", store, "--rules", pipe],
      under: ["/usr/bin/timeout", "20"]
    )
    #expect(host.status == 1)
    #expect(host.errors.contains("rules are read from an ordinary file"))
  }

  @Test("--rules takes ActivityWatch's rules from a file, for every kind of source")
  func rules() throws {
    let rules = """
      {"classes": [{"name": ["Work", "Writing"], "rule": {"type": "regex", "regex": "report",
        "ignore_case": true}}, {"name": ["Bad"], "rule": {"type": "regex", "regex": "(x"}}]}
      """
    let path = try scratch.write(Array(rules.utf8), to: "settings.json")
    let imported = try importExport(["--rules", path])
    #expect(imported.output.contains("category rules: 1\n"))
    #expect(imported.output.contains("“Bad” (missing closing parenthesis at byte 2)"))
    let list = try categories(["list"]).output
    #expect(list.contains("Work > Writing  application  firefox     Firefox  its source"))
    let missing = try importExport(["--rules", scratch.file("none.json")])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("none.json” cannot be read: No such file or directory"))
    let other = try importExport(["--rules", scratch.file("export.json")])
    #expect(other.status == 1)
    #expect(other.errors.contains("has no category rules"))
  }

  @Test("A server is only asked on this machine")
  func server() throws {
    let host = try HostRun(["import", "http://192.0.2.1:5600", "--store", store])
    #expect(host.status == 1)
    #expect(host.errors.contains("only this machine's own addresses are read"))
  }
}
