internal import ExtensionProtocol
internal import Layers
package import PlainTree
internal import Sanitizer
package import TextRenderer
package import ViewTree

/// An app in words, for screen readers: lines below each other, and nothing that moves.
///
/// Each control has a number, which it keeps. A line that is typed says the number of what is to be
/// used. What has changed afterwards is written below.
package struct SpokenInterface: UserInterface {
  private let title: String
  var options: TextOptions
  private let columns: Int

  var tree: NumberedTree?
  var source: ViewTree?
  var dismissal: UInt64?
  private var numbers = SpokenNumbers()
  private var lines: [String] = []
  private var spoken: [String] = []

  private var typed: [UInt8] = []
  private var output = ""
  /// Whether the cursor stands behind a prompt, and whether there should be one.
  private var isPrompted = false
  private var wantsPrompt = false
  private var notice: String?
  var dialog: DialogState?
  /// The field that the next line is for.
  var entry: (number: UInt64, isSecure: Bool)?
  var wantsAll = true
  /// Whether it is to be made anew first.
  var wantsRefresh = false
  private var isChanged = false
  var now = 0.0
  var quiet = 0.0
  var uses: [ControlUse] = []
  var answer: HostDialog.Answer?
  package internal(set) var wantsQuit = false

  /// Changes that follow each other within this time are told at once, in seconds.
  private static let pause = 0.3
  private static let prompt = "> "
  /// The most bytes of a line that is typed.
  private static let lineLimit = 1 << 16

  /// - Parameters:
  ///   - title: The app's name.
  ///   - columns: The cells that apps lay out for; lines are as long as they are.
  ///   - options: How trees are put into words.
  package init(title: String, columns: Int = 80, options: TextOptions = TextOptions()) {
    self.title = Sanitizer.sanitized(title, limit: 200)
    self.columns = min(max(columns, 1), 2000)
    self.options = options
    output = "\(self.title) is starting. Type ? and Enter for help.\n"
  }

  package var size: (columns: Int, rows: Int?) { (columns, nil) }

  package var hidesInput: Bool {
    if case .passphrase? = dialog?.dialog.kind { return true }
    return dialog == nil && entry?.isSecure ?? false
  }

  package var timeToWake: Double? {
    if let dialog, !dialog.isReady { return now + HostDialog.grace }
    return isChanged && dialog == nil ? quiet : nil
  }

  package mutating func resize(columns: Int, rows: Int) {}

  package mutating func show(
    _ tree: ViewTree,
    unanswered: Set<UInt64>,
    names: @escaping @Sendable (TokenLabel) -> TokenName?
  ) {
    options.tokenName = { names($0)?.name }
    let layered = LayeredTree(tree)
    let top = layered.layers.last
    let source = top?.tree ?? layered.base
    let numbered = NumberedTree(source, numbers: &numbers)
    self.source = source
    self.tree = numbered
    dismissal = source.lastDismissal ?? top?.mark?.number
    let text = String(decoding: TextRenderer.render(numbered.tree, options: options), as: UTF8.self)
    lines = text.split(separator: "\n").map(String.init)
    if let top {
      lines.insert(top.presentation.heading + (dismissal == nil ? "" : " (b closes it)"), at: 0)
    }
    if lines != spoken, !isChanged {
      isChanged = true
      quiet = max(quiet, now)
    }
  }

  package mutating func tell(_ notice: String?) {
    guard notice != self.notice else { return }
    self.notice = notice
    if let notice { say(notice) }
  }

  package mutating func ask(_ dialog: HostDialog?) {
    guard dialog != self.dialog?.dialog else { return }
    self.dialog = dialog.map { DialogState($0) }
    guard let dialog else { return wantsAll = true }
    say("report-host asks: \(dialog.title)")
    for line in dialog.lines.prefix(40) { say(line) }
    if let problem = dialog.problem { say(problem) }
    switch dialog.kind {
    case .confirm: say("Type yes or no, and Enter:")
    case .passphrase: say("Type the passphrase, which is not shown, and Enter; nothing cancels:")
    case .choice(let choices):
      for (index, choice) in choices.enumerated() { say("\(index + 1) \(choice)") }
      say("Type a number, and Enter; nothing cancels:")
    }
  }

  package mutating func read(_ bytes: [UInt8], at now: Double) {
    wake(at: now)
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        let line = String(decoding: typed, as: UTF8.self)
        typed = []
        (isPrompted, wantsPrompt) = (false, true)
        take(line)
      } else if typed.count < SpokenInterface.lineLimit {
        typed.append(byte)
      }
    }
  }

  package mutating func wake(at now: Double) {
    self.now = now
    dialog?.wake(at: now)
  }

  package mutating func takeUses() -> [ControlUse] {
    defer { uses = [] }
    return uses
  }

  package mutating func takeAnswer() -> HostDialog.Answer? {
    defer { answer = nil }
    return answer
  }

  package mutating func redraw() { wantsAll = true }

  package mutating func takeRefresh() -> Bool {
    defer { wantsRefresh = false }
    return wantsRefresh
  }

  package mutating func frame() -> [UInt8] {
    if dialog == nil, tree != nil, wantsAll || isChanged && now >= quiet { speak() }
    guard !output.isEmpty || wantsPrompt else { return [] }
    defer {
      output = ""
      wantsPrompt = false
      isPrompted = true
    }
    if !output.isEmpty { dialog?.wasShown = true }
    // What is told unasked does not stand behind the prompt.
    return Array(((isPrompted ? "\n" : "") + output + SpokenInterface.prompt).utf8)
  }

  // MARK: Speaking

  mutating func say(_ line: String) {
    output += Sanitizer.sanitized(line, limit: 4000) + "\n"
  }

  /// Writes what is new, or all where that is most of it.
  private mutating func speak() {
    let old = Set(spoken)
    let new = lines.filter { !old.contains($0) }
    let isAll = wantsAll || new.isEmpty || new.count * 2 > lines.count
    // The lines have been made safe with the tree.
    for line in isAll ? lines : new { output += line + "\n" }
    spoken = lines
    wantsAll = false
    isChanged = false
    quiet = now + SpokenInterface.pause
  }

  static let help = [
    "A number uses what has it: 3 presses button 3, or turns switch 3.",
    "3=words writes into field 3; 3=2 takes option 2 of choice 3; 3=50 moves slider 3 to 50 percent.",
    "3+ and 3- step up and down. 3 delete deletes row 3.",
    "b goes back or closes. n, or nothing, reads all again. q quits.",
  ]
}

extension ViewTree {
  /// What leaves the uppermost view of a navigation.
  fileprivate var lastDismissal: UInt64? {
    for node in nodes.reversed() {
      if case .control(let mark) = node.content, mark.role == .dismiss { return mark.number }
    }
    return nil
  }
}

extension Presentation {
  fileprivate var heading: String {
    let name =
      switch kind {
      case .sheet, .fullScreen: "Sheet"
      case .popover: "Popover"
      case .alert: "Alert"
      case .confirmation: "Question"
      }
    return title.map { "\(name): \(Sanitizer.sanitized($0, limit: 200))" } ?? name
  }
}
