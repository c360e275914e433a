package import ExtensionProtocol
internal import ExtensionResources
internal import Foundation
internal import FoundationShims

extension EnvironmentValues {
  /// The surroundings that the host describes, as views see them.
  package init(of environment: ExtensionProtocol::Environment) {
    self.init()
    builtIn.colorScheme = environment.colorScheme == .dark ? .dark : .light
    builtIn.now = Date(timeIntervalSince1970: TimeInterval(environment.now))
    builtIn.region = Region(
      localeIdentifier: environment.locale,
      timeZoneIdentifier: environment.timeZone,
      firstWeekday: environment.firstWeekday
    )
  }
}

extension ViewGraph {
  /// Hands what was built into the program to those who look for it.
  package static func registerResources() {
    guard ExtensionResources.hasStrings else { return }
    _LocalizedStrings.register { key, table, locale, integers in
      ExtensionResources.format(key, table: table, locale: locale, integers: integers)
    }
  }
}
