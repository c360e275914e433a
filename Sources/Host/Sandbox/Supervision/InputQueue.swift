internal import CSandbox
internal import Glibc

/// Bytes on their way to the process.
///
/// A process that does not read costs memory, never time.
struct InputQueue {
  private var chunks: [[UInt8]] = []
  private var next = 0
  private var offset = 0
  private(set) var isClosing = false

  var isEmpty: Bool { next == chunks.count }

  /// The chunks that are still to be written.
  var count: Int { chunks.count - next }

  mutating func append(_ bytes: [UInt8]) {
    if !bytes.isEmpty && !isClosing { chunks.append(bytes) }
  }

  /// No more bytes will follow.
  mutating func finish() {
    isClosing = true
  }

  mutating func discard() {
    chunks = []
    next = 0
    offset = 0
  }

  enum Outcome {
    case wrote(Int)
    case full
    case closed
  }

  /// Writes as much of the first chunk as the pipe takes.
  mutating func write(to descriptor: Int32) -> Outcome {
    guard next < chunks.count else { return .full }
    let written = chunks[next].withUnsafeBytes { bytes in
      rh_write(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
    }
    guard written >= 0 else {
      return written == -Int(EAGAIN) || written == -Int(EINTR) ? .full : .closed
    }
    advance(by: written)
    return .wrote(written)
  }

  private mutating func advance(by count: Int) {
    offset += count
    guard offset >= chunks[next].count else { return }
    chunks[next] = []
    next += 1
    offset = 0
    if next == chunks.count { discard() }
  }
}
