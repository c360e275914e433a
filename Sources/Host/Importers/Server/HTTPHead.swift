/// The status line and the fields of an answer.
struct HTTPHead {
  private let status: Int
  private let isChunked: Bool
  private let address: ServerAddress

  /// - Throws: ``ImportError`` where the bytes are no head of an answer.
  init(_ bytes: [UInt8], of address: ServerAddress) throws(ImportError) {
    self.address = address
    let lines = bytes.split(separator: 0x0A).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    let parts = lines.first?.split(separator: " ", maxSplits: 2) ?? []
    guard parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]),
      (100...599).contains(status)
    else {
      throw .server(address.text, "what it answers is not HTTP; is it ActivityWatch's address?")
    }
    self.status = status
    isChunked = lines.dropFirst().contains { line in
      line.lowercased().hasPrefix("transfer-encoding:") && line.lowercased().contains("chunked")
    }
  }

  /// Whether there is a body to read; false where there is nothing under the path.
  func checked(hasKey: Bool) throws(ImportError) -> Bool {
    switch status {
    case 200 where isChunked:
      throw .server(address.text, "it sends its answer in chunks, which HTTP/1.0 does not know")
    case 200: return true
    case 404: return false
    case 401:
      throw .server(
        address.text,
        hasKey
          ? "it does not take the key (401)"
          : "it wants its api_key (401); give it with --key or in ACTIVITYWATCH_API_KEY"
      )
    case 403:
      throw .server(
        address.text,
        "it refuses the request (403); use the address that it is set up for, "
          + "such as http://127.0.0.1:5600"
      )
    default: throw .server(address.text, "it answered with status \(status)")
    }
  }

  /// Where a body begins, behind the blank line; nil where there is none yet.
  static func end(of bytes: [UInt8], from start: Int) -> Int? {
    let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard bytes.count >= start + mark.count else { return nil }
    return (start...(bytes.count - mark.count)).first { bytes[$0...].starts(with: mark) }
      .map { $0 + mark.count }
  }
}
