public import Foundation
internal import ViewTree

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let font: Font
  /// The size in points.
  public let pointSize: CGFloat

  package init(_ font: Font, size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// Describes a font by name; the surface's own font is used.
  public convenience init(name: String, size: CGFloat) {
    self.init(.custom(name, size: size), size: size)
  }

  /// The design of letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String

    /// Makes a design by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The surface's usual letters.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded letters.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What letters are like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Makes traits from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The description of the font of a role.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description with another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = font
    switch design {
    case .rounded: font.value.design = Font.Design.rounded.tree
    case .serif: font.value.design = Font.Design.serif.tree
    case .monospaced: font.value.design = Font.Design.monospaced.tree
    default: font.value.design = Font.Design.default.tree
    }
    return UIFontDescriptor(font, size: pointSize)
  }

  /// The description with traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font, size: pointSize)
  }

  /// The description in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font, size: newPointSize)
  }

  func font(size: CGFloat) -> Font { font.resized(to: size) }
}

/// Scales sizes with the size of text that a reader likes, which a report does not know: not at all.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a role.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font itself.
  ///
  /// Accepted without effect: the surface scales text.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The number itself.
  ///
  /// Accepted without effect: the surface scales text.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
