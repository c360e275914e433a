import ViewTree

/// How steep a curve is at each of its points, so that cubic curves between them join smoothly.
struct CurveSlopes {
  let slopes: [Double]

  /// Nil for lines that are not curved.
  init?(
    _ interpolation: Chart.Interpolation,
    _ points: [CurveTrace.Point],
    _ value: KeyPath<CurveTrace.Point, Double>
  ) {
    let isMonotone: Bool
    switch interpolation {
    case .monotone: isMonotone = true
    case .catmullRom, .cardinal: isMonotone = false
    case .linear, .stepStart, .stepCenter, .stepEnd: return nil
    }
    guard points.count > 2 else { return nil }
    let lines = zip(points, points.dropFirst()).map { left, right in
      let width = right.along - left.along
      return width != 0 ? (right[keyPath: value] - left[keyPath: value]) / width : 0
    }
    slopes = points.indices.map { index in
      guard index > 0 else { return lines[0] }
      guard index < lines.count else { return lines[lines.count - 1] }
      return CurveSlopes.slope(lines[index - 1], lines[index], isMonotone: isMonotone)
    }
  }

  /// Half way between the lines beside a point and, to stay monotone, no steeper than three times
  /// either and level at turning points (Fritsch and Carlson, "Monotone piecewise cubic
  /// interpolation", 1980).
  private static func slope(_ before: Double, _ after: Double, isMonotone: Bool) -> Double {
    let slope = (before + after) / 2
    guard isMonotone else { return slope }
    guard before * after > 0 else { return 0 }
    let most = 3 * min(abs(before), abs(after))
    return min(max(slope, -most), most)
  }
}
