public import Foundation
package import ViewTree

/// A font by role or size.
public struct Font: Hashable, Sendable {
  package var value: ViewTree::Font

  package init(_ value: ViewTree::Font) {
    self.value = value
  }

  /// A size by role.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    package let tree: FontWeight

    /// The thinnest.
    public static let ultraLight = Weight(tree: .ultraLight)
    /// Thin.
    public static let thin = Weight(tree: .thin)
    /// Light.
    public static let light = Weight(tree: .light)
    /// That of running text.
    public static let regular = Weight(tree: .regular)
    /// A little more than regular.
    public static let medium = Weight(tree: .medium)
    /// Almost bold.
    public static let semibold = Weight(tree: .semibold)
    /// Bold.
    public static let bold = Weight(tree: .bold)
    /// More than bold.
    public static let heavy = Weight(tree: .heavy)
    /// The thickest.
    public static let black = Weight(tree: .black)
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable {
    /// The surface's usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Rounded letters.
    case rounded
    /// Letters of one width.
    case monospaced
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual space.
    case standard
    /// Less space.
    case tight
    /// More space.
    case loose
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 is usual.
    public var value: CGFloat

    /// Makes a width from a number.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrow letters.
    public static let compressed = Width(-0.4)
    /// Slightly narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}

extension Font {
  /// The font of the largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of first-level titles.
  public static let title = Font.system(.title)
  /// The font of second-level titles.
  public static let title2 = Font.system(.title2)
  /// The font of third-level titles.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of subheadings.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of small captions.
  public static let caption2 = Font.system(.caption2)

  /// The surface's font at a size by role.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(
      ViewTree::Font(
        size: .style(style.tree),
        weight: weight?.tree,
        design: design?.tree ?? .standard
      )
    )
  }

  /// The surface's font at a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(
      ViewTree::Font(
        size: .points(points(size)),
        weight: weight?.tree,
        design: design?.tree ?? .standard
      )
    )
  }

  /// A font by name; the surface's own font is used, since an extension brings none along.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    system(size: size, weight: nil, design: nil)
  }

  /// A font by name; the surface's own font is used, since an extension brings none along.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    system(size: size, weight: nil, design: nil)
  }

  /// A font by name; the surface's own font is used, since an extension brings none along.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    system(size: fixedSize, weight: nil, design: nil)
  }

  /// Brings a size from outside into the range that the tree allows.
  private static func points(_ size: CGFloat) -> Double {
    size.isFinite ? min(max(Double(size), 1), 1000) : 17
  }
}

extension Font {
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.tree } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// The font with letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The font with small capitals.
  ///
  /// Accepted without effect: surfaces draw the letters that they have.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for lower-case letters.
  ///
  /// Accepted without effect: surfaces draw the letters that they have.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for upper-case letters.
  ///
  /// Accepted without effect: surfaces draw the letters that they have.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with another space between lines.
  ///
  /// Accepted without effect: surfaces draw the letters that they have.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font with letters of another width.
  ///
  /// Accepted without effect: surfaces draw the letters that they have.
  public func width(_ width: Width) -> Font { self }

  private func changed(_ change: (inout ViewTree::Font) -> Void) -> Font {
    var font = self
    change(&font.value)
    return font
  }
}

extension Font.TextStyle {
  package var tree: TextRole {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font.Design {
  package var tree: ViewTree::Font.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
