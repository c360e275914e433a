package import CBOR
package import ViewTree

/// The fields that messages share; those of their type follow from 2.
enum MessageField: UInt64, CBORField {
  case type = 0
  case id = 1
}

/// The numbers of a process' messages.
enum ProcessMessageType: UInt64 {
  case hello = 0
  case tree = 1
  case failure = 2
  case authorize = 3
  case settings = 4
}

enum TreeField: UInt64, CBORField {
  case root = 2
  case event = 3
}

enum FailureField: UInt64, CBORField {
  case code = 2
  case message = 3
}

extension ProcessMessage {
  /// Reads the item of one frame, which is not trusted.
  ///
  /// - Parameters:
  ///   - bytes: The item; its length was limited when the frame was read.
  ///   - limits: What a tree may hold.
  ///   - encoding: What any item may hold.
  package init(
    frame bytes: [UInt8],
    limits: TreeLimits = TreeLimits(),
    encoding: CBORLimits = CBORLimits()
  ) throws(CBORError) {
    var reader = CBORReader(bytes, limits: encoding)
    var map = try reader.openMap()
    let type = try reader.messageType(of: &map)
    switch ProcessMessageType(rawValue: type) {
    case .hello: self = .hello(try ProcessHello(fields: &map, from: &reader))
    case .tree: self = try Self.tree(&map, &reader, limits)
    case .failure:
      let id = try reader.messageID(of: &map)
      self = .failure(try Failure(id: id, fields: &map, from: &reader))
    case .authorize:
      let number = try reader.messageID(of: &map)
      self = .authorize(try AuthorizationRequest(number: number, fields: &map, from: &reader))
    case .settings: self = .settings(try reader.settings(of: &map))
    case nil: throw CBORError(.invalid("\(type) is no message of a process"), at: map.offset)
    }
    try reader.finish()
  }

  private static func tree(
    _ map: inout CBOROpenMap,
    _ reader: inout CBORReader,
    _ limits: TreeLimits
  ) throws(CBORError) -> ProcessMessage {
    let start = map.offset
    let id = try reader.messageID(of: &map)
    var tree: ViewTree?
    var event: UInt64 = 0
    try reader.fields(of: &map, TreeField.self) { field, reader throws(CBORError) in
      switch field {
      case .root: tree = try ViewTree(from: &reader, limits: limits)
      case .event: event = try reader.unsigned()
      }
    }
    guard let tree else { throw CBORError(.missing("root"), at: start) }
    return .tree(id: id, tree, event: event)
  }

  /// The whole frame, its length in front.
  package func frame() throws(FrameError) -> [UInt8] {
    try FrameWriter.frame(limit: FrameLimit.process) { writer in
      writer.map { map in
        switch self {
        case .hello(let hello):
          map.field(MessageField.type, ProcessMessageType.hello.rawValue)
          hello.writeFields(to: &map)
        case .tree(let id, let tree, let event):
          map.field(MessageField.type, ProcessMessageType.tree.rawValue)
          map.field(MessageField.id, id)
          map.key(TreeField.root)
          tree.write(to: &map)
          map.field(TreeField.event, event, unless: 0)
        case .failure(let failure):
          map.field(MessageField.type, ProcessMessageType.failure.rawValue)
          map.field(MessageField.id, failure.id)
          failure.writeFields(to: &map)
        case .authorize(let request):
          map.field(MessageField.type, ProcessMessageType.authorize.rawValue)
          map.field(MessageField.id, request.number)
          map.field(AuthorizationRequestField.kind, request.kind)
        case .settings(let bytes):
          map.field(MessageField.type, ProcessMessageType.settings.rawValue)
          map.key(SettingsField.bytes)
          map.byteString(bytes)
        }
      }
    }
  }
}

extension Failure {
  init(
    id: UInt64,
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader
  ) throws(CBORError) {
    self.init(id: id, code: .other, message: "")
    try reader.fields(of: &map, FailureField.self) { field, reader throws(CBORError) in
      switch field {
      case .code: try reader.known(&code)
      case .message: message = try reader.text()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(FailureField.code, code, unless: .other)
    writer.field(FailureField.message, message)
  }
}

extension Failure.Code: CBOREnumeration {}

extension CBORReader {
  /// Reads a message's type, its first field.
  mutating func messageType(of map: inout CBOROpenMap) throws(CBORError) -> UInt64 {
    try key(MessageField.type, of: &map)
    return try unsigned()
  }

  /// Reads a message's id, its second field.
  mutating func messageID(of map: inout CBOROpenMap) throws(CBORError) -> UInt64 {
    try key(MessageField.id, of: &map)
    return try unsigned()
  }
}
