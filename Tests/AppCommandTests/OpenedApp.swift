import Foundation
import PseudoTerminal

/// `report-host open` at a terminal of a test's own.
final class OpenedApp {
  let terminal: PseudoTerminal
  private let home: Home

  /// A folder that is removed with the value that holds it.
  final class Home {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "report-host-tests-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Test programs are built next to the tests.
  static let folder: String = {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (path as NSString).deletingLastPathComponent
  }()

  /// Opens an app over the sample family on Monday, 30 November 2026, in the afternoon.
  init(
    _ app: String,
    _ arguments: [String] = [],
    columns: Int = 100,
    rows: Int = 40,
    place: PseudoTerminal.Place = .job,
    home: Home? = nil
  ) throws {
    self.home = try home ?? Home()
    let fixed = ["--sample", "--now", "2026-11-30T15:00:00Z", "--time-zone", "UTC"]
    terminal = try PseudoTerminal(
      ["\(Self.folder)/report-host", "open", "\(Self.folder)/\(app)"] + fixed + arguments,
      columns: columns,
      rows: rows,
      place: place,
      environment: [
        "HOME": self.home.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8",
        "REPORT_HOST_PATH": Self.folder,
      ]
    )
  }

  var screen: Screen { terminal.screen }

  /// Moves the focus until something that begins with these words has it.
  func focus(on words: String) throws {
    for _ in 0..<60 {
      // What was pressed before may still move it.
      try terminal.settle(quietFor: 0.2)
      if focused.hasPrefix(words) { return }
      let before = focused
      terminal.press(.tab)
      try? terminal.wait("another focus", atMost: 2) { _ in focused != before }
    }
    throw terminal.fail("\(words.debugDescription) did not get the focus")
  }

  /// What is shown with its colours exchanged, above the host's row.
  var focused: String {
    let cells = screen.cells.dropLast().flatMap(\.self)
    let text = cells.filter { $0.style.attributes.contains(.reverse) }.map(\.text).joined()
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Leaves the app, and checks that nothing is left of it.
  func quit() throws -> PseudoTerminal.End {
    terminal.press(.text("q"))
    return try end()
  }

  /// Waits for the end, after which the terminal is as it was and no process is left.
  func end() throws -> PseudoTerminal.End {
    let end = try terminal.end()
    try terminal.waitUntilSane()
    try terminal.waitUntilAlone()
    return end
  }
}
