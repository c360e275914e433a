internal import ActivityStore
internal import ExtensionProtocol

/// The buckets of one device.
struct DeviceGroup {
  let device: ImportedDevice
  private var windows: [ActivityWatchBucket] = []
  private var phones: [ActivityWatchBucket] = []
  private var absences: [ActivityWatchBucket] = []
  private var pages: [ActivityWatchBucket] = []
  private var unlocks: [ActivityWatchBucket] = []
  /// Events of browsers of which the source has no windows at all.
  private(set) var pagesWithoutWindow = 0

  /// Whether nothing says when the user of a desktop was away.
  var hasNoAFK: Bool { absences.isEmpty && !windows.isEmpty }

  private init(_ device: ImportedDevice) { self.device = device }

  /// Puts buckets to the devices they belong to.
  ///
  /// Buckets of web watchers without a host belong to every desktop.
  static func groups(_ buckets: [ActivityWatchBucket], _ options: ImportOptions) -> [DeviceGroup] {
    var groups: [String: DeviceGroup] = [:]
    let placed = buckets.filter { $0.kind != .web || $0.header.host != nil }
    for bucket in placed {
      let device = device(of: bucket, options)
      groups[device.identifier, default: DeviceGroup(device)].add(bucket)
    }
    for bucket in buckets where bucket.kind == .web && bucket.header.host == nil {
      let desktops = groups.filter { !$0.value.windows.isEmpty }.keys
      if desktops.isEmpty {
        let device = device(of: bucket, options)
        groups[device.identifier, default: DeviceGroup(device)].add(bucket)
      }
      for name in desktops { groups[name]?.add(bucket) }
    }
    return groups.values.sorted { $0.device.identifier < $1.device.identifier }.map {
      var group = $0
      group.countPagesWithoutWindow()
      return group
    }
  }

  private static func device(
    of bucket: ActivityWatchBucket,
    _ options: ImportOptions
  ) -> ImportedDevice {
    let isPhone = bucket.kind == .android || bucket.kind == .unlock
    let model = options.deviceModel ?? (isPhone ? .iPhone : .mac)
    let name =
      options.deviceName ?? bucket.header.host ?? (isPhone ? "Android phone" : "Desktop")
    return ImportedDevice(
      identifier: name,
      device: ActivityReport.Device(name: name, model: model)
    )
  }

  private mutating func add(_ bucket: ActivityWatchBucket) {
    switch bucket.kind {
    case .window: windows.append(bucket)
    case .android: phones.append(bucket)
    case .afk: absences.append(bucket)
    case .web: pages.append(bucket)
    case .unlock: unlocks.append(bucket)
    case .other: break
    }
  }

  private mutating func countPagesWithoutWindow() {
    guard windows.isEmpty else { return }
    pagesWithoutWindow = pages.map(\.list.spans.count).reduce(0, +)
  }

  /// Writes what was in use, and when the device was picked up.
  func write(applications: [String], to output: inout SessionWriter) throws {
    let shownPages = pages.map { shown($0, applications) }
    let presence = presence(shownPages)
    for bucket in windows {
      try output.write(bucket.list.spans, during: presence, .application)
    }
    for spans in shownPages { try output.write(spans, during: presence, .webDomain) }
    for bucket in phones { try output.write(bucket.list.spans, during: nil, .application) }
    try output.writeUnlocks(unlocks.flatMap(\.unlocks))
  }

  /// When someone was there; nil where nothing says when nobody was.
  private func presence(_ shownPages: [[Span]]) -> [Interval]? {
    guard !absences.isEmpty else { return nil }
    var intervals = absences.flatMap { $0.list.spans.map { Interval($0.start, $0.end) } }
    for span in shownPages.joined() where span.isAudible {
      intervals.append(Interval(span.start, span.end))
    }
    return intervals.union()
  }

  /// The pages of a bucket while a window of its browser is in front.
  private func shown(_ bucket: ActivityWatchBucket, _ applications: [String]) -> [Span] {
    let browser = Browser(bucket: bucket.header.id)
    let isBrowser = applications.map { browser.matches(application: $0) }
    var fronts: [Interval] = []
    for span in windows.lazy.flatMap(\.list.spans)
    where isBrowser.indices.contains(span.name) && isBrowser[span.name] {
      fronts.append(Interval(span.start, span.end))
    }
    return bucket.list.spans.during(fronts.union())
  }
}

extension [Span] {
  /// The parts of spans in order that lie in disjoint intervals in order.
  func during(_ intervals: [Interval]) -> [Span] {
    var result: [Span] = []
    forEachPart(during: intervals) { result.append($0) }
    return result
  }

  /// Calls the body with each part of spans in order that lies in disjoint intervals in order.
  func forEachPart(during intervals: [Interval], _ body: (Span) throws -> Void) rethrows {
    var next = 0
    for span in self {
      while next < intervals.count, intervals[next].end <= span.start { next += 1 }
      var index = next
      while index < intervals.count, intervals[index].start < span.end {
        let start = Swift.max(span.start, intervals[index].start)
        let end = Swift.min(span.end, intervals[index].end)
        try body(Span(start: start, duration: Int32(clamping: end - start), subject: span.subject))
        index += 1
      }
    }
  }
}
