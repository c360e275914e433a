internal import ActivityStore
internal import CivilCalendar
internal import ExtensionProtocol

/// Imports RescueTime's table of activities by time, as its web pages and its interface give it.
enum RescueTimeTable: FileImporter {
  static let format = SourceFormat.rescueTime

  static func recognizes(_ file: SourceFile) -> Bool {
    let line = file.head.prefix { $0 != 0x0A && $0 != 0x0D }
    return RescueTimeReader.isHeader(String(decoding: line, as: UTF8.self))
  }

  static func read(_ file: SourceFile, into recorder: Recorder) throws {
    guard let zone = recorder.options.timeZone else {
      throw ImportError.unusable(
        file: file.path,
        reason: "its times are those of a local clock; name its zone with --time-zone"
      )
    }
    let csv = CSVReader(file.stream(), limits: recorder.options.limits)
    var reader = try RescueTimeReader.opened(csv, file)
    let grain = try grain(&reader, file)
    var slots = RescueTimeSlots(zone, grain)
    let device = try recorder.device(SourceDevice(host: nil, model: .mac))
    let sessions = try device.track(.sessions)
    var rows = 0
    while let row = try reader.next(file) {
      rows += 1
      if rows % 1_024 == 0 { recorder.advance(to: file.fraction(reader.offset)) }
      if row.seconds < 0 { recorder.report.drop(.negative) }
      let pieces = slots.lay(row)
      guard !pieces.isEmpty else { continue }
      let subject = try subject(of: row, recorder)
      guard subject != nil else {
        recorder.report.drop(.nameless)
        continue
      }
      for piece in pieces {
        try sessions.record(
          start: piece.lowerBound * 1_000_000,
          duration: (piece.upperBound - piece.lowerBound) * 1_000_000,
          subject: subject
        )
      }
    }
    recorder.report.eventsRead = rows
    note(slots, zone, grain, in: &recorder.report)
  }

  private static func grain(
    _ reader: inout RescueTimeReader,
    _ file: SourceFile
  ) throws(ImportError) -> RescueTimeGrain {
    let grain: RescueTimeGrain?
    do throws(CSVError) {
      grain = try RescueTimeGrain.find(&reader)
      try reader.rewind()
    } catch {
      throw ImportError(error, file, readFailure: reader.readFailure)
    }
    guard let grain else {
      throw .unusable(
        file: file.path,
        reason: "its rows are whole days or more; export them by the hour or by five minutes "
          + "(resolution_time=minute)"
      )
    }
    return grain
  }

  private static func subject(of row: RescueTimeRow, _ recorder: Recorder) throws -> UInt32? {
    guard let activity = row.activity else { return nil }
    let category = row.category == "Uncategorized" ? nil : row.category
    if let domain = RescueTimeActivity.domain(activity) {
      return try recorder.webDomain(domain, category: category)
    }
    return try recorder.application(activity, category: category)
  }

  private static func note(
    _ slots: RescueTimeSlots,
    _ zone: TimeZoneRules,
    _ grain: RescueTimeGrain,
    in report: inout ImportReport
  ) {
    let length = grain == .hour ? "hour" : "five minutes"
    report.notes.append(
      "local times are read as \(zone.identifier); activities within the same \(length) "
        + "follow one another, since the table does not say when they were"
    )
    for (count, reason) in [
      (slots.cutRows, "longer than their \(length), and cut"),
      (
        slots.skippedRows,
        "at times that the zone's clocks skip, and left out: is it the right one?"
      ),
      (slots.repeatedRows, "at times that the zone's clocks show twice: the first is filled first"),
    ] where count > 0 {
      report.notes.append("\(ImportReport.count(count, "row")) \(reason)")
    }
  }
}

extension RescueTimeReader {
  /// A reader that has read the names of the columns.
  fileprivate static func opened(
    _ csv: consuming CSVReader,
    _ file: SourceFile
  ) throws(ImportError) -> RescueTimeReader {
    do throws(CSVError) {
      return try RescueTimeReader(csv)
    } catch {
      throw ImportError(error, file, readFailure: 0)
    }
  }

  fileprivate mutating func next(_ file: SourceFile) throws(ImportError) -> RescueTimeRow? {
    do throws(CSVError) {
      return try next()
    } catch {
      throw ImportError(error, file, readFailure: readFailure)
    }
  }
}
