/// The text of a view, as a key with values in it.
///
/// Extensions run without a file system, so no table of translations is looked up: the key is the
/// text, with the values written for the locale of the environment.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let parts: [Part]

  /// Makes a key from a string.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Makes a key from a string in the source.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
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
    case literal(String)
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case decimal(Double, fractionDigits: Int)
    case text(Text)
  }
}
