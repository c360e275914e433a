import ViewTree

extension LayoutEngine {
  /// The tracks that hold items, and the length of all of them.
  struct LazyTracks {
    var tracks: [Track] = []
    var length = 0.0
  }

  /// A line across a lazy grid: the columns of a vertical one.
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  /// The most tracks that are made of an adaptive one.
  private static let trackLimit = 1000

  /// The tracks of a grid in a length, as many as there are items to fill them.
  private func items(_ grid: LazyGrid, _ length: Double, _ axis: Axis, node: Int) -> LazyTracks {
    let tracks =
      grid.tracks.isEmpty
      ? [GridTrack(size: .flexible(minimum: 0, maximum: .infinity))]
      : grid.tracks
    func units(_ points: Double) -> Double {
      points.isFinite ? metrics.length(points, axis) : points
    }
    func gap(_ track: GridTrack) -> Double { metrics.spacing(track.spacing, axis) }
    let gaps = tracks.dropLast().reduce(0) { $0 + gap($1) }
    let fixed = tracks.reduce(0.0) { sum, track in
      if case .fixed(let points) = track.size { sum + units(points) } else { sum }
    }
    var remaining = max(length - gaps - fixed, 0)
    var flexible = tracks.count { if case .fixed = $0.size { false } else { true } }
    let itemCount = max(tree.nodes[node].childCount, 1)
    var result = LazyTracks()
    var start = 0.0
    for track in tracks {
      var count = 1
      let own: Double
      switch track.size {
      case .fixed(let points): own = units(points)
      case .flexible(let minimum, let maximum):
        let share = snapped(remaining / Double(max(flexible, 1)))
        own = min(max(share, units(minimum)), max(units(maximum), units(minimum)))
        (remaining, flexible) = (max(remaining - own, 0), flexible - 1)
      case .adaptive(let minimum, let maximum):
        let share = remaining / Double(max(flexible, 1))
        let least = max(units(minimum), 1)
        let fits = ((share + gap(track)) / (least + gap(track))).rounded(.down)
        count = Int(min(max(fits, 1), Double(LayoutEngine.trackLimit)))
        let part = snapped((share - Double(count - 1) * gap(track)) / Double(count))
        own = min(max(part, min(least, max(share, 1))), max(units(maximum), least))
        (remaining, flexible) = (max(remaining - share, 0), flexible - 1)
      }
      // A wide grid of narrow tracks has more of them than items.
      for index in 0..<min(count, itemCount - min(result.tracks.count, itemCount)) {
        let place = start + Double(index) * (own + gap(track))
        result.tracks.append(Track(start: place, length: own, alignment: track.alignment))
      }
      start += Double(count) * (own + gap(track))
      result.length = start - gap(track)
    }
    return result
  }

  func lazyGridWidth(_ grid: LazyGrid, node: Int) -> Extent {
    let children = tree.children(of: node)
    guard grid.axis == .vertical else {
      // Columns of a horizontal grid are as wide as their widest item.
      return .fixed(columnWidths(grid, node: node).reduce(gaps(grid, node: node), +))
    }
    let ideal = children.reduce(0.0) { max($0, widths[$1].ideal) }
    let tracks = grid.tracks.reduce(0.0) { sum, track in
      switch track.size {
      case .fixed(let points): sum + metrics.length(points, .horizontal)
      case .flexible(let minimum, _), .adaptive(let minimum, _):
        sum + max(metrics.length(minimum, .horizontal), ideal)
      }
    }
    let isFixed = grid.tracks.allSatisfy { if case .fixed = $0.size { true } else { false } }
    return isFixed && !grid.tracks.isEmpty ? .fixed(tracks) : .greedy(ideal: max(tracks, ideal))
  }

  /// How many items stand in one line of a horizontal grid.
  private func rows(_ grid: LazyGrid) -> Int { max(grid.tracks.count, 1) }

  private func columnWidths(_ grid: LazyGrid, node: Int) -> [Double] {
    var columns: [Double] = []
    for (index, child) in tree.children(of: node).enumerated() {
      let column = index / rows(grid)
      if column == columns.count { columns.append(0) }
      columns[column] = max(columns[column], widths[child].ideal)
    }
    return columns
  }

