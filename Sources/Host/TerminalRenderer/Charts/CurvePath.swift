import ChartModel
import ViewTree

/// A curve in columns and values.
struct CurvePath {
  /// A corner: columns from the plot's left edge, the value there, and an area's lower edge.
  struct Corner {
    var x: Double
    var value: Double
    var base: Double
  }

  private(set) var corners: [Corner] = []

  init(_ curve: CartesianPlot.Curve, _ frame: PlotFrame) {
    let smooth = SmoothCurve(curve.interpolation)
    let points = curve.points.map { point in
      Corner(x: frame.middle(of: point.place), value: point.value, base: point.base)
    }
    if let smooth, points.count > 2, points.count < 2000 {
      corners = smooth.corners(through: points)
      return
    }
    for point in curve.points {
      let corner = Corner(x: frame.middle(of: point.place), value: point.value, base: point.base)
      if let last = corners.last { addStep(from: last, to: corner, curve.interpolation) }
      corners.append(corner)
    }
  }

  /// Adds the corners that a stepped line has between two points.
  private mutating func addStep(
    from last: Corner,
    to next: Corner,
    _ interpolation: Chart.Interpolation
  ) {
    let turn: Double
    switch interpolation {
    case .stepStart: turn = last.x
    case .stepCenter: turn = (last.x + next.x) / 2
    case .stepEnd: turn = next.x
    case .linear, .monotone, .catmullRom, .cardinal: return
    }
    corners.append(Corner(x: turn, value: last.value, base: last.base))
    corners.append(Corner(x: turn, value: next.value, base: next.base))
  }

  /// The area's edges at a place; nil beside it.
  func span(at x: Double) -> (base: Double, top: Double)? {
    guard let first = corners.first, let last = corners.last, x >= first.x - 0.5, x <= last.x + 0.5
    else { return nil }
    var low = 0
    var high = corners.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if corners[middle].x <= x { low = middle } else { high = middle }
    }
    let (left, right) = (corners[low], corners[high])
    let span = right.x - left.x
    let share = span > 0 ? min(max((x - left.x) / span, 0), 1) : 0
    return (
      left.base + (right.base - left.base) * share, left.value + (right.value - left.value) * share
    )
  }
}
