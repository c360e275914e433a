internal import ActivityStore
internal import ExtensionProtocol

/// Imports what `arbtt-dump -t JSON` writes.
enum ArbttDump: FileImporter {
  static let format = SourceFormat.arbtt

  /// What arbtt's own log begins with.
  private static let logHead = "arbtt-timelog"

  static func recognizes(_ file: SourceFile) -> Bool {
    if file.begins(with: logHead) { return true }
    return (file.begins(with: "[") || file.begins(with: "{"))
      && ["\"date\"", "\"rate\"", "\"inactive\"", "\"windows\""].allSatisfy(file.headContains)
  }

  static func read(_ file: SourceFile, into recorder: Recorder) throws {
    guard !file.begins(with: logHead) else {
      throw ImportError.unusable(
        file: file.path,
        reason: "it is arbtt's own log; import what “arbtt-dump -t JSON” writes of it"
      )
    }
    let device = try recorder.device(SourceDevice(host: nil, model: .mac))
    let windows = try device.track(.windows)
    let presence = try device.track(.presence)
    var reader = ArbttReader(JSONReader(file.stream(), limits: recorder.options.limits))
    var stretches = ArbttPresence()
    var (absent, windowless) = (0, 0)
    while let sample = try next(&reader, file) {
      if reader.index % 1_024 == 0 { recorder.advance(to: file.fraction(reader.offset)) }
      guard ArbttPresence.isPresent(sample) else {
        absent += 1
        continue
      }
      if let program = sample.program {
        let subject = try program.name.flatMap { try recorder.application($0) }
        try windows.record(
          start: sample.time,
          duration: sample.rate.multipliedClamped(by: 1_000),
          subject: subject
        )
      } else {
        windowless += 1
      }
      guard sample.isPlausible(now: recorder.options.now) else { continue }
      if let stretch = stretches.take(sample) { try presence.record(stretch) }
    }
    if let stretch = stretches.finish() { try presence.record(stretch) }
    recorder.report.eventsRead = reader.index + 1
    recorder.report.notes += notes(absent: absent, windowless: windowless)
  }

  private static func next(
    _ reader: inout ArbttReader,
    _ file: SourceFile
  ) throws(ImportError) -> ArbttSample? {
    do throws(JSONError) {
      return try reader.next()
    } catch {
      let place = reader.index < 0 ? nil : "sample [\(reader.index)]"
      throw ImportError(error, file, place: place, readFailure: reader.readFailure)
    }
  }

  private static func notes(absent: Int, windowless: Int) -> [String] {
    var notes = ["each sample counts for its rate; nobody was there after a minute without input"]
    if absent > 0 { notes.append("samples at which nobody was there: \(absent)") }
    if windowless > 0 { notes.append("samples without a window in front: \(windowless)") }
    return notes
  }
}

extension ArbttSample {
  /// Whether a sample can say when someone was there.
  fileprivate func isPlausible(now: Int64) -> Bool {
    time >= 0 && time / 1_000_000 < now && (0...86_400_000).contains(rate)
  }
}

extension TrackRecorder {
  fileprivate func record(_ stretch: Range<Int64>) throws {
    try record(start: stretch.lowerBound, duration: stretch.upperBound - stretch.lowerBound)
  }
}
