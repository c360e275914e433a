package import ActivityStore
internal import CivilCalendar

/// Writes what happened on one device.
///
/// All times are microseconds since 1970.
package final class DeviceRecorder {
  let recorder: Recorder
  let number: Int64
  private var tracks: [Track: TrackRecorder] = [:]

  init(_ recorder: Recorder, _ number: Int64) {
    self.recorder = recorder
    self.number = number
  }

  /// Where events of a track are written; asking for it once saves a look-up for each event.
  package func track(_ track: Track) throws -> TrackRecorder {
    if let known = tracks[track] { return known }
    let new = TrackRecorder(self, try recorder.writer.buffer(track, of: number))
    tracks[track] = new
    return new
  }

  /// Writes a pickup whose application is the one that is used next.
  package func unlock(at time: Int64) throws { try moment(.unlock, time, nil) }

  /// Writes a pickup whose application the source knows; nil where none was used.
  package func pickup(at time: Int64, subject: UInt32?) throws {
    try moment(.pickup, time, subject)
  }

  package func notification(at time: Int64, subject: UInt32?) throws {
    recorder.report.eventsRead += 1
    guard let subject else { return recorder.report.drop(.nameless) }
    try write(.notification, time, subject)
  }

  private func moment(_ kind: MomentKind, _ time: Int64, _ subject: UInt32?) throws {
    recorder.report.eventsRead += 1
    try write(kind, time, subject)
  }

  private func write(_ kind: MomentKind, _ time: Int64, _ subject: UInt32?) throws {
    guard let start = recorder.checked(time) else { return }
    try recorder.writer.add(kind, at: start, subject: subject, of: number)
    recorder.extend(start, start)
  }

  /// Writes an hour of which only sums are known.
  ///
  /// - Parameter bin: The quarter of an hour that it begins with, counted since 1970.
  package func hour(_ block: HourBlock, at bin: Int64) throws {
    recorder.report.eventsRead += 1
    let start = bin.multipliedClamped(by: ActivityBin.milliseconds * 1_000)
    guard let first = recorder.checked(start) else { return }
    try recorder.writer.add(block, at: bin, of: number)
    let now = recorder.options.now * 1_000
    recorder.extend(first, min(first + HourBlock.milliseconds, max(first, now)))
  }
}

/// Writes events of one track of a device.
package final class TrackRecorder {
  private let recorder: Recorder
  private let buffer: TrackBuffer
  private let now: Int64
  private let needsSubject: Bool

  private let lengthLimit: Int64
  /// The store keeps longer events as pieces of this length; microseconds.
  private static let pieceLength: Int64 = 86_400_000_000

  init(_ device: DeviceRecorder, _ buffer: TrackBuffer) {
    recorder = device.recorder
    self.buffer = buffer
    now = recorder.options.now * 1_000_000
    needsSubject = buffer.needsSubject
    lengthLimit = Self.pieceLength * buffer.track.longestDays
  }

  /// Writes an event, or counts why not.
  ///
  /// - Parameters:
  ///   - start: Microseconds since 1970.
  ///   - duration: Microseconds; a negative one is read as zero.
  ///   - subject: From ``Recorder/application(_:name:category:)`` or
  ///     ``Recorder/webDomain(_:category:)``; nil for a track that has none.
  package func record(
    start: Int64,
    duration: Int64,
    subject: UInt32? = nil,
    isAudible: Bool = false
  ) throws {
    recorder.report.eventsRead += 1
    if duration < 0 { recorder.report.drop(.negative) }
    guard subject != nil || !needsSubject else { return recorder.report.drop(.nameless) }
    let length = max(0, duration)
    guard length <= lengthLimit else {
      return recorder.report.drop(.overlong)
    }
    guard let first = recorder.checked(start) else { return }
    let end = min(start + length, now) / 1_000
    try write(first, end, subject ?? 0, isAudible)
    recorder.extend(first, end)
  }

  private func write(_ start: Int64, _ end: Int64, _ subject: UInt32, _ isAudible: Bool) throws {
    var start = start
    repeat {
      let piece = min(end - start, Self.pieceLength / 1_000)
      let event = TrackEvent(
        start: start,
        duration: Int32(clamping: piece),
        subject: subject,
        isAudible: isAudible
      )
      try recorder.writer.add(event, to: buffer)
      start += max(piece, 1)
    } while start < end
  }
}

extension Track {
  /// As many days an event of the track may last; a longer one is no use of anything.
  ///
  /// A window stays in front over days on a desktop that nobody uses: presence cuts it.
  fileprivate var longestDays: Int64 {
    switch self {
    case .windows, .pages: 31
    case .presence, .screen, .displayOff: 366
    case .phone, .visits, .sessions: 1
    }
  }
}

extension Recorder {
  /// A moment in milliseconds; nil, and counted, where nothing can have happened then.
  func checked(_ time: Int64) -> Int64? {
    guard time >= 0 else {
      report.drop(.beforeEpoch)
      return nil
    }
    guard time / 1_000_000 < options.now else {
      report.drop(.future)
      return nil
    }
    return time / 1_000
  }

  /// Takes a span of milliseconds into the report.
  func extend(_ start: Int64, _ end: Int64) {
    report.extend(start / 1_000..<(end + 999) / 1_000)
  }
}

extension Int64 {
  /// The product, or the nearest number there is.
  func multipliedClamped(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min : .max) : product
  }
}
