public import Foundation

extension AttributedString {
  /// How markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of markdown are read.
    public enum InterpretedSyntax: Sendable {
      /// Blocks and what stands in them.
      case full
      /// What stands inside a paragraph.
      case inlineOnly
      /// What stands inside a paragraph; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of markdown that is not well formed.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether Apple's own attributes are read.
    public var allowsExtendedAttributes: Bool
    /// Which parts of markdown are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of markdown that is not well formed; every text is.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads markdown.
  ///
  /// Blocks lose their marks and follow each other without a break, as they do on Apple's systems.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    switch options.interpretedSyntax {
    case .inlineOnlyPreservingWhitespace:
      self.init(runs: InlineMarkdown.runs(of: markdown), baseURL: baseURL)
    case .inlineOnly:
      self.init(runs: InlineMarkdown.runs(of: Blocks.joined(markdown)), baseURL: baseURL)
    case .full:
      self.init()
      for block in Blocks.texts(of: markdown) {
        append(AttributedString(runs: InlineMarkdown.runs(of: block), baseURL: baseURL))
      }
    }
  }

  /// Reads markdown with the attributes of a scope.
  public init<Scope: AttributeScope>(
    markdown: String,
    including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads markdown with the attributes of a scope.
  public init<Scope: AttributeScope>(
    markdown: String,
    including scope: Scope.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// Reads markdown in UTF-8.
  public init(
    markdown: Data,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self),
      options: options,
      baseURL: baseURL
    )
  }

  /// Reads the inline parts of markdown.
  init(inlineMarkdown: String) {
    self.init(runs: InlineMarkdown.runs(of: inlineMarkdown), baseURL: nil)
  }

  private init(runs: [MarkdownRun], baseURL: URL?) {
    self.init()
    for run in runs {
      var container = AttributeContainer()
      if !run.intent.isEmpty { container.inlinePresentationIntent = run.intent }
      if let link = run.link {
        container.link = URL(string: link, relativeTo: baseURL)
      }
      append(AttributedString(run.text, attributes: container))
    }
  }
}

/// The blocks of markdown, without their marks.
private enum Blocks {
  static func texts(of markdown: String) -> [String] {
    var blocks: [String] = []
    var lines: [String] = []
    func end() {
      if !lines.isEmpty { blocks.append(joined(lines.joined(separator: "\n"))) }
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let (text, isStart) = content(of: line.drop { $0 == " " })
      if isStart || text.isEmpty { end() }
      if !text.isEmpty { lines.append(String(text)) }
    }
    end()
    return blocks
  }

  /// A line without the marks of headings, quotes and lists, and whether it begins a block.
  private static func content(of line: Substring) -> (Substring, isStart: Bool) {
    let hashes = line.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), line.dropFirst(hashes).first == " " {
      return (line.dropFirst(hashes + 1), true)
    }
    if line.first == ">" { return (line.dropFirst().drop { $0 == " " }, false) }
    if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " {
      return (line.dropFirst(2), true)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }.count
    if (1...9).contains(digits), line.dropFirst(digits).hasPrefix(". ") {
      return (line.dropFirst(digits + 2), true)
    }
    return (line, false)
  }

  /// The lines of a paragraph as one, except where two spaces or a backslash keep a break.
  static func joined(_ text: String) -> String {
    var result = ""
    for line in text.split(separator: "\n") {
      if result.hasSuffix("  ") || result.hasSuffix("\\") {
        result = String(result.dropLast(result.hasSuffix("\\") ? 1 : 2)) + "\n"
      } else if !result.isEmpty {
        result += " "
      }
      result += line
    }
    return result
  }
}
