package import CBOR

extension Axis: CBOREnumeration {}
extension HorizontalAlignment: CBOREnumeration {}
extension VerticalAlignment: CBOREnumeration {}
extension ContentMode: CBOREnumeration {}

// [horizontal, vertical], then a line of the author's own for each axis that has one
extension Alignment: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    let count = try reader.openArray()
    guard 2...4 ~= count else {
      throw CBORError(
        .invalid("is not an alignment of two numbers and at most two lines"),
        at: start
      )
    }
    self = .center
    try reader.known(&horizontal)
    try reader.known(&vertical)
    for _ in 2..<count { lines.append(try reader.value()) }
  }

  package func write(to writer: inout CBORWriter) {
    writer.openArray(2 + min(lines.count, 2))
    horizontal.write(to: &writer)
    vertical.write(to: &writer)
    for line in lines.prefix(2) { line.write(to: &writer) }
  }
}

// [axis, id, fraction, offset]
extension AlignmentLine: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    guard try reader.openArray() == 4 else {
      throw CBORError(.invalid("is not a line of four numbers"), at: start)
    }
    self.init(axis: .horizontal, id: 0)
    try reader.known(&axis)
    id = try reader.count()
    fraction = try reader.points()
    offset = try reader.points()
  }

  package func write(to writer: inout CBORWriter) {
    writer.openArray(4)
    axis.write(to: &writer)
    writer.unsigned(UInt64(clamping: id))
    writer.points(fraction)
    writer.points(offset)
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
