import CellWidth

/// What sets text apart that is read from the right.
enum Isolates {
  /// First strong isolate and pop directional isolate (UAX #9, 2.4), in UTF-8.
  static let start: [UInt8] = [0xE2, 0x81, 0xA8]
  static let end: [UInt8] = [0xE2, 0x81, 0xA9]
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
