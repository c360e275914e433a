internal import Glibc

/// The first line of a script: what runs it.
struct Script: Equatable {
  let interpreter: String
  /// At most one, as execve(2) has it.
  let argument: String?

  /// BINPRM_BUF_SIZE: what the kernel reads of the line.
  static let lineLimit = 256

  private static let folders = ["/usr/local/bin/", "/usr/bin/", "/bin/"]

  /// - Parameter start: The first bytes of the file.
  init?(_ start: [UInt8]) {
    guard start.starts(with: [0x23, 0x21]), let end = start.firstIndex(of: 0x0a) else { return nil }
    let line = String(decoding: start[2..<end], as: UTF8.self)
    let words = line.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "\t" })
      .map { String($0).trimmed }
    guard let first = words.first, first.hasPrefix("/") else { return nil }
    let rest = words.dropFirst().first.flatMap { $0.isEmpty ? nil : $0 }
    // env(1) would execute a second program, which the sandbox refuses, so its work is done here.
    if first.hasSuffix("/env") {
      guard let rest, let found = Self.find(rest) else { return nil }
      interpreter = found
      argument = nil
    } else {
      interpreter = first
      argument = rest
    }
  }

  private static func find(_ name: String) -> String? {
    guard !name.contains("/"), !name.contains(" "), !name.hasPrefix("-") else { return nil }
    return folders.map { $0 + name }.first { access($0, X_OK) == 0 }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { " \t\r".contains($0) }.reversed())
  }
}
