import Foundation

/// The scale of a value axis: from zero, with few lines at round figures.
struct RoundAxis {
  let name: String
  /// What one step of the plotted numbers stands for: seconds of a minute or an hour, or one.
  let unit: Double
  /// Where the lines are, in that unit; the last is the axis' end.
  let ticks: [Double]

  var end: Double { ticks.last ?? 1 }

  /// An axis in minutes or hours that holds the longest of what it shows.
  init(longest: TimeInterval) {
    let isShort = longest <= 2 * 3600
    unit = isShort ? 60 : 3600
    name = isShort ? "Minutes" : "Hours"
    let steps: [Double] = isShort ? [5, 10, 15, 30] : [1, 2, 3, 4, 6, 12, 24, 48, 96]
    ticks = Self.ticks(upTo: max(longest, 60) / unit, steps: steps)
  }

  /// An axis of counts that holds the highest of them.
  init(_ name: String, highest: Int) {
    self.name = name
    unit = 1
    let powers = (0...6).map { pow(10, Double($0)) }
    ticks = Self.ticks(
      upTo: Double(max(highest, 1)),
      steps: powers.flatMap { [$0, 2 * $0, 5 * $0] }
    )
  }

  func position(of value: Double) -> Double { value / unit }

  /// At most four steps, the least that reach the end.
  private static func ticks(upTo end: Double, steps: [Double]) -> [Double] {
    let step = steps.first { end <= $0 * 4 } ?? (end / 4).rounded(.up)
    let count = max(2, (end / step).rounded(.up))
    return Array(stride(from: 0, through: count * step, by: step))
  }
}
