extension BucketHeader {
  /// Reads the value of the key that was read, if it belongs to a header.
  mutating func readField(from reader: inout JSONReader) throws(JSONError) -> Bool {
    if reader.isText("id") {
      id = try reader.readOptionalString() ?? id
    } else if reader.isText("type") {
      type = try reader.readOptionalString() ?? ""
    } else if reader.isText("client") {
      client = try reader.readOptionalString() ?? ""
    } else if reader.isText("hostname") {
      hostname = try reader.readOptionalString() ?? ""
    } else {
      return false
    }
    return true
  }

  /// Reads an object of headers by their names, as a server gives them.
  static func readAll(from reader: inout JSONReader) throws(JSONError) -> [BucketHeader] {
    var headers: [BucketHeader] = []
    try reader.beginObject()
    while try reader.nextKey() {
      guard headers.count < listLimit else {
        throw reader.failure("more than \(listLimit) buckets")
      }
      var header = BucketHeader(id: String(decoding: reader.text, as: UTF8.self))
      try reader.beginObject()
      while try reader.nextKey() {
        if try !header.readField(from: &reader) { try reader.skipValue() }
      }
      headers.append(header)
    }
    return headers
  }

  /// More buckets, of any kind, than watchers make.
  private static let listLimit = 10_000
}
