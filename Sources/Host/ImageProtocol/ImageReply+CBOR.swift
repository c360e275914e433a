package import CBOR
internal import ExtensionProtocol
internal import ViewTree

private enum ReplyField: UInt64, CBORField {
  case places = 0
  case picture = 1
  case failure = 2
}

extension ImageReply: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    var reply: ImageReply?
    let start = reader.offset
    try reader.fields(ReplyField.self) { field, reader throws(CBORError) in
      switch field {
      case .places:
        reply = .places(
          try reader.array { reader throws(CBORError) in try NodeGeometry(from: &reader) }
        )
      case .picture: reply = .picture(try reader.byteString())
      case .failure: reply = .failure(try reader.text())
      }
    }
    guard let reply else { throw CBORError(.missing("places, picture or failure"), at: start) }
    self = reply
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch self {
      case .places(let places):
        map.key(ReplyField.places)
        map.openArray(places.count)
        for place in places { place.write(to: &map) }
      case .picture(let bytes):
        map.key(ReplyField.picture)
        map.byteString(bytes)
      case .failure(let words):
        map.field(ReplyField.failure, words)
      }
    }
  }

  /// What a reader of replies accepts: pictures are longer than other strings.
  package static let encoding = CBORLimits(stringLength: limit)
}
