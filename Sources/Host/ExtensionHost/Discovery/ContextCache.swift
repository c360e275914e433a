import CBOR
import Glibc

/// The contexts that extensions named when they were last asked, as a file keeps them.
///
/// A record stands for one state of one file: another build of it has another time, size or place on
/// the disk, as make(1) and ccache(1) take it too. What is wrong with the file makes it empty.
struct ContextCache: Sendable {
  private let path: String?
  /// The newest last.
  private var records: [(key: String, contexts: [String])] = []

  /// More are forgotten, the oldest first.
  static let recordLimit = 64
  private static let byteLimit = 1 << 20

  /// - Parameter path: The file; nil to keep them for this process only.
  init(path: String?) {
    self.path = path
    guard let path, let bytes = PrivateFile.read(path, limit: Self.byteLimit) else { return }
    records = (try? Self.records(in: bytes)) ?? []
  }

  /// What names the state of an executable; nil where there is none.
  static func key(of executable: String) -> String? {
    var status = stat()
    guard stat(executable, &status) == 0 else { return nil }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return (["\(status.st_dev)", "\(status.st_ino)", "\(status.st_size)"] + times)
      .joined(separator: " ")
  }

  subscript(key: String) -> [String]? { records.last { $0.key == key }?.contexts }

  /// Keeps what an extension answered, also in the file where that can be written.
  mutating func keep(_ contexts: [String], for key: String) {
    records.removeAll { $0.key == key }
    records.append((key, contexts))
    records.removeFirst(max(0, records.count - Self.recordLimit))
    guard let path else { return }
    let bytes = Self.bytes(of: records)
    guard bytes.count <= Self.byteLimit else { return }
    try? PrivateFile.write(bytes, to: path)
  }

  private static func bytes(of records: [(key: String, contexts: [String])]) -> [UInt8] {
    var writer = CBORWriter()
    writer.openArray(records.count)
    for record in records {
      writer.openArray(record.contexts.count + 1)
      writer.text(record.key)
      for context in record.contexts { writer.text(context) }
    }
    return writer.bytes
  }

  private static func records(
    in bytes: [UInt8]
  ) throws(CBORError) -> [(key: String, contexts: [String])] {
    var reader = CBORReader(bytes)
    var records: [(key: String, contexts: [String])] = []
    for _ in 0..<(try reader.openArray()) {
      let count = try reader.openArray()
      guard count > 0 else { continue }
      let key = try reader.text()
      var contexts: [String] = []
      for _ in 1..<count { contexts.append(try reader.text()) }
      records.append((key, contexts))
    }
    try reader.finish()
    return records
  }
}
