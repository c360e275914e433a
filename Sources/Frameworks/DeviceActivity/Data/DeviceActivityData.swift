internal import ExtensionProtocol
public import FoundationShims

/// The activity of one user on one device.
public struct DeviceActivityData: Hashable, Sendable {
  /// Whose activity it is.
  public var user: User

  /// The device that the activity happened on.
  public var device: Device

  /// The length of the segments, and the time that they cover.
  public var segmentInterval: DeviceActivityFilter.SegmentInterval

  /// When the data of this device was last updated.
  public var lastUpdatedDate: Date

  let position: Position

  /// The activity, cut into hours, days or weeks, in the order of time.
  public var activitySegments: DeviceActivityResults<ActivitySegment> {
    let source = position.source
    return DeviceActivityResults(count: source.frame.segments.count) { source.segment(at: $0) }
  }

  init(_ source: ActivitySource) {
    let frame = source.frame
    user = User(frame.user)
    device = Device(frame.device)
    segmentInterval = source.segmentInterval
    lastUpdatedDate = Date(timeIntervalSince1970: TimeInterval(frame.lastUpdated))
    position = Position(source: source, index: 0)
  }
}
