import CivilCalendar
import Foundation
import Testing

@Suite("Loading zones")
struct LoadingTests {
  @Test(
    "refuses names that are no identifiers",
    arguments: [
      "../../etc/passwd", "/etc/passwd", "", "Europe//Berlin", "Europe/Ber\u{1B}lin", "a.b",
    ]
  )
  func invalid(name: String) {
    #expect(throws: CalendarError.invalidZoneIdentifier(name)) {
      try TimeZoneRules(identifier: name)
    }
  }

  @Test(
    "suggests the names that were near",
    arguments: ["Europe/Berlni", "europe/berlin", "Berlin"]
  )
  func suggestions(name: String) throws {
    let error = #expect(throws: CalendarError.self) { try TimeZoneRules(identifier: name) }
    guard case .unknownZone(name, let near) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(near.contains("Europe/Berlin"))
    #expect("\(CalendarError.unknownZone(name, near: near))".contains("did you mean Europe/Berlin"))
  }

  @Test("gives UTC where there is no zone data, and names the remedy for other zones")
  func noData() throws {
    let utc = try TimeZoneRules(identifier: "UTC", directory: "/nonexistent")
    #expect(utc.offset(at: 0) == 0)
    let error = #expect(throws: CalendarError.self) {
      try TimeZoneRules(identifier: "Europe/Berlin", directory: "/nonexistent")
    }
    #expect(error.map { "\($0)" }?.contains("install tzdata") == true)
  }

  @Test("refuses every truncation of a real file without trapping")
  func truncated() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin"))
    for length in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(length).write(to: folder.appending(path: "Cut"))
      #expect(throws: CalendarError.self) {
        try TimeZoneRules(identifier: "Cut", directory: folder.path)
      }
    }
  }

  @Test("never traps on a file with flipped bytes")
  func flipped() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Berlin"))
    for index in stride(from: 0, to: whole.count, by: 11) {
      var bytes = whole
      bytes[index] ^= 0xFF
      try bytes.write(to: folder.appending(path: "Flipped"))
      if let rules = try? TimeZoneRules(identifier: "Flipped", directory: folder.path) {
        #expect(abs(rules.offset(at: 1_800_000_000)) < 93_600)
        #expect(!rules.interval(of: .day, holding: 1_800_000_000, firstWeekday: 1).isEmpty)
      }
    }
  }

  @Test("takes the system's zone from TZ, then from the link, then says UTC")
  func system() throws {
    #expect(TimeZoneRules.systemIdentifier(variable: ":Asia/Tokyo") == "Asia/Tokyo")
    #expect(
      TimeZoneRules.systemIdentifier(variable: "/usr/share/zoneinfo/Asia/Tokyo") == "Asia/Tokyo"
    )
    let folder = FileManager.default.temporaryDirectory.appending(path: "etc-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(TimeZoneRules.systemIdentifier(variable: nil, root: folder.path) == "UTC")
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "localtime").path,
      withDestinationPath: "../usr/share/zoneinfo/America/Lima"
    )
    #expect(TimeZoneRules.systemIdentifier(variable: nil, root: folder.path) == "America/Lima")
  }
}
