import ViewTree

/// Sorts a chart's marks into what ``CartesianPlot`` holds.
struct CartesianBuilder {
  typealias Plot = CartesianPlot

  let chart: Chart
  let formatter: ChartTimeFormatter
  let table: SeriesTable
  let isHorizontal: Bool

  private(set) var segments: [Plot.Segment] = []
  private(set) var curves: [Plot.Curve] = []
  private(set) var dots: [Plot.Dot] = []
  private(set) var rules: [Plot.Rule] = []
  private(set) var areas: [Plot.Area] = []
  /// The bars beside each other in one place, by what sets them apart.
  private(set) var lanes: [Chart.Value: Int] = [:]

  private(set) var bands: BandScale?
  /// The places along the axis of values where these are categories; nil for numbers and moments.
  private(set) var valueNames: BandScale?
  /// How large cells are that have one place on an axis.
  let cells: CellSizes
  /// How far the bars of one place and lane reach, above and below zero.
  private var bars = Stacks()
  /// How far the areas at one place reach.
  private var piles = Stacks()
  private var openCurves: [CurveKey: Int] = [:]

  private struct CurveKey: Hashable {
    var series: Chart.Value?
    var group: Chart.Value?
    var isArea: Bool
  }

  init(_ chart: Chart, formatter: ChartTimeFormatter) {
    self.chart = chart
    self.formatter = formatter
    table = SeriesTable(chart, formatter: formatter)
    isHorizontal = chart.marks.contains(where: CartesianBuilder.isHorizontalBar)
    cells = CellSizes(chart, isHorizontal: isHorizontal)
  }

  /// Whether a mark is a bar that runs along the horizontal axis.
  private static func isHorizontalBar(_ mark: Chart.Mark) -> Bool {
    guard mark.kind == .bar || mark.kind == .rectangle else { return false }
    if mark.xStart != nil, mark.xEnd != nil { return mark.yStart == nil && mark.yEnd == nil }
    guard mark.kind == .bar, case .number? = mark.x else { return false }
    switch mark.y {
    case nil: return mark.yStart == nil
    case .category, .time: return true
    case .number: return false
    }
  }

  mutating func build() -> CartesianPlot? {
    let placed = chart.marks.filter { $0.kind != .rule && $0.kind != .sector }
    if needsBands {
      let domain = isHorizontal ? chart.yDomain : chart.xDomain
      let values = placed.map { position(of: $0) ?? .category("") }
      var bands = BandScale(values, domain: domain, formatter: formatter)
      if (isHorizontal ? chart.yAxis : chart.xAxis).isReversed { bands.reverse() }
      self.bands = bands
    }
    valueNames = names(of: placed)
    for mark in placed { count(mark) }
    for mark in placed { add(mark) }
    // A rule alone has nothing to stand in.
    guard !segments.isEmpty || !curves.isEmpty || !dots.isEmpty || !areas.isEmpty else {
      return nil
    }
    for mark in chart.marks where mark.kind == .rule { addRule(mark) }
    sortCurves()
    return CartesianPlot(
      isHorizontal: isHorizontal,
      positions: bands.map { .bands($0) } ?? .continuous(positionRange),
      values: valueRange,
      builder: self
    )
  }

  private var needsBands: Bool {
    chart.marks.contains { mark in
      if mark.kind == .bar { return true }
      if case .category = position(of: mark) { return mark.kind != .rule && mark.kind != .sector }
      return false
    }
  }

  func position(of mark: Chart.Mark) -> Chart.Value? {
    isHorizontal ? mark.y : mark.x
  }

  func value(of mark: Chart.Mark) -> Chart.Value? {
    isHorizontal ? mark.x : mark.y
  }

  /// The categories along the axis of values; nil where numbers or moments are plotted on it.
  private func names(of marks: [Chart.Mark]) -> BandScale? {
    guard !isHorizontal else { return nil }
    var names: [Chart.Value] = []
    for mark in marks {
      for case let value? in [mark.y, mark.yStart, mark.yEnd] {
        guard case .category = value, mark.kind != .bar, mark.kind != .area else { return nil }
        names.append(value)
      }
    }
    if names.isEmpty { return nil }
    return BandScale(names, domain: chart.yDomain, formatter: formatter)
  }

  /// Where a value stands on the axis of values; a category has a length of 1 there.
  func number(_ value: Chart.Value?) -> Double? {
    guard let valueNames else { return ChartNumber.value(value) }
    return value.flatMap { valueNames.index(of: $0) }.map { Double($0) + 0.5 }
  }

  func place(of value: Chart.Value?) -> Plot.Place? {
    let value = value ?? .category("")
    guard let bands else { return ChartNumber.value(value).map { .value($0) } }
    return bands.index(of: value).map { .band($0) }
  }

  private mutating func add(_ mark: Chart.Mark) {
    switch mark.kind {
    case .bar: addBar(mark)
    case .line: addCurve(mark, isArea: false)
    case .area: addCurve(mark, isArea: true)
    case .point: addDot(mark)
    case .rectangle:
      if let area = area(of: mark) { areas.append(area) }
    case .rule, .sector: break
    }
  }

