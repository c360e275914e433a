internal import ActivityStore
internal import ExtensionProtocol

/// One bucket, whose events become records of a track.
struct ActivityWatchBucket {
  let kind: BucketHeader.Kind
  private let names: ActivityWatchNames
  private let recorder: Recorder
  private let device: DeviceRecorder
  /// Nil for unlocks, which have no duration.
  private let track: TrackRecorder?

  init(_ header: BucketHeader, _ names: ActivityWatchNames, _ recorder: Recorder) throws {
    kind = header.kind
    self.names = names
    self.recorder = recorder
    device = try recorder.device(header.device)
    track = try header.track.map(device.track)
  }

  /// Takes an event, or counts why not.
  func record(_ time: EventTime, _ data: borrowing EventData) throws {
    let (start, duration) = (time.start, time.duration)
    guard let track else { return try device.unlock(at: start) }
    switch kind {
    case .afk:
      // Absence is no presence, but its record begins there.
      try track.record(start: start, duration: data.isActive ? duration : 0)
    case .window:
      let subject = try names.application(data.name, category: recorder.category(of: data.texts))
      try track.record(start: start, duration: duration, subject: subject)
    case .android:
      // A record without a package is known by its name.
      let hasPackage = !data.name.isEmpty
      let subject = try names.application(
        hasPackage ? data.name : data.label,
        name: data.label,
        category: recorder.category(of: data.texts)
      )
      try track.record(start: start, duration: duration, subject: subject)
    case .web:
      guard !data.isIncognito else { return leaveOut(.incognito) }
      let category = recorder.category(of: data.texts)
      guard let domain = try names.domain(of: data.name, category: category) else {
        return leaveOut(.noDomain)
      }
      try track.record(
        start: start,
        duration: duration,
        subject: domain,
        isAudible: data.isAudible
      )
    case .unlock, .other: break
    }
  }

  /// Counts an event that cannot be understood.
  func leaveOutDamaged() { leaveOut(.damaged) }

  private func leaveOut(_ reason: ImportReport.Reason) {
    recorder.report.eventsRead += 1
    recorder.report.drop(reason)
  }
}

extension BucketHeader {
  /// The device that the bucket belongs to.
  ///
  /// Watchers of pages rarely know theirs; such pages count wherever their browser is in front.
  fileprivate var device: SourceDevice {
    switch kind {
    case .android, .unlock: SourceDevice(host: host, model: .iPhone)
    case .web: SourceDevice(host: host, model: .mac, isShared: host == nil)
    case .window, .afk, .other: SourceDevice(host: host, model: .mac)
    }
  }

  fileprivate var track: Track? {
    switch kind {
    case .window: .windows
    case .android: .phone
    case .afk: .presence
    case .web: .pages(browser: BrowserFamily(bucket: id).name)
    case .unlock, .other: nil
    }
  }
}
