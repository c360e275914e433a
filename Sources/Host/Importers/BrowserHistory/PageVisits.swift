internal import ActivityStore
internal import ExtensionProtocol

/// Writes how long pages were open.
struct PageVisits {
  private let recorder: Recorder
  private let visits: TrackRecorder
  /// Visits of which only the moment is known.
  private(set) var withoutDuration = 0

  init(_ recorder: Recorder) throws {
    self.recorder = recorder
    visits = try recorder.device(SourceDevice(host: nil, model: .mac)).track(.visits)
  }

  /// Writes a visit of the page whose address a column holds.
  ///
  /// - Parameters:
  ///   - start: Microseconds since 1970.
  ///   - duration: Microseconds.
  mutating func take(
    start: Int64,
    duration: Int64,
    _ row: Statement,
    address column: Int32
  ) throws {
    guard duration != 0 else {
      withoutDuration += 1
      return
    }
    let limit = recorder.options.limits.textLength
    guard let domain = row.withBlob(column, { WebAddress.domain($0.prefix(limit)) }) else {
      return recorder.report.drop(.noDomain)
    }
    let subject = try recorder.webDomain(String(decoding: domain, as: UTF8.self))
    try visits.record(start: start, duration: duration, subject: subject)
  }

  /// What holds of every browser's history.
  static let foregroundNote =
    "foreground unknown: a page counts while it was open, also behind other windows; "
    + "private windows are not in it"
}
