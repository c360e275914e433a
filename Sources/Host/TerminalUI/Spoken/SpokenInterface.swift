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
  private var options: TextOptions
  private let columns: Int

  private var tree: NumberedTree?
  private var source: ViewTree?
  private var dismissal: UInt64?
  private var numbers = SpokenNumbers()
  private var lines: [String] = []
  private var spoken: [String] = []

  private var typed: [UInt8] = []
  private var output = ""
  private var notice: String?
  private var dialog: DialogState?
  /// The field that the next line is for.
  private var entry: (number: UInt64, isSecure: Bool)?
  private var wantsAll = true
  private var isChanged = false
  private var now = 0.0
  private var quiet = 0.0
  private var uses: [ControlUse] = []
  private var answer: HostDialog.Answer?
  package private(set) var wantsQuit = false

  /// Changes that follow each other within this time are told at once, in seconds.
  private static let pause = 0.3
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

  package mutating func frame() -> [UInt8] {
    if dialog == nil, tree != nil, wantsAll || isChanged && now >= quiet { speak() }
    defer { output = "" }
    if !output.isEmpty { dialog?.wasShown = true }
    return Array(output.utf8)
  }

  // MARK: Speaking

  private mutating func say(_ line: String) {
    output += Sanitizer.sanitized(line, limit: 4000) + "\n"
  }

  /// Writes what is new, or all where that is most of it.
  private mutating func speak() {
    let old = Set(spoken)
    let new = lines.filter { !old.contains($0) }
    let isAll = wantsAll || new.isEmpty || new.count * 2 > lines.count
    output += "\n"
    // The lines have been made safe with the tree.
    for line in isAll ? lines : new { output += line + "\n" }
    spoken = lines
    wantsAll = false
    isChanged = false
    quiet = now + SpokenInterface.pause
  }

  private static let help = [
    "A number uses what has it: 3 presses button 3, or turns switch 3.",
    "3=words writes into field 3; 3=2 takes option 2 of choice 3; 3=50 moves slider 3 to 50 percent.",
    "3+ and 3- step up and down. 3 delete deletes row 3.",
    "b goes back or closes. n, or nothing, reads all again. q quits.",
  ]

  // MARK: Hearing

  private mutating func take(_ line: String) {
    if dialog != nil { return takeAnswer(line) }
    if let entry {
      self.entry = nil
      uses.append(ControlUse(entry.number, .enter(line)))
      return submit(entry.number)
    }
    switch SpokenCommand(line) {
    case .readAll: wantsAll = true
    case .help: for line in SpokenInterface.help { say(line) }
    case .quit: wantsQuit = true
    case .back:
      guard let dismissal else { return say("There is nothing to go back to.") }
      emit(dismissal, .dismiss)
    case .use(let number): use(number)
    case .set(let number, let words): set(number, words)
    case .step(let number, let isUp): step(number, isUp: isUp)
    case .delete(let number):
      guard let entry = entry(number) else { return }
      guard entry.mark.abilities.contains(.delete) else {
        return say("\(number) cannot be deleted.")
      }
      emit(entry.mark.number, .delete)
    case .unknown: say("That is no command. Type ? for help.")
    }
  }

  private mutating func takeAnswer(_ line: String) {
    guard dialog?.isReady ?? false, let kind = dialog?.dialog.kind else {
      return say("Not yet: read the question first.")
    }
    let words = line.trimmingSpaces()
    switch kind {
    case .confirm:
      switch words.lowercased() {
      case "yes": answer = .yes
      case "no": answer = .no
      default: say("Please type yes or no.")
      }
    case .passphrase: answer = line.isEmpty ? .cancel : .passphrase(line)
    case .choice(let choices):
      if words.isEmpty { return answer = .cancel }
      guard let number = Int(words), (1...max(choices.count, 1)).contains(number) else {
        return say("Please type a number from 1 to \(choices.count).")
      }
      answer = .choice(number - 1)
    }
  }

  private mutating func emit(_ number: UInt64, _ value: ControlValue) {
    uses.append(ControlUse(number, value))
    // The answer is told at once.
    quiet = now
  }

  private mutating func submit(_ number: UInt64) {
    quiet = now
    guard let entry = tree?.entries.values.first(where: { $0.mark.number == number }),
      entry.mark.abilities.contains(.submit)
    else { return }
    emit(number, .submit)
  }

  private mutating func entry(_ number: Int) -> NumberedTree.Entry? {
    if let entry = tree?.entries[number] { return entry }
    say("There is no \(number) now. Type n to read all.")
    return nil
  }

  private mutating func use(_ number: Int) {
    guard let entry = entry(number), let source else { return }
    let content = source.content(markedBy: entry.node)
    switch (entry.mark.role, content) {
    case (.press, .menu?), (.choose, _): list(number, entry, source)
    case (.press, _): emit(entry.mark.number, .press)
    case (.turn, .toggle(let toggle)?): emit(entry.mark.number, .turn(!(toggle.isOn ?? false)))
    case (.turn, .disclosure(let isExpanded)?): emit(entry.mark.number, .turn(!isExpanded))
    case (.turn, _): emit(entry.mark.number, .turn(true))
    case (.enter, _):
      self.entry = (entry.mark.number, content?.textField?.isSecure ?? false)
      say("Type the text for \(number), and Enter:")
    case (.step, _), (.scroll, _): say("Type \(number)+ or \(number)-.")
    case (.slide, _): say("Type \(number)= and a number from 0 to 100.")
    default: break
    }
  }

  /// What can be chosen, as lines.
  private mutating func list(_ number: Int, _ entry: NumberedTree.Entry, _ source: ViewTree) {
    let items = items(of: entry, source)
    guard !items.isEmpty else { return say("\(number) has nothing to choose from.") }
    for (index, item) in items.prefix(200).enumerated() {
      let words = words(of: item.tree)
      say("\(number)=\(index + 1) \(words)\(item.isChosen ? ", chosen" : "")")
    }
  }

  private func items(of entry: NumberedTree.Entry, _ source: ViewTree) -> [Menu.Item] {
    let commands = Menu.commands(markedBy: entry.node, in: source)
    if !commands.isEmpty { return commands }
    guard let node = source.control(markedBy: entry.node),
      case .tabs(let tabs) = source.nodes[node].content
    else { return Menu.options(of: entry.mark.number, markedBy: entry.node, in: source) }
    return source.children(of: node).prefix(tabs.count).enumerated().map { position, label in
      Menu.Item(
        tree: source.subtree(at: label),
        action: .use(entry.mark.number, .choose(position)),
        isChosen: position == tabs.selected
      )
    }
  }

  private func words(of tree: ViewTree) -> String {
    String(decoding: TextRenderer.render(tree, options: options), as: UTF8.self)
      .split(separator: "\n").joined(separator: ", ")
  }

  private mutating func set(_ number: Int, _ words: String) {
    guard let entry = entry(number), let source else { return }
    switch entry.mark.role {
    case .enter:
      emit(entry.mark.number, .enter(words))
      submit(entry.mark.number)
    case .slide:
      guard let percent = Double(words), (0...100).contains(percent) else {
        return say("A slider takes a number from 0 to 100.")
      }
      emit(entry.mark.number, .slide(percent / 100))
    case .turn:
      switch words.lowercased() {
      case "on": emit(entry.mark.number, .turn(true))
      case "off": emit(entry.mark.number, .turn(false))
      default: say("A switch is on or off.")
      }
    default: choose(number, words, items(of: entry, source))
    }
  }

  private mutating func choose(_ number: Int, _ words: String, _ items: [Menu.Item]) {
    guard let position = Int(words.trimmingSpaces()), items.indices.contains(position - 1) else {
      return say(
        items.isEmpty
          ? "\(number) takes no value." : "\(number) takes a number from 1 to \(items.count)."
      )
    }
    switch items[position - 1].action {
    case .use(let mark, let value): emit(mark, value)
    case .open: say("A menu within a menu cannot be opened here.")
    }
  }

  private mutating func step(_ number: Int, isUp: Bool) {
    guard let entry = entry(number) else { return }
    switch entry.mark.role {
    case .step: emit(entry.mark.number, .step(isUp: isUp))
    // More of the list is above with a minus, below with a plus.
    case .scroll: for _ in 0..<10 { emit(entry.mark.number, .step(isUp: !isUp)) }
    default: say("\(number) has no steps.")
    }
  }
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
