internal import Glibc
internal import Suggestions

extension TimeZoneRules {
  /// Where systems keep compiled zone data.
  package static let systemDirectory = "/usr/share/zoneinfo"

  /// Loads a zone by its IANA identifier.
  ///
  /// UTC needs no data file.
  ///
  /// - Throws: ``CalendarError`` where the identifier is malformed or unknown, or its file damaged.
  package init(
    identifier: String,
    directory: String = TimeZoneRules.systemDirectory
  ) throws(CalendarError) {
    guard Self.isValid(identifier) else { throw .invalidZoneIdentifier(identifier) }
    guard let bytes = readFile(directory + "/" + identifier, limit: 1 << 20) else {
      guard Self.utcNames.contains(identifier) else {
        throw Self.unknown(identifier, directory: directory)
      }
      self.init(fixedOffset: 0, identifier: identifier)
      return
    }
    do throws(TZifReader.Damage) {
      self.init(identifier: identifier, contents: try TZifReader.read(bytes))
    } catch {
      throw .damagedZone(identifier, reason: error.reason)
    }
  }

  /// The identifier of the zone that this system is set to.
  ///
  /// The variable TZ wins; then come the link /etc/localtime and the file /etc/timezone. A system
  /// that says nothing is taken to keep UTC.
  package static func systemIdentifier(
    variable: String? = getenv("TZ").map { String(cString: $0) },
    root: String = "/etc"
  ) -> String {
    if let variable {
      let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      if name.isEmpty { return "UTC" }
      return identifier(inPath: name) ?? name
    }
    if let link = readLink(root + "/localtime"), let name = identifier(inPath: link) {
      return name
    }
    if let bytes = readFile(root + "/timezone", limit: 256) {
      let name = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
      if isValid(name) { return name }
    }
    return "UTC"
  }

  private static let utcNames: Set<String> = ["UTC", "Etc/UTC", "GMT", "Etc/GMT", "Zulu", "UCT"]

  /// Whether a name can be an identifier: letters, digits and `_ + -` in up to four parts.
  ///
  /// Dots are not allowed, so that no identifier leads out of the directory.
  static func isValid(_ identifier: String) -> Bool {
    let parts = identifier.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    guard identifier.utf8.count <= 64, parts.count <= 4 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || byte == 0x5F || byte == 0x2B || byte == 0x2D
        }
    }
  }

  private static func identifier(inPath path: String) -> String? {
    let marker = Array("/zoneinfo/".utf8)
    let bytes = Array(path.utf8)
    guard bytes.count > marker.count,
      let start = (0...(bytes.count - marker.count)).last(where: {
        bytes[$0...].starts(with: marker)
      })
    else { return nil }
    let name = String(decoding: bytes[(start + marker.count)...], as: UTF8.self)
    return isValid(name) ? name : nil
  }

  private static func unknown(_ identifier: String, directory: String) -> CalendarError {
    let names = zoneNames(in: directory)
    guard !names.isEmpty else { return .missingZoneData(identifier, directory: directory) }
    let byName = Suggestions.near(identifier, in: names)
    guard byName.isEmpty else { return .unknownZone(identifier, near: byName) }
    // People often know the city only.
    let city = identifier.split(separator: "/").last.map(String.init) ?? identifier
    let near = names.filter {
      let last = $0.split(separator: "/").last.map(String.init) ?? $0
      return !Suggestions.near(city, in: [last]).isEmpty
    }
    return .unknownZone(identifier, near: Array(near.prefix(3)))
  }

  /// The identifiers that a directory holds, at most three levels deep.
  static func zoneNames(in directory: String) -> [String] {
    var names: [String] = []
    var pending = [""]
    while let prefix = pending.popLast(), names.count < 2_000 {
      for entry in entries(of: directory + "/" + prefix) {
        guard isValid(entry.name), prefix.utf8.count(where: { $0 == 0x2F }) < 3 else { continue }
        if entry.isDirectory {
          if entry.name != "posix" && entry.name != "right" {
            pending.append(prefix + entry.name + "/")
          }
        } else if entry.name.utf8.first.map({ (0x41...0x5A).contains($0) }) ?? false {
          names.append(prefix + entry.name)
        }
      }
    }
    return names.sorted()
  }
}
