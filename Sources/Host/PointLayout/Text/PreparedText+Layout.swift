import Drawing
import Layout

extension PreparedText {
  /// The widths that the text can have: it may be cut down to an ellipsis, but looks well only while
  /// its words are whole or, on one line, while some letters are left.
  var widthExtent: Extent {
    let em = measured.ascent + measured.descent
    let most = idealWidth
    let least = min(em, most)
    guard lineLimit > 1 else {
      let shrunk = minimumScale < 1 ? most * minimumScale : min(3 * em, most)
      return Extent(min: least, comfortable: shrunk, ideal: most, max: most)
    }
    return Extent(min: least, comfortable: min(wordWidth, 8 * em), ideal: most, max: most)
  }

  /// What the text takes at a width; where something is left out, no more than what is shown.
  func heights(width: Double, measurer: any TextMeasurer) -> LeafHeights {
    let fit = fit(width: width)
    let height = height(lines: fit.lines.count, scale: fit.scale)
    let least = min(lineHeight(scale: minimumScale), height)
    let shown =
      fit.isComplete
      ? fit.width : TextLayout(self, width: width, measurer: measurer).width
    return LeafHeights(
      extent: Extent(min: least, ideal: height, max: height),
      fittedWidth: min(shown, width),
      firstBaseline: measured.ascent * fit.scale,
      lastBaseline: measured.descent * fit.scale
    )
  }
}