  func opacity(of mark: Chart.Mark) -> Double {
    mark.opacity > 0 ? min(mark.opacity, 1) : 0
  }

  /// A length in points that can be drawn.
  func length(_ points: Double) -> Double { points > 0 ? min(points, 1000) : 0 }

  /// Dashes that can be drawn; none where they would be too fine to see.
  private func dash(of mark: Chart.Mark) -> [Double] {
    let lengths = mark.dash.prefix(16).map { length($0) }
    return lengths.reduce(0, +) >= 0.5 ? lengths : []
  }

  func annotation(of mark: Chart.Mark) -> TextContent? {
    mark.annotation.flatMap { $0.runs.isEmpty ? nil : $0 }
  }

  private mutating func addBar(_ mark: Chart.Mark) {
    guard let place = place(of: position(of: mark)) else { return }
    let lane = mark.position.map { self.lane(of: $0) } ?? 0
    guard let (from, to) = span(of: mark) ?? stack(mark, place, lane) else { return }
    segments.append(
      Plot.Segment(
        place: place,
        lane: lane,
        from: from,
        to: to,
        paint: table.paint(of: mark),
        opacity: opacity(of: mark),
        series: table.index(of: mark),
        annotation: annotation(of: mark),
        annotationSide: mark.annotationSide,
        thickness: mark.thickness,
        cornerRadius: length(mark.cornerRadius)
      )
    )
  }

  /// Notes what a bar or area adds to the whole of its place.
  private mutating func count(_ mark: Chart.Mark) {
    guard mark.stacking == .normalized || mark.stacking == .center,
      let place = place(of: position(of: mark)), let value = ChartNumber.value(value(of: mark))
    else { return }
    if mark.kind == .bar {
      let lane = mark.position.map { self.lane(of: $0) } ?? 0
      bars.count(value, at: Stacks.Key(place: place, lane: lane))
    } else if mark.kind == .area {
      piles.count(value, at: Stacks.Key(place: place, lane: 0))
    }
  }

  private mutating func lane(of value: Chart.Value) -> Int {
    if let lane = lanes[value] { return lane }
    lanes[value] = lanes.count
    return lanes.count - 1
  }

  /// The ends of a mark that has both of them.
  func span(of mark: Chart.Mark) -> (Double, Double)? {
    let (start, end) = isHorizontal ? (mark.xStart, mark.xEnd) : (mark.yStart, mark.yEnd)
    if valueNames != nil {
      guard let from = number(start), let to = number(end) else { return nil }
      return (min(from, to) - 0.5, max(from, to) + 0.5)
    }
    guard let from = ChartNumber.value(start), let to = ChartNumber.end(end) else { return nil }
    return (min(from, to), max(from, to))
  }

  /// Puts a bar onto those that stand in its place already, as Swift Charts does.
  private mutating func stack(_ mark: Chart.Mark, _ place: Plot.Place, _ lane: Int)
    -> (Double, Double)?
  {
    guard let value = ChartNumber.value(value(of: mark)) else { return nil }
    return bars.put(value, at: Stacks.Key(place: place, lane: lane), mark.stacking)
  }

  private mutating func addCurve(_ mark: Chart.Mark, isArea: Bool) {
    guard let place = place(of: position(of: mark)) else { return }
    var base = 0.0
    var top: Double
    if isArea, let (from, to) = span(of: mark) {
      (base, top) = (from, to)
    } else if let value = number(value(of: mark)) {
      top = value
      if isArea {
        let key = Stacks.Key(place: place, lane: 0)
        let ends = piles.put(value, at: key, mark.stacking)
        (base, top) = value < 0 ? (ends.to, ends.from) : (ends.from, ends.to)
      }
    } else {
      return
    }
    if !isArea, mark.symbol != nil || mark.annotation != nil { addDot(mark) }
    let key = CurveKey(series: mark.series, group: mark.group, isArea: isArea)
    let index = openCurves[key] ?? curves.count
    if index == curves.count {
      openCurves[key] = index
      curves.append(
        Plot.Curve(
          points: [],
          isArea: isArea,
          paint: table.paint(of: mark),
          opacity: opacity(of: mark),
          series: table.index(of: mark),
          interpolation: mark.interpolation,
          lineWidth: mark.lineWidth.map { length($0) },
          dash: dash(of: mark)
        )
      )
    }
    curves[index].points.append(Plot.Curve.Point(place: place, value: top, base: base))
  }

  /// Brings each curve's points into the order of their places.
  private mutating func sortCurves() {
    for index in curves.indices {
      curves[index].points.sort { left, right in
        switch (left.place, right.place) {
        case (.band(let first), .band(let second)): first < second
        case (.value(let first), .value(let second)): first < second
        default: false
        }
      }
    }
  }

