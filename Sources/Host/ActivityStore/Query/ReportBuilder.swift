internal import CivilCalendar
internal import ExtensionProtocol

/// Sums the bins of one user on one device into segments.
struct ReportBuilder {
  private let source: any ActivitySource
  private let deviceUser: DeviceUser
  private let filter: ItemFilter
  private let budget: ReportBudget
  private var table: SubjectTable
  private var chain = SessionChain()
  private var segment = ActivityReport.Segment(start: 0, end: 0)
  private var segments: [ActivityReport.Segment] = []

  init(
    _ source: any ActivitySource,
    _ deviceUser: DeviceUser,
    _ filter: ItemFilter,
    _ budget: ReportBudget
  ) {
    self.source = source
    self.deviceUser = deviceUser
    self.filter = filter
    self.budget = budget
    table = SubjectTable(source, filter, budget)
  }

  /// Cuts the bins that begin before `now` into segments.
  mutating func report(
    _ kind: ActivityReport.SegmentKind,
    _ intervals: [Range<Int64>],
    now: Int64
  ) throws -> ActivityReport {
    if let first = intervals.first, let last = intervals.last {
      segments.reserveCapacity(intervals.count)
      var index = 0
      begin(first)
      let end = min(last.upperBound.nextBin, now.nextBin)
      let span = first.lowerBound.bin..<max(first.lowerBound.bin, end)
      let source = source
      try source.forEachBin(of: deviceUser, in: span) { bin in
        let time = bin.index * ActivityBin.seconds
        while time >= intervals[index].upperBound, index + 1 < intervals.count {
          try finish()
          index += 1
          begin(intervals[index])
        }
        if intervals[index].contains(time) { try add(bin) }
      }
      try finish()
      for interval in intervals.dropFirst(index + 1) {
        begin(interval)
        try finish()
      }
    }
    var report = ActivityReport(
      user: deviceUser.user,
      device: deviceUser.device,
      segmentKind: kind,
      lastUpdated: deviceUser.lastUpdated,
      subjects: table.subjects,
      segments: segments
    )
    report.dropUnusedSubjects()
    return report
  }

  private mutating func begin(_ interval: Range<Int64>) {
    segment = ActivityReport.Segment(start: interval.lowerBound, end: interval.upperBound)
    chain = SessionChain()
    table.reset()
  }

  private mutating func finish() throws {
    if let longest = chain.seconds {
      segment.longestStart = longest.start
      segment.longestEnd = longest.end
    }
    try table.list(filter.listed)
    segment.categories = table.categories()
    try budget.take(segment)
    segments.append(segment)
  }

  private mutating func add(_ bin: ActivityBin) throws {
    segment.totalDuration += Int64(bin.screen.milliseconds)
    segment.pickupsWithoutApplication += Int64(bin.pickupsWithoutApplication)
    if let pickup = bin.firstPickup, segment.firstPickup == nil {
      segment.firstPickup = bin.index * ActivityBin.seconds + Int64(pickup) / 1_000
    }
    chain.add(bin.screen, bin: bin.index)
    if filter.isOpen { try addAll(bin) } else { try addPassing(bin) }
  }

  private mutating func addAll(_ bin: ActivityBin) throws {
    for item in bin.items { try table.add(item, of: bin.index, to: table.slot(item.subject)) }
  }

  /// Adds what passes; each category gets the union of its items that passed.
  private mutating func addPassing(_ bin: ActivityBin) throws {
    var shares: [CategoryShare] = []
    for item in bin.items {
      let slot = try table.slot(item.subject)
      let entry = table.entries[slot]
      let index =
        shares.firstIndex { $0.slot == entry.category } ?? shares.count
      if index == shares.count { shares.append(CategoryShare(slot: entry.category)) }
      if entry.isCategory {
        shares[index].union = Int64(item.milliseconds)
      } else {
        shares[index].all += Int64(item.milliseconds)
        if entry.passes {
          try table.add(item, of: bin.index, to: slot)
          shares[index].passed += Int64(item.milliseconds)
          if item.milliseconds > 0 { shares[index].items.append(item.subject) }
        }
      }
    }
    for share in shares where share.passed > 0 {
      table.add(try union(of: share, bin.index), to: share.slot)
    }
  }

  /// The union of the items of a category that passed.
  ///
  /// Only where items overlapped and some but not all passed does it take the raw intervals. Where
  /// only sums are known, it is the items' sum, at most what the category has.
  private func union(of share: CategoryShare, _ bin: Int64) throws -> Int64 {
    if share.passed == share.all { return share.union }
    if share.all == share.union || share.items.count == 1 { return share.passed }
    var intervals: [Interval] = []
    for item in share.items {
      let known = try source.intervals(of: item, deviceUser: deviceUser, inBin: bin)
      guard !known.isEmpty else { return min(share.passed, share.union) }
      intervals += known
    }
    return intervals.union().duration
  }
}

/// What one bin has of a category, while items are filtered.
private struct CategoryShare {
  var slot: Int
  /// Sums over all items and over those that passed.
  var all: Int64 = 0
  var passed: Int64 = 0
  /// The union over all items.
  var union: Int64 = 0
  /// Those that passed and have time.
  var items: [UInt32] = []
}

extension Int64 {
  /// The bin that holds this second.
  fileprivate var bin: Int64 { flooredQuotient(by: ActivityBin.seconds) }
  /// The first bin that begins at this second or after.
  fileprivate var nextBin: Int64 { (self + ActivityBin.seconds - 1).bin }
}
