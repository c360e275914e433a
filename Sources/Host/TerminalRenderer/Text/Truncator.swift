import ViewTree

/// Shortens a line and marks the place with an ellipsis.
enum Truncator {
  /// - Parameters:
  ///   - clusters: The whole line.
  ///   - width: The cells that there are.
  ///   - mode: Where the line loses characters.
  ///   - ellipsis: The mark, one cell wide.
  static func truncated(
    _ clusters: [Cluster],
    width: Int,
    mode: Truncation,
    ellipsis: Unicode.Scalar
  ) -> [Cluster] {
    let total = clusters.reduce(0) { $0 + Int($1.width) }
    guard width > 0 else { return [] }
    guard total > width else { return clusters }
    let room = width - 1
    let headRoom =
      switch mode {
      case .tail: room
      case .middle: (room + 1) / 2
      case .head: 0
      }
    var head = fitting(clusters, headRoom)
    let used = head.reduce(0) { $0 + Int($1.width) }
    let tail = mode == .tail ? [] : Array(fitting(clusters.reversed(), room - used).reversed())
    while let last = head.last, last.lineBreak == .space { head.removeLast() }
    let neighbour = head.last ?? tail.first ?? clusters.first
    let mark = Cluster(
      glyph: Glyph(ellipsis),
      width: 1,
      lineBreak: .none,
      run: neighbour?.run ?? 0
    )
    return head + [mark] + tail
  }

  private static func fitting(_ clusters: some Sequence<Cluster>, _ room: Int) -> [Cluster] {
    var left = room
    var taken: [Cluster] = []
    for cluster in clusters {
      guard Int(cluster.width) <= left else { break }
      left -= Int(cluster.width)
      taken.append(cluster)
    }
    return taken
  }
}
