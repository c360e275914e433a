/// One cell of a screen.
package struct ScreenCell: Hashable, Sendable {
  /// A grapheme; a space where nothing was written, empty behind a wide character.
  package var text = " "
  package var style = ScreenStyle()
  /// Whether the next cell is its second one.
  package var isWide = false

  package init() {}

  package init(text: String, style: ScreenStyle, isWide: Bool = false) {
    self.text = text
    self.style = style
    self.isWide = isWide
  }

  /// Whether it is the second cell of a wide character.
  package var isContinuation: Bool { text.isEmpty }
}

/// How a cell looks.
package struct ScreenStyle: Hashable, Sendable {
  package enum Color: Hashable, Sendable {
    /// What the terminal draws where no color is set.
    case standard
    /// One of the palette, 0…255.
    case palette(Int)
    case rgb(UInt8, UInt8, UInt8)
  }

  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1 << 0)
    package static let dim = Attributes(rawValue: 1 << 1)
    package static let italic = Attributes(rawValue: 1 << 2)
    package static let underline = Attributes(rawValue: 1 << 3)
    package static let blink = Attributes(rawValue: 1 << 4)
    package static let reverse = Attributes(rawValue: 1 << 5)
    package static let hidden = Attributes(rawValue: 1 << 6)
    package static let strikethrough = Attributes(rawValue: 1 << 7)
  }

  package var foreground = Color.standard
  package var background = Color.standard
  package var attributes: Attributes = []

  package init() {}
}
