package import CBOR
package import ViewTree

/// The numbers of the host's messages.
enum HostMessageType: UInt64 {
  case hello = 0
  case render = 1
  case activity = 2
  case end = 3
  case close = 4
  case geometry = 5
  case event = 6
  case authorization = 7
  case settings = 8
}

extension HostMessage {
  /// Reads the item of one frame, activity included.
  package init(frame bytes: [UInt8]) throws(CBORError) {
    self =
      switch try HostFrame(bytes) {
      case .hello(let hello): .hello(hello)
      case .render(let request): .render(request)
      case .activity(let frame): .activity(id: frame.id, frame.report())
      case .end(let id): .end(id: id)
      case .geometry(let id, let places): .geometry(id: id, places)
      case .event(let id, let event): .event(id: id, event)
      case .authorization(let answer): .authorization(answer)
      case .settings(let bytes): .settings(bytes)
      case .close: .close
      }
  }

  /// The whole frame, its length in front.
  package func frame() throws(FrameError) -> [UInt8] {
    try FrameWriter.frame(limit: FrameLimit.host) { writer in
      writer.map { map in
        switch self {
        case .hello(let hello):
          map.field(MessageField.type, HostMessageType.hello.rawValue)
          hello.writeFields(to: &map)
        case .render(let request):
          map.field(MessageField.type, HostMessageType.render.rawValue)
          map.field(MessageField.id, request.id)
          request.writeFields(to: &map)
        case .activity(let id, let report):
          map.field(MessageField.type, HostMessageType.activity.rawValue)
          map.field(MessageField.id, id)
          report.writeFields(to: &map)
        case .end(let id):
          map.field(MessageField.type, HostMessageType.end.rawValue)
          map.field(MessageField.id, id)
        case .geometry(let id, let places):
          map.field(MessageField.type, HostMessageType.geometry.rawValue)
          map.field(MessageField.id, id)
          map.field(GeometryField.places, places, unless: [])
        case .event(let id, let event):
          map.field(MessageField.type, HostMessageType.event.rawValue)
          map.field(MessageField.id, id)
          event.writeFields(to: &map)
        case .authorization(let answer):
          map.field(MessageField.type, HostMessageType.authorization.rawValue)
          map.field(MessageField.id, answer.number)
          answer.writeFields(to: &map)
        case .settings(let bytes):
          map.field(MessageField.type, HostMessageType.settings.rawValue)
          map.key(SettingsField.bytes)
          map.byteString(bytes)
        case .close:
          map.field(MessageField.type, HostMessageType.close.rawValue)
        }
      }
    }
  }
}

/// A message of the host as a process takes it: activity stays in its bytes.
package enum HostFrame: Sendable {
  case hello(HostHello)
  case render(RenderRequest)
  case activity(ActivityFrame)
  case end(id: UInt64)
  case geometry(id: UInt64, [NodeGeometry])
  case event(id: UInt64, ControlEvent)
  case authorization(AuthorizationAnswer)
  case settings([UInt8])
  case close
}

extension HostFrame {
  /// Reads the item of one frame; of activity, only what its index needs.
  package init(_ bytes: [UInt8], limits: CBORLimits = .activity) throws(CBORError) {
    var reader = CBORReader(bytes, limits: limits)
    var map = try reader.openMap()
    let type = try reader.messageType(of: &map)
    switch HostMessageType(rawValue: type) {
    case .hello: self = .hello(try HostHello(fields: &map, from: &reader))
    case .render:
      let id = try reader.messageID(of: &map)
      self = .render(try RenderRequest(id: id, fields: &map, from: &reader))
    case .activity:
      let id = try reader.messageID(of: &map)
      self = .activity(try ActivityFrame(id: id, fields: &map, from: &reader))
    case .end:
      self = .end(id: try reader.messageID(of: &map))
      try reader.skipFields(of: &map)
    case .geometry:
      let id = try reader.messageID(of: &map)
      var places: [NodeGeometry] = []
      try reader.fields(of: &map, GeometryField.self) { _, reader throws(CBORError) in
        places = try reader.array { reader throws(CBORError) in try NodeGeometry(from: &reader) }
      }
      self = .geometry(id: id, places)
    case .event:
      let id = try reader.messageID(of: &map)
      self = .event(id: id, try ControlEvent(fields: &map, from: &reader))
    case .authorization:
      let number = try reader.messageID(of: &map)
      self = .authorization(
        try AuthorizationAnswer(number: number, fields: &map, from: &reader)
      )
    case .settings: self = .settings(try reader.settings(of: &map))
    case .close:
      self = .close
      try reader.skipFields(of: &map)
    case nil: throw CBORError(.invalid("\(type) is no message of a host"), at: map.offset)
    }
    try reader.finish()
  }
}
