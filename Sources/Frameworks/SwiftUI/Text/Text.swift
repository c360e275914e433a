public import FoundationShims
internal import ViewTree

/// One or more lines of text that cannot be edited.
public struct Text: Equatable, Sendable {
  var storage: Storage
  var changes: [Change] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Shows a localized string.
  ///
  /// The key is looked up among the translations that the extension was built with, and read as
  /// markdown.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName)
  }

  /// Shows a string that is looked up when it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .resource(resource)
  }

  /// Shows an image in a line of text.
  public init(_ image: Image) {
    storage = .image(image)
  }

  /// Two texts, one after the other.
  public static func + (left: Text, right: Text) -> Text {
    if case .joined(let texts) = left.storage, left.changes.isEmpty {
      return Text(.joined(texts + [right]))
    }
    return Text(.joined([left, right]))
  }

  /// What a text says.
  enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case resource(LocalizedStringResource)
    indirect case image(Image)
    case runs([AttributedRun])
    case formatted(FormattedText)
    case attributed(AttributedText)
    indirect case joined([Text])
  }

  /// A change to the style of a whole text.
  enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(FontWeight?)
    case design(ViewTree::Font.Design)
    case italic(Bool)
    case monospacedDigits
    case paint(TextPaint)
    case underline(Bool)
    case strikethrough(Bool)
    case tracking(Double)
    case baselineOffset(Double)
  }

  /// The case that text is changed to.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where text that does not fit loses characters.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }
}
