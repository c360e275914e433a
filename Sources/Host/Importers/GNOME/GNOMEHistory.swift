internal import ActivityStore
internal import CivilCalendar
internal import ExtensionProtocol

/// Imports GNOME Shell's `session-active-history.json`: when the session was in use, and by nothing
/// that it names.
enum GNOMEHistory: FileImporter {
  static let format = SourceFormat.gnome

  /// GNOME keeps fourteen weeks.
  private static let transitionLimit = 1_000_000

  static func recognizes(_ file: SourceFile) -> Bool {
    file.begins(with: "[") && file.headContains("\"wallTimeSecs\"")
  }

  static func read(_ file: SourceFile, into recorder: Recorder) throws {
    var reader = SessionHistoryReader(JSONReader(file.stream(), limits: recorder.options.limits))
    var history = ActiveStretches()
    var stretches: [Range<Int64>] = []
    while let transition = try next(&reader, file) {
      guard let stretch = history.take(transition) else { continue }
      if let last = stretches.last, last.upperBound == stretch.lowerBound {
        stretches[stretches.count - 1] = last.lowerBound..<stretch.upperBound
      } else {
        stretches.append(stretch)
      }
    }
    recorder.report.eventsRead = reader.index + 1
    note(history, in: &recorder.report)
    try write(stretches, to: recorder)
  }

  private static func next(
    _ reader: inout SessionHistoryReader,
    _ file: SourceFile
  ) throws(ImportError) -> UserStateTransition? {
    do throws(JSONError) {
      guard reader.index < transitionLimit else {
        throw reader.failure("more than \(transitionLimit) transitions")
      }
      return try reader.next()
    } catch {
      let place = reader.index < 0 ? nil : "transition [\(reader.index)]"
      throw ImportError(error, file, place: place, readFailure: reader.readFailure)
    }
  }

  private static func write(_ stretches: [Range<Int64>], to recorder: Recorder) throws {
    let device = try recorder.device(SourceDevice(host: nil, model: .mac))
    let screen = try device.track(.screen)
    let steps = ClockSteps(known: try known(around: stretches, device), new: stretches)
    let (count, rest) = (recorder.report.eventsRead, stretches.filter { !steps.isKnown($0) })
    for stretch in rest {
      try screen.record(
        start: stretch.lowerBound.multipliedClamped(by: 1_000_000),
        duration: Int64(stretch.count).multipliedClamped(by: 1_000_000)
      )
    }
    recorder.report.eventsRead = count
    if rest.count < stretches.count {
      recorder.report.notes.append(
        "the clock was set since the last import: \(stretches.count - rest.count) stretches are "
          + "known at other times, and stay there"
      )
    }
  }

  /// What the store has at the time of the history and a few days before and after it.
  private static func known(
    around stretches: [Range<Int64>],
    _ device: DeviceRecorder
  ) throws -> [Range<Int64>] {
    guard let first = stretches.first, let last = stretches.last else { return [] }
    let reach: Int64 = 7
    let firstDay = first.lowerBound.flooredQuotient(by: 86_400) - reach
    let lastDay = last.upperBound.flooredQuotient(by: 86_400) + reach
    let events = try device.recorder.writer.storedEvents(
      of: .screen,
      device.number,
      days: firstDay...lastDay
    )
    // What was longer than a day is kept in pieces.
    return events.map { Interval($0.start, $0.end) }.union().map {
      $0.start / 1_000..<$0.end / 1_000
    }
  }

  private static func note(_ stretches: ActiveStretches, in report: inout ImportReport) {
    report.notes.append("GNOME records no applications: this is screen time alone")
    if stretches.openSince != nil {
      report.notes.append(
        "the session was in use at the end of the history, which does not say until when: "
          + "import it again later for what is missing"
      )
    }
    if stretches.beginsActive {
      report.notes.append("the history begins with an end: what was before it is not known")
    }
    if stretches.repeatedTransitions > 0 {
      report.notes.append(
        "changes into the state there was already, which change nothing: "
          + "\(stretches.repeatedTransitions)"
      )
    }
    if stretches.endlessStretches > 0 {
      report.notes.append(
        "in use for 24 hours or more without a break: \(stretches.endlessStretches) times; "
          + "the desktop may not have told that nobody was there"
      )
    }
  }
}
