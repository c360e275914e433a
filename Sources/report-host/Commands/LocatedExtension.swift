import ActivityStore
import Authorization
import ExtensionHost
import Glibc
import Sandbox

/// An extension or app that was found, checked and identified, ready to run.
struct LocatedExtension {
  let file: ExtensionFile
  let executable: ExecutableFile
  let identity: ExtensionIdentity

  var name: String { file.name }

  /// Finds an extension or an app by name or path.
  ///
  /// - Parameters:
  ///   - kinds: What the command works on; the first is what a name means.
  ///   - command: The command's name, for errors.
  /// - Throws: ``UsageError`` when there is none, ``CommandFailure`` when it is of no such kind,
  ///   `ExecutableError` when it cannot run in the tier.
  static func find(
    _ name: String,
    as kinds: [ProgramKind] = [.reportExtension],
    tier: SandboxTier,
    console: Console,
    command: String
  ) throws -> LocatedExtension {
    let file: ExtensionFile
    do {
      file = try locator(console).locate(name, as: kinds.first ?? .reportExtension)
    } catch {
      throw UsageError("\(error)", command: command)
    }
    return try checked(file, as: kinds, tier: tier, called: name, command: command)
  }

  /// Finds an extension or an app that can run in one of the tiers.
  ///
  /// - Throws: As ``find(_:as:tier:console:command:)`` does, for the strict tier.
  static func find(
    _ name: String,
    as kinds: [ProgramKind] = [.reportExtension],
    console: Console,
    command: String
  ) throws -> LocatedExtension {
    do {
      return try find(name, as: kinds, tier: .strict, console: console, command: command)
    } catch let error as ExecutableError {
      do {
        return try find(name, as: kinds, tier: .dynamic, console: console, command: command)
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
    return try checked(
      file,
      as: [.reportExtension],
      tier: .strict,
      called: name,
      command: ""
    )
  }

  private static func checked(
    _ file: ExtensionFile,
    as kinds: [ProgramKind],
    tier: SandboxTier,
    called name: String,
    command: String
  ) throws -> LocatedExtension {
    let executable = try ExecutableFile(path: file.executable, tier: tier)
    let identity: ExtensionIdentity
    do {
      identity = try ExtensionIdentity(of: executable.elf, informationPath: file.informationPath)
    } catch {
      throw CommandFailure("\(file.executable): \(error)")
    }
    guard let kind = identity.kind else {
      throw CommandFailure(
        "\(file.executable): its extension point is \(identity.extensionPoint); "
          + "report-host runs \(ExtensionIdentity.reportExtensionPoint)"
      )
    }
    guard kinds.contains(kind) else {
      throw CommandFailure("\(file.executable): " + WrongKind.message(kind, name, command))
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

/// What is said of an app where an extension is needed, or the other way round.
private enum WrongKind {
  static func message(_ kind: ProgramKind, _ name: String, _ command: String) -> String {
    switch kind {
    case .app:
      let open = SuggestedCommand.line(["open", name], store: StoreLocation.standard())
      return "it is an app, and '\(command)' takes report extensions; to open it, run: \(open)"
    case .reportExtension:
      let run = SuggestedCommand.line(["run", name], store: StoreLocation.standard())
      return "it is a report extension and no app; to print its report, run: \(run)"
    }
  }
}
