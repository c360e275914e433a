public import Foundation

/// Writes lists, such as `a, b, and c`.
///
/// Foundation on Linux has no such class; this one writes by the format style that it does have.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale = .current
  /// Writes the items; nil for those that are texts or can describe themselves.
  open var itemFormatter: Formatter?

  /// Makes a formatter.
  public override init() {
    super.init()
  }

  /// Makes a formatter from an archive; its properties have their first values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a list; nil where the formatter cannot write an item.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap { item -> String? in
      itemFormatter.map { $0.string(for: item) } ?? "\(item)"
    }
    guard texts.count == items.count else { return nil }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  /// Writes an object that is a list; nil for any other.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  /// Writes a list of texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}
