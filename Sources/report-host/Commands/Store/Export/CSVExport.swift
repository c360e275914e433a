import ActivityStore
import ExtensionProtocol

/// Activity as a table, one line for each figure.
struct CSVExport: ExportFormat {
  mutating func begin(_ kind: ExportKind) -> [UInt8] {
    let columns =
      switch kind {
      case .segments:
        Self.place + ["kind", "identifier", "name", "category", "seconds"]
          + ["pickups", "notifications", "first_pickup", "longest_start", "longest_end"]
      case .people:
        ["user", "role", "start", "end", "seconds", "is_upper_bound", "pickups", "notifications"]
      case .sessions:
        Self.place + ["kind", "identifier", "name", "category", "seconds"]
      }
    return Array(CSVText.line(columns).utf8)
  }

  private static let place = ["user", "role", "device", "model", "start", "end"]

  func end() -> [UInt8] { [] }

  mutating func text(of report: ActivityReport, _ clock: ExportClock) -> [UInt8] {
    var text = ""
    let owner = owner(report.user, report.device)
    for segment in report.segments where segment.hasActivity {
      let place = owner + [clock.text(segment.start), clock.text(segment.end)]
      func add(_ cells: [String]) { text += CSVText.line(place + cells) }
      add(
        ["screen", "", "", "", secondsText(segment.totalDuration)] + [
          String(segment.pickupsWithoutApplication), "0",
          segment.firstPickup.map { clock.text($0) } ?? "",
          segment.longestStart.map { clock.text($0) } ?? "",
          segment.longestEnd.map { clock.text($0) } ?? "",
        ]
      )
      for category in segment.categories {
        let name = CSVText.cell(report.subjects[category.category].name)
        add(["category", "", name, name, secondsText(category.duration), "", "", "", "", ""])
        for item in category.applications {
          add(
            subjectCells(report.subjects[item.application], name) + [
              secondsText(item.duration), String(item.pickups), String(item.notifications),
              "", "", "",
            ]
          )
        }
        for item in category.webDomains {
          add(
            subjectCells(report.subjects[item.webDomain], name)
              + [secondsText(item.duration), "", "", "", "", ""]
          )
        }
      }
    }
    return Array(text.utf8)
  }

  mutating func text(
    of user: ActivityReport.User,
    _ times: [(segment: Range<Int64>, time: PersonTime)],
    _ clock: ExportClock
  ) -> [UInt8] {
    let owner = [CSVText.cell(PersonName.plain(user)), user.role.name]
    let lines = times.filter(\.time.hasActivity).map { segment, time in
      CSVText.line(
        owner + [
          clock.text(segment.lowerBound), clock.text(segment.upperBound), secondsText(time.screen),
          time.isUpperBound ? "1" : "0", String(time.pickups), String(time.notifications),
        ]
      )
    }
    return Array(lines.joined().utf8)
  }

  mutating func text(of session: ActivityQuery.Session, _ clock: ExportClock) -> [UInt8] {
    let pair = session.deviceUser
    let subject =
      session.subject.map { subjectCells($0.subject, CSVText.cell(session.category?.subject.name)) }
      ?? ["screen", "", "", ""]
    let place = [
      clock.text(milliseconds: session.interval.start),
      clock.text(milliseconds: session.interval.end),
    ]
    let cells = owner(pair.user, pair.device) + place + subject
    return Array(CSVText.line(cells + [secondsText(session.interval.duration)]).utf8)
  }

  private func owner(
    _ user: ActivityReport.User,
    _ device: ActivityReport.Device
  ) -> [String] {
    [
      CSVText.cell(PersonName.plain(user)), user.role.name, CSVText.cell(device.name),
      DeviceModelName(device.model).rawValue,
    ]
  }

  /// Kind, identifier, name and category.
  private func subjectCells(_ subject: ActivityReport.Subject, _ category: String) -> [String] {
    [
      subject.kind.name, CSVText.cell(subject.identifier), CSVText.cell(subject.name), category,
    ]
  }
}
