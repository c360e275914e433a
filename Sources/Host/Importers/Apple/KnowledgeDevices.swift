internal import ActivityStore
internal import ExtensionProtocol

/// The devices whose events a knowledge store has: its own, and those that sent theirs by iCloud.
struct KnowledgeDevices {
  private let recorder: Recorder
  private let file: String
  private let own: SourceDevice
  private var models: [String: String] = [:]
  private var recorders: [String?: DeviceRecorder?] = [:]
  /// Watches and televisions, which were passed over.
  private(set) var otherScreens: [String] = []

  init(_ database: SourceDatabase, _ queries: KnowledgeQueries, _ recorder: Recorder) throws {
    self.recorder = recorder
    file = database.path
    let isMac = try database.number(queries.isMac) != 0
    own = SourceDevice(
      host: try queries.storeIdentifier.flatMap { try Self.text(database, $0) },
      name: isMac ? "Mac" : "iPhone",
      model: isMac ? .mac : .iPhone
    )
    guard let query = queries.models else { return }
    let rows = try database.rows(query)
    while models.count < recorder.options.limits.buckets, try rows.next() {
      if let device = rows.text(0), let model = rows.text(1) { models[device] = model }
    }
  }

  private static func text(_ database: SourceDatabase, _ sql: String) throws -> String? {
    let rows = try database.rows(sql)
    return try rows.next() ? rows.text(0) : nil
  }

  /// Where events of a device are written, nil standing for the file's own; nil for a watch.
  mutating func recorder(_ identifier: String?) throws -> DeviceRecorder? {
    if let known = recorders[identifier] { return known }
    guard recorders.count < recorder.options.limits.buckets else {
      throw ImportError.unusable(
        file: file,
        reason: "it has events of more than \(recorder.options.limits.buckets) devices"
      )
    }
    let found = try source(identifier).map { try recorder.device($0) }
    recorders[identifier] = .some(found)
    return found
  }

  /// What people call a device.
  func name(_ identifier: String?) -> String {
    identifier.map { models[$0] ?? $0 } ?? own.name ?? "this device"
  }

  private mutating func source(_ identifier: String?) -> SourceDevice? {
    guard let identifier else { return own }
    let model = models[identifier]
    switch AppleDevice.kind(model: model ?? "") {
    case .other:
      otherScreens.append(model ?? identifier)
      return nil
    case .model(let kind):
      return SourceDevice(host: identifier, name: model, model: kind)
    }
  }
}
