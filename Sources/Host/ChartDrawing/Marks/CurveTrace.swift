import ChartModel
import Drawing
import ViewTree

/// A curve in points of the drawing.
struct CurveTrace {
  struct Point: Hashable {
    var along: Double
    var across: Double
    /// The other edge of an area.
    var base: Double
  }

  private(set) var points: [Point]
  private let interpolation: Chart.Interpolation
  private let space: PlotSpace

  init(_ curve: CartesianPlot.Curve, _ space: PlotSpace) {
    self.space = space
    points = curve.points.map { point in
      let (along, across) = space.free(point.place, point.value)
      // An area's lower edge ends where the plot does.
      return Point(along: along, across: across, base: space.across(point.base))
    }
    var interpolation = curve.interpolation
    let most = max(space.length * 2, 16)
    if !curve.isRule, Double(points.count) > most {
      points = CurveTrace.thinned(points)
      interpolation = .linear
    }
    self.interpolation = interpolation
  }

  /// The first, the last and the most distant points of every column of one point's width.
  ///
  /// What is drawn covers the same points of the screen (Jugel and others, "M4: A
  /// Visualization-Oriented Time Series Data Aggregation", 2014).
  private static func thinned(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    var index = 0
    while index < points.count {
      let column = points[index].along.rounded(.down)
      var end = index
      var (low, high) = (index, index)
      while end < points.count, points[end].along.rounded(.down) == column {
        if points[end].across < points[low].across { low = end }
        if points[end].across > points[high].across { high = end }
        end += 1
      }
      for place in Set([index, low, high, end - 1]).sorted() { kept.append(points[place]) }
      index = end
    }
    return kept
  }

  /// Whether the curve leaves the plot, which cuts it then.
  var leavesPlot: Bool {
    let (ends, sides) =
      space.isHorizontal
      ? ((space.frame.y, space.frame.maxY), (space.frame.x, space.frame.maxX))
      : ((space.frame.x, space.frame.maxX), (space.frame.y, space.frame.maxY))
    let slack = 1.0
    return points.contains { point in
      point.along < ends.0 - slack || point.along > ends.1 + slack
        || point.across < sides.0 - slack || point.across > sides.1 + slack
    }
  }

  /// The rectangle around the curve, which gradients run across.
  var box: ChartRect {
    guard let first = points.first, let last = points.last else { return space.frame }
    var (low, high) = (first.across, first.across)
    for point in points {
      low = min(low, point.across, point.base)
      high = max(high, point.across, point.base)
    }
    return space.rect(along: (first.along, last.along), across: (low, high))
  }

  /// The line through the values.
  var line: Path {
    var elements: [Path.Element] = []
    trace(\.across, points, &elements)
    return Path(elements)
  }

  /// The area between the values and their bases.
  var area: Path {
    guard points.count > 1 else { return sliver }
    var elements: [Path.Element] = []
    trace(\.across, points, &elements)
    var back: [Path.Element] = []
    trace(\.base, points.reversed(), &back, isBackwards: true)
    if case .move(let point)? = back.first { back[0] = .line(point) }
    return Path(elements + back + [.close])
  }

  /// What is seen of an area with one place.
  private var sliver: Path {
    guard let point = points.first else { return Path([]) }
    let rect = space.rect(
      along: (point.along - 1, point.along + 1),
      across: (point.across, point.base)
    )
    return Outlines.rectangle(rect.x, rect.y, rect.width, rect.height)
  }

  private func trace(
    _ value: KeyPath<Point, Double>,
    _ points: [Point],
    _ elements: inout [Path.Element],
    isBackwards: Bool = false
  ) {
    guard let first = points.first else { return }
    elements.append(.move(space.point(first.along, first[keyPath: value])))
    let slopes = CurveSlopes(interpolation, points, value)
    for (index, (left, right)) in zip(points, points.dropFirst()).enumerated() {
      let end = space.point(right.along, right[keyPath: value])
      if let slopes {
        let third = (right.along - left.along) / 3
        elements.append(
          .curve(
            end,
            control1: space.point(
              left.along + third,
              left[keyPath: value] + slopes.slopes[index] * third
            ),
            control2: space.point(
              right.along - third,
              right[keyPath: value] - slopes.slopes[index + 1] * third
            )
          )
        )
        continue
      }
      if let turn = turn(left.along, right.along, isBackwards: isBackwards) {
        elements.append(.line(space.point(turn, left[keyPath: value])))
        elements.append(.line(space.point(turn, right[keyPath: value])))
      }
      elements.append(.line(end))
    }
  }

  /// Where a stepped line turns between two places; nil for other lines.
  private func turn(_ left: Double, _ right: Double, isBackwards: Bool) -> Double? {
    switch interpolation {
    case .stepStart: return isBackwards ? right : left
    case .stepCenter: return (left + right) / 2
    case .stepEnd: return isBackwards ? left : right
    case .linear, .monotone, .catmullRom, .cardinal: return nil
    }
  }
}
