import ExtensionProtocol
import Glibc
import ViewTree

/// The app's scenes.
enum Scene: String, CaseIterable {
  /// Surrounds a report, a picker and labels with nodes that want to know their places.
  case watching = "Watch"
  /// Shows what looks like the host's own questions, with escape sequences.
  case imitating = "Imitate"
  /// Presents a picker as a sheet, under and over what it draws itself.
  case covering = "Cover"
}

/// The app's state.
struct CuriousApp {
  private var scene = Scene.watching
  private var render: UInt64 = 0
  private var lastEvent: UInt64 = 0
  private var events: [UInt64: Int] = [:]
  private(set) var content = WatchedContent()
  private var isSilent = false
  private var questions: UInt64 = 0

  mutating func take(_ message: HostMessage) {
    switch message {
    case .render(let request):
      scene = Scene(rawValue: request.context) ?? .watching
      render = request.id
    case .end, .geometry: sendTree()
    case .event(_, let event):
      lastEvent = event.sequence
      perform(event)
      if !isSilent { sendTree() }
    case .close: exit(0)
    case .hello, .activity, .authorization, .settings: break
    }
  }

  private mutating func perform(_ event: ControlEvent) {
    events[event.control, default: 0] += 1
    switch event.value {
    case .enter(let line) where event.control == WatchedContent.field:
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      obey(words.first ?? "", words.count > 1 ? words[1] : "")
    case .select(let selection):
      content.selection = selection
      content.isPresenting = false
    case .dismiss: content.isPresenting = false
    default: break
    }
  }

  private mutating func obey(_ word: String, _ rest: String) {
    let count = Int(rest) ?? 1
    switch word {
    // Names may be followed by spaces, so that all commands can be of one length.
    case "report": content.context = Self.trimmed(rest)
    case "reports": content.reports = count
    case "alone": content.isAlone = true
    case "present": content.isPresenting = true
    case "token": content.labels = [Self.bytes(rest)]
    case "ask": for _ in 0..<count { ask() }
    case "keep": for _ in 0..<count { send(.settings([UInt8](repeating: 7, count: settingsLimit))) }
    case "trees": for _ in 0..<count { sendTree() }
    case "huge": content.padding = count
    case "deep": content.depth = count
    case "announce": FrameOutput.write([0x7F, 0xFF, 0xFF, 0xFF])
    case "garbage": FrameOutput.write([0, 0, 0, 3, 0xFF, 0xFF, 0xFF])
    case "print": print(rest)
    case "silent": isSilent = true
    case "crash": abort()
    default: break
    }
    fflush(nil)
  }

  private static func trimmed(_ name: String) -> String {
    String(name.prefix(name.count - name.reversed().prefix { $0 == " " }.count))
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    let digits = Array(digits.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
  }

  private mutating func ask() {
    questions += 1
    send(.authorize(AuthorizationRequest(number: questions, kind: .individual)))
  }

  private func sendTree() {
    let tree =
      switch scene {
      case .watching: content.watching
      case .imitating: content.imitating
      case .covering: content.covering
      }
    send(.tree(id: render, tree, event: lastEvent))
  }

  func send(_ message: ProcessMessage) {
    guard let bytes = try? message.frame() else { exit(4) }
    FrameOutput.write(bytes)
  }
}
