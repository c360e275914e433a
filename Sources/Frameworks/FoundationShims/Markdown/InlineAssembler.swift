/// Pairs the delimiters of a scanned text and makes runs of its items.
struct InlineAssembler {
  private var items: [InlineScanner.Item]
  private let links: [InlineScanner.Link]
  /// By item, how many stretches of each kind begin and end before it.
  private var changes: [Change]

  /// How many stretches begin, less those that end.
  private struct Change {
    var emphasized = 0
    var strong = 0
    var struck = 0
  }

  init(_ scanner: InlineScanner) {
    items = scanner.items
    links = scanner.links
    changes = Array(repeating: Change(), count: scanner.items.count + 1)
    // Emphasis inside a link does not reach out of it.
    for link in links { pair(in: link.items) }
    pair(in: items.indices)
  }

  /// Pairs openers and closers (the rules 1 to 17 for emphasis in CommonMark).
  private mutating func pair(in range: Range<Int>) {
    var openers: [Int] = []
    for index in range {
      guard case .delimiter(var closer) = items[index], closer.count > 0 else { continue }
      if closer.canClose {
        while closer.count > 0,
          let place = openers.lastIndex(where: { matches($0, closer) })
        {
          let opener = openers[place]
          let used = use(opener, with: closer, at: index)
          closer.count -= used
          openers.removeSubrange((place + 1)...)
          if remaining(opener) == 0 { openers.removeLast() }
        }
        items[index] = .delimiter(closer)
      }
      if closer.canOpen, closer.count > 0 { openers.append(index) }
    }
  }

  private func remaining(_ index: Int) -> Int {
    if case .delimiter(let delimiter) = items[index] { delimiter.count } else { 0 }
  }

  private func matches(_ index: Int, _ closer: InlineScanner.Delimiter) -> Bool {
    guard case .delimiter(let opener) = items[index], opener.mark == closer.mark else {
      return false
    }
    if opener.mark == "~" { return opener.count == closer.count && opener.count <= 2 }
    guard opener.canClose || closer.canOpen else { return true }
    let sum = opener.originalCount + closer.originalCount
    return !sum.isMultiple(of: 3)
      || (opener.originalCount.isMultiple(of: 3) && closer.originalCount.isMultiple(of: 3))
  }

  /// Marks what stands between two delimiters; returns how many characters of each that takes.
  private mutating func use(
    _ index: Int,
    with closer: InlineScanner.Delimiter,
    at end: Int
  ) -> Int {
    guard case .delimiter(var opener) = items[index] else { return closer.count }
    let used = min(opener.count, closer.count, 2)
    opener.count -= used
    items[index] = .delimiter(opener)
    if opener.mark == "~" {
      changes[index].struck += 1
      changes[end].struck -= 1
    } else if used == 2 {
      changes[index].strong += 1
      changes[end].strong -= 1
    } else {
      changes[index].emphasized += 1
      changes[end].emphasized -= 1
    }
    return used
  }

  /// The runs, with those of the same meaning joined.
  var runs: [MarkdownRun] {
    var destinations = [String?](repeating: nil, count: items.count)
    for link in links where !link.isImage {
      for index in link.items where destinations[index] == nil {
        destinations[index] = link.destination
      }
    }
    var runs: [MarkdownRun] = []
    var open = Change()
    for (index, item) in items.enumerated() {
      open.emphasized += changes[index].emphasized
      open.strong += changes[index].strong
      open.struck += changes[index].struck
      var run = MarkdownRun(text: "", link: destinations[index])
      if open.emphasized > 0 { run.intent.insert(.emphasized) }
      if open.strong > 0 { run.intent.insert(.stronglyEmphasized) }
      if open.struck > 0 { run.intent.insert(.strikethrough) }
      switch item {
      case .words(let words): run.text = words
      case .code(let code):
        run.text = code
        run.intent.insert(.code)
      case .link(let words, let destination):
        run.text = words
        run.link = destination
      case .delimiter(let delimiter):
        run.text = String(repeating: delimiter.mark, count: max(delimiter.count, 0))
      }
      runs.join(run)
    }
    return runs
  }
}

extension [MarkdownRun] {
  /// Adds a run, to the last one where both mean the same.
  mutating func join(_ run: MarkdownRun) {
    guard !run.text.isEmpty else { return }
    if let last = indices.last, self[last].intent == run.intent, self[last].link == run.link {
      self[last].text += run.text
    } else {
      append(run)
    }
  }
}
