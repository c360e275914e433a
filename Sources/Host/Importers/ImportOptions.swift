package import CivilCalendar
package import ExtensionProtocol

/// Whose activity a file holds, where the file does not say it.
package struct ImportOptions: Hashable, Sendable {
  /// The person's name; nil for the one who runs the host.
  package var userName: String?
  /// The person's role; nil for what the file or the store says.
  package var role: ActivityReport.User.Role?
  /// The device that everything in the file happened on; nil for what the file says.
  package var deviceName: String?
  /// The device's model; nil for a Mac where a desktop was watched, an iPhone for an Android phone.
  package var deviceModel: ActivityReport.Device.Model?
  /// Other names for the devices that the file names; "unknown" stands for those without a name.
  package var deviceMap: [String: String]
  /// How far each part of a source was read before, as its importer counts; empty to read all.
  package var positions: [String: Int64] = [:]
  /// The zone of times that a file gives as local clocks show them; nil where nobody has said it.
  package var timeZone: TimeZoneRules?
  /// What puts activity into categories before the shipped mapping does.
  package var rules: RuleChoice
  /// What opens a server's API, where it asks for that.
  package var key: String?
  /// Seconds since 1970; nothing later is imported.
  package var now: Int64
  package var limits: ImportLimits
  /// Seconds that reading a server may take, all requests together; nil for as long as each answers
  /// in time.
  package var timeLimit: Double?

  package init(
    userName: String? = nil,
    role: ActivityReport.User.Role? = nil,
    deviceName: String? = nil,
    deviceModel: ActivityReport.Device.Model? = nil,
    deviceMap: [String: String] = [:],
    timeZone: TimeZoneRules? = nil,
    rules: RuleChoice = .ofSource,
    key: String? = nil,
    now: Int64,
    limits: ImportLimits = ImportLimits()
  ) {
    self.userName = userName
    self.role = role
    self.deviceName = deviceName
    self.deviceModel = deviceModel
    self.deviceMap = deviceMap
    self.timeZone = timeZone
    self.rules = rules
    self.key = key
    self.now = now
    self.limits = limits
  }
}
