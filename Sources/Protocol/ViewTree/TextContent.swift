/// Text in one or more styles.
package struct TextContent: Hashable, Sendable {
  package var runs: [TextRun]
  /// The most lines to show; nil for as many as it takes.
  package var lineLimit: Int?
  /// How lines stand when there are several.
  package var alignment: HorizontalAlignment
  /// Where text that does not fit loses characters.
  package var truncation: Truncation
  /// Whether the text is a heading for assistive technology.
  package var isHeading: Bool
  /// More space between lines, in points.
  package var lineSpacing: Double
  /// How small text may become before it loses characters, as a part of its size, 0…1.
  package var minimumScale: Double

  package init(
    runs: [TextRun],
    lineLimit: Int? = nil,
    alignment: HorizontalAlignment = .leading,
    truncation: Truncation = .tail,
    isHeading: Bool = false,
    lineSpacing: Double = 0,
    minimumScale: Double = 1
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.isHeading = isHeading
    self.lineSpacing = lineSpacing
    self.minimumScale = minimumScale
  }

  /// The words without their styles.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string }
  }
}

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var style: TextStyle

  package init(_ string: String, style: TextStyle = TextStyle()) {
    self.string = string
    self.style = style
  }
}

/// Where text that does not fit loses characters.
package enum Truncation: Int, Hashable, Sendable, CaseIterable {
  case tail, middle, head
}

/// The look of text.
package struct TextStyle: Hashable, Sendable {
  package var font: Font
  package var paint: Paint
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// More space between letters, in points.
  package var tracking: Double
  /// How far letters stand above the line, in points.
  package var baselineOffset: Double

  package init(
    font: Font = Font(),
    paint: Paint = .color(.system(.primary)),
    isUnderlined: Bool = false,
    isStruckThrough: Bool = false,
    tracking: Double = 0,
    baselineOffset: Double = 0
  ) {
    self.font = font
    self.paint = paint
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }
}

/// A font by size, weight and design.
package struct Font: Hashable, Sendable {
  /// A size by role or in points.
  package enum Size: Hashable, Sendable {
    case style(TextRole)
    case points(Double)
  }

  /// The design of the letters.
  package enum Design: Int, Hashable, Sendable, CaseIterable {
    case standard, serif, rounded, monospaced
  }

  package var size: Size
  /// Nil for the weight that belongs to the size.
  package var weight: FontWeight?
  package var design: Design
  package var isItalic: Bool
  /// Whether digits all have the same width.
  package var hasMonospacedDigits: Bool

  package init(
    size: Size = .style(.body),
    weight: FontWeight? = nil,
    design: Design = .standard,
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

/// SwiftUI's text styles.
package enum TextRole: Int, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
    caption2
}

/// The thickness of letters.
package enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A symbol by its SF Symbols name.
package struct Symbol: Hashable, Sendable {
  package var name: String
  /// The style gives the size and the colour.
  package var style: TextStyle
  /// Whether the symbol fills its frame instead of following the font.
  package var isResizable: Bool
  /// How much of a symbol that shows an amount is filled, 0…1.
  package var variableValue: Double?

  package init(
    name: String,
    style: TextStyle = TextStyle(),
    isResizable: Bool = false,
    variableValue: Double? = nil
  ) {
    self.name = name
    self.style = style
    self.isResizable = isResizable
    self.variableValue = variableValue
  }
}
