package import ELF

/// What is run in the sandbox.
package enum ProgramKind: Hashable, Sendable {
  /// Makes reports of activity.
  case reportExtension
  /// Shows reports among its own views, and never has the activity.
  case app
}

/// What an executable says it is, before any of it has run.
package struct ExtensionIdentity: Hashable, Sendable {
  /// The extension point of device activity reports, from Apple's documentation.
  package static let reportExtensionPoint = "com.apple.deviceactivityui.report-extension"

  /// What apps that show reports identify themselves by; the project's own, since Apple's apps have no
  /// extension point.
  package static let appPoint = "report-host.app"

  /// The owner's name and type of the ELF note that carries the identifier; docs/protocol.md.
  package static let noteOwner = "report-host"
  package static let noteType: UInt32 = 1
  /// The type of the note that carries the display name and version of a built extension.
  package static let informationNoteType: UInt32 = 2

  /// Where the identifier was found.
  package enum Source: Hashable, Sendable {
    case note
    case informationPropertyList
  }

  package let extensionPoint: String
  package let source: Source
  /// The protocol version in the note; nil where a property list identifies the executable.
  package let protocolVersion: UInt32?
  package let displayName: String?
  package let version: String?

  /// Whether it is a device activity report extension.
  package var isReportExtension: Bool { extensionPoint == Self.reportExtensionPoint }

  /// Whether it is an app.
  package var isApp: Bool { extensionPoint == Self.appPoint }

  /// Which kind of program it is; nil for one that is not run here.
  package var kind: ProgramKind? {
    isReportExtension ? .reportExtension : isApp ? .app : nil
  }

  /// Why an executable cannot be identified; the file is named by whoever asked.
  package enum IdentityError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case malformedNote
    case informationPropertyList(path: String, reason: String)
    case missing
    case conflict(note: String, list: String)

    package var description: String {
      switch self {
      case .unreadable(let reason):
        reason
      case .malformedNote:
        "its report-host note does not hold an identifier and a version; link it anew"
      case .informationPropertyList(let path, let reason):
        "\(path): \(reason)"
      case .missing:
        "not a report extension and no app: it has neither the ELF note that linking with "
          + "DeviceActivity or SwiftUI adds nor an Info.plist with EXExtensionPointIdentifier"
      case .conflict(let note, let list):
        "its ELF note says \(note), its Info.plist \(list); remove one"
      }
    }
  }

  /// Identifies an ELF file whose headers were read already.
  ///
  /// - Parameters:
  ///   - elf: The executable's headers.
  ///   - informationPath: The property list that belongs to it; nil where there is none.
  /// - Throws: ``IdentityError``.
  package init(of elf: ELFFile, informationPath: String?) throws(IdentityError) {
    let notes = try Self.notes(in: elf)
    let note = try Self.identifier(in: notes)
    let embedded = Self.information(in: notes)
    let information = try informationPath.map(Self.information(at:))
    if let note, let listed = information?.extensionPoint, listed != note.identifier {
      throw .conflict(note: Self.printable(note.identifier), list: Self.printable(listed))
    }
    guard let point = note?.identifier ?? information?.extensionPoint else { throw .missing }
    extensionPoint = Self.printable(point)
    source = note == nil ? .informationPropertyList : .note
    protocolVersion = note?.version
    displayName = information?.displayName ?? embedded?.displayName
    version = information?.version ?? embedded?.version
  }

  private static func information(
    at path: String
  ) throws(IdentityError) -> InformationPropertyList {
    do {
      return try InformationPropertyList(contentsOf: path)
    } catch {
      throw .informationPropertyList(path: path, reason: "\(error)")
    }
  }

  private static func notes(in elf: ELFFile) throws(IdentityError) -> [ELFNote] {
    do {
      return try elf.notes().filter { $0.owner == noteOwner }
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// The display name and the version, each ended by a NUL; empty where there is none.
  private static func information(
    in notes: [ELFNote]
  ) -> (displayName: String?, version: String?)? {
    guard let note = notes.first(where: { $0.type == informationNoteType }) else { return nil }
    let texts = note.descriptor.split(separator: 0, omittingEmptySubsequences: false).map {
      $0.isEmpty ? nil : String(validating: $0, as: UTF8.self)
    }
    return texts.count > 2 ? (texts[0], texts[1]) : nil
  }

  private static func identifier(
    in notes: [ELFNote]
  ) throws(IdentityError) -> (identifier: String, version: UInt32)? {
    guard let note = notes.first(where: { $0.type == noteType }) else {
      return nil
    }
    guard let (identifier, version) = parse(note.descriptor) else { throw .malformedNote }
    return (identifier, version)
  }

  /// The descriptor: a little-endian 32-bit protocol version, then the identifier and a NUL.
  private static func parse(_ descriptor: [UInt8]) -> (String, UInt32)? {
    guard descriptor.count > 5, let end = descriptor.dropFirst(4).firstIndex(of: 0) else {
      return nil
    }
    let version = (0..<4).reduce(UInt32(0)) { $0 | UInt32(descriptor[$1]) << (8 * UInt32($1)) }
    guard let identifier = String(validating: descriptor[4..<end], as: UTF8.self),
      !identifier.isEmpty, identifier.utf8.count <= 255
    else { return nil }
    return (identifier, version)
  }

  /// The identifier goes into messages, so only what an identifier may have is kept.
  private static func printable(_ identifier: String) -> String {
    String(identifier.unicodeScalars.map { (0x21...0x7e).contains($0.value) ? Character($0) : "?" })
  }
}
