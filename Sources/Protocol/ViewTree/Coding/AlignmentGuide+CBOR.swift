import CBOR

enum AlignmentGuideField: UInt64, CBORField {
  case axis = 2
  case position = 3
  case id = 4
  case place = 5
}

extension AlignmentGuide: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    var axis = Axis.horizontal
    var position = 1
    var id: Int?
    var place = 0.0
    try reader.fields(of: &map, AlignmentGuideField.self) { field, reader throws(CBORError) in
      switch field {
      case .axis: try reader.known(&axis)
      case .position: position = try reader.count()
      case .id: id = try reader.count()
      case .place: place = try reader.points()
      }
    }
    self.init(Line(axis, id: id, position: position), place: place)
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(AlignmentGuideField.axis, line.axis, unless: .horizontal)
    switch line {
    case .horizontal(let position):
      writer.field(AlignmentGuideField.position, position, unless: .center)
    case .vertical(let position):
      writer.field(AlignmentGuideField.position, position, unless: .center)
    case .own(_, let id): writer.field(AlignmentGuideField.id, UInt64(clamping: id))
    }
    writer.field(AlignmentGuideField.place, points: place, unless: 0)
  }
}

extension AlignmentGuide.Line {
  /// A line by its numbers; a position that this version does not know counts as the centre.
  fileprivate init(_ axis: Axis, id: Int?, position: Int) {
    if let id {
      self = .own(axis, id: id)
    } else if axis == .horizontal {
      self = .horizontal(HorizontalAlignment(rawValue: position) ?? .center)
    } else {
      self = .vertical(VerticalAlignment(rawValue: position) ?? .center)
    }
  }
}
