internal import FoundationShims
internal import ViewTree

/// The words and images of a text while they are put together.
struct TextPieces {
  /// Words in their styles, or an image.
  enum Piece {
    case runs([TextRun])
    case image(Image, TextStyle)
  }

  let environment: EnvironmentValues
  private var pieces: [Piece] = []
  private var runs: [TextRun] = []

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  mutating func append(_ string: String, style: TextStyleState) {
    guard !string.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style.style {
      runs[last].string += string
    } else {
      runs.append(TextRun(string, style: style.style))
    }
  }

  mutating func append(_ image: Image, style: TextStyleState) {
    endRuns()
    pieces.append(.image(image, style.style))
  }

  /// The pieces, in the case that the environment asks for, hidden where it asks for that.
  mutating func finish() -> [Piece] {
    endRuns()
    guard environment.builtIn.textCase != nil || environment.isRedacted else { return pieces }
    return pieces.map { piece in
      guard case .runs(let runs) = piece else { return piece }
      return .runs(runs.map(environment.shown))
    }
  }

  private mutating func endRuns() {
    guard !runs.isEmpty else { return }
    pieces.append(.runs(runs))
    runs = []
  }
}

extension LocalizedTemplate {
  /// The words, read as markdown, and the places of values, each with its style.
  func styled(
    _ style: TextStyleState,
    in environment: EnvironmentValues
  ) -> [(piece: Piece, style: TextStyleState)] {
    let isPlain = pieces.allSatisfy { piece in
      if case .words(let words) = piece { !InlineMarkdown.mayApply(to: words) } else { true }
    }
    guard !isPlain else { return pieces.map { ($0, style) } }
    return InlineMarkdown.runs(of: marked).flatMap { run in
      let changes = Text.changes(intent: run.intent, isLink: run.link != nil)
      let style = changes.reduce(into: style) { $0.apply($1, in: environment) }
      return LocalizedTemplate(marked: run.text).pieces.map { ($0, style) }
    }
  }
}

extension TextPieces.Piece {
  /// The node that shows the piece.
  func node(in environment: EnvironmentValues) -> Content {
    switch self {
    case .runs(let runs): .text(environment.textContent(runs))
    case .image(let image, let style): image.node(style: style, in: environment)
    }
  }
}

extension EnvironmentValues {
  /// Words with the settings of lines that the environment has.
  func textContent(_ runs: [TextRun]) -> TextContent {
    TextContent(
      runs: runs.isEmpty ? [TextRun("", style: TextStyleState(self).style)] : runs,
      lineLimit: builtIn.lineLimit,
      alignment: builtIn.textAlignment.tree,
      truncation: builtIn.truncation.tree,
      lineSpacing: max(builtIn.lineSpacing.treeLength, 0),
      minimumScale: min(max(builtIn.minimumScaleFactor.treeLength, 0.05), 1)
    )
  }

  /// A run in the case that the environment asks for; as blocks where words are hidden.
  fileprivate func shown(_ run: TextRun) -> TextRun {
    var run = run
    switch builtIn.textCase {
    case .uppercase: run.string = run.string.uppercased()
    case .lowercase: run.string = run.string.lowercased()
    case nil: break
    }
    if isRedacted {
      run.string = String(run.string.map { $0.isWhitespace ? $0 : "█" })
      run.style.paint = _ResolvedPaint(run.style.paint).opacity(Self.redactedOpacity).paint
    }
    return run
  }
}
