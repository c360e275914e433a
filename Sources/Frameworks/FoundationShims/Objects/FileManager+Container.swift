public import Foundation

extension FileManager {
  /// The folder that an app and its extensions share.
  ///
  /// There is none in the sandbox, but authors unwrap it by force; the address is one that no file can
  /// be read from or written to, so that what follows fails softly.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL(filePath: "/nonexistent/app-groups", directoryHint: .isDirectory)
      .appending(path: groupIdentifier, directoryHint: .isDirectory)
  }

  /// The account of iCloud: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder in iCloud: none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(filePath: "/nonexistent", directoryHint: .isDirectory)
  }

  /// The folder of a person's documents, which does not exist in the sandbox.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what can be made anew, which does not exist in the sandbox.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of an app's files, which does not exist in the sandbox.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of an app's library, which does not exist in the sandbox.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of downloads, which does not exist in the sandbox.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// A person's folder, which does not exist in the sandbox.
  public static var homeDirectory: URL { URL(filePath: NSHomeDirectory()) }
  /// The folder of temporary files, which does not exist in the sandbox.
  public static var temporaryDirectory: URL { URL(filePath: NSTemporaryDirectory()) }
  /// The current folder.
  public static func currentDirectory() -> URL {
    URL(filePath: FileManager.default.currentDirectoryPath)
  }
}
