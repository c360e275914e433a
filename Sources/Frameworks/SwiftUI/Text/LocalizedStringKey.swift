internal import FoundationShims

/// The text of a view, as a key with values in it.
///
/// The key is looked up among the translations that the extension was built with; one without a
/// translation is itself the text. Either is read as markdown, and the values are written for the
/// locale of the environment.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let parts: [Part]

  /// Makes a key from a string.
  public init(_ value: String) {
    parts = [.plain(.literal(value))]
  }

  /// Makes a key from a string in the source.
  public init(stringLiteral value: String) {
    parts = [.plain(.literal(value))]
  }

  /// Makes a key from a string with values in it.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Whether two keys have the same words and values.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.parts == right.parts
  }

  /// A stretch of the key.
  enum Part: Sendable, Equatable {
    case plain(_LocalizedPart)
    case text(Text)

    /// What stands for the value in the key; nil for words.
    var specifier: String? {
      if case .plain(let part) = self { part.specifier } else { "%@" }
    }

    /// The whole number that the value is, which chooses plural forms.
    var integer: Int64? {
      if case .plain(let part) = self { part.integer } else { nil }
    }

    /// The words; empty for a value.
    var words: String {
      if case .plain(.literal(let words)) = self { words } else { "" }
    }
  }
}
