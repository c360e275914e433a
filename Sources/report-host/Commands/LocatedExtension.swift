import ExtensionHost
import Glibc
import Sandbox

/// An extension that was found, checked and identified, ready to run.
struct LocatedExtension {
  let file: ExtensionFile
  let executable: ExecutableFile
  let identity: ExtensionIdentity

  var name: String { file.name }

  /// Finds an extension by name or path.
  ///
  /// - Throws: ``UsageError`` when there is none, ``CommandFailure`` when it is no report extension,
  ///   `ExecutableError` when it cannot run in the tier.
  static func find(
    _ name: String,
    tier: SandboxTier,
    console: Console,
    command: String
  ) throws -> LocatedExtension {
    let file: ExtensionFile
    do {
      file = try locator(console).locate(name)
    } catch {
      throw UsageError("\(error)", command: command)
    }
    let executable = try ExecutableFile(path: file.executable, tier: tier)
    let identity: ExtensionIdentity
    do {
      identity = try ExtensionIdentity(of: executable.elf, informationPath: file.informationPath)
    } catch {
      throw CommandFailure("\(file.executable): \(error)")
    }
    guard identity.isReportExtension else {
      throw CommandFailure(
        "\(file.executable): its extension point is \(identity.extensionPoint); "
          + "report-host runs \(ExtensionIdentity.reportExtensionPoint)"
      )
    }
    return LocatedExtension(file: file, executable: executable, identity: identity)
  }

  /// The places where this host looks for extensions.
  static func locator(_ console: Console) -> ExtensionLocator {
    ExtensionLocator(environment: console.environment, hostPath: hostPath())
  }

  /// The path of this host's own executable.
  static func hostPath() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
