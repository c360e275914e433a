package import ViewTree

/// The places of bars: one for each category, number or stretch of time.
package struct BandScale: Sendable {
  /// One place.
  package struct Band: Sendable {
    package var label: String
    /// Where the place begins, in seconds since 1970; nil for other places.
    package var start: Double?
  }

  private enum Key: Hashable {
    case category(String)
    case number(Double)

    init?(_ value: Chart.Value) {
      switch value {
      case .category(let name): self = .category(name)
      case .number, .time:
        guard let number = ChartNumber.value(value) else { return nil }
        self = .number(number)
      }
    }
  }

  package private(set) var bands: [Band] = []
  private var indices: [Key: Int] = [:]
  /// The length in seconds of a band that is a stretch of time; nil for others.
  package private(set) var unitSeconds: Double?
  /// Whether the places are numbers or moments, whose names follow from each other.
  package private(set) var isOrdered = false

  /// The most places; a gap in time is not filled beyond them.
  private static let limit = 20_000

  init(_ values: [Chart.Value], domain: Chart.Domain?, formatter: ChartTimeFormatter) {
    if case .categories(let names)? = domain { names.forEach { add(.category($0), label: $0) } }
    if values.contains(where: { if case .time = $0 { true } else { false } }) {
      addTimes(values, domain: domain, formatter)
    }
    let isNumeric = values.contains { if case .number = $0 { true } else { false } }
    isOrdered = isNumeric || unitSeconds != nil
    for value in isNumeric ? BandScale.sorted(values) : values {
      guard let key = Key(value) else { continue }
      add(key, label: ChartWords.name(value, formatter))
    }
  }

  private static func sorted(_ values: [Chart.Value]) -> [Chart.Value] {
    values.sorted { (ChartNumber.value($0) ?? 0) < (ChartNumber.value($1) ?? 0) }
  }

  private mutating func add(_ key: Key, label: @autoclosure () -> String, start: Double? = nil) {
    guard indices[key] == nil, bands.count < BandScale.limit else { return }
    indices[key] = bands.count
    bands.append(Band(label: label(), start: start))
  }

  /// Puts the places into the opposite order.
  mutating func reverse() {
    bands.reverse()
    for (key, index) in indices { indices[key] = bands.count - 1 - index }
  }

  /// The place of a value; nil where it has none.
  package func index(of value: Chart.Value) -> Int? {
    Key(value).flatMap { indices[$0] }
  }

  /// Adds the stretches of time in order, with empty ones in the gaps and up to the domain's ends.
  private mutating func addTimes(
    _ values: [Chart.Value],
    domain: Chart.Domain?,
    _ formatter: ChartTimeFormatter
  ) {
    let starts = Set(values.compactMap { ChartNumber.value($0) }).sorted()
    guard let first = starts.first, let last = starts.last else { return }
    let unit = BandScale.unit(values, starts: starts)
    unitSeconds = unit
    if case .range(let from, _)? = domain, from.isFinite {
      fillGap(from: from, to: first, unit, includingStart: true, formatter)
    }
    var previous: Double?
    for start in starts {
      if let previous { fillGap(from: previous, to: start, unit, includingStart: false, formatter) }
      add(.number(start), label: formatter.label(start, unit), start: start)
      previous = start
    }
    if case .range(_, let to)? = domain, to.isFinite {
      fillGap(from: last, to: to, unit, includingStart: false, formatter)
    }
  }

  private mutating func fillGap(
    from: Double,
    to: Double,
    _ unit: Double,
    includingStart: Bool,
    _ formatter: ChartTimeFormatter
  ) {
    let count = ((to - from) / unit).rounded()
    guard count >= 1, count < Double(BandScale.limit) else { return }
    for step in (includingStart ? 0 : 1)..<max(Int(count), 1) {
      let start = from + Double(step) * unit
      add(.number(start), label: formatter.label(start, unit), start: start)
    }
  }

  /// The usual length of a stretch: the middle one of those given, or the least distance.
  private static func unit(_ values: [Chart.Value], starts: [Double]) -> Double {
    var lengths: [Double] = []
    for case .time(let start, let end?) in values where end > start && (end - start).isFinite {
      lengths.append(end - start)
    }
    if !lengths.isEmpty { return max(lengths.sorted()[lengths.count / 2], 1) }
    let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    return max(gaps.min() ?? 86_400, 1)
  }
}
