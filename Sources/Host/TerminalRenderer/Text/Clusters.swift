import CellWidth
import Sanitizer

/// Cuts clean text into clusters.
enum Clusters {
  /// The most graphemes of several scalars in one report; of others the first scalar is shown.
  private static let graphemeLimit = 500_000

  /// The clusters of one line of text from outside, which is sanitized here.
  static func line(_ string: String, graphemes: inout [String]) -> [Cluster] {
    var clusters: [Cluster] = []
    append(Sanitizer.sanitized(string, limit: 1000), run: 0, to: &clusters, graphemes: &graphemes)
    return clusters
  }

  /// Appends the clusters of text that has been sanitized.
  ///
  /// - Parameter graphemes: Where graphemes of several scalars are kept, by index.
  static func append(
    _ clean: String,
    run: UInt16,
    to clusters: inout [Cluster],
    graphemes: inout [String]
  ) {
    if clean.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in clean.utf8 {
        let width: UInt8 = byte == 0x0A ? 0 : 1
        let glyph = Glyph(Unicode.Scalar(byte))
        clusters.append(Cluster(glyph: glyph, width: width, lineBreak: breaks(at: byte), run: run))
      }
      return
    }
    for character in clean {
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { continue }
      let width = CellWidth.of(character)
      let lineBreak = breaks(at: first, width: width)
      guard width > 0 || lineBreak == .newline else { continue }
      let glyph: Glyph
      if scalars.count == 1 || graphemes.count >= graphemeLimit {
        glyph = Glyph(first)
      } else {
        glyph = Glyph(grapheme: graphemes.count)
        graphemes.append(String(character))
      }
      clusters.append(
        Cluster(glyph: glyph, width: UInt8(clamping: width), lineBreak: lineBreak, run: run)
      )
    }
  }

  private static func breaks(at byte: UInt8) -> Cluster.Break {
    switch byte {
    case 0x20: .space
    case 0x0A: .newline
    case 0x2D: .after
    default: .none
    }
  }

  private static func breaks(at scalar: Unicode.Scalar, width: Int) -> Cluster.Break {
    if scalar.isASCII { return breaks(at: UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar.value {
    case 0x2010, 0x2012...0x2014: return .after
    // Closing punctuation stays with what it closes.
    case 0x3001, 0x3002, 0x300D, 0x300F, 0xFF01, 0xFF09, 0xFF0C, 0xFF1F: return .after
    default: return width == 2 ? .around : .none
    }
  }
}
