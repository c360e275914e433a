import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Glibc

extension ActivityQuery {
  /// The query that the options of a command ask for.
  ///
  /// Without options it is everybody's activity on all devices, in days, over the last seven days.
  ///
  /// - Throws: ``UsageError`` for a value that cannot be understood.
  init(_ arguments: ParsedArguments, _ console: Console, _ locale: UserLocale) throws {
    let zone = try arguments.timeZone(console)
    let firstWeekday = try arguments.firstWeekday() ?? locale.firstWeekday
    let dayStart = try arguments.dayStart()
    let moment: Int64
    let interval: Range<Int64>
    do {
      moment =
        try arguments.value("--now").map { try zone.moment($0, dayStart: dayStart) }
        ?? Int64(time(nil))
      interval = try zone.period(
        arguments.value("--during") ?? "last-7-days",
        now: moment,
        firstWeekday: firstWeekday,
        dayStart: dayStart
      )
    } catch {
      throw UsageError("\(error)", command: arguments.syntax.name)
    }
    self.init(
      interval: interval,
      segment: try arguments.choice("--segment", as: RunOptions.Segment.self)?.kind ?? .daily,
      zone: zone,
      firstWeekday: firstWeekday,
      dayStart: dayStart,
      users: Self.users(arguments.value("--users")),
      devices: Self.devices(try arguments.list("--devices")),
      applications: Set(try arguments.list("--application")),
      categories: Set(try arguments.list("--category")),
      webDomains: Set(try arguments.list("--web-domain")),
      includesUnused: try Self.includesUnused(arguments),
      now: moment
    )
  }

  private static func includesUnused(_ arguments: ParsedArguments) throws -> Bool {
    guard arguments.isSet("--include-unused") else { return false }
    guard arguments.isSet("--application") || arguments.isSet("--web-domain") else {
      throw UsageError(
        "--include-unused needs --application or --web-domain",
        command: arguments.syntax.name
      )
    }
    return true
  }

  /// Whose activity a word of the command line asks for.
  static func users(_ name: String?) -> Users {
    switch name {
    case nil, "all": .all
    case "me": .owner
    case "children": .children
    case .some(let name): .named(name)
    }
  }

  /// Whether a word stands for people in general, so that no one person can be called by it.
  static func isReserved(user name: String) -> Bool {
    if case .named = users(name) { return false }
    return true
  }

  /// Whether a word stands for all devices, so that no one device can be called by it.
  static func isReserved(device name: String) -> Bool { devices([name]) == .all }

  /// Device models by Apple's names; any other word is a device's own name.
  static func devices(_ names: [String]) -> Devices {
    if names.isEmpty || names == ["all"] { return .all }
    let parts = names.map { name in
      DeviceModelName(ignoringCase: name).map { Devices.models([$0.model]) } ?? .named(name)
    }
    return parts.count == 1 ? parts[0] : .several(parts, name: names.joined(separator: ","))
  }
}
