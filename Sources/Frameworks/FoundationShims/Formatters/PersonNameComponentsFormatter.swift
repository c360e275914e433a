public import Foundation

/// Writes the name of a person.
///
/// Foundation on Linux declares the class but gives it no initializer. This one puts the parts in their
/// English order, whatever the locale.
public final class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The given and the family name.
    case `default`
    /// The nickname or the given name.
    case short
    /// The given and the family name.
    case medium
    /// All the parts.
    case long
    /// The initials.
    case abbreviated
  }

  /// How much of a name is written.
  public var style: Style = .default

  /// Makes a formatter in the default style.
  public override init() {
    super.init()
  }

  /// Makes a formatter from an archive; its style is the default one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a name; empty where the parts that the style asks for are missing.
  public func string(from components: PersonNameComponents) -> String {
    switch style {
    case .default, .medium:
      return Self.joined([components.givenName, components.familyName])
    case .short:
      return Self.joined([components.nickname ?? components.givenName ?? components.familyName])
    case .long:
      return Self.joined([
        components.namePrefix, components.givenName, components.middleName, components.familyName,
        components.nameSuffix,
      ])
    case .abbreviated:
      let names = [components.givenName, components.familyName]
      return names.compactMap { $0?.first.map(String.init) }.joined().uppercased()
    }
  }

  /// Writes an object that is a `PersonNameComponents`; nil for any other.
  public override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// Writes a name in a style.
  public static func localizedString(
    from components: PersonNameComponents,
    style: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  private static func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
