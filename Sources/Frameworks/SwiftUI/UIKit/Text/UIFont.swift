public import Foundation
internal import ViewTree

/// A font of UIKit.
open class UIFont: NSObject, @unchecked Sendable {
  package let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The name that the font was asked for by.
  public let fontName: String

  package init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
    self.font = font
    pointSize = size
    fontName = name
  }

  /// Makes a font by name; the surface's own font is used.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), size: fontSize, name: fontName)
  }

  /// Makes a font from a description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.font(size: size), size: size)
  }

  /// The thickness of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness as a number, -1…1.
    public let rawValue: CGFloat

    /// Makes a thickness from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a thickness from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// That of running text.
    public static let regular = Weight(0)
    /// A little more than regular.
    public static let medium = Weight(0.23)
    /// Almost bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// More than bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)

    var weight: Font.Weight {
      let weights: [(CGFloat, Font.Weight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.11, .regular), (0.26, .medium),
        (0.35, .semibold), (0.48, .bold), (0.59, .heavy),
      ]
      return weights.first { rawValue < $0.0 }?.1 ?? .black
    }
  }

  /// A size by role.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Makes a role by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var style: Font.TextStyle {
      let styles: [TextStyle: Font.TextStyle] = [
        .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3,
        .headline: .headline, .subheadline: .subheadline, .callout: .callout,
        .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
      ]
      return styles[self] ?? .body
    }
  }
}

extension UIFont {
  /// The size of running text in controls.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text in controls.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public static var buttonFontSize: CGFloat { 18 }

  /// The surface's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), size: fontSize)
  }

  /// The surface's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
  }

  /// The surface's font in a weight and width; the width is not drawn.
  public static func systemFont(
    ofSize fontSize: CGFloat,
    weight: Weight,
    width: Font.Width
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The surface's bold font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The surface's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }

  /// The surface's font with letters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.weight, design: .monospaced),
      size: fontSize
    )
  }

  /// The surface's font with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
  }

  /// The font of a role.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: style.style.pointSize)
  }

  /// The font of a role on a surface of certain traits.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The names of the families of fonts: none are known.
  public static var familyNames: [String] { [] }

  /// The names of the fonts of a family: none are known.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.resized(to: fontSize), size: fontSize, name: fontName)
  }

  /// The name of the font's family.
  public var familyName: String { fontName }
  /// How high a line is, as iOS's font has it.
  public var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }
  /// How far letters rise above their line.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// How far letters reach below their line.
  public var descender: CGFloat { pointSize * -0.241 }
  /// How high capitals are.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// How high small letters are.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The space between lines.
  public var leading: CGFloat { 0 }
  /// A description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }
}

extension Font {
  /// Makes a font of SwiftUI from one of UIKit.
  public init(_ font: UIFont) {
    self = font.font
  }

  /// The same font in a size in points.
  func resized(to size: CGFloat) -> Font {
    var font = self
    font.value.size = Font.system(size: size).value.size
    return font
  }
}

extension Font.TextStyle {
  /// The size in points that iOS has for the role.
  var pointSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
