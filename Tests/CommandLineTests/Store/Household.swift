import Foundation
import Testing

/// A store that the host has filled from exports of a small family.
struct Household {
  let scratch = Scratch()
  var store: String { scratch.file("activity.sqlite") }

  /// One use of an application: seconds after 2026-11-02 08:00 UTC, and for how long.
  struct Use {
    var start: Int
    var duration: Int
    var app: String
  }

  /// An ActivityWatch export of one desktop.
  static func export(host: String, _ uses: [Use]) -> String {
    let events = uses.map { use in
      let time = Date(timeIntervalSince1970: Double(1_793_606_400 + use.start))
      let data = try? JSONSerialization.data(withJSONObject: ["app": use.app])
      return """
        {"timestamp": "\(time.formatted(.iso8601))", "duration": \(use.duration), \
        "data": \(data.map { String(decoding: $0, as: UTF8.self) } ?? "{}")}
        """
    }
    return """
      {"buckets": {"w_\(host)": {"id": "w_\(host)", "type": "currentwindow", "hostname": "\(host)",
        "events": [\(events.joined(separator: ",\n"))]}}}
      """
  }

  /// Robin's laptop with mail 8:00–8:30 and a game 20:00–04:00, Mia's sofa with a game 8:20–8:50.
  init() throws {
    try add(
      "laptop",
      ["--user", "Robin"],
      [
        Use(start: 0, duration: 1_800, app: "mail"),
        Use(start: 43_200, duration: 28_800, app: "puzzlebox"),
      ]
    )
    try add(
      "phone",
      ["--user", "Robin", "--model", "iPhone"],
      [
        Use(start: 1_200, duration: 1_800, app: "puzzlebox")
      ]
    )
    try add(
      "sofa",
      ["--user", "Mia", "--role", "child"],
      [
        Use(start: 1_200, duration: 1_800, app: "blocks")
      ]
    )
  }

  func add(_ host: String, _ options: [String], _ uses: [Use]) throws {
    let path = try scratch.write(Array(Self.export(host: host, uses).utf8), to: "\(host).json")
    let run = try HostRun(["import", path, "--store", store] + options)
    try #require(run.status == 0, "\(run.errors)")
  }

  func run(_ words: [String], under wrapper: [String] = []) throws -> HostRun {
    try HostRun(["store"] + words + ["--store", store], under: wrapper)
  }

  /// All that reports could read, as one text.
  func content() throws -> String {
    let host = try run(["export", "--segment", "hourly"])
    #expect(host.status == 0, "\(host.errors)")
    return host.output
  }
}
