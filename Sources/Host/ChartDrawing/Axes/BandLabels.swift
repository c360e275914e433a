import ChartModel
import ViewTree

/// The names of bands, as many as there is room for.
struct BandLabels {
  let scale: BandScale
  let axis: Chart.Axis
  /// In points.
  let length: Double
  /// Whether the bands are below each other, so that words need height instead of width.
  let isColumn: Bool

  /// The most names that are measured to learn how long they are.
  private static let sampleSize = 200
  /// What a name must have at least to be cut instead of left out, in points.
  private static let leastRoom = 30.0
  /// What a name has at most where others are left out for it.
  private static let mostRoom = 72.0

  private var count: Int { scale.bands.count }
  private var band: Double { length / Double(max(count, 1)) }

  func plan(_ canvas: inout Canvas) -> AxisPlan {
    guard count > 0, length > 0 else { return AxisPlan() }
    if let marks = axis.marks { return plan(marks, &canvas) }
    let widest = widest(&canvas)
    guard widest > 0 else { return AxisPlan() }
    if isColumn { return plan(every: leastStep(widest + 2), &canvas) }
    if scale.isOrdered { return plan(every: leastStep(widest + ChartStyle.labelSpacing), &canvas) }
    let fits = widest + ChartStyle.labelSpacing / 2 <= band
    if fits || band >= BandLabels.leastRoom {
      return plan(every: 1, room: band - ChartStyle.labelSpacing / 2, &canvas)
    }
    let room = min(widest, BandLabels.mostRoom)
    return plan(every: leastStep(room + ChartStyle.labelSpacing), room: room, &canvas)
  }

  private func leastStep(_ needed: Double) -> Int {
    let step = (needed / max(band, 1e-9)).rounded(.up)
    return step < Double(count) ? max(Int(step), 1) : count
  }

  /// How long the longest of the names is along the axis.
  private func widest(_ canvas: inout Canvas) -> Double {
    var widest = 0.0
    for index in stride(from: 0, to: count, by: max(count / BandLabels.sampleSize, 1)) {
      let word = canvas.word(scale.bands[index].label)
      widest = max(widest, isColumn ? word.height : word.width)
    }
    return widest
  }

  private func plan(every least: Int, room: Double? = nil, _ canvas: inout Canvas) -> AxisPlan {
    var plan = AxisPlan()
    let step = scale.labelStep(atLeast: least)
    let isTime = scale.unitSeconds != nil
    let first = firstLabel(step: step, canvas.formatter)
    for index in stride(from: first, to: count, by: step) {
      let word = canvas.word(scale.bands[index].label)
      guard !word.isEmpty else { continue }
      let startsThere = isTime && step > 1 && !isColumn
      let fraction = (Double(index) + (startsThere ? 0 : 0.5)) / Double(count)
      if startsThere { plan.add(line: fraction) }
      plan.labels.append(
        AxisPlan.Label(fraction: fraction, word: word, startsThere: startsThere, room: room)
      )
    }
    return plan
  }

  /// Where labels begin: names stand in the middle of those that are left out for them.
  private func firstLabel(step: Int, _ formatter: ChartTimeFormatter) -> Int {
    if scale.unitSeconds != nil { return scale.firstLabel(step: step, formatter: formatter) }
    return scale.isOrdered ? 0 : min(step / 2, max(count - 1, 0))
  }

  /// The author's marks; those of a few stretches of time stand where these begin.
  private func plan(_ marks: [Chart.AxisMark], _ canvas: inout Canvas) -> AxisPlan {
    var plan = AxisPlan()
    let isSparse = scale.unitSeconds != nil && marks.count * 2 <= count && !isColumn
    for mark in marks.prefix(1000) {
      guard let index = scale.index(of: mark.value) else { continue }
      let start = Double(index) / Double(count)
      let fraction = isSparse ? start : start + 0.5 / Double(count)
      if isSparse, mark.hasGridLine { plan.gridLines.append(fraction) }
      if isSparse, mark.hasTick { plan.ticks.append(fraction) }
      let word = canvas.word(mark.label ?? scale.bands[index].label)
      guard !word.isEmpty else { continue }
      plan.labels.append(AxisPlan.Label(fraction: fraction, word: word, startsThere: isSparse))
    }
    plan.thin(length: length) { [isColumn] in isColumn ? $0.height : $0.width }
    return plan
  }
}

extension AxisPlan {
  fileprivate mutating func add(line fraction: Double) {
    gridLines.append(fraction)
    ticks.append(fraction)
  }
}
