internal import ActivityStore
internal import CivilCalendar
internal import ExtensionProtocol

/// Whose use of which device a block of Apple's Screen Time store is.
struct ScreenTimeUsages {
  enum Place {
    case device(DeviceRecorder)
    /// The union of the use of all devices.
    case allDevices
    /// A watch, whose screen is not what reports are about.
    case otherScreen
  }

  private struct Usage {
    var isAllDevices: Bool
    var device: AppleDevice?
    var user: SourceUser?
  }

  private let recorder: Recorder
  private let path: String
  private var usages: [Int64: Usage] = [:]
  private var places: [Int64: Place] = [:]
  /// The source's device of each pair of user and device in the store.
  private var devices: [Int64: SourceDevice] = [:]
  /// Devices that were passed over.
  private(set) var otherScreens: [String] = []

  init(_ database: SourceDatabase, _ tables: SourceTables, _ recorder: Recorder) throws {
    self.recorder = recorder
    path = database.path
    let rows = try database.rows(ScreenTimeQueries.usages(tables))
    let people = try ScreenTimePeople(database, tables)
    if people.hasNoOwner {
      recorder.report.notes.append(
        "the file has several users and does not say whose it is; use --users to report on them"
      )
    }
    while try rows.next() {
      guard usages.count < recorder.options.limits.buckets else {
        throw ImportError.unusable(
          file: path,
          reason: "it has more than \(recorder.options.limits.buckets) pairs of user and device"
        )
      }
      guard let key = rows.integer(0) else { continue }
      usages[key] = Usage(
        isAllDevices: rows.row.kind(1) == .null,
        device: Self.device(rows),
        user: rows.integer(5).flatMap { people.user($0) }
      )
    }
  }

  private static func device(_ rows: SourceRows) -> AppleDevice? {
    guard let identifier = rows.text(2) else { return nil }
    let name = rows.text(3)
    return AppleDevice(
      identifier: identifier,
      name: name,
      kind: AppleDevice.kind(platform: rows.integer(4), name: name)
    )
  }

  /// Where the blocks of a usage belong; nil where the file does not describe its device.
  mutating func place(of key: Int64) throws -> Place? {
    if let known = places[key] { return known }
    guard let usage = usages[key] else { return nil }
    guard let place = try place(of: usage) else { return nil }
    places[key] = place
    return place
  }

  private mutating func place(of usage: Usage) throws -> Place? {
    if usage.isAllDevices { return .allDevices }
    guard let device = usage.device else { return nil }
    switch device.kind {
    case .other:
      otherScreens.append(device.name ?? device.identifier)
      return .otherScreen
    case .model(let model):
      let source = SourceDevice(
        host: device.identifier,
        name: device.name,
        model: model,
        user: usage.user
      )
      let recorder = try recorder.device(source)
      try checkDistinct(source, recorder)
      return .device(recorder)
    }
  }

  /// Hours of two devices cannot be those of one.
  private mutating func checkDistinct(_ source: SourceDevice, _ device: DeviceRecorder) throws {
    if let other = devices[device.number], other.host != source.host {
      let names = [other, source].map { quoted($0.name ?? $0.host ?? "") }
      throw ImportError.unusable(
        file: path,
        reason: "it has hours of both \(names[0]) and \(names[1]), which cannot be one device; "
          + "give them names of their own"
      )
    }
    devices[device.number] = source
  }
}
