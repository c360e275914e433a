internal import ActivityStore
internal import ExtensionProtocol

/// Imports GNOME Shell's `session-active-history.json`: when the session was in use, and by nothing
/// that it names.
enum GNOMEHistory: FileImporter {
  static let format = SourceFormat.gnome

  static func recognizes(_ file: SourceFile) -> Bool {
    file.begins(with: "[") && file.headContains("\"wallTimeSecs\"")
  }

  static func read(_ file: SourceFile, into recorder: Recorder) throws {
    let screen = try recorder.device(SourceDevice(host: nil, model: .mac)).track(.screen)
    var reader = SessionHistoryReader(JSONReader(file.stream(), limits: recorder.options.limits))
    var stretches = ActiveStretches()
    while let transition = try next(&reader, file) {
      guard let stretch = stretches.take(transition) else { continue }
      try screen.record(
        start: stretch.lowerBound * 1_000_000,
        duration: (stretch.upperBound - stretch.lowerBound) * 1_000_000
      )
    }
    recorder.report.eventsRead = reader.index + 1
    note(stretches, in: &recorder.report)
  }

  private static func next(
    _ reader: inout SessionHistoryReader,
    _ file: SourceFile
  ) throws(ImportError) -> UserStateTransition? {
    do throws(JSONError) {
      return try reader.next()
    } catch {
      let place = reader.index < 0 ? nil : "transition [\(reader.index)]"
      throw ImportError(error, file, place: place, readFailure: reader.readFailure)
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
