package import ViewTree

/// One line of text at its place.
package struct TextLine: Hashable, Sendable {
  /// Which part of the line stands at ``x``.
  package enum Anchor: Hashable, Sendable {
    case start, middle, end
  }

  /// In reading order; the surface orders them by Unicode's bidirectional algorithm.
  package var runs: [StyledRun]
  package var x: Double
  /// Where the letters stand.
  package var baseline: Double
  package var anchor: Anchor
  /// What the line measured, in points; nil where nobody measured.
  package var width: Double?

  package init(
    runs: [StyledRun],
    x: Double,
    baseline: Double,
    anchor: Anchor = .start,
    width: Double? = nil
  ) {
    self.runs = runs
    self.x = x
    self.baseline = baseline
    self.anchor = anchor
    self.width = width
  }
}

/// A stretch of text in one style, as it is drawn.
package struct StyledRun: Hashable, Sendable {
  /// Sanitized, without line breaks once it is in a ``TextLine``.
  package var string: String
  package var font: DrawnFont
  package var ink: Ink
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// More space between letters, in points.
  package var tracking: Double
  /// How far letters stand above the line, in points.
  package var baselineOffset: Double

  package init(
    _ string: String,
    font: DrawnFont,
    ink: Ink = .color(.system(.primary)),
    isUnderlined: Bool = false,
    isStruckThrough: Bool = false,
    tracking: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.string = string
    self.font = font
    self.ink = ink
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

/// A font with nothing left to decide but the family.
package struct DrawnFont: Hashable, Sendable {
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var design: Font.Design
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

  package init(
    size: Double,
    weight: FontWeight = .regular,
    design: Font.Design = .standard,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension DrawnFont {
  /// A font of the tree, by Apple's sizes (Human Interface Guidelines, "Typography", iOS, Large).
  ///
  /// - Parameter scale: How much smaller the text may be drawn than asked for; 1 for as it is.
  package init(_ font: Font, scale: Double = 1) {
    let role: (size: Double, weight: FontWeight) =
      switch font.size {
      case .points(let points): (min(max(points, 1), 1000), .regular)
      case .style(let role): DrawnFont.size(of: role)
      }
    self.init(
      size: role.size * scale,
      weight: font.weight ?? role.weight,
      design: font.design,
      isItalic: font.isItalic,
      hasMonospacedDigits: font.hasMonospacedDigits
    )
  }

  private static func size(of role: TextRole) -> (Double, FontWeight) {
    switch role {
    case .largeTitle: (34, .regular)
    case .title: (28, .regular)
    case .title2: (22, .regular)
    case .title3: (20, .regular)
    case .headline: (17, .semibold)
    case .body: (17, .regular)
    case .callout: (16, .regular)
    case .subheadline: (15, .regular)
    case .footnote: (13, .regular)
    case .caption: (12, .regular)
    case .caption2: (11, .regular)
    }
  }
}
