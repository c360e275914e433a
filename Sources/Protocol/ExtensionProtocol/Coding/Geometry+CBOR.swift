package import CBOR
package import ViewTree

enum GeometryField: UInt64, CBORField {
  case places = 2
}

enum NodeGeometryField: UInt64, CBORField {
  case id = 0
  case proposedWidth = 1
  case proposedHeight = 2
  case x = 3
  case y = 4
  case width = 5
  case height = 6
  case children = 7
  case firstBaseline = 8
  case lastBaseline = 9
}

enum ChildSizeField: UInt64, CBORField {
  case width = 0
  case height = 1
  case minWidth = 2
  case minHeight = 3
  case maxWidth = 4
  case maxHeight = 5
  case firstBaseline = 6
  case lastBaseline = 7
}

/// The points of a place or size.
private let points = -1e9...1e9

extension NodeGeometry: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(id: 0)
    try reader.fields(NodeGeometryField.self) { field, reader throws(CBORError) in
      switch field {
      case .id: id = try reader.count()
      case .proposedWidth: proposedWidth = try reader.number(in: 0...1e9)
      case .proposedHeight: proposedHeight = try reader.number(in: 0...1e9)
      case .x: x = try reader.number(in: points)
      case .y: y = try reader.number(in: points)
      case .width: width = try reader.number(in: 0...1e9)
      case .height: height = try reader.number(in: 0...1e9)
      case .children:
        children = try reader.array { reader throws(CBORError) in try ChildSize(from: &reader) }
      case .firstBaseline: firstBaseline = try reader.number(in: points)
      case .lastBaseline: lastBaseline = try reader.number(in: points)
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(NodeGeometryField.id, UInt64(clamping: id), unless: 0)
      map.field(NodeGeometryField.proposedWidth, size: proposedWidth)
      map.field(NodeGeometryField.proposedHeight, size: proposedHeight)
      map.field(NodeGeometryField.x, size: x == 0 ? nil : x)
      map.field(NodeGeometryField.y, size: y == 0 ? nil : y)
      map.field(NodeGeometryField.width, size: width == 0 ? nil : width)
      map.field(NodeGeometryField.height, size: height == 0 ? nil : height)
      map.field(NodeGeometryField.children, children, unless: [])
      map.field(NodeGeometryField.firstBaseline, size: firstBaseline)
      map.field(NodeGeometryField.lastBaseline, size: lastBaseline)
    }
  }
}

extension NodeGeometry.ChildSize: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(width: 0, height: 0)
    try reader.fields(ChildSizeField.self) { field, reader throws(CBORError) in
      let number = try reader.number(in: 0...1e9)
      switch field {
      case .width: width = number
      case .height: height = number
      case .minWidth: minWidth = number
      case .minHeight: minHeight = number
      case .maxWidth: maxWidth = number
      case .maxHeight: maxHeight = number
      case .firstBaseline: firstBaseline = number
      case .lastBaseline: lastBaseline = number
      }
    }
  }

  // A maximum that is infinite is left out.
  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(ChildSizeField.width, size: width == 0 ? nil : width)
      map.field(ChildSizeField.height, size: height == 0 ? nil : height)
      map.field(ChildSizeField.minWidth, size: minWidth == 0 ? nil : minWidth)
      map.field(ChildSizeField.minHeight, size: minHeight == 0 ? nil : minHeight)
      map.field(ChildSizeField.maxWidth, size: maxWidth == .infinity ? nil : maxWidth)
      map.field(ChildSizeField.maxHeight, size: maxHeight == .infinity ? nil : maxHeight)
      map.field(ChildSizeField.firstBaseline, size: firstBaseline == 0 ? nil : firstBaseline)
      map.field(ChildSizeField.lastBaseline, size: lastBaseline == 0 ? nil : lastBaseline)
    }
  }
}
