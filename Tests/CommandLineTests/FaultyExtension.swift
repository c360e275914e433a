import Foundation

/// Copies of the probe program that try one attack, whatever they are asked.
///
/// Nothing from outside reaches a sandboxed process before it speaks, so what it is to do is written
/// into the program itself.
enum FaultyExtension {
  private static let marker = Array("PROBE-MODE:".utf8)

  /// Makes a copy that tries the attack of a name; one of "none" behaves well.
  ///
  /// - Returns: The path of the copy.
  static func copy(_ probe: String, in scratch: Scratch) throws -> String {
    try patched(in: scratch) { bytes in
      guard let start = find(marker, in: bytes).map({ $0 + marker.count }) else { return }
      let name = Array(probe.utf8) + [0]
      bytes.replaceSubrange(start..<start + name.count, with: name)
    }
  }

  /// Makes a copy with another content.
  static func patched(
    in scratch: Scratch,
    mode: Int = 0o755,
    _ change: (inout [UInt8]) -> Void
  ) throws -> String {
    let original = URL(fileURLWithPath: HostRun.folder + "/IsolationProbe")
    var bytes = [UInt8](try Data(contentsOf: original))
    change(&bytes)
    return try scratch.write(bytes, to: "extension", mode: mode)
  }

  static func find(_ pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    Data(bytes).range(of: Data(pattern))?.lowerBound
  }
}
