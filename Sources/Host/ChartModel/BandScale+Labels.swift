/// Which places are named where there is no room for all names.
extension BandScale {
  /// A number of hours, days or weeks between labels that readers find natural, or just the least.
  package func labelStep(atLeast least: Int) -> Int {
    guard let unitSeconds, least > 1 else { return max(least, 1) }
    let isHours = unitSeconds < 86_000
    let steps = isHours ? [2, 3, 4, 6, 12, 24, 48] : [2, 7, 14, 28, 56, 91, 182, 364]
    return steps.first { $0 >= least } ?? least
  }

  /// The first place with a label: for hours, one that is a multiple of the step on the clock.
  package func firstLabel(step: Int, formatter: ChartTimeFormatter) -> Int {
    guard let unit = unitSeconds, unit < 86_000, unit >= 1, step > 1 else { return 0 }
    for (index, band) in bands.prefix(step).enumerated() {
      guard let start = band.start else { continue }
      let local = start + Double(formatter.offset(start))
      let length = unit * Double(step)
      if abs(local.remainder(dividingBy: length)) < unit / 2 { return index }
    }
    return 0
  }
}
