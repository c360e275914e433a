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

  /// From when on pages may be new, or open for longer than when the history was read last.
  ///
  /// In microseconds since 1970; nil where all of it has to be read.
  ///
  /// - Parameter latest: When the history's last page was opened.
  func firstToRead(latest: Int64) -> Int64? {
    guard latest > 0, latest / 1_000_000 <= recorder.options.now else { return nil }
    defer { recorder.reached(latest, of: Self.part) }
    // An older last page is that of another history.
    guard let known = recorder.position(of: Self.part), (0...latest).contains(known) else {
      return nil
    }
    return known - 86_400_000_000
  }

  private static let part = "pages"

  /// What holds of every browser's history.
  static let foregroundNote =
    "foreground unknown: a page counts while it was open, also behind other windows; "
    + "private windows are not in it"
}