  private mutating func addDot(_ mark: Chart.Mark) {
    guard let place = place(of: position(of: mark)),
      let value = number(value(of: mark))
    else { return }
    dots.append(
      Plot.Dot(
        place: place,
        value: value,
        paint: table.paint(of: mark),
        opacity: opacity(of: mark),
        series: table.index(of: mark),
        symbol: mark.symbol,
        symbolSize: mark.symbolSize.map { length($0) },
        annotation: annotation(of: mark),
        annotationSide: mark.annotationSide,
        isVisible: mark.kind != .line || mark.symbol != nil
      )
    )
  }

  /// Adds a rule that does not run across the whole plot as a line between two points.
  private mutating func addPartialRule(_ mark: Chart.Mark) -> Bool {
    var points: [Plot.Curve.Point] = []
    if let (from, to) = span(of: mark), let place = position(of: mark).flatMap({ place(of: $0) }) {
      points = [from, to].map { Plot.Curve.Point(place: place, value: $0, base: 0) }
    } else if let value = number(value(of: mark)) {
      let ends = isHorizontal ? [mark.yStart, mark.yEnd] : [mark.xStart, mark.xEnd]
      let places = ends.compactMap { $0.flatMap { place(of: $0) } }
      points = places.map { Plot.Curve.Point(place: $0, value: value, base: 0) }
    }
    guard points.count == 2 else { return false }
    curves.append(
      Plot.Curve(
        points: points,
        isArea: false,
        paint: table.paint(of: mark),
        opacity: opacity(of: mark),
        series: nil,
        interpolation: .linear,
        isRule: true,
        lineWidth: mark.lineWidth.map { length($0) },
        dash: dash(of: mark)
      )
    )
    return true
  }

  private mutating func addRule(_ mark: Chart.Mark) {
    if addPartialRule(mark) { return }
    let value = number(self.value(of: mark))
    let place = position(of: mark).flatMap { self.place(of: $0) }
    guard value != nil || place != nil else { return }
    rules.append(
      Plot.Rule(
        value: value,
        place: value == nil ? place : nil,
        paint: table.paint(of: mark),
        opacity: opacity(of: mark),
        annotation: annotation(of: mark),
        annotationSide: mark.annotationSide,
        lineWidth: mark.lineWidth.map { length($0) },
        dash: dash(of: mark)
      )
    )
  }

  private var positionRange: ValueRange {
    var isTime = false
    var numbers: [Double] = []
    for mark in chart.marks {
      for value in isHorizontal
        ? [mark.y, mark.yStart, mark.yEnd] : [mark.x, mark.xStart, mark.xEnd]
      {
        if case .time? = value { isTime = true }
        if let number = ChartNumber.value(value) { numbers.append(number) }
      }
    }
    for area in areas {
      for case .value(let place) in [area.start, area.end] { numbers.append(place) }
    }
    let label = isHorizontal ? chart.labels.y : chart.labels.x
    let domain = isHorizontal ? chart.yDomain : chart.xDomain
    let marks = isHorizontal ? chart.yAxis.marks : chart.xAxis.marks
    let axis = isHorizontal ? chart.yAxis : chart.xAxis
    let kind = isTime ? ValueRange.Kind.time : .quantity(Quantity(label: label))
    return ValueRange(
      numbers,
      kind: kind,
      domain: domain,
      marks: marks,
      isPosition: true,
      scale: AxisScale(kind: axis.scale, isReversed: axis.isReversed)
    )
  }

  /// Whether values are parts of a whole rather than what was plotted.
  private var isNormalized: Bool { chart.marks.contains { $0.stacking == .normalized } }

  private var valueRange: ValueRange {
    if let valueNames {
      // The first category is on top, as in Swift Charts.
      return ValueRange(
        names: valueNames.bands.map(\.label),
        marks: chart.yAxis.marks,
        isReversed: !chart.yAxis.isReversed
      )
    }
    var numbers = segments.flatMap { [$0.from, $0.to] }
    numbers += curves.flatMap { $0.points.flatMap { [$0.value, $0.base] } }
    numbers += dots.map(\.value)
    numbers += rules.compactMap(\.value)
    numbers += areas.flatMap { [$0.from, $0.to] }
    let isTime = chart.marks.contains { mark in
      for value in isHorizontal ? [mark.x, mark.xStart] : [mark.y, mark.yStart] {
        if case .time? = value { return true }
      }
      return false
    }
    let label = isHorizontal ? chart.labels.x : chart.labels.y
    let domain = isHorizontal ? chart.xDomain : chart.yDomain
    let marks = isHorizontal ? chart.xAxis.marks : chart.yAxis.marks
    let quantity = isNormalized ? Quantity.percent : Quantity(label: label)
    let kind = isTime ? ValueRange.Kind.time : .quantity(quantity)
    let axis = isHorizontal ? chart.xAxis : chart.yAxis
    let scale = AxisScale(kind: axis.scale, isReversed: axis.isReversed)
    // Zero is a quantity's origin; among moments it stands for a mark without one.
    if isTime { numbers = numbers.filter { $0 != 0 } }
    return ValueRange(numbers, kind: kind, domain: domain, marks: marks, scale: scale)
  }
}
