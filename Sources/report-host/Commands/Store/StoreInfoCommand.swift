import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Sanitizer

/// `report-host store info`: what the store holds.
enum StoreInfoCommand {
  static let syntax = CommandSyntax(
    name: "store info",
    summary: "Show what the store holds: people, devices, time, events, sources",
    options: [
      StoreCommand.storeOption,
      .init(name: "--time-zone", short: "-z", value: "ZONE", help: "Whose days are counted"),
    ],
    discussion: """
      Screen time of a person is the union over the devices: two screens in use at once count once.
      Where of several devices only hourly sums are known it is the most that it can be, and marked ≤.
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let zone = try arguments.timeZone(console)
    let summary = try arguments.withStore(console) { try $0.summary(zone: zone) }
    let page = StoreInfoPage(summary, path: arguments.storePath(console), zone: zone)
    try console.write(page.text)
    return 0
  }
}

/// The summary of a store as text.
struct StoreInfoPage {
  private let summary: StoreSummary
  private let path: String
  private let zone: TimeZoneRules

  init(_ summary: StoreSummary, path: String, zone: TimeZoneRules) {
    (self.summary, self.path, self.zone) = (summary, path, zone)
  }

  var text: String {
    var lines = [
      "Store    \(Sanitizer.path(path))",
      "Size     \(ByteCount.text(summary.size)), version \(summary.version)",
      "Period   \(period)",
    ]
    lines.append("Events   " + list(summary.events.map { "\($0.name) \($0.count)" }))
    let subjects = [
      counted(summary.applications, "application"), counted(summary.webDomains, "web domain"),
      counted(summary.categories, "category", "categories"),
    ]
    let overrides =
      summary.overrides > 0
      ? [counted(summary.overrides, "category", "categories") + " of your own choice"] : []
    lines.append("Names    " + list(subjects + overrides))
    for source in summary.sources { lines.append("Source   \(text(of: source))") }
    if !summary.apps.isEmpty {
      let approved = summary.apps.count { $0.isApproved }
      let asked = counted(summary.apps.count, "extension")
      lines.append("Access   \(approved) of \(asked) may read, see 'report-host status'")
    }
    let people = summary.people.isEmpty ? "" : "\n" + table
    return lines.map { $0 + "\n" }.joined() + people
  }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "none" : items.joined(separator: ", ")
  }

  private var period: String {
    let spans = summary.people.flatMap(\.devices).compactMap(\.span)
    guard let first = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max() else {
      return "no activity"
    }
    return "\(zone.date(at: first)) to \(zone.date(at: end - 1)) (\(zone.identifier))"
  }

  private func text(of source: StoredSource) -> String {
    let location = Sanitizer.path(source.location)
    let synced =
      source.synced > 0 ? "last taken \(zone.local(at: source.synced))" : "not taken yet"
    let failure = source.failure.map { ", failed: \(Sanitizer.sanitized($0, limit: 256))" } ?? ""
    return "\(location) (\(synced)\(failure))"
  }

  private var table: String {
    var rows = [["Person", "Device", "Days", "Screen time", "From", "To", "Pickups", "Notices"]]
    for person in summary.people {
      let name = PersonName.text(person.user)
      for device in person.devices { rows.append(row(name, device)) }
      if person.devices.count > 1 {
        rows.append(
          [name, "all together", "", duration(person.total), "", ""] + counts(person.total)
        )
      }
    }
    return TextTable(rows).text
  }

  private func row(_ name: String, _ device: StoreSummary.Device) -> [String] {
    let from = device.span.map { "\(zone.date(at: $0.lowerBound))" } ?? "–"
    let to = device.span.map { "\(zone.date(at: $0.upperBound - 1))" } ?? "–"
    let deleted = device.floor > 0 ? ", deleted before \(zone.date(at: device.floor))" : ""
    return [
      name, PersonName.text(device.device) + deleted, String(device.days), duration(device.time),
      from, to,
    ] + counts(device.time)
  }

  private func counts(_ time: PersonTime) -> [String] {
    [String(time.pickups), String(time.notifications)]
  }

  private func duration(_ time: PersonTime) -> String {
    (time.isUpperBound ? "≤ " : "") + DurationText.text(time.screen)
  }
}
