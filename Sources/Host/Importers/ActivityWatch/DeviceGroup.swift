internal import ActivityStore
internal import ExtensionProtocol

/// The buckets of one device.
struct DeviceGroup {
  let device: ImportedDevice
  private var windows: [ActivityWatchBucket] = []
  private var phones: [ActivityWatchBucket] = []
  private var absences: [ActivityWatchBucket] = []
  private var pages = BrowserPages()
  private var unlocks: [ActivityWatchBucket] = []
  /// The pages that belong to every desktop.
  private var sharedPages = BrowserPages()

  /// Events of browsers of which the source has no windows at all.
  var pagesWithoutWindow: Int {
    windows.isEmpty ? pages.eventCount : 0
  }

  /// Whether nothing says when the user of a desktop was away.
  var hasNoAFK: Bool { absences.isEmpty && !windows.isEmpty }

  private init(_ device: ImportedDevice) { self.device = device }

  /// Puts buckets to the devices they belong to.
  ///
  /// Buckets of web watchers without a host belong to every desktop.
  static func groups(_ buckets: [ActivityWatchBucket], _ options: ImportOptions) -> [DeviceGroup] {
    var groups: [String: DeviceGroup] = [:]
    var homeless: [ActivityWatchBucket] = []
    for bucket in buckets {
      if bucket.kind == .web, bucket.header.host == nil {
        homeless.append(bucket)
      } else {
        let device = device(of: bucket, options)
        groups[device.identifier, default: DeviceGroup(device)].add(bucket)
      }
    }
    var shared = BrowserPages()
    if groups.values.contains(where: { !$0.windows.isEmpty }) {
      for bucket in homeless { shared.add(bucket) }
    } else {
      for bucket in homeless {
        let device = device(of: bucket, options)
        groups[device.identifier, default: DeviceGroup(device)].add(bucket)
      }
    }
    return groups.values.sorted { $0.device.identifier < $1.device.identifier }.map {
      var group = $0
      // All desktops hold the same one: it is not copied.
      if !group.windows.isEmpty { group.sharedPages = shared }
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
    case .web: pages.add(bucket)
    case .unlock: unlocks.append(bucket)
    case .other: break
    }
  }

  /// Writes what was in use, and when the device was picked up.
  func write(_ browsers: BrowserTable, to output: inout SessionWriter) throws {
    let shownPages = shownPages(browsers)
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

  /// The pages of each bucket while a window of its browser is in front.
  private func shownPages(_ browsers: BrowserTable) -> [[Span]] {
    guard !windows.isEmpty else { return [] }
    var shown: [[Span]] = []
    for (browser, buckets) in pages.entries + sharedPages.entries {
      let front = fronts(of: browsers.windows(of: browser))
      guard !front.isEmpty else { continue }
      for bucket in buckets {
        let spans = bucket.list.spans.during(front)
        if !spans.isEmpty { shown.append(spans) }
      }
    }
    return shown
  }

  /// When windows of a browser were in front.
  private func fronts(of isBrowser: [Bool]) -> [Interval] {
    var fronts: [Interval] = []
    for span in windows.lazy.flatMap(\.list.spans)
    where isBrowser.indices.contains(span.name) && isBrowser[span.name] {
      fronts.append(Interval(span.start, span.end))
    }
    return fronts.union()
  }
}
