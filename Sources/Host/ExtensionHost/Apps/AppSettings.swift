import CBOR
import ExtensionProtocol
package import OutputFiles

/// What an app keeps from one run to the next: its user defaults, as bytes that only it reads.
///
/// Each app has a file of its own, by its path; apps have no other place to write to.
package struct AppSettings: Sendable {
  /// The file.
  package let path: String
  /// What the file is for; one that is for another app is not read.
  private let app: String

  /// - Parameters:
  ///   - app: The path of the app's executable, without links.
  ///   - folder: The folder of all apps' settings.
  package init(app: String, folder: String) {
    self.app = app
    let name = app.split(separator: "/").last.map(String.init) ?? "app"
    path = "\(folder)/\(Self.plain(name))-\(Self.digits(of: app))/settings"
  }

  /// `$XDG_DATA_HOME/report-host/apps`; nil where there is no home either.
  package static func standardFolder(environment: [String: String]) -> String? {
    UserFolder.data.path { environment[$0] }.map { $0 + "/apps" }
  }

  /// What the app kept; nil where it kept nothing yet, or the file is damaged.
  package func load() -> [UInt8]? {
    guard let file = PrivateFile.read(path, limit: settingsLimit + 8_192) else { return nil }
    var reader = CBORReader(file)
    guard (try? reader.openArray()) == 2, (try? reader.text()) == app,
      let bytes = try? reader.byteString(), (try? reader.finish()) != nil
    else { return nil }
    return bytes
  }

  /// Keeps something in place of what was kept.
  ///
  /// - Throws: `OutputError` naming the file; what was kept before stays then.
  package func save(_ bytes: [UInt8]) throws(OutputError) {
    var writer = CBORWriter()
    writer.openArray(2)
    writer.text(app)
    writer.byteString(bytes)
    try PrivateFile.write(writer.bytes, to: path)
  }

  /// A name that any file system takes, for people; the digits behind it tell apps apart.
  private static func plain(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(64).map { scalar -> Character in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": Character(scalar)
        default: "_"
        }
      }
    )
  }

  /// Sixteen digits that differ between paths, by FNV-1a with 64 bits.
  private static func digits(of path: String) -> String {
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
