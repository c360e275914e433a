/// Text that is read from the right.
enum RightToLeft {
  /// Whether a scalar is of a script that is, or of the presentation forms of one (Unicode Character
  /// Database, the ranges whose default is R or AL in DerivedBidiClass.txt).
  static func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }

  /// First strong isolate and pop directional isolate (UAX #9, 2.4), in UTF-8.
  static let isolate: [UInt8] = [0xE2, 0x81, 0xA8]
  static let pop: [UInt8] = [0xE2, 0x81, 0xA9]
}

extension Painter {
  /// Sets words apart that are read from the right, where the options ask for it.
  mutating func isolate(_ clusters: [Cluster], at column: Int, _ row: Int, _ state: PaintState) {
    guard options.isolatesRightToLeft, clusters.contains(where: isRightToLeft) else { return }
    let width = clusters.reduce(0) { $0 + Int($1.width) }
    let start = max(column, state.clip.x, 0)
    let end = min(column + width, state.clip.maxX, buffer.columns)
    if start < end, row >= state.clip.y, row < state.clip.maxY {
      buffer.isolate(start..<end, row: row)
    }
  }

  private func isRightToLeft(_ cluster: Cluster) -> Bool {
    guard let index = cluster.glyph.graphemeIndex else {
      return RightToLeft.contains(cluster.glyph.bits)
    }
    guard buffer.graphemes.indices.contains(index) else { return false }
    return buffer.graphemes[index].unicodeScalars.first.map { RightToLeft.contains($0.value) }
      ?? false
  }
}
