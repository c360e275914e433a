import ActivityStore
import ExtensionProtocol
import JSON

/// Activity as one array of objects, each on a line of its own.
struct JSONExport: ExportFormat {
  private var writer = JSONWriter()
  private var isFirst = true

  mutating func begin(_ kind: ExportKind) -> [UInt8] { Array("[".utf8) }

  func end() -> [UInt8] { Array("\n]\n".utf8) }

  private mutating func add(_ value: JSONValue) {
    if isFirst { writer.raw("\n") } else { writer.raw(",\n") }
    isFirst = false
    writer.write(value)
  }

  mutating func text(of report: ActivityReport, _ clock: ExportClock) -> [UInt8] {
    for segment in report.segments where segment.hasActivity {
      var members = owner(report.user, report.device)
      members["start"] = .string(clock.text(segment.start))
      members["end"] = .string(clock.text(segment.end))
      members["seconds"] = seconds(segment.totalDuration)
      members["pickupsWithoutApplication"] = .number(Double(segment.pickupsWithoutApplication))
      members["firstPickup"] = .optional(segment.firstPickup.map { clock.text($0) })
      if let start = segment.longestStart, let end = segment.longestEnd {
        members["longestActivity"] = .object([
          "start": .string(clock.text(start)), "end": .string(clock.text(end)),
        ])
      }
      members["categories"] = .array(segment.categories.map { category($0, report.subjects) })
      add(.object(members))
    }
    return writer.takeBytes()
  }

  mutating func text(
    of user: ActivityReport.User,
    _ times: [(segment: Range<Int64>, time: PersonTime)],
    _ clock: ExportClock
  ) -> [UInt8] {
    for (segment, time) in times where time.hasActivity {
      add(
        .object([
          "user": .string(PersonName.plain(user)), "role": .string(user.role.name),
          "start": .string(clock.text(segment.lowerBound)),
          "end": .string(clock.text(segment.upperBound)), "seconds": seconds(time.screen),
          "isUpperBound": .bool(time.isUpperBound), "pickups": .number(Double(time.pickups)),
          "notifications": .number(Double(time.notifications)),
        ])
      )
    }
    return writer.takeBytes()
  }

  mutating func text(of session: ActivityQuery.Session, _ clock: ExportClock) -> [UInt8] {
    var members = owner(session.deviceUser.user, session.deviceUser.device)
    members["start"] = .string(clock.text(milliseconds: session.interval.start))
    members["end"] = .string(clock.text(milliseconds: session.interval.end))
    members["seconds"] = seconds(session.interval.duration)
    members["kind"] = .string(session.subject?.subject.kind.name ?? "screen")
    if let subject = session.subject?.subject {
      members["identifier"] = .optional(subject.identifier)
      members["name"] = .optional(subject.name)
      members["category"] = .optional(session.category?.subject.name)
    }
    add(.object(members))
    return writer.takeBytes()
  }

  private func owner(
    _ user: ActivityReport.User,
    _ device: ActivityReport.Device
  ) -> [String: JSONValue] {
    [
      "user": .string(PersonName.plain(user)), "role": .string(user.role.name),
      "device": .optional(device.name), "model": .string(DeviceModelName(device.model).rawValue),
    ]
  }

  private func category(
    _ category: ActivityReport.CategoryActivity,
    _ subjects: [ActivityReport.Subject]
  ) -> JSONValue {
    .object([
      "name": .optional(subjects[category.category].name),
      "seconds": seconds(category.duration),
      "applications": .array(
        category.applications.map { item in
          .object([
            "identifier": .optional(subjects[item.application].identifier),
            "name": .optional(subjects[item.application].name),
            "seconds": seconds(item.duration), "pickups": .number(Double(item.pickups)),
            "notifications": .number(Double(item.notifications)),
          ])
        }
      ),
      "webDomains": .array(
        category.webDomains.map { item in
          .object([
            "domain": .optional(subjects[item.webDomain].identifier),
            "seconds": seconds(item.duration),
          ])
        }
      ),
    ])
  }

  private func seconds(_ milliseconds: Int64) -> JSONValue {
    .number(Double(milliseconds) / 1_000)
  }
}
