import Foundation

/// The scale of an axis in hours: from zero, with few lines at round figures.
struct HourAxis {
  /// Where the lines are, in hours; the last is the axis' end.
  let ticks: [Double]

  var end: Double { ticks.last ?? 1 }

  /// At most four steps, the least that reach the longest.
  init(longest: TimeInterval) {
    let length = max(longest, 900) / 3600
    let steps = [0.25, 0.5, 1, 2, 3, 4, 6, 12, 24, 48]
    let step = steps.first { length <= $0 * 4 } ?? (length / 4).rounded(.up)
    let count = max(2, (length / step).rounded(.up))
    ticks = Array(stride(from: 0, through: count * step, by: step))
  }
}
