internal import Compositor
internal import ExtensionProtocol
internal import Foundation
internal import PlainTree
internal import Sandbox
internal import TerminalRenderer
internal import Testing
internal import ViewTree

/// The curious app in a compositor, on a terminal.
final class CuriousRun {
  let services: WorldServices
  let compositor: Compositor
  private var log: [UInt8] = []

  init(
    _ world: World,
    scene: String = "Watch",
    columns: Int = 100,
    rows: Int = 60,
    limit: Double = 20
  ) throws {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = (link as NSString).deletingLastPathComponent
    let executable = try ExecutableFile(path: folder + "/CuriousApp")
    services = WorldServices(
      world,
      scripted: try ExecutableFile(path: folder + "/ScriptedProcess"),
      curious: executable
    )
    var configuration = SandboxConfiguration()
    configuration.timeLimit = limit
    compositor = try Compositor(
      app: CompositorApp(
        name: "CuriousApp",
        executable: executable,
        configuration: configuration,
        scene: scene
      ),
      services: services,
      surface: Self.surface(columns, rows)
    )
    settle()
  }

  deinit { compositor.close() }

  private static func surface(_ columns: Int, _ rows: Int) -> CompositionSurface {
    CompositionSurface(
      environment: Environment(
        locale: "en_US",
        timeZone: "UTC",
        firstWeekday: 1,
        now: 1_796_083_200,
        width: Double(columns) * 8,
        height: Double(rows) * 16,
        colorScheme: .dark
      ),
      geometry: { tree, width, height, names in
        let options = TerminalOptions(
          columns: width.map { Int($0 / 8) } ?? columns,
          rows: height.map { Int($0 / 16) },
          resolveToken: names
        )
        return TerminalRenderer.geometry(of: tree, options: options)
      },
      regions: { _ in [:] }
    )
  }

  // MARK: - What a person does

  func resize(columns: Int, rows: Int) {
    compositor.resize(to: Self.surface(columns, rows))
    settle()
  }

  /// Uses one of the app's own controls, and waits until the app has shown what came of it.
  func use(_ number: UInt64, _ value: ControlValue) {
    compositor.use(number, value)
    wait { !compositor.compose().awaiting.contains(number) }
    settle()
  }

  /// Tells the app what to do next.
  func tell(_ line: String) { use(1, .enter(line)) }

  /// Uses a control of the host's or an extension's; whether there is one.
  @discardableResult
  func useHosted(_ label: String, _ value: ControlValue = .press, at place: Int = 0) -> Bool {
    let numbers = hosted(label)
    guard numbers.indices.contains(place) else { return false }
    compositor.use(numbers[place], value)
    settle()
    return true
  }

  // MARK: - The loop

  func settle(_ location: SourceLocation = #_sourceLocation) {
    wait(location) { compositor.isSettled }
  }

  /// Runs the loop until something is so.
  func wait(_ location: SourceLocation = #_sourceLocation, until isDone: () -> Bool) {
    let end = Date().addingTimeInterval(60)
    while !isDone() {
      guard Date() < end else {
        Issue.record("nothing came: \(compositor.ending ?? "")", sourceLocation: location)
        return
      }
      turn()
    }
  }

  /// Runs the loop for some time.
  func wait(seconds: Double) {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end { turn() }
  }

  private func turn() {
    compositor.turn(within: 0.05)
    collect()
  }

  private func collect() {
    for entry in compositor.takeLog() where entry.source == "CuriousApp" { log += entry.bytes }
  }

  // MARK: - What the app was sent

  /// Every frame that the app was sent, in order, as it told.
  var frames: [[UInt8]] {
    collect()
    return log.split(separator: 0x0A).compactMap { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.first == "frame", words.count == 2 else { return nil }
      let digits = Array(words[1].utf8)
      return stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
        UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
      }
    }
  }

  var messages: [HostMessage] { frames.compactMap { try? HostMessage(frame: $0) } }

  var events: [ControlEvent] {
    messages.compactMap { if case .event(_, let event) = $0 { event } else { nil } }
  }

  // MARK: - What is to be seen

  var tree: ViewTree { compositor.compose().tree }

  /// The numbers of controls that are not the app's and show some text, in order; not those around
  /// other controls that do.
  func hosted(_ text: String) -> [UInt64] {
    let tree = tree
    var found: [(number: UInt64, end: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      let end = index + node.descendantCount
      guard case .control(let mark) = node.content, mark.number >= ControlMark.numberLimit,
        tree.nodes[index...end].contains(where: { $0.shows(text) })
      else { continue }
      if let last = found.last, index <= last.end { found.removeLast() }
      found.append((mark.number, end))
    }
    return found.map(\.number)
  }

  /// All texts, in order.
  var texts: [String] {
    tree.nodes.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
  }

  /// All marks, in order.
  var marks: [ControlMark] {
    tree.nodes.compactMap { if case .control(let mark) = $0.content { mark } else { nil } }
  }

  /// What a terminal shows.
  var screen: String {
    let composition = compositor.compose()
    let options = TerminalOptions(columns: 100, rows: 400) { composition.name(of: $0) }
    return String(
      decoding: TerminalRenderer.render(composition.tree, options: options),
      as: UTF8.self
    )
  }
}

extension ViewTree.Node {
  fileprivate func shows(_ text: String) -> Bool {
    switch content {
    case .text(let own): own.string == text
    case .textField(let field): field.prompt == text
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether some bytes are a part of it.
  func holds(_ part: [UInt8]) -> Bool {
    count >= part.count && (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
