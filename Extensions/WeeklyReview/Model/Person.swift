import Foundation

/// Somebody's use, device by device.
struct Person: Identifiable {
  /// One of the devices.
  struct Device: Identifiable {
    let id: Int
    let name: String
    let totals: Totals
  }

  let name: String
  let isChild: Bool
  let devices: [Device]
  let totals: Totals

  var id: String { name }

  /// The categories by time.
  func topCategories(_ count: Int) -> [String] {
    let ranked = totals.categories.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ranked.prefix(count).map(\.key)
  }
}

extension Review {
  /// The people by time, each with the devices by time.
  var people: [Person] {
    let grouped = Dictionary(grouping: devices.enumerated()) { $1.name }
    return grouped.map { name, usages in
      let devices = usages.map { index, usage in
        Person.Device(id: index, name: usage.device ?? "Device", totals: usage.totals)
      }
      return Person(
        name: name,
        isChild: usages.contains { $1.isChild },
        devices: devices.sorted { ($1.totals.duration, $0.id) < ($0.totals.duration, $1.id) },
        totals: devices.reduce(into: Totals()) { $0.add($1.totals) }
      )
    }
    .sorted { ($1.totals.duration, $0.name) < ($0.totals.duration, $1.name) }
  }
}

/// Somebody's time in one day, or week.
struct PersonDay: Identifiable {
  let person: String
  let day: Date
  var duration: TimeInterval

  var id: String { "\(day.timeIntervalSince1970) \(person)" }
}

extension Review {
  /// Each person's time in each day, in the order of the days.
  var personDays: [PersonDay] {
    var days: [String: PersonDay] = [:]
    for device in devices {
      for usage in device.segments {
        let new = PersonDay(person: device.name, day: day(of: usage).start, duration: 0)
        days[new.id, default: new].duration += usage.duration
      }
    }
    return days.values.sorted { ($0.day, $0.person) < ($1.day, $1.person) }
  }
}

extension DeviceUsage {
  /// Whose it is, in words.
  var name: String { person ?? "Unnamed" }

  var totals: Totals { segments.reduce(into: Totals()) { $0.add($1) } }
}
