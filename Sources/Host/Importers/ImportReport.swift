package import CivilCalendar

/// What an import read, kept and left out.
package struct ImportReport: Hashable, Sendable {
  /// Why an event was left out or changed.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case negative = "of negative duration, read as zero"
    case zero = "of no duration, even with the gaps around them closed"
    case overlong = "too long to be use of anything"
    case future = "in the future"
    case beforeEpoch = "before 1970"
    case nameless = "without a readable application"
    case noDomain = "of pages without a web domain"
    case incognito = "of private windows"
    case damaged = "that cannot be read"
  }

  /// The kind of source.
  package var source: String
  package var bucketsRead = 0
  /// Buckets of kinds that hold no activity of applications.
  package var bucketsSkipped: [String] = []
  package var eventsRead = 0
  /// Events that the store did not have, or not as long.
  package var eventsAdded = 0
  /// Events that the store had.
  package var eventsKnown = 0
  /// Events that continued the one before them.
  package var eventsMerged = 0
  package var dropped: [Reason: Int] = [:]
  /// The first and last moment of what was kept; seconds since 1970.
  package var span: Range<Int64>?
  package var users: [String] = []
  package var devices: [String] = []
  /// How far each part of the source has been read, for ``ImportOptions/positions``.
  package var positions: [String: Int64] = [:]
  /// Rules that the reader should know of.
  package var notes: [String] = []

  package init(source: String) { self.source = source }

  mutating func drop(_ reason: Reason) { dropped[reason, default: 0] += 1 }

  mutating func add(_ count: Int, _ reason: Reason) {
    if count > 0 { dropped[reason, default: 0] += count }
  }

  mutating func note(user: String) { if !users.contains(user) { users.append(user) } }
  mutating func note(device: String) { if !devices.contains(device) { devices.append(device) } }

  mutating func extend(_ interval: Range<Int64>) {
    let known = span ?? interval
    span =
      min(known.lowerBound, interval.lowerBound)..<max(known.upperBound, interval.upperBound)
  }

  /// The report as lines for people.
  package func lines(zone: TimeZoneRules) -> [String] {
    let place = bucketsRead > 0 ? " in \(Self.count(bucketsRead, "bucket"))" : ""
    var lines = ["\(source): \(Self.count(eventsRead, "event"))\(place) read"]
    if let span {
      lines.append("from \(zone.rfc3339(span.lowerBound)) to \(zone.rfc3339(span.upperBound))")
    } else {
      lines.append("no activity found")
    }
    lines.append("users: \(users.joined(separator: ", "))")
    lines.append("devices: \(devices.joined(separator: ", "))")
    if eventsKnown > 0 {
      lines.append(
        "\(Self.count(eventsAdded, "event")) new, \(Self.count(eventsKnown, "event")) known before"
      )
    }
    if eventsMerged > 0 {
      lines.append("\(Self.count(eventsMerged, "event")) continued the one before")
    }
    for reason in Reason.allCases {
      if let count = dropped[reason] {
        lines.append("\(Self.count(count, "event")) \(reason.rawValue)")
      }
    }
    if !bucketsSkipped.isEmpty {
      let names = bucketsSkipped.prefix(5).map { quoted($0) }.joined(separator: ", ")
      let more = bucketsSkipped.count > 5 ? " and \(bucketsSkipped.count - 5) more" : ""
      lines.append("buckets of other kinds, not read: \(names)\(more)")
    }
    return lines + notes
  }

  /// A number with its word, such as "1 event" or "2 events".
  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
