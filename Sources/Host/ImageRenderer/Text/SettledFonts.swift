internal import Drawing
internal import ViewTree

/// The fonts that are opened for those that a drawing asks for.
///
/// To open one takes about a millisecond. Sizes are quarters of a point, which nobody tells from those
/// between; where a drawing has more fonts than any report, they are coarser.
struct SettledFonts {
  /// So many are as they are asked for.
  private static let usualLimit = 300
  /// So many may then be of whole points.
  private static let wholeLimit = 600

  private var settled: [DrawnFont: DrawnFont] = [:]
  private var opened: Set<DrawnFont> = []

  var isCrowded: Bool { opened.count > Self.usualLimit }

  mutating func settle(_ font: DrawnFont) -> DrawnFont {
    if let known = settled[font] { return known }
    var made = font
    let size = font.drawnSize
    made.size = max((size * 4).rounded() / 4, min(size, 0.25))
    if opened.count >= Self.wholeLimit {
      made.size = max((size / 20).rounded() * 20, min(size.rounded(.up), 10))
      made.weight = .regular
      made.design = .standard
    } else if opened.count >= Self.usualLimit {
      made.size = max(size.rounded(), 1)
    }
    opened.insert(made)
    settled[font] = made
    return made
  }
}
