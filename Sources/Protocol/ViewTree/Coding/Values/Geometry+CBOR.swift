package import CBOR

extension Axis: CBOREnumeration {}
extension HorizontalAlignment: CBOREnumeration {}
extension VerticalAlignment: CBOREnumeration {}
extension ContentMode: CBOREnumeration {}

// [horizontal, vertical]
extension Alignment: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    guard try reader.openArray() == 2 else {
      throw CBORError(.invalid("is not an alignment of two numbers"), at: start)
    }
    self = .center
    try reader.known(&horizontal)
    try reader.known(&vertical)
  }

  package func write(to writer: inout CBORWriter) {
    writer.openArray(2)
    horizontal.write(to: &writer)
    vertical.write(to: &writer)
  }
}

// [x, y]
extension UnitPoint: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let numbers = try reader.numbers(2) { reader throws(CBORError) in try reader.points() }
    self.init(x: numbers[0], y: numbers[1])
  }

  package func write(to writer: inout CBORWriter) {
    writer.openArray(2)
    writer.points(x)
    writer.points(y)
  }
}
