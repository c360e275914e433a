import CBOR
import ViewTree

enum ProcessHelloField: UInt64, CBORField {
  case versions = 2
  case sdk = 3
  case features = 4
  case contexts = 5
}

extension ProcessHello {
  /// The most versions or features that a process may name.
  package static let listLimit = 256

  /// The most contexts that a process may name.
  package static let contextLimit = 1024

  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(versions: [], sdk: "", features: [], contexts: [])
    try reader.fields(of: &map, ProcessHelloField.self) { field, reader throws(CBORError) in
      switch field {
      case .versions:
        versions = try reader.array(limit: Self.listLimit, of: "versions") {
          reader throws(CBORError) in try reader.unsigned()
        }
      case .sdk: sdk = try reader.text()
      case .features: features = try reader.names("features", limit: Self.listLimit)
      case .contexts: contexts = try reader.names("contexts", limit: Self.contextLimit)
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(ProcessHelloField.versions, versions)
    writer.field(ProcessHelloField.sdk, sdk)
    writer.field(ProcessHelloField.features, features, unless: [])
    writer.field(ProcessHelloField.contexts, contexts, unless: [])
  }
}

enum HostHelloField: UInt64, CBORField {
  case version = 2
  case features = 3
}

extension HostHello {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    let start = map.offset
    self.init(version: 0, features: [])
    try reader.fields(of: &map, HostHelloField.self) { field, reader throws(CBORError) in
      switch field {
      case .version: version = try reader.unsigned()
      case .features:
        features = try reader.names("features", limit: ProcessHello.listLimit)
      }
    }
    guard version > 0 else { throw CBORError(.missing("version"), at: start) }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(HostHelloField.version, version)
    writer.field(HostHelloField.features, features, unless: [])
  }
}

extension CBORReader {
  fileprivate mutating func names(
    _ what: String,
    limit: Int
  ) throws(CBORError) -> [String] {
    try array(limit: limit, of: what) { reader throws(CBORError) in try reader.text() }
  }
}
