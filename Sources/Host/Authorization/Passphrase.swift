internal import Glibc

/// What somebody typed in secret, in memory that is never swapped or dumped and is wiped at the end.
///
/// What Swift or the kernel's terminal driver copied on the way is out of reach; nothing here makes
/// a `String` of it.
package final class Passphrase {
  /// The most bytes that libcrypt takes (crypt(3), CRYPT_MAX_PASSPHRASE_SIZE without the NUL).
  package static let capacity = 511
  /// Fewer characters are refused for a new one.
  package static let shortest = 8

  private static let pageSize = 4_096
  private let page: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  /// An empty one.
  ///
  /// - Throws: ``AuthorizationError/unavailable(_:)`` where there is no memory.
  init() throws(AuthorizationError) {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let start = mmap(nil, Self.pageSize, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let start, start != MAP_FAILED else { throw .unavailable("out of memory") }
    // Both are for the best; a limit may forbid the first.
    mlock(start, Self.pageSize)
    madvise(start, Self.pageSize, MADV_DONTDUMP)
    page = UnsafeMutableRawBufferPointer(start: start, count: Self.pageSize)
  }

  /// One with these bytes, of which as many are taken as there is room for.
  package convenience init(_ bytes: some Sequence<UInt8>) throws(AuthorizationError) {
    try self.init()
    fill { buffer in
      var count = 0
      for byte in bytes.prefix(buffer.count) {
        buffer[count] = byte
        count += 1
      }
      return count
    }
  }

  deinit {
    if let start = page.baseAddress {
      explicit_bzero(start, page.count)
      munmap(start, page.count)
    }
  }

  /// Lets the body write up to ``capacity`` bytes; it returns how many there are.
  func fill(_ body: (UnsafeMutableRawBufferPointer) -> Int) {
    let room = UnsafeMutableRawBufferPointer(rebasing: page.prefix(Self.capacity))
    count = min(max(0, body(room)), Self.capacity)
    page[count] = 0
  }

  private var bytes: Slice<UnsafeMutableRawBufferPointer> { page.prefix(count) }

  /// Calls the body with the bytes and a NUL behind them.
  func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    body(UnsafePointer(page.baseAddress?.assumingMemoryBound(to: CChar.self)))
  }

  /// How many characters it has, in UTF-8 or an encoding of one byte each.
  var characterCount: Int { bytes.lazy.filter { $0 & 0xC0 != 0x80 }.count }

  /// Whether a C function would see only a part of it.
  var hasNUL: Bool { bytes.contains(0) }

  /// Whether two are the same; it takes as long whichever bytes differ.
  func isEqual(to other: Passphrase) -> Bool {
    var difference = UInt8(count == other.count ? 0 : 1)
    for index in 0..<Self.capacity { difference |= page[index] ^ other.page[index] }
    return difference == 0
  }
}
