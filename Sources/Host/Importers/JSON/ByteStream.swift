internal import Glibc

/// Reads the bytes of a file or of a piece of memory one after another, a file a part at a time.
struct ByteStream: ~Copyable {
  /// Negative for a piece of memory.
  private let descriptor: Int32
  private var buffer: UnsafeMutableBufferPointer<UInt8>
  private var next = 0
  private var filled = 0
  /// Offset in the file of the buffer's first byte.
  private var base: Int64 = 0
  /// The error number of a read that failed.
  private(set) var failure: Int32 = 0
  /// When reading ends, by the clock that is never set; in nanoseconds.
  private let deadline: Int64

  /// Takes over an open file.
  ///
  /// - Parameters:
  ///   - head: What has been read from the file already.
  ///   - deadline: When reading ends, as ``MonotonicTime`` counts; a file may take any time.
  init(
    descriptor: Int32,
    head: [UInt8] = [],
    bufferSize: Int = 1 << 18,
    deadline: Int64 = .max
  ) {
    self.descriptor = descriptor
    self.deadline = deadline
    buffer = .allocate(capacity: max(1, bufferSize, head.count))
    filled = buffer.update(fromContentsOf: head) - buffer.startIndex
  }

  /// Reads pieces of memory, which ``restart(_:)`` names.
  init() {
    descriptor = -1
    deadline = .max
    buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Goes on with a piece of memory, which has to stay until the last byte is taken.
  mutating func restart(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard descriptor < 0 else { return }
    buffer = UnsafeMutableBufferPointer(mutating: bytes)
    base = 0
    next = 0
    filled = bytes.count
  }

  deinit {
    guard descriptor >= 0 else { return }
    buffer.deallocate()
    close(descriptor)
  }

  /// Bytes that have been taken.
  var offset: Int64 { base + Int64(next) }

  /// The next byte, which stays; nil at the end.
  @inline(__always)
  var peek: UInt8? {
    mutating get {
      if next < filled { return buffer[next] }
      return refill() ? buffer[next] : nil
    }
  }

  /// Takes the byte that ``peek`` showed.
  @inline(__always)
  mutating func advance() { next += 1 }

  /// Takes the next byte; nil at the end.
  @inline(__always)
  mutating func take() -> UInt8? {
    guard let byte = peek else { return nil }
    next += 1
    return byte
  }

  /// Takes bytes up to the first that a string has to look at: a quote, a backslash, a control
  /// character or one beyond ASCII.
  ///
  /// - Parameters:
  ///   - text: Gets the bytes, as far as the limit allows.
  ///   - isCut: Becomes true where it did not get all.
  @inline(__always)
  mutating func takePlainText(into text: inout [UInt8], limit: Int, isCut: inout Bool) {
    repeat {
      let start = next
      while next < filled, Self.isPlain(buffer[next]) { next += 1 }
      let end = min(next, start + max(0, limit - text.count))
      text.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<end]))
      if end < next { isCut = true }
    } while next == filled && refill()
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
  }

  private mutating func refill() -> Bool {
    guard descriptor >= 0 else { return false }
    base += Int64(filled)
    next = 0
    filled = 0
    while failure == 0 {
      guard deadline == .max || MonotonicTime.waits(for: descriptor, until: deadline) else {
        failure = ETIMEDOUT
        return false
      }
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { failure = errno }
      filled = max(0, count)
      return count > 0
    }
    return false
  }

  /// Continues at another offset; false where the file cannot be read twice.
  mutating func seek(to offset: Int64) -> Bool {
    guard lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset) else { return false }
    base = offset
    next = 0
    filled = 0
    return true
  }
}
