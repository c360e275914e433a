internal import FoundationShims
internal import ManagedSettings
internal import ViewTree

extension DeviceActivityFilter {
  /// The filter as the host takes it.
  var tree: ReportFilter {
    let time = segmentInterval.time
    return ReportFilter(
      segment: segmentInterval.tree,
      start: time.start.quarterHour(.down),
      end: time.end.quarterHour(.up),
      users: users?.tree ?? .current,
      models: devices?.tree,
      tokens: TokenSelection(
        applications: applications.sortedBytes(),
        categories: categories.sortedBytes(),
        webDomains: webDomains.sortedBytes()
      )
    )
  }
}

extension DeviceActivityFilter.SegmentInterval {
  fileprivate var tree: ReportFilter.Segment {
    switch self {
    case .hourly: .hourly
    case .daily: .daily
    case .weekly: .weekly
    }
  }

  /// The time that the segments cover.
  fileprivate var time: DateInterval {
    switch self {
    case .hourly(let time), .daily(let time), .weekly(let time): time
    }
  }
}

extension DeviceActivityFilter.Devices {
  /// The models in the order of the host; none stand for all.
  fileprivate var tree: [ReportFilter.Model] {
    models.map(\.tree).sorted { $0.rawValue < $1.rawValue }
  }
}

extension DeviceActivityData.Device.Model {
  fileprivate var tree: ReportFilter.Model {
    switch self {
    case .iPhone: .iPhone
    case .iPod: .iPod
    case .iPad: .iPad
    case .mac: .mac
    }
  }
}

extension Date {
  /// The quarter of an hour before or after, in seconds since 1970.
  ///
  /// The host widens the time to whole segments anyway, of which none ends within such a quarter. Until
  /// now, as a filter's default says, is the same time to the host for that long, so that a report is
  /// not made anew whenever the app is evaluated. Times that are farther away than the protocol has
  /// room for stand at its end.
  fileprivate func quarterHour(_ rule: FloatingPointRoundingRule) -> Int64 {
    let limit = (Double(1 << 38) / 900).rounded(.down)
    let quarters = (timeIntervalSince1970 / 900).rounded(rule)
    guard !quarters.isNaN else { return 0 }
    return Int64(min(max(quarters, -limit), limit)) * 900
  }
}
