/// A stretch of text with one meaning.
package struct MarkdownRun: Hashable, Sendable {
  package var text: String
  package var intent: InlinePresentationIntent
  /// The destination of the link that the text is part of.
  package var link: String?

  package init(text: String, intent: InlinePresentationIntent = [], link: String? = nil) {
    self.text = text
    self.intent = intent
    self.link = link
  }
}

/// The inline parts of CommonMark (spec.commonmark.org) with GitHub's strikethrough and bare links.
package enum InlineMarkdown {
  /// Longer texts are taken as they stand.
  private static let limit = 20_000

  /// Whether a string has any character that markdown gives a meaning.
  package static func mayApply(to string: String) -> Bool {
    string.utf8.contains { marks[Int($0)] }
  }

  private static let marks: [Bool] = {
    var marks = [Bool](repeating: false, count: 256)
    for mark in "*_~`[]\\<&:@".utf8 { marks[Int(mark)] = true }
    // Of bare links without a scheme only the dot is certain.
    marks[Int(UInt8(ascii: "."))] = false
    return marks
  }()

  /// Reads the inline parts; white space stays as it is.
  package static func runs(of string: String) -> [MarkdownRun] {
    guard mayApply(to: string), string.utf8.count <= limit else {
      return string.isEmpty ? [] : [MarkdownRun(text: string)]
    }
    var scanner = InlineScanner(string)
    scanner.scan()
    return BareLinks.applied(to: InlineAssembler(scanner).runs)
  }
}
