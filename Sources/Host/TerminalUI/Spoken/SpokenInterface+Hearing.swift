internal import ExtensionProtocol
internal import TextRenderer
internal import ViewTree

extension SpokenInterface {
  /// Does what a line says.
  mutating func take(_ line: String) {
    if dialog != nil { return takeAnswer(line) }
    if let entry {
      self.entry = nil
      uses.append(ControlUse(entry.number, .enter(line)))
      return submit(entry.number)
    }
    switch SpokenCommand(line) {
    case .readAll: (wantsAll, wantsRefresh) = (true, true)
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
