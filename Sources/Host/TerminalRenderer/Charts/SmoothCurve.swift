import ViewTree

/// Puts corners between points so that a line through them looks like a curve.
struct SmoothCurve {
  /// Whether the curve stays between the values of the points beside it.
  private let isMonotone: Bool
  /// The corners from one point to the next.
  private static let steps = 8

  /// Nil for lines that are not curved.
  init?(_ interpolation: Chart.Interpolation) {
    switch interpolation {
    case .monotone: isMonotone = true
    case .catmullRom, .cardinal: isMonotone = false
    case .linear, .stepStart, .stepCenter, .stepEnd: return nil
    }
  }

  /// The corners of cubic Hermite curves between points.
  func corners(through points: [CurvePath.Corner]) -> [CurvePath.Corner] {
    let values = slopes(points, \.value)
    let bases = slopes(points, \.base)
    var corners = Array(points.prefix(1))
    for (index, (left, right)) in zip(points, points.dropFirst()).enumerated() {
      for step in 1...Self.steps {
        let share = Double(step) / Double(Self.steps)
        let width = right.x - left.x
        corners.append(
          CurvePath.Corner(
            x: left.x + width * share,
            value: Self.hermite(
              share,
              left.value,
              right.value,
              values[index] * width,
              values[index + 1] * width
            ),
            base: Self.hermite(
              share,
              left.base,
              right.base,
              bases[index] * width,
              bases[index + 1] * width
            )
          )
        )
      }
    }
    return corners
  }

  /// How steep the curve is at each point: half way between the lines beside it and, to stay
  /// monotone, no steeper than three times either and level at turning points (Fritsch and Carlson,
  /// "Monotone piecewise cubic interpolation", 1980).
  private func slopes(
    _ points: [CurvePath.Corner],
    _ value: KeyPath<CurvePath.Corner, Double>
  ) -> [Double] {
    let lines = zip(points, points.dropFirst()).map { left, right in
      let width = right.x - left.x
      return width > 0 ? (right[keyPath: value] - left[keyPath: value]) / width : 0
    }
    return points.indices.map { index in
      guard index > 0 else { return lines.first ?? 0 }
      guard index < lines.count else { return lines.last ?? 0 }
      let (before, after) = (lines[index - 1], lines[index])
      let slope = (before + after) / 2
      guard isMonotone else { return slope }
      guard before * after > 0 else { return 0 }
      let most = 3 * min(abs(before), abs(after))
      return min(max(slope, -most), most)
    }
  }

  private static func hermite(
    _ share: Double,
    _ from: Double,
    _ to: Double,
    _ startSlope: Double,
    _ endSlope: Double
  ) -> Double {
    let (square, cube) = (share * share, share * share * share)
    return from * (2 * cube - 3 * square + 1) + to * (3 * square - 2 * cube)
      + startSlope * (cube - 2 * square + share) + endSlope * (cube - square)
  }
}
