import ViewTree

extension PageBuilder {
  /// Writes what assistive technology is told; the picture stays as it is.
  mutating func write(_ words: Accessibility, _ index: Int, _ context: PageContext) {
    var inner = inner(context, .layers)
    inner.hasWords = context.hasWords
    openBox(index, context, "z")
    let child = survey.below(index)
    if words.isHidden || context.isHidden {
      page.raw(" aria-hidden=\"true\"")
      inner.isHidden = true
    } else if words.label != nil || words.value != nil && !child.contains(.words) {
      inner.hasWords = true
      writeRole(words, index, context)
      page.attribute("aria-label", described(words), limit: 500)
    } else if words.children == .combine {
      page.raw(" role=\"group\"")
    }
    if let hint = words.hint, !inner.isHidden, words.label != nil {
      page.attribute("aria-description", hint, limit: 500)
    }
    page.raw(">")
    pushEnd(context)
    push(index, inner)
  }

  /// A picture in words hides what is in it, which is right unless there is more to find.
  private mutating func writeRole(_ words: Accessibility, _ index: Int, _ context: PageContext) {
    let child = survey.below(index)
    if words.traits.contains(.isHeader), !context.isPhrasing {
      page.raw(" role=\"heading\" aria-level=\"")
      page.number(headings.level(rank: 4))
      page.raw("\"")
    } else if child.isDisjoint(with: [.structure, .chart]) {
      page.raw(" role=\"img\"")
    } else {
      page.raw(" role=\"group\"")
    }
  }

  private func described(_ words: Accessibility) -> String {
    [words.label, words.value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
