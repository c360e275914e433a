package import CBOR

/// Why a frame cannot be read or written.
package enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The announced or actual length is over the limit.
  case tooLarge(length: Int, limit: Int)
  /// A frame of length 0, which holds no item.
  case empty
  /// The bytes ended inside a frame.
  case truncated

  package var description: String {
    switch self {
    case .tooLarge(let length, let limit):
      "a frame of \(length) bytes, at most \(limit) are allowed"
    case .empty: "a frame of length 0"
    case .truncated: "the bytes end inside a frame"
    }
  }
}

/// The largest frames that the two sides accept.
package enum FrameLimit {
  /// The bytes of the length in front of a frame, which the limits do not count.
  package static let header = 4
  /// From a process to the host.
  package static let process = 16 << 20
  /// From the host to a process; a year of heavy use in hourly segments takes about 20 MiB.
  package static let host = 128 << 20
}

/// Cuts a stream of bytes into frames: a big-endian 32-bit length, then that many bytes.
package struct FrameReader: Sendable {
  private let limit: Int
  private var header: [UInt8] = []
  private var length: Int?
  private var payload: [UInt8] = []

  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes in the order in which they came, and appends the frames that they complete.
  ///
  /// A length is checked before memory is taken for it, and memory grows with the bytes that have
  /// come, not with the length announced. Frames before an error are appended all the same, so that
  /// what a reader gets does not depend on how the stream was cut.
  package mutating func feed(
    _ bytes: ArraySlice<UInt8>,
    into frames: inout [[UInt8]]
  ) throws(FrameError) {
    var rest = bytes
    while !rest.isEmpty {
      guard let length else {
        try readHeader(&rest)
        continue
      }
      let part = rest.prefix(length - payload.count)
      payload.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      if payload.count == length {
        frames.append(payload)
        payload = []
        self.length = nil
      }
    }
  }

  private mutating func readHeader(_ rest: inout ArraySlice<UInt8>) throws(FrameError) {
    while header.count < 4, let byte = rest.popFirst() { header.append(byte) }
    guard header.count == 4 else { return }
    let announced = header.reduce(0) { $0 << 8 | Int($1) }
    header = []
    guard announced > 0 else { throw .empty }
    guard announced <= limit else { throw .tooLarge(length: announced, limit: limit) }
    length = announced
  }

  /// Refuses an end of the stream inside a frame.
  package func finish() throws(FrameError) {
    guard header.isEmpty, length == nil else { throw .truncated }
  }
}

/// Puts one item into a frame.
package enum FrameWriter {
  package static func frame(
    limit: Int,
    _ body: (inout CBORWriter) -> Void
  ) throws(FrameError) -> [UInt8] {
    var writer = CBORWriter(after: [0, 0, 0, 0])
    body(&writer)
    var bytes = writer.bytes
    let length = bytes.count - 4
    guard length <= min(limit, Int(UInt32.max)) else {
      throw .tooLarge(length: length, limit: limit)
    }
    for index in 0..<4 {
      bytes[index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index))
    }
    return bytes
  }
}
