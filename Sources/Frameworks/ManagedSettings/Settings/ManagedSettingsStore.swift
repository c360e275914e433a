public import Combine
internal import FoundationShims

/// Settings that an app wants a device to have.
///
/// They are values here: stores of one name share them until the run ends, and no device heeds them, since
/// nothing that a report extension does may reach beyond it.
public class ManagedSettingsStore: ObservableObject, @unchecked Sendable {
  /// The name of a store, by which an app and its extensions share it.
  public struct Name: RawRepresentable, Equatable, Hashable, Sendable {
    /// The store that is meant where no name is given.
    public static let `default` = Name("default")

    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  struct Values {
    var account = AccountSettings()
    var application = ApplicationSettings()
    var appStore = AppStoreSettings()
    var calculator = CalculatorSettings()
    var cellular = CellularSettings()
    var dateAndTime = DateAndTimeSettings()
    var gameCenter = GameCenterSettings()
    var media = MediaSettings()
    var passcode = PasscodeSettings()
    var safari = SafariSettings()
    var shield = ShieldSettings()
    var siri = SiriSettings()
    var webContent = WebContentSettings()
  }

  private static let stores = Guarded<[Name: Values]>([:])

  private let name: Name

  /// Opens the store that is meant where no name is given.
  public convenience init() {
    self.init(named: .default)
  }

  /// Opens the store of a name.
  public init(named name: Name) {
    self.name = name
  }

  private func value<Group>(_ group: KeyPath<Values, Group>) -> Group {
    Self.stores.withLock { $0[name, default: Values()][keyPath: group] }
  }

  private func set<Group>(_ group: WritableKeyPath<Values, Group>, _ value: Group) {
    objectWillChange.send()
    Self.stores.withLock { $0[name, default: Values()][keyPath: group] = value }
  }

  /// Removes all settings from the store.
  public func clearAllSettings() {
    objectWillChange.send()
    Self.stores.withLock { $0[name] = nil }
  }

  /// The highest rating of films that the device shows: any.
  public var effectiveMaximumMovieRating: Int { MediaSettings.maximumMovieRating.defaultValue }

  /// The highest rating of television shows that the device shows: any.
  public var effectiveMaximumTVShowRating: Int { MediaSettings.maximumTVShowRating.defaultValue }
}

extension ManagedSettingsStore {
  /// Settings of accounts.
  public var account: AccountSettings {
    get { value(\.account) }
    set { set(\.account, newValue) }
  }

  /// Settings of applications.
  public var application: ApplicationSettings {
    get { value(\.application) }
    set { set(\.application, newValue) }
  }

  /// Settings of the store of applications.
  public var appStore: AppStoreSettings {
    get { value(\.appStore) }
    set { set(\.appStore, newValue) }
  }

  /// Settings of the calculator.
  public var calculator: CalculatorSettings {
    get { value(\.calculator) }
    set { set(\.calculator, newValue) }
  }

  /// Settings of mobile networks.
  public var cellular: CellularSettings {
    get { value(\.cellular) }
    set { set(\.cellular, newValue) }
  }

  /// Settings of the clock.
  public var dateAndTime: DateAndTimeSettings {
    get { value(\.dateAndTime) }
    set { set(\.dateAndTime, newValue) }
  }

  /// Settings of games.
  public var gameCenter: GameCenterSettings {
    get { value(\.gameCenter) }
    set { set(\.gameCenter, newValue) }
  }

  /// Settings of media.
  public var media: MediaSettings {
    get { value(\.media) }
    set { set(\.media, newValue) }
  }

  /// Settings of the passcode.
  public var passcode: PasscodeSettings {
    get { value(\.passcode) }
    set { set(\.passcode, newValue) }
  }

  /// Settings of the browser.
  public var safari: SafariSettings {
    get { value(\.safari) }
    set { set(\.safari, newValue) }
  }

  /// Settings of shields over applications and web domains.
  public var shield: ShieldSettings {
    get { value(\.shield) }
    set { set(\.shield, newValue) }
  }

  /// Settings of the assistant.
  public var siri: SiriSettings {
    get { value(\.siri) }
    set { set(\.siri, newValue) }
  }

  /// Settings of the web.
  public var webContent: WebContentSettings {
    get { value(\.webContent) }
    set { set(\.webContent, newValue) }
  }
}
