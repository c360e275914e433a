internal import ExtensionResources
public import Foundation

/// An extension's folder, by the name of Foundation's class.
///
/// The sandbox has no folder to look into: resources are nil, and translations and the Info.plist are
/// those that were built into the program. Foundation's own ends the process where it may not ask for
/// the program's path.
open class Bundle: NSObject, @unchecked Sendable {
  /// The extension's own.
  open class var main: Bundle { mainBundle }

  private static let mainBundle = Bundle(isMain: true)

  private init(isMain: Bool) {
    super.init()
  }

  /// Finds no folder: nil.
  public init?(path: String) { nil }

  /// Finds no folder: nil.
  public init?(url: URL) { nil }

  /// Finds the extension's own by its identifier; nil for another.
  public convenience init?(identifier: String) {
    guard identifier == Self.main.bundleIdentifier else { return nil }
    self.init(isMain: true)
  }

  /// Finds the extension's own, which has all classes.
  public convenience init(for aClass: AnyClass) { self.init(isMain: true) }

  /// The extension's own, and no other.
  open class var allBundles: [Bundle] { [main] }

  /// The libraries' folders: none.
  open class var allFrameworks: [Bundle] { [] }

  /// The extension's identifier; nil where the program carries no Info.plist.
  open var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

  /// The Info.plist that was built into the program; empty where there is none.
  open var infoDictionary: [String: Any]? { BundleInformation.dictionary }

  /// What translations there are of the Info.plist: none.
  open var localizedInfoDictionary: [String: Any]? { nil }

  /// A value of the Info.plist.
  open func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  /// Where the extension would be; there is no such file in the sandbox.
  open var bundleURL: URL { URL(filePath: "/nonexistent/Extension.appex/") }

  /// Where the extension would be; there is no such file in the sandbox.
  open var bundlePath: String { "/nonexistent/Extension.appex" }

  /// Where resources would be; there is no such file in the sandbox.
  open var resourceURL: URL? { bundleURL }

  /// Where resources would be; there is no such file in the sandbox.
  open var resourcePath: String? { bundlePath }

  /// Where the program would be: nil.
  open var executableURL: URL? { nil }

  /// Where the program would be: nil.
  open var executablePath: String? { nil }

  /// Where the receipt of a purchase would be: nil.
  open var appStoreReceiptURL: URL? { nil }

  /// Where extensions would be: nil.
  open var builtInPlugInsURL: URL? { nil }

  /// Where libraries would be: nil.
  open var privateFrameworksURL: URL? { nil }

  /// The class that a plug-in begins with: nil.
  open var principalClass: AnyClass? { nil }

  /// Whether the code is in memory: always.
  open var isLoaded: Bool { true }

  /// Says that the code is in memory.
  @discardableResult
  open func load() -> Bool { true }

  /// The language that the extension was written in.
  open var developmentLocalization: String? {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The languages that there are translations for, the one that the extension was written in first.
  open var localizations: [String] {
    let own = developmentLocalization ?? "en"
    return [own] + ExtensionResources.translatedLanguages.filter { $0 != own && $0 != "Base" }
  }

  /// The languages that are used in the report's locale, best first.
  open var preferredLocalizations: [String] {
    let known = localizations
    let wanted = ExtensionResources.languages(for: ExtensionResources.locale)
    let found = wanted.first { known.contains($0) }
    return [found ?? known[0]]
  }
}

extension Bundle {
  /// Finds no file: nil.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }

  /// Finds no file: nil.
  public func url(
    forResource name: String?,
    withExtension ext: String?,
    subdirectory subpath: String?
  ) -> URL? { nil }

  /// Finds no file: nil.
  public func url(
    forResource name: String?,
    withExtension ext: String?,
    subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? { nil }

  /// Finds no files: nil.
  public func urls(
    forResourcesWithExtension ext: String?,
    subdirectory subpath: String?
  ) -> [URL]? { nil }

  /// Finds no file: nil.
  public func path(forResource name: String?, ofType ext: String?) -> String? { nil }

  /// Finds no file: nil.
  public func path(
    forResource name: String?,
    ofType ext: String?,
    inDirectory subpath: String?
  ) -> String? { nil }

  /// Finds no files.
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    []
  }

  /// Finds no program: nil.
  public func url(forAuxiliaryExecutable executableName: String) -> URL? { nil }

  /// Finds a class by its name; nil where there is none.
  public func classNamed(_ className: String) -> AnyClass? { NSClassFromString(className) }

  /// Chooses of some languages those that the person prefers.
  public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
    let languages = Locale.preferredLanguages.compactMap { $0.split(separator: "-").first }
    let found = languages.compactMap { language in
      localizationsArray.first { $0.split(separator: "-").first == language }
    }
    return found.isEmpty ? Array(localizationsArray.prefix(1)) : found
  }

  /// Looks a string up in a table of translations; without one the value or the key is the string.
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    let found = _LocalizedStrings.string(for: key, table: tableName, locale: nil)
    if let found { return found }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
