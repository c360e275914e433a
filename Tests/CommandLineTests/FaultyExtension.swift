import Foundation

/// Copies of the probe program that try one attack, whatever they are asked.
///
/// Nothing from outside reaches a sandboxed process before it speaks, so what it is to do is written
/// into the program itself.
enum FaultyExtension {
  private static let marker = Array("PROBE-MODE:".utf8)

  /// Makes a copy that tries the attack of a name.
  ///
  /// - Returns: The path of the copy.
  static func copy(_ probe: String, in scratch: Scratch) throws -> String {
    let original = URL(fileURLWithPath: HostRun.folder + "/IsolationProbe")
    var bytes = [UInt8](try Data(contentsOf: original))
    if let start = Data(bytes).range(of: Data(marker))?.upperBound {
      let name = Array(probe.utf8) + [0]
      bytes.replaceSubrange(start..<start + name.count, with: name)
    }
    return try scratch.write(bytes, to: "extension", mode: 0o755)
  }
}
