package import ELF
import Glibc

extension ELFFile {
  /// Reads the headers of a file by its path, for listing and inspection.
  ///
  /// What is launched is read through the descriptor that is executed instead.
  ///
  /// - Throws: ``ELFError`` when the file is no ELF file; a file that cannot be opened or is not a
  ///   regular one reads as empty.
  package init(contentsOf path: String) throws(ELFError) {
    let file = RegularFile(path)
    try self.init { offset, count in file.read(offset, count) }
  }
}

/// A regular file that is open for reading at any place.
private final class RegularFile: Sendable {
  private let descriptor: Int32

  init(_ path: String) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    if opened >= 0, fstat(opened, &status) != 0 || status.st_mode & S_IFMT != S_IFREG {
      close(opened)
      descriptor = -1
    } else {
      descriptor = opened
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func read(_ offset: UInt64, _ count: Int) -> [UInt8] {
    guard let position = off_t(exactly: offset), count > 0, descriptor >= 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, position))
    }
  }
}
