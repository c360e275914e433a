import ExtensionProtocol
import Glibc

/// What comes from the host.
enum FrameInput {
  /// The bytes of the next frame without their length; nil at the end.
  static func next() -> [UInt8]? {
    guard let header = read(4) else { return nil }
    return read(header.reduce(0) { $0 << 8 | Int($1) })
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let part = bytes.withUnsafeMutableBytes {
        Glibc.read(3, $0.baseAddress?.advanced(by: done), count - done)
      }
      guard part > 0 else { return nil }
      done += part
    }
    return bytes
  }
}

/// What goes to the host.
enum FrameOutput {
  static func write(_ bytes: [UInt8], to descriptor: Int32 = 4) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(0) }
      rest = rest.dropFirst(count)
    }
  }
}

/// Tells on the standard output what was sent: a line of hexadecimal digits for each frame.
enum FrameLog {
  static func write(_ frame: [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    var line = Array("frame ".utf8)
    for byte in frame { line += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    FrameOutput.write(line + [0x0A], to: 1)
  }
}
