import ViewTree

/// The values along one dimension of a chart, from which axes of any size can be made.
package struct ValueRange: Sendable {
  /// What the values are.
  package enum Kind: Hashable, Sendable {
    case quantity(Quantity)
    case time
    /// Categories, each of which reaches from one whole number to the next.
    case names([String])
  }

  package var kind: Kind
  var lower: Double
  var upper: Double
  /// Whether the author has set the ends.
  var isFixed: Bool
  /// Whether the axis reaches to zero and to the next tick on both sides, as those of values do.
  var isRounded: Bool
  /// The author's marks; nil for our choice.
  var marks: [Chart.AxisMark]?
  var scale: AxisScale

  /// The most distant value that is drawn.
  static let limit = 1e15

  /// A value within the limits.
  static func held(_ value: Double) -> Double { min(max(value, -limit), limit) }

  /// Makes the range of values.
  ///
  /// - Parameter isPosition: Whether the values are places, whose range is kept as it is.
  init(
    _ values: [Double],
    kind: Kind,
    domain: Chart.Domain?,
    marks: [Chart.AxisMark]?,
    isPosition: Bool = false,
    scale: AxisScale = AxisScale()
  ) {
    self.kind = kind
    self.scale = scale
    self.marks = marks
    isRounded = kind != .time && !isPosition
    if case .range(let from, let to)? = domain, from.isFinite, to.isFinite, from != to {
      lower = max(min(from, to), -ValueRange.limit)
      upper = min(max(from, to), ValueRange.limit)
      isFixed = true
      return
    }
    isFixed = false
    if scale.kind == .logarithmic {
      // Zero has no place on it: the axis runs between powers of ten.
      let positive = values.filter { $0 > 0 }
      (lower, upper) = (positive.min() ?? 1, positive.max() ?? 10)
      lower = (-15...15).map(PowersOfTen.power).last { $0 <= lower } ?? lower
      upper = (-15...15).map(PowersOfTen.power).first { $0 >= upper && $0 > lower } ?? upper
      isRounded = false
      return
    }
    lower = values.min() ?? 0
    upper = values.max() ?? 0
    if isRounded {
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    if upper - lower < 1e-9 { upper = lower + 1 }
  }

  /// Makes the range of categories.
  init(names: [String], marks: [Chart.AxisMark]?, isReversed: Bool) {
    kind = .names(names)
    lower = 0
    upper = Double(max(names.count, 1))
    isFixed = true
    isRounded = false
    self.marks = marks
    scale = AxisScale(isReversed: isReversed)
  }

  /// The axis with about so many intervals between its ticks.
  package func axis(intervals: Int, formatter: ChartTimeFormatter) -> ValueAxis {
    let step = step(intervals: intervals)
    var axis = emptyAxis(step)
    let ticks = marks.map { self.ticks(from: $0, formatter) } ?? self.ticks(step, axis, formatter)
    // Authors' marks come in any order, and reversed axes run the other way.
    axis.ticks = ticks.sorted { axis.fraction($0.value) < axis.fraction($1.value) }
    return axis
  }

  /// The axis with about so many intervals and how many ticks it has, without their words, which
  /// take time.
  package func measuredAxis(intervals: Int, formatter: ChartTimeFormatter) -> (
    ValueAxis, ticks: Int
  ) {
    let step = step(intervals: intervals)
    let axis = emptyAxis(step)
    return (axis, tickValues(step, axis, formatter).count)
  }

  /// The axis with about so many intervals, without ticks.
  package func bareAxis(intervals: Int) -> ValueAxis { emptyAxis(step(intervals: intervals)) }

  private func emptyAxis(_ step: Double) -> ValueAxis {
    var axis = ValueAxis(lower: lower, upper: upper, ticks: [], scale: scale)
    if isRounded, !isFixed {
      axis.lower = (lower / step + 1e-9).rounded(.down) * step
      axis.upper = (upper / step - 1e-9).rounded(.up) * step
    }
    return axis
  }

  /// An axis that ends where the values do, without ticks.
  package var exactAxis: ValueAxis {
    ValueAxis(lower: lower, upper: upper, ticks: [], scale: scale)
  }

  /// Whether equal steps are equally long.
  package var isLinear: Bool {
    if case .names = kind { return false }
    return scale.kind == .linear
  }

  /// The part of an axis that lies beyond the values, 0…1.
  package func unused(in axis: ValueAxis) -> Double {
    max(1 - (upper - lower) / max(axis.upper - axis.lower, 1e-300), 0)
  }

  /// The most intervals of an axis, however long it is.
  package static let intervalLimit = 90

  private func step(intervals: Int) -> Double {
    let intervals = min(intervals, ValueRange.intervalLimit)
    let span = upper - lower
    switch kind {
    case .quantity(.number), .quantity(.percent):
      return NiceSteps.number(span: span, intervals: intervals)
    case .quantity(.duration(let unit)):
      return NiceSteps.time(span: span * unit, intervals: intervals) / unit
    case .time: return NiceSteps.time(span: span, intervals: intervals)
    case .names: return max((span / 100).rounded(.up), 1)
    }
  }

  private func ticks(_ step: Double, _ axis: ValueAxis, _ formatter: ChartTimeFormatter)
    -> [ValueAxis.Tick]
  {
    tickValues(step, axis, formatter).map { value in
      let label = label(value, unitSeconds: step, formatter)
      return ValueAxis.Tick(value: value, label: label, hasGridLine: !isNames)
    }
  }

  private func tickValues(_ step: Double, _ axis: ValueAxis, _ formatter: ChartTimeFormatter)
    -> [Double]
  {
    guard step > 0, step.isFinite else { return [] }
    if isNames { return stride(from: 0.5, to: axis.upper, by: step).map { $0 } }
    if let ticks = scale.ticks(from: axis.lower, to: axis.upper) { return ticks }
    let shift = kind == .time ? Double(formatter.offset(axis.lower)) : 0
    let first = ((axis.lower + shift) / step - 1e-9).rounded(.up)
    var values: [Double] = []
    for index in 0..<100 {
      let value = (first + Double(index)) * step - shift
      guard value <= axis.upper + step * 1e-6 else { break }
      values.append(value)
    }
    return values
  }

  private func ticks(from marks: [Chart.AxisMark], _ formatter: ChartTimeFormatter)
    -> [ValueAxis.Tick]
  {
    let unit = step(intervals: max(marks.count - 1, 1))
    return marks.prefix(100).compactMap { mark in
      guard let value = place(of: mark.value), value >= lower, value <= upper else {
        return nil
      }
      let label = mark.label ?? label(value, unitSeconds: unit, formatter)
      return ValueAxis.Tick(value: value, label: label, hasGridLine: mark.hasGridLine)
    }
  }

  private var isNames: Bool {
    if case .names = kind { true } else { false }
  }

  /// Where a mark of the author's stands.
  private func place(of value: Chart.Value) -> Double? {
    guard case .names(let names) = kind else { return ChartNumber.value(value) }
    guard case .category(let name) = value else { return nil }
    return names.firstIndex(of: name).map { Double($0) + 0.5 }
  }

  /// A value in words.
  package func label(_ value: Double, unitSeconds: Double, _ formatter: ChartTimeFormatter)
    -> String
  {
    switch kind {
    case .quantity(let quantity): quantity.text(value)
    case .time: formatter.label(value, unitSeconds)
    case .names(let names):
      value >= 0 && value < Double(names.count) ? names[Int(value)] : ""
    }
  }
}

/// Reads numbers out of plotted values.
enum ChartNumber {
  /// The number or moment; nil for a category and for what is not finite.
  static func value(_ value: Chart.Value?) -> Double? {
    switch value {
    case .number(let number), .time(let number, _):
      number.isFinite ? min(max(number, -ValueRange.limit), ValueRange.limit) : nil
    case .category, nil: nil
    }
  }

  /// The end of a stretch of time, or the value itself.
  static func end(_ value: Chart.Value?) -> Double? {
    if case .time(_, let end?) = value, end.isFinite { return end }
    return self.value(value)
  }
}
