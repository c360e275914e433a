import ExtensionProtocol
import Glibc
import ViewTree

/// What the process shows, as it was told.
struct State {
  var features: [String] = []
  var render: RenderRequest?
  var renders = 0
  var reports: [ActivityReport] = []
  var places: [NodeGeometry] = []
  var lastEvent: UInt64 = 0
  var authorization = "untold"
  var settings = "none"
  var keptAtEnd: String?
  var isSilent = false
  var isFlooding = false
  var isSpinning = false

  private var text = "ready"
  private(set) var presses = 0
  private var contexts: [String] = []
  private var filterStart: Int64 = 0
  private var token: [UInt8] = []
  private var hasPicker = false
  private var selection = TokenSelection()
  private var questions: UInt64 = 0

  /// Does what was done with a control.
  mutating func perform(_ event: ControlEvent) {
    switch event.value {
    case .enter(let line) where event.control == 1:
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      obey(words.first ?? "", words.count > 1 ? words[1] : "")
    case .press: presses += 1
    case .select(let selection):
      self.selection = selection
      hasPicker = false
    case .dismiss: hasPicker = false
    default: break
    }
  }

  private mutating func obey(_ word: String, _ rest: String) {
    switch word {
    case "text": text = rest
    case "reports": contexts = rest.split(separator: ",").map(String.init)
    case "filter": filterStart = Int64(rest) ?? 0
    case "token": token = Array(rest.utf8)
    case "picker": hasPicker = true
    case "ask":
      for _ in 0..<(Int(rest) ?? 1) {
        questions += 1
        send(.authorize(AuthorizationRequest(number: questions, kind: .individual)))
      }
    case "keep": send(.settings(Array(rest.utf8)))
    case "keep-at-end": keptAtEnd = rest
    case "print": print(rest)
    case "silent": isSilent = true
    case "flood": isFlooding = true
    case "crash": abort()
    case "answer-and-spin": isSpinning = true
    case "exit": exit(0)
    default: break
    }
  }

  /// The tree of the scene.
  var tree: ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    builder.control(1, .enter)
    builder.open(.textField(TextFieldContent(text: text)))
    builder.words(text)
    builder.close()
    builder.close()
    builder.control(2, .press)
    builder.words("presses \(presses)")
    builder.close()
    builder.words("width \(render?.environment.width ?? 0), renders \(renders)")
    builder.words("authorization \(authorization), settings \(settings)")
    builder.words("selected \(selection.applications.count)")
    if !token.isEmpty {
      builder.leaf(.tokenLabel(TokenLabel(kind: .application, token: token)))
      builder.open(.geometry(Geometry(id: 1)))
      builder.words("placed \(places.first.map { "\($0.width)" } ?? "nowhere")")
      builder.close()
    }
    for (index, context) in contexts.enumerated() {
      let filter = ReportFilter(segment: .daily, start: filterStart, end: filterStart + 86_400)
      builder.control(100 + UInt64(index), .hosted)
      builder.leaf(.report(ReportContent(context: context, filter: filter)))
      builder.close()
    }
    if hasPicker {
      builder.control(50, .hosted)
      builder.leaf(.activityPicker(ActivityPickerContent(title: "Choose", selection: selection)))
      builder.close()
    }
    return builder.finish()
  }
}

extension ViewTreeBuilder {
  mutating func words(_ string: String) {
    leaf(.text(TextContent(runs: [TextRun(string)])))
  }

  mutating func control(_ number: UInt64, _ role: ControlMark.Role) {
    open(.control(ControlMark(number: number, role: role)))
  }
}
