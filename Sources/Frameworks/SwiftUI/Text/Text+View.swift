internal import Foundation
package import ViewTree

extension Text: View {
  /// Text has no body.
  public typealias Body = Never

  /// Adds the text in the style that the environment gives it.
  ///
  /// Images in the text stand beside its words, since a line of the tree has words only.
  public static func _resolve(_ view: Text, in resolver: _ViewResolver) {
    let environment = resolver.environment
    let pieces = view.pieces(in: environment)
    if pieces.count < 2 {
      resolver.leaf(
        pieces.first.map { $0.node(in: environment) } ?? .text(view.content(in: environment))
      )
      return
    }
    let alignment = ViewTree::Alignment(horizontal: .center, vertical: .firstTextBaseline)
    resolver.node(.stack(Stack(axis: .horizontal, alignment: alignment, spacing: 0))) {
      for piece in pieces { resolver.leaf(piece.node(in: environment)) }
    }
  }
}

extension Text {
  /// What the text says in an environment, without its style.
  package func string(in environment: EnvironmentValues) -> String {
    content(in: environment).string
  }

  /// The text with the style that an environment gives it; images are left out.
  package func content(in environment: EnvironmentValues) -> TextContent {
    let runs = pieces(in: environment).flatMap { piece -> [TextRun] in
      if case .runs(let runs) = piece { runs } else { [] }
    }
    return environment.textContent(runs)
  }

  /// The words and images of the text, in the case that the environment asks for.
  func pieces(in environment: EnvironmentValues) -> [TextPieces.Piece] {
    var pieces = TextPieces(environment)
    append(to: &pieces, style: TextStyleState(environment))
    return pieces.finish()
  }

  private func append(to pieces: inout TextPieces, style outer: TextStyleState) {
    let environment = pieces.environment
    let style = changes.reduce(into: outer) { $0.apply($1, in: environment) }
    switch storage {
    case .verbatim(let string):
      pieces.append(string, style: style)
    case .formatted(let formatted):
      pieces.append(formatted.string(environment), style: style)
    case .joined(let texts):
      for text in texts { text.append(to: &pieces, style: style) }
    case .runs(let attributed):
      for run in attributed {
        pieces.append(
          run.string,
          style: run.changes.reduce(into: style) { $0.apply($1, in: environment) }
        )
      }
    case .attributed(let attributed):
      Text(.runs(attributed.runs(environment))).append(to: &pieces, style: style)
    case .localized(let key, let table):
      append(key, table: table, to: &pieces, style: style)
    case .resource(let resource):
      let string = resource.string(locale: environment.locale)
      for (piece, style) in LocalizedTemplate(words: string).styled(style, in: environment) {
        if case .words(let words) = piece { pieces.append(words, style: style) }
      }
    case .image(let image):
      pieces.append(image, style: style)
    }
  }

  private func append(
    _ key: LocalizedStringKey,
    table: String?,
    to pieces: inout TextPieces,
    style: TextStyleState
  ) {
    let environment = pieces.environment
    let values = key.parts.filter { $0.specifier != nil }
    let template = LocalizedTemplate.resolve(
      specifiers: key.parts.map(\.specifier),
      table: table,
      locale: environment.builtIn.localeIdentifier,
      integers: values.map(\.integer)
    ) { key.parts[$0].words }
    for (piece, style) in template.styled(style, in: environment) {
      switch piece {
      case .words(let words):
        pieces.append(words, style: style)
      case .value(let index):
        guard values.indices.contains(index) else { continue }
        append(values[index], to: &pieces, style: style)
      }
    }
  }

  private func append(
    _ value: LocalizedStringKey.Part,
    to pieces: inout TextPieces,
    style: TextStyleState
  ) {
    switch value {
    case .plain(let part):
      let environment = pieces.environment
      let locale = part.needsLocale ? environment.locale : nil
      pieces.append(part.string(locale: locale, numbers: environment.plainNumbers), style: style)
    case .text(let text):
      text.append(to: &pieces, style: style)
    }
  }
}

extension EnvironmentValues {
  var plainNumbers: PlainNumbers {
    PlainNumbers(localeIdentifier: builtIn.localeIdentifier)
  }
}

extension Text.TruncationMode {
  var tree: Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
