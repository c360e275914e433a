public import Foundation

// Foundation on Linux ends the process where the address is not that of a file and the module that
// talks to servers is not linked. These throw instead.

extension Data {
  /// Reads a file; throws where the address is not that of a file, as there is no network.
  public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws {
    guard url.isFileURL else { throw URLSession.error(for: url) }
    self = try NSData(contentsOfFile: url.path, options: options) as Data
  }
}

extension String {
  /// Reads a file; throws where the address is not that of a file, as there is no network.
  public init(contentsOf url: URL, encoding enc: String.Encoding) throws {
    guard url.isFileURL else { throw URLSession.error(for: url) }
    try self.init(contentsOfFile: url.path, encoding: enc)
  }

  /// Reads a file; throws where the address is not that of a file, as there is no network.
  public init(contentsOf url: URL) throws {
    guard url.isFileURL else { throw URLSession.error(for: url) }
    var encoding = String.Encoding.utf8
    try self.init(contentsOfFile: url.path, usedEncoding: &encoding)
  }
}
