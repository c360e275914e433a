public import Foundation

/// Settings under keys, by the name of Foundation's class.
///
/// Settings are kept in memory, and all objects for one suite share them. The host keeps those of an app
/// from run to run; those of an extension do not outlive the run, since it may not write anything down.
/// Foundation's own looks for files at each use.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The suite of defaults that commands are started with.
  public static let argumentDomain = "NSArgumentDomain"
  /// The suite that all programs share.
  public static let globalDomain = "NSGlobalDomain"
  /// The suite of values for keys that nothing was set for.
  public static let registrationDomain = "NSRegistrationDomain"

  /// Posted after a setting has changed.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  /// The program's own settings.
  open class var standard: UserDefaults { standardDefaults }

  private static let standardDefaults = UserDefaults()

  /// The suites that are searched for a key, the first first.
  private let searched: Guarded<[SettingsSuite]>
  private let own: SettingsSuite

  /// Makes settings of the program's own.
  public override convenience init() {
    self.init(own: SettingsSuite.named(""))
  }

  /// Makes settings that an app shares with its extensions on Apple's systems; never nil.
  ///
  /// Here each program has its own: no key has a value until the program sets one.
  public convenience init?(suiteName suitename: String?) {
    self.init(own: SettingsSuite.named(suitename ?? ""))
  }

  private init(own: SettingsSuite) {
    self.own = own
    searched = Guarded([own])
    super.init()
  }

  /// Forgets the program's own object; it is made anew where it is needed.
  ///
  /// Accepted without effect.
  open class func resetStandardUserDefaults() {}

  /// The value for a key; the registered one where none was set.
  open func object(forKey defaultName: String) -> Any? {
    for suite in searched.withLock(\.self) {
      if let value = suite.value(for: defaultName) { return value }
    }
    return SettingsSuite.registered.value(for: defaultName)
  }

  /// Sets the value for a key; nil removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    own.set(value, for: defaultName)
    noteChange()
  }

  private func noteChange() {
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Removes the value for a key.
  open func removeObject(forKey defaultName: String) { set(nil, forKey: defaultName) }

  /// Sets values for keys that nothing was set for.
  open func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary { SettingsSuite.registered.set(value, for: key) }
    noteChange()
  }

  /// Searches another suite too.
  open func addSuite(named suiteName: String) {
    let suite = SettingsSuite.named(suiteName)
    searched.withLock { suites in
      if !suites.contains(where: { $0 === suite }) { suites.append(suite) }
    }
  }

  /// No longer searches another suite.
  open func removeSuite(named suiteName: String) {
    let suite = SettingsSuite.named(suiteName)
    searched.withLock { suites in suites.removeAll { $0 === suite && $0 !== own } }
  }

  /// All keys and values, with the registered ones.
  open func dictionaryRepresentation() -> [String: Any] {
    searched.withLock(\.self).reversed().reduce(SettingsSuite.registered.all) { all, suite in
      all.merging(suite.all) { $1 }
    }
  }

  /// The names of the suites that are kept in memory only.
  open var volatileDomainNames: [String] { [Self.argumentDomain, Self.registrationDomain] }

  /// The keys and values of a suite that is kept in memory only.
  open func volatileDomain(forName domainName: String) -> [String: Any] {
    domainName == Self.registrationDomain ? SettingsSuite.registered.all : [:]
  }

  /// Sets the keys and values of a suite that is kept in memory only.
  open func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    guard domainName == Self.registrationDomain else { return }
    SettingsSuite.registered.replace(with: domain)
    noteChange()
  }

  /// The keys and values of a suite; nil where it has none.
  open func persistentDomain(forName domainName: String) -> [String: Any]? {
    let all = SettingsSuite.named(domainName).all
    return all.isEmpty ? nil : all
  }

  /// Sets the keys and values of a suite.
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    SettingsSuite.named(domainName).replace(with: domain)
    noteChange()
  }

  /// Removes all keys of a suite.
  open func removePersistentDomain(forName domainName: String) {
    SettingsSuite.named(domainName).replace(with: [:])
    noteChange()
  }

  /// Says that settings are kept: for the run, and an app's from run to run.
  @discardableResult
  open func synchronize() -> Bool { true }

  /// Whether an administrator fixed the value for a key: never here.
  open func objectIsForced(forKey key: String) -> Bool { false }

  /// Whether an administrator fixed the value for a key: never here.
  open func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
