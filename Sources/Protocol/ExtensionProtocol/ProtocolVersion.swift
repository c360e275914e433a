/// The versions of the protocol.
package enum ProtocolVersion {
  /// The versions that this code speaks, in ascending order.
  package static let supported: [UInt64] = [1]

  /// The highest version that both sides speak.
  package static func highestCommon(
    process: [UInt64],
    host: [UInt64] = supported
  ) throws(VersionMismatch) -> UInt64 {
    guard let version = Set(process).intersection(host).max() else {
      throw VersionMismatch(process: process, host: host)
    }
    return version
  }
}

/// The two sides have no version in common.
package struct VersionMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  package var process: [UInt64]
  package var host: [UInt64]

  package init(process: [UInt64], host: [UInt64]) {
    self.process = process
    self.host = host
  }

  package var description: String {
    let remedy =
      (process.max() ?? 0) > (host.max() ?? 0)
      ? "update report-host" : "rebuild the extension with the SDK of this report-host"
    return """
      the extension speaks protocol \(Self.list(process)), report-host speaks \(Self.list(host)): \
      \(remedy)
      """
  }

  private static func list(_ versions: [UInt64]) -> String {
    guard !versions.isEmpty else { return "no version" }
    // A process may name any number of versions; the line stays one line.
    let names = versions.prefix(8).map { "\($0)" }.joined(separator: ", ")
    return (versions.count == 1 ? "version " : "versions ") + names
  }
}
