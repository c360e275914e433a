internal import ExtensionProtocol
public import FoundationShims

extension DeviceActivityData {
  /// What happened on a device in one hour, day or week.
  public struct ActivitySegment: Hashable, Sendable {
    /// The hour, day or week.
    public var dateInterval: DateInterval

    /// How long the device's screen was on, in seconds.
    ///
    /// A filter for applications, categories or web domains does not make it less.
    public var totalActivityDuration: TimeInterval

    /// The longest session without a break; nil where the device was not used.
    public var longestActivity: DateInterval?

    /// When the device was first picked up; nil where it never was.
    public var firstPickup: Date?

    /// How often the device was picked up without an application being used.
    public var totalPickupsWithoutApplicationActivity: Int

    let position: Position

    /// What was used, by category.
    public var categories: DeviceActivityResults<CategoryActivity> {
      let source = position.source
      let indices = source.frame.segments[position.index].categories
      return DeviceActivityResults(count: indices.count) {
        source.category(at: indices.lowerBound + $0)
      }
    }

    init(_ segment: ActivityReport.Segment, at position: Position) {
      dateInterval = DateInterval(from: segment.start, to: segment.end)
      totalActivityDuration = TimeInterval(milliseconds: segment.totalDuration)
      if let start = segment.longestStart, let end = segment.longestEnd {
        longestActivity = DateInterval(from: start, to: end)
      }
      firstPickup = segment.firstPickup.map { Date(timeIntervalSince1970: TimeInterval($0)) }
      totalPickupsWithoutApplicationActivity = Int(clamping: segment.pickupsWithoutApplication)
      self.position = position
    }
  }
}

extension DateInterval {
  /// The time between two moments; empty where they are in the wrong order.
  init(from start: Int64, to end: Int64) {
    let first = Date(timeIntervalSince1970: TimeInterval(start))
    self.init(start: first, end: max(first, Date(timeIntervalSince1970: TimeInterval(end))))
  }
}

extension TimeInterval {
  init(milliseconds: Int64) {
    self = TimeInterval(milliseconds) / 1000
  }
}
