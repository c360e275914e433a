import Sanitizer
import ViewTree

/// What text looks like, its words aside.
struct TextLook: Hashable {
  var style: TextStyle
  var lineLimit: Int?
  var alignment: HorizontalAlignment
  var lineSpacing: Double
}

extension PageBuilder {
  mutating func write(_ text: TextContent, _ index: Int, _ context: PageContext) {
    let rank = context.isPhrasing ? nil : HeadingLevels.rank(of: text)
    let level = rank.map { headings.first == index ? 1 : headings.level(rank: $0) }
    page.raw("<")
    writeTag(level, context)
    page.raw(" dir=\"auto\"")
    writeClasses(index, context, hasLongWord(text) ? "t lw" : "t", [look(of: text)])
    page.raw(">")
    writeRuns(text)
    page.raw("</")
    writeTag(level, context)
    page.raw(context.isPhrasing ? ">" : ">\n")
  }

  private mutating func writeTag(_ level: Int?, _ context: PageContext) {
    guard let level else { return page.raw(context.isPhrasing ? "bdi" : "p") }
    page.raw("h")
    page.number(level)
  }

  mutating func writeRuns(_ text: TextContent) {
    guard text.runs.count > 1 else { return page.lines(text.runs.first?.string ?? "") }
    for run in text.runs {
      let number = look(of: TextContent(runs: [run]))
      if number < 0 { page.lines(run.string); continue }
      page.raw("<span class=\"c")
      page.number(number)
      page.raw("\">")
      page.lines(run.string)
      page.raw("</span>")
    }
  }

  /// The class of words in a style on one line.
  mutating func textLook(_ style: TextStyle) -> Int {
    look(of: TextContent(runs: [TextRun("", style: style)]))
  }

  /// The class of a paragraph; the style is left to its runs where there are several.
  private mutating func look(of text: TextContent) -> Int {
    let style = text.runs.count == 1 ? text.runs[0].style : TextStyle()
    let look = TextLook(
      style: style,
      lineLimit: text.lineLimit,
      alignment: text.alignment,
      lineSpacing: text.lineSpacing
    )
    if let number = textClasses[look] { return number }
    let number = sheet.number(
      CSSText.declarations(style) + CSSText.declarations(paragraph: text)
    )
    textClasses[look] = number
    return number
  }

  /// Whether a word may be wider than a phone.
  private func hasLongWord(_ text: TextContent) -> Bool {
    text.runs.contains { run in
      guard run.string.utf8.count > 24 else { return false }
      var length = 0
      for byte in run.string.utf8 {
        length = byte == 0x20 || byte == 0x0A ? 0 : length + 1
        if length > 24 { return true }
      }
      return false
    }
  }
}
