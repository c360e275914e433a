import Foundation

/// An unbroken use of a device.
struct Session: Identifiable {
  let interval: DateInterval
  let person: String?
  let device: String?

  var id: String { "\(interval.start.timeIntervalSince1970) \(person ?? "") \(device ?? "")" }
  var duration: TimeInterval { interval.duration }
}

extension Review {
  /// The sessions that are known, the longest first.
  ///
  /// A segment tells of its own longest one only, and cuts it where the segment ends; pieces that
  /// touch are put together again.
  var sessions: [Session] {
    devices.flatMap { device in
      Self.joined(device.segments.compactMap(\.longestActivity)).map {
        Session(interval: $0, person: device.person, device: device.device)
      }
    }
    .filter { $0.duration > 0 }
    .sorted { ($1.duration, $0.interval.start) < ($0.duration, $1.interval.start) }
  }

  /// Each person's longest session.
  var longestOfEach: [Session] {
    var seen: Set<String?> = []
    return sessions.filter { seen.insert($0.person).inserted }
  }

  /// Each day's longest session, in the order of the days.
  var longestOfDays: [Session] {
    var seen: Set<Date> = []
    return sessions.filter { seen.insert(calendar.startOfDay(for: $0.interval.start)).inserted }
      .sorted { $0.interval < $1.interval }
  }

  private static func joined(_ pieces: [DateInterval]) -> [DateInterval] {
    var sessions: [DateInterval] = []
    for piece in pieces.sorted() {
      if let last = sessions.last, piece.start.timeIntervalSince(last.end) < 1 {
        sessions[sessions.count - 1].end = max(last.end, piece.end)
      } else {
        sessions.append(piece)
      }
    }
    return sessions
  }
}
