public import Foundation

extension Data {
  /// Reads a file; throws where the address is not that of a file, as there is no network.
  ///
  /// Foundation's own on Linux ends the process where the module that talks to servers is not linked.
  /// This one has fewer parameters, and so is preferred.
  public init(contentsOf url: URL) throws {
    guard url.isFileURL else { throw URLSession.error(for: url) }
    try self.init(contentsOf: url, options: [])
  }
}
