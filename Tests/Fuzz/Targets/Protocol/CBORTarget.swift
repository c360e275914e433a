import CBOR
import Mutation

extension FuzzTarget {
  /// Items of any kind: read by every method there is, and written again.
  static let cbor = FuzzTarget("cbor", .cbor, seeds: { CBORSeeds.all }) { bytes in
    readEverything(bytes)
    var reader = CBORReader(bytes)
    var writer = CBORWriter()
    guard (try? Transcoder.item(from: &reader, to: &writer, depth: 0)) != nil else { return }
    let first = writer.bytes
    var skipping = CBORReader(bytes)
    try skipping.skip()
    try require(skipping.offset == reader.offset, "skipping ends elsewhere than reading")
    var again = CBORReader(first)
    var second = CBORWriter()
    try Transcoder.item(from: &again, to: &second, depth: 0)
    try require(again.remaining == 0, "the deterministic form does not end where it was ended")
    try require(second.bytes == first, "written twice, an item has two forms")
  }

  /// Every method at every start: none may trap, go back, or go beyond the end.
  private static func readEverything(_ bytes: [UInt8]) {
    let methods: [(inout CBORReader) throws -> Void] = [
      { _ = try $0.unsigned() }, { _ = try $0.integer() }, { _ = try $0.count() },
      { _ = try $0.boolean() }, { _ = $0.null() }, { _ = try $0.anyNumber() },
      { _ = try $0.number(in: -1...1) }, { _ = try $0.text() }, { _ = try $0.byteString() },
      { _ = try $0.record() }, { _ = try $0.openArray() }, { try $0.skip() },
      { reader in
        var map = try reader.openMap()
        try reader.skipFields(of: &map)
      },
      { try $0.elements { reader throws(CBORError) in try reader.skip() } },
    ]
    for start in 0..<min(bytes.count + 1, 24) {
      for method in methods {
        var reader = CBORReader(bytes, at: start)
        try? method(&reader)
        precondition(reader.offset >= start && reader.offset <= bytes.count)
      }
    }
  }
}

/// Reads items and writes them in their deterministic form.
private enum Transcoder {
  private struct Key: CBORField {
    var rawValue: UInt64
  }

  static func item(
    from reader: inout CBORReader,
    to writer: inout CBORWriter,
    depth: Int
  ) throws(CBORError) {
    guard depth < 60 else { throw CBORError(.tooDeep(limit: 60), at: reader.offset) }
    switch try reader.peek() {
    case .unsigned: writer.unsigned(try reader.unsigned())
    case .negative: writer.integer(try reader.integer())
    case .bytes: writer.byteString(try reader.byteString())
    case .text: writer.text(try reader.text())
    case .array:
      let count = try reader.openArray()
      writer.openArray(count)
      for _ in 0..<count { try item(from: &reader, to: &writer, depth: depth + 1) }
    case .map: try map(from: &reader, to: &writer, depth: depth)
    case .tag: throw CBORError(.invalid("is a tag"), at: reader.offset)
    case .simple:
      // A read that fails may have moved.
      var flagReader = reader
      if reader.null() {
        writer.null()
      } else if let flag = try? flagReader.boolean() {
        writer.boolean(flag)
        reader = flagReader
      } else {
        writer.number(try reader.anyNumber())
      }
    }
  }

  private static func map(
    from reader: inout CBORReader,
    to writer: inout CBORWriter,
    depth: Int
  ) throws(CBORError) {
    var map = try reader.openMap()
    guard map.remaining < 24 else { throw CBORError(.invalid("is large"), at: reader.offset) }
    var problem: CBORError?
    var (rest, last) = (reader, UInt64.max)
    writer.map { fields in
      do throws(CBORError) {
        while let key = try rest.key(of: &map) {
          guard last == .max || key > last else {
            throw CBORError(.unorderedKey(key), at: rest.offset)
          }
          last = key
          fields.key(Key(rawValue: key))
          try item(from: &rest, to: &fields, depth: depth + 1)
        }
      } catch { problem = error }
    }
    reader = rest
    if let problem { throw problem }
  }
}
