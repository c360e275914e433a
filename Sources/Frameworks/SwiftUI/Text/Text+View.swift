internal import Foundation
package import ViewTree

extension Text: View {
  /// Text has no body.
  public typealias Body = Never

  /// Adds the text in the style that the environment gives it.
  public static func _resolve(_ view: Text, in resolver: _ViewResolver) {
    resolver.leaf(.text(view.content(in: resolver.environment)))
  }
}

extension Text {
  /// What the text says in an environment, without its style.
  package func string(in environment: EnvironmentValues) -> String {
    content(in: environment).string
  }

  /// The text with the style that an environment gives it.
  package func content(in environment: EnvironmentValues) -> TextContent {
    let values = environment.builtIn
    var runs: [TextRun] = []
    append(to: &runs, style: TextStyleState(environment), in: environment)
    if let textCase = values.textCase {
      for index in runs.indices {
        runs[index].string =
          textCase == .uppercase ? runs[index].string.uppercased() : runs[index].string.lowercased()
      }
    }
    return TextContent(
      runs: runs.isEmpty ? [TextRun("", style: TextStyleState(environment).style)] : runs,
      lineLimit: values.lineLimit,
      alignment: values.textAlignment.tree,
      truncation: values.truncation.tree
    )
  }

  private func append(
    to runs: inout [TextRun],
    style outer: TextStyleState,
    in environment: EnvironmentValues
  ) {
    let style = changes.reduce(into: outer) { $0.apply($1, in: environment) }
    switch storage {
    case .verbatim(let string):
      runs.append(string, style: style)
    case .formatted(let formatted):
      runs.append(formatted.string(environment), style: style)
    case .joined(let texts):
      for text in texts { text.append(to: &runs, style: style, in: environment) }
    case .runs(let attributed):
      for run in attributed {
        runs.append(
          run.string,
          style: run.changes.reduce(into: style) { $0.apply($1, in: environment) }
        )
      }
    case .localized(let key):
      append(key, to: &runs, style: style, in: environment)
    }
  }

  private func append(
    _ key: LocalizedStringKey,
    to runs: inout [TextRun],
    style: TextStyleState,
    in environment: EnvironmentValues
  ) {
    for part in key.parts {
      switch part {
      case .literal(let string), .string(let string):
        runs.append(string, style: style)
      case .integer(let number):
        runs.append(environment.plainNumbers.string(number), style: style)
      case .unsigned(let number):
        runs.append(environment.plainNumbers.string(number), style: style)
      case .decimal(let number, let digits):
        runs.append(environment.plainNumbers.string(number, fractionDigits: digits), style: style)
      case .text(let text):
        text.append(to: &runs, style: style, in: environment)
      }
    }
  }
}

extension EnvironmentValues {
  var plainNumbers: PlainNumbers {
    PlainNumbers(localeIdentifier: builtIn.localeIdentifier)
  }
}

extension [TextRun] {
  /// Adds a stretch of text, to the last run where the style is the same.
  fileprivate mutating func append(_ string: String, style: TextStyleState) {
    guard !string.isEmpty else { return }
    if let last = indices.last, self[last].style == style.style {
      self[last].string += string
    } else {
      append(TextRun(string, style: style.style))
    }
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
