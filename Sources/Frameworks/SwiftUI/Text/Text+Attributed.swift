public import Foundation
internal import FoundationShims
internal import ViewTree

/// A stretch of attributed text, with the changes that its attributes come to.
struct AttributedRun: Equatable, Sendable {
  let string: String
  let changes: [Text.Change]
}

/// Attributed text that is written when the environment is known.
struct AttributedText: Equatable, @unchecked Sendable {
  let runs: (EnvironmentValues) -> [AttributedRun]

  static func == (left: AttributedText, right: AttributedText) -> Bool {
    let environment = EnvironmentValues()
    return left.runs(environment) == right.runs(environment)
  }
}

extension Text {
  /// Shows attributed text.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.runs(Self.runs(of: attributedContent)))
  }

  /// Shows a value as a format style writes it, with attributes.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput,
    format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(
      .attributed(
        AttributedText { environment in
          guard let locale = environment.builtIn.locale else {
            return Self.runs(of: format.format(input))
          }
          return Self.runs(of: format.locale(locale).format(input))
        }
      )
    )
  }

  private static func runs(of attributed: AttributedString) -> [AttributedRun] {
    attributed.runs.map { run in
      AttributedRun(
        string: String(attributed[run.range].characters),
        changes: changes(for: run)
      )
    }
  }

  private static func changes(for run: AttributedString.Runs.Run) -> [Change] {
    let own = run.swiftUI
    var changes: [Change] = []
    if let font = own.font { changes.append(.font(font)) }
    changes += Self.changes(
      intent: run.inlinePresentationIntent ?? [],
      isLink: run.link != nil && own.foregroundColor == nil
    )
    if let color = own.foregroundColor {
      changes.append(.paint(TextPaint(style: AnyShapeStyle(color))))
    }
    if own.underlineStyle != nil { changes.append(.underline(true)) }
    if own.strikethroughStyle != nil { changes.append(.strikethrough(true)) }
    if let kern = own.kern ?? own.tracking { changes.append(.tracking(kern.treeLength)) }
    if let offset = own.baselineOffset { changes.append(.baselineOffset(offset.treeLength)) }
    return changes
  }

  /// How words with a meaning look.
  static func changes(intent: InlinePresentationIntent, isLink: Bool) -> [Change] {
    var changes: [Change] = []
    if intent.contains(.stronglyEmphasized) { changes.append(.weight(.bold)) }
    if intent.contains(.emphasized) { changes.append(.italic(true)) }
    if intent.contains(.code) { changes.append(.design(.monospaced)) }
    if intent.contains(.strikethrough) { changes.append(.strikethrough(true)) }
    if isLink { changes.append(.paint(TextPaint(style: AnyShapeStyle(TintShapeStyle())))) }
    return changes
  }
}