  private func gaps(_ grid: LazyGrid, node: Int) -> Double {
    let columns = (tree.nodes[node].childCount + rows(grid) - 1) / rows(grid)
    return Double(max(columns - 1, 0)) * metrics.spacing(grid.spacing, .horizontal)
  }

  mutating func shareLazyGridWidth(_ grid: LazyGrid, node: Int) {
    guard grid.axis == .vertical else {
      let columns = columnWidths(grid, node: node)
      for (index, child) in tree.children(of: node).enumerated() {
        setWidth(of: child, columns[index / rows(grid)])
      }
      return
    }
    guard tree.nodes[node].childCount > 0 else { return }
    let line = items(grid, width[node], .horizontal, node: node)
    lazyTracks[node] = line
    for (index, child) in tree.children(of: node).enumerated() {
      setWidth(of: child, line.tracks[index % line.tracks.count].length)
    }
  }

  mutating func lazyGridHeight(_ grid: LazyGrid, node: Int) -> Extent {
    guard grid.axis == .vertical else {
      let tallest = tree.children(of: node).reduce(0.0) { max($0, heights[$1].ideal) }
      let gaps = grid.tracks.dropLast().reduce(0) { $0 + metrics.spacing($1.spacing, .vertical) }
      let total = grid.tracks.reduce(gaps) { sum, track in
        if case .fixed(let points) = track.size {
          sum + metrics.length(points, .vertical)
        } else {
          sum + tallest
        }
      }
      return .fixed(grid.tracks.isEmpty ? tallest : total)
    }
    let lines = lineHeights(node: node)
    let gaps = Double(max(lines.count - 1, 0)) * metrics.spacing(grid.spacing, .vertical)
    return .fixed(lines.reduce(gaps, +))
  }

  private func lineHeights(node: Int) -> [Double] {
    let count = max(lazyTracks[node]?.tracks.count ?? 1, 1)
    var lines: [Double] = []
    for (index, child) in tree.children(of: node).enumerated() {
      if index / count == lines.count { lines.append(0) }
      lines[index / count] = max(lines[index / count], heights[child].ideal)
    }
    return lines
  }

  mutating func placeLazyGrid(_ grid: LazyGrid, node: Int) {
    guard grid.axis == .vertical else { return placeHorizontalGrid(grid, node: node) }
    guard let line = lazyTracks[node] else { return }
    let (tracks, used) = (line.tracks, line.length)
    let lines = lineHeights(node: node)
    // The tracks together stand where the grid's alignment says.
    let left = x[node] + max(units.offset(of: used, in: width[node], grid.alignment.horizontal), 0)
    var top = y[node]
    for (index, child) in tree.children(of: node).enumerated() {
      let (line, column) = (index / tracks.count, index % tracks.count)
      if index > 0, column == 0 {
        top += lines[line - 1] + metrics.spacing(grid.spacing, .vertical)
      }
      let track = tracks[column]
      let alignment = track.alignment ?? .center
      setHeight(of: child, lines[line])
      x[child] =
        left + track.start
        + units.offset(of: width[child], in: track.length, alignment.horizontal)
      y[child] = top + units.offset(of: height[child], in: lines[line], alignment.vertical)
    }
  }

  private mutating func placeHorizontalGrid(_ grid: LazyGrid, node: Int) {
    let tracks = items(grid, height[node], .vertical, node: node).tracks
    let columns = columnWidths(grid, node: node)
    var left = x[node]
    for (index, child) in tree.children(of: node).enumerated() {
      let (column, row) = (index / rows(grid), index % rows(grid))
      if index > 0, row == 0 {
        left += columns[column - 1] + metrics.spacing(grid.spacing, .horizontal)
      }
      let track = tracks[min(row, tracks.count - 1)]
      let alignment = track.alignment ?? .center
      setHeight(of: child, track.length)
      x[child] = left + units.offset(of: width[child], in: columns[column], alignment.horizontal)
      y[child] =
        y[node] + track.start
        + units.offset(of: height[child], in: track.length, alignment.vertical)
    }
  }
}
