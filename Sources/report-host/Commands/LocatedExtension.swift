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
    return try checked(file, tier: tier)
  }

  /// Finds an extension that can run in one of the tiers.
  ///
  /// - Throws: As ``find(_:tier:console:command:)`` does, for the strict tier.
  static func find(_ name: String, console: Console, command: String) throws -> LocatedExtension {
    do {
      return try find(name, tier: .strict, console: console, command: command)
    } catch let error as ExecutableError {
      do {
        return try find(name, tier: .dynamic, console: console, command: command)
      } catch is ExecutableError {
        throw error
      }
    }
  }

  /// Finds an extension that comes with this host, and nowhere else: another of its name that the
  /// user has installed is not meant.
  ///
  /// - Throws: ``CommandFailure`` when the host was installed without it, or when it is none.
  static func findShipped(_ name: String, hostPath: String) throws -> LocatedExtension {
    let locator = ExtensionLocator(besideHost: hostPath)
    guard let file = try? locator.locate(name) else {
      let folders = locator.directories.joined(separator: ", ")
      throw CommandFailure("\(name) is not in \(folders); install report-host with it")
    }
    return try checked(file, tier: .strict)
  }

  private static func checked(_ file: ExtensionFile, tier: SandboxTier) throws -> LocatedExtension {
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
