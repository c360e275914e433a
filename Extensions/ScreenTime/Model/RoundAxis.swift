import Foundation

/// The scale of a value axis: from zero, with lines at round figures that divide it in three.
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
    let steps: [Double] =
      isShort ? [5, 10, 15, 20, 30, 40] : [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]
    ticks = Self.ticks(upTo: longest / unit, steps: steps)
  }

  /// An axis of counts that holds the highest of them.
  init(_ name: String, highest: Int) {
    self.name = name
    unit = 1
    ticks = Self.ticks(upTo: Double(highest), steps: [1, 2, 3, 4, 5, 8, 10, 15, 20])
  }

  func position(of value: Double) -> Double { value / unit }

  /// Three steps, the least that reach the end.
  private static func ticks(upTo end: Double, steps: [Double]) -> [Double] {
    let tens = (end / 30).rounded(.up) * 10
    let step = steps.first { end <= $0 * 3 } ?? tens
    return (0...3).map { Double($0) * step }
  }
}
