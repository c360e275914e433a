import Drawing
import Layout
package import ViewTree

/// How large symbols are beside text of a font.
package enum SymbolSize {
  /// The side of the square that a symbol stands in, as a multiple of the font's size; the drawing
  /// leaves a margin in it, so that a circle is a little higher than a capital letter.
  package static let side = 1.25
  /// From the baseline up to the symbol's middle: half the height of a capital letter.
  package static let middle = 0.36

  /// The side of a symbol's square in points.
  package static func side(of symbol: Symbol) -> Double {
    DrawnFont(symbol.style.font).size * side
  }
}

extension PointMetrics {
  static func extent(of symbol: Symbol) -> Extent {
    let side = SymbolSize.side(of: symbol)
    return symbol.isResizable ? .greedy(ideal: side) : .fixed(side)
  }

  static func heights(of symbol: Symbol, width: Double) -> LeafHeights {
    let extent = extent(of: symbol)
    let below = extent.ideal / 2 - SymbolSize.middle * DrawnFont(symbol.style.font).size
    return LeafHeights(
      extent: extent,
      fittedWidth: width,
      firstBaseline: extent.ideal - below,
      lastBaseline: below
    )
  }
}
