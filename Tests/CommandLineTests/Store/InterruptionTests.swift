import Foundation
import Testing

/// Imports and deletions that are killed, meet each other or find no room.
///
/// Counts are small here; with REPORT_HOST_SOAK set they are those of a soak.
@Suite("Interrupted work on a store", .serialized)
struct InterruptionTests {
  let household: Household
  private static let isSoak = ProcessInfo.processInfo.environment["REPORT_HOST_SOAK"] != nil

  init() throws { household = try Household() }

  /// An export of enough events that an import takes a while.
  private func largeExport(_ host: String, days: Int = 60) throws -> String {
    let uses = (0..<(days * 200)).map { index in
      Household.Use(start: index * 430, duration: 60 + index * 7 % 290, app: "app\(index % 37)")
    }
    let text = Household.export(host: host, uses)
    return try household.scratch.write(Array(text.utf8), to: "\(host)-large.json")
  }

  private func start(_ words: [String]) throws -> Process {
    let host = Process()
    host.executableURL = URL(fileURLWithPath: HostRun.folder + "/report-host")
    host.arguments = words + ["--store", household.store]
    host.environment = ["HOME": household.scratch.path, "PATH": "/usr/bin:/bin", "TZ": "UTC"]
    host.standardInput = FileHandle.nullDevice
    host.standardOutput = FileHandle.nullDevice
    host.standardError = FileHandle.nullDevice
    try host.run()
    return host
  }

  /// Kills what is started again and again at moments spread over its time.
  ///
  /// - Returns: How often it was killed before its end.
  private func kill(_ words: [String], times: Int, _ check: () throws -> Void) throws -> Int {
    let copy = household.scratch.file("before.sqlite")
    #expect(try household.run(["backup", copy]).status == 0)
    let began = Date()
    let whole = try start(words)
    whole.waitUntilExit()
    try #require(whole.terminationStatus == 0)
    let duration = Date().timeIntervalSince(began)
    var killed = 0
    for index in 0..<times {
      for end in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: household.store + end)
      }
      try FileManager.default.copyItem(atPath: copy, toPath: household.store)
      let host = try start(words)
      usleep(UInt32(duration * 1_000_000 * Double(index + 1) / Double(times + 1)))
      Foundation.kill(host.processIdentifier, SIGKILL)
      host.waitUntilExit()
      if host.terminationReason == .uncaughtSignal { killed += 1 }
      try check()
    }
    return killed
  }

  @Test("An import that is killed leaves the old state or the new, and a store that is sound")
  func killedImport() throws {
    let path = try largeExport("laptop")
    let before = try household.content()
    #expect(try HostRun(["import", path, "--store", household.store + "-other"]).status == 0)
    let times = Self.isSoak ? 100 : 6
    var states: Set<String> = []
    let killed = try kill(["import", path, "--user", "Robin"], times: times) {
      let check = try household.run(["verify"])
      #expect(check.status == 0, "\(check.output)")
      states.insert(try household.content())
    }
    #expect(killed > times / 3)
    #expect(states.contains(before))
    #expect(states.count <= 2)
  }

  @Test("A deletion that is killed leaves the old state or the new, and a store that is sound")
  func killedDeletion() throws {
    let path = try largeExport("laptop", days: 20)
    #expect(
      try HostRun(["import", path, "--user", "Robin", "--store", household.store]).status == 0
    )
    let before = try household.content()
    var states: Set<String> = [before]
    _ = try kill(["store", "delete", "--application", "app7", "-y"], times: Self.isSoak ? 100 : 6) {
      let check = try household.run(["verify"])
      #expect(check.status == 0, "\(check.output)")
      states.insert(try household.content())
    }
    #expect(states.count <= 2)
    // What is begun again ends well.
    _ = try household.run(["delete", "--application", "app7", "-y"])
    let bytes = Data(try household.scratch.bytes("activity.sqlite"))
    #expect(bytes.range(of: Data("app7".utf8)) == nil)
  }

  @Test("Two imports at once are both there, or one says that the store is in use")
  func together() throws {
    let exports = try ["left", "right"].map { try largeExport($0, days: 10) }
    for _ in 0..<(Self.isSoak ? 20 : 2) {
      let hosts = try exports.map { try start(["import", $0, "--user", "Robin"]) }
      for host in hosts { host.waitUntilExit() }
      #expect(hosts.allSatisfy { $0.terminationReason == .exit })
      #expect(hosts.contains { $0.terminationStatus == 0 })
      #expect(try household.run(["verify"]).status == 0)
      let info = try household.run(["info"]).output
      for (host, name) in zip(hosts, ["left", "right"]) where host.terminationStatus == 0 {
        #expect(info.contains("\(name) (mac)"))
      }
    }
  }

  @Test(
    "An import and a deletion that find no room leave the store as it was",
    arguments: [0, 40, 200]
  )
  func noRoom(kilobytes: Int) throws {
    let path = try largeExport("laptop")
    let before = try household.content()
    let size = try household.scratch.bytes("activity.sqlite").count
    let limit = ["/usr/bin/prlimit", "--fsize=\(size + kilobytes << 10)"]
    let words = ["import", path, "--user", "Robin", "--store", household.store]
    let host = try HostRun(words, under: limit)
    #expect(host.status == 1)
    #expect(!host.wasSignalled)
    #expect(host.errors.split(separator: "\n").count == 1)
    #expect(try household.content() == before)
    #expect(try household.run(["verify"]).status == 0)
    let copy = household.scratch.file("copy.sqlite")
    let backup = try household.run(
      ["backup", copy],
      under: ["/usr/bin/prlimit", "--fsize=\(size / 2)"]
    )
    #expect(backup.status == 1)
    #expect(backup.errors.contains("cannot write \(copy)"))
    #expect(!FileManager.default.fileExists(atPath: copy))
  }
}
