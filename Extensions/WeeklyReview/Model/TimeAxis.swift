import Foundation

/// The scale of a time axis: from zero, with lines at round figures that divide it in three.
struct TimeAxis {
  let name: String
  /// Seconds of what the axis counts: a minute or an hour.
  let unit: TimeInterval
  /// Where the lines are, in that unit; the last is the axis' end.
  let ticks: [Double]

  var end: Double { ticks.last ?? 1 }

  /// An axis that holds the longest of what it shows.
  init(longest: TimeInterval) {
    let isShort = longest <= 2 * 3600
    name = isShort ? "Minutes" : "Hours"
    let unit: TimeInterval = isShort ? 60 : 3600
    self.unit = unit
    let steps: [Double] =
      isShort ? [5, 10, 15, 20, 30, 40] : [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20]
    let tens = (longest / unit / 30).rounded(.up) * 10
    let step = steps.first { longest <= $0 * unit * 3 } ?? tens
    ticks = (0...3).map { Double($0) * step }
  }

  func position(of duration: TimeInterval) -> Double { duration / unit }
}
