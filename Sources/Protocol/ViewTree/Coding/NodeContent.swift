import CBOR

/// What one kind of node carries: the fields from 2 on.
protocol NodeContent {
  /// Reads the rest of a node's map.
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError)
  /// Writes the fields that do not have their default.
  func writeFields(to writer: inout CBORWriter)
}
