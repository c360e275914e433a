import Foundation

/// Copies of the extension that does one thing wrong.
enum MisbehavingExtension {
  private static let marker = Array("MISBEHAVIOUR:".utf8)

  /// Makes a copy in which a mode is set.
  ///
  /// - Returns: The path of the copy.
  static func copy(_ mode: String, in scratch: Scratch) throws -> String {
    try patched(in: scratch) { bytes in
      guard let start = find(marker, in: bytes) else { return }
      let text = Array(mode.utf8) + [0]
      bytes.replaceSubrange(
        (start + marker.count)..<(start + marker.count + text.count),
        with: text
      )
    }
  }

  /// Makes a copy with another content.
  static func patched(
    in scratch: Scratch,
    mode: Int = 0o755,
    _ change: (inout [UInt8]) -> Void
  ) throws -> String {
    let original = URL(fileURLWithPath: HostRun.folder + "/MisbehavingExtension")
    var bytes = [UInt8](try Data(contentsOf: original))
    change(&bytes)
    return try scratch.write(bytes, to: "extension", mode: mode)
  }

  static func find(_ pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    Data(bytes).range(of: Data(pattern))?.lowerBound
  }
}
