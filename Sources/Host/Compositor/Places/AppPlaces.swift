internal import ExtensionProtocol
internal import PlainTree
internal import ViewTree

/// The places of an app's tree that the host fills.
struct AppPlaces {
  /// The most reports that are made at once, each by a process of its own.
  static let reportLimit = 8
  static let pickerLimit = 4

  private let services: any CompositorServices
  private let workers: Workers
  private let logs: ProcessLogs
  private(set) var found: [FoundPlace] = []
  private(set) var sizes: [UInt64: RegionSize] = [:]
  private var reports: [PlaceKey: ReportPlace] = [:]
  private var pickers: [PlaceKey: PickerPlace] = [:]
  private var owners = MarkOwners()
  /// Whether a picker looks different since ``advance()``.
  private var hasPickerNews = false

  init(services: any CompositorServices, workers: Workers, logs: ProcessLogs) {
    self.services = services
    self.workers = workers
    self.logs = logs
  }

  /// Takes over the places of a tree: what is gone ends, what is new begins.
  mutating func update(
    _ tree: ViewTree,
    _ surface: CompositionSurface
  ) {
    found = FoundPlace.all(in: tree)
    sizes = found.isEmpty ? [:] : surface.regions(tree)
    endMissing()
    for place in found {
      switch place.content {
      case .report(let content): update(place, content, surface)
      case .picker(let content): update(place, content)
      }
    }
  }

  private mutating func endMissing() {
    let wanted = Set(found.map(\.key))
    for (key, report) in reports where !wanted.contains(key) {
      report.end()
      reports[key] = nil
    }
    pickers = pickers.filter { wanted.contains($0.key) }
  }

  private mutating func update(
    _ place: FoundPlace,
    _ content: ReportContent,
    _ surface: CompositionSurface
  ) {
    let size = reportSize(of: place, on: surface)
    if let report = reports[place.key] {
      report.want(content)
      report.resize(size, on: surface)
    } else if reports.count < Self.reportLimit {
      reports[place.key] = ReportPlace(
        owner: nextOwner(),
        content: content,
        size: size,
        surface: surface,
        services: services,
        workers: workers,
        logs: logs
      )
    }
  }

  private mutating func update(
    _ place: FoundPlace,
    _ content: ActivityPickerContent
  ) {
    if let picker = pickers[place.key] {
      picker.update(content)
    } else if pickers.count < Self.pickerLimit {
      pickers[place.key] = PickerPlace(
        owner: nextOwner(),
        content: content,
        isSheet: place.isSheet,
        services: services,
        workers: workers
      )
    }
  }

  private mutating func nextOwner() -> UInt64 {
    owners.next(except: Set(reports.values.map(\.owner) + pickers.values.map(\.owner)))
  }

  func size(of place: FoundPlace, on surface: CompositionSurface) -> RegionSize {
    place.mark.flatMap { sizes[$0] } ?? surface.wholeSize
  }

  /// The size of a report in a place, which scrolls beside a bar where places are in cells.
  private func reportSize(of place: FoundPlace, on surface: CompositionSurface) -> RegionSize {
    guard var size = place.mark.flatMap({ sizes[$0] }) else { return surface.wholeSize }
    size.width = max(size.width - PlainTree.scrollBarWidth, PlainTree.scrollBarWidth)
    return size
  }

  // MARK: - The loop

  var descriptors: [(descriptor: Int32, events: Int16)] { reports.values.flatMap(\.descriptors) }

  var timeToWake: Double? { reports.values.compactMap(\.timeToWake).min() }

  var isSettled: Bool {
    reports.values.allSatisfy(\.isSettled) && pickers.values.allSatisfy(\.isSettled)
  }

  /// Does what there is to do; whether a place looks different now.
  mutating func advance() -> Bool {
    var hasNews = hasPickerNews
    hasPickerNews = false
    for report in reports.values where report.advance() { hasNews = true }
    for picker in pickers.values where picker.advance() { hasNews = true }
    return hasNews
  }

  func end() {
    for report in reports.values { report.end() }
  }

  // MARK: - Owners

  func report(_ owner: UInt64) -> ReportPlace? { reports.values.first { $0.owner == owner } }

  func report(at key: PlaceKey) -> ReportPlace? { reports[key] }

  /// Whether a mark is that of a place.
  func holdsPlace(_ mark: UInt64) -> Bool { found.contains { $0.mark == mark } }

  func picker(at key: PlaceKey) -> PickerPlace? { pickers[key] }

  func retry(_ owner: UInt64) {
    report(owner)?.retry()
    pickers.values.first { $0.owner == owner }?.retry()
  }

  /// Fills all places with what there is now.
  func refresh() {
    for report in reports.values { report.refresh() }
    for picker in pickers.values { picker.retry() }
  }

  /// Uses a control of a picker.
  ///
  /// - Returns: What the app is told, and of which mark; nil for nothing.
  mutating func usePicker(
    _ owner: UInt64,
    _ number: UInt64,
    _ value: ControlValue
  ) -> (mark: UInt64, value: ControlValue)? {
    guard let (key, picker) = pickers.first(where: { $0.value.owner == owner }) else { return nil }
    let outcome = picker.use(number, value)
    hasPickerNews = hasPickerNews || outcome.isChanged
    guard let told = outcome.told, case .mark(let mark) = key else { return nil }
    return (mark, told)
  }
}
