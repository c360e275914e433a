package import CBOR

enum GridField: UInt64, CBORField {
  case alignment = 2
  case horizontalSpacing = 3
  case verticalSpacing = 4
}

extension Grid: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, GridField.self) { field, reader throws(CBORError) in
      switch field {
      case .alignment: alignment = try reader.value()
      case .horizontalSpacing: horizontalSpacing = try reader.points()
      case .verticalSpacing: verticalSpacing = try reader.points()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(GridField.alignment, alignment, unless: .center)
    writer.field(GridField.horizontalSpacing, points: horizontalSpacing)
    writer.field(GridField.verticalSpacing, points: verticalSpacing)
  }
}

enum GridCellField: UInt64, CBORField {
  case columns = 2
  case anchor = 3
  case columnAlignment = 4
  case isUnsizedHorizontally = 5
  case isUnsizedVertically = 6
}

/// The most columns that one cell may take.
private let columnLimit = 1000

extension GridCell: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init()
    try reader.fields(of: &map, GridCellField.self) { field, reader throws(CBORError) in
      switch field {
      case .columns: columns = min(max(try reader.count(), 1), columnLimit)
      case .anchor: anchor = try reader.value()
      case .columnAlignment:
        columnAlignment = HorizontalAlignment(rawValue: try reader.count())
      case .isUnsizedHorizontally: isUnsizedHorizontally = try reader.boolean()
      case .isUnsizedVertically: isUnsizedVertically = try reader.boolean()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(GridCellField.columns, UInt64(clamping: columns), unless: 1)
    writer.field(GridCellField.anchor, anchor)
    writer.field(GridCellField.columnAlignment, columnAlignment)
    writer.field(GridCellField.isUnsizedHorizontally, isUnsizedHorizontally, unless: false)
    writer.field(GridCellField.isUnsizedVertically, isUnsizedVertically, unless: false)
  }
}

enum LazyGridField: UInt64, CBORField {
  case axis = 2
  case tracks = 3
  case alignment = 4
  case spacing = 5
}

extension LazyGrid: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(axis: .vertical, tracks: [])
    try reader.fields(of: &map, LazyGridField.self) { field, reader throws(CBORError) in
      switch field {
      case .axis: try reader.known(&axis)
      case .tracks:
        tracks = try reader.array(limit: columnLimit, of: "tracks") { reader throws(CBORError) in
          try GridTrack(from: &reader)
        }
      case .alignment: alignment = try reader.value()
      case .spacing: spacing = try reader.points()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(LazyGridField.axis, axis, unless: .vertical)
    writer.field(LazyGridField.tracks, Array(tracks.prefix(columnLimit)))
    writer.field(LazyGridField.alignment, alignment, unless: .center)
    writer.field(LazyGridField.spacing, points: spacing)
  }
}

enum GridTrackField: UInt64, CBORField {
  case fixed = 0
  case minimum = 1
  case maximum = 2
  case isAdaptive = 3
  case spacing = 4
  case alignment = 5
}

extension GridTrack: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(size: .flexible(minimum: 0, maximum: .infinity))
    var fixed: Double?
    var (minimum, maximum) = (0.0, Double.infinity)
    var isAdaptive = false
    try reader.fields(GridTrackField.self) { field, reader throws(CBORError) in
      switch field {
      case .fixed: fixed = try reader.length()
      case .minimum: minimum = try reader.length()
      case .maximum: maximum = try reader.length()
      case .isAdaptive: isAdaptive = try reader.boolean()
      case .spacing: spacing = try reader.points()
      case .alignment: alignment = try reader.value()
      }
    }
    maximum = max(minimum, maximum)
    size =
      if let fixed {
        .fixed(fixed)
      } else if isAdaptive {
        .adaptive(minimum: minimum, maximum: maximum)
      } else {
        .flexible(minimum: minimum, maximum: maximum)
      }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      switch size {
      case .fixed(let length): map.field(GridTrackField.fixed, points: length)
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        map.field(GridTrackField.minimum, points: minimum, unless: 0)
        if maximum < .infinity { map.field(GridTrackField.maximum, points: maximum) }
      }
      if case .adaptive = size { map.field(GridTrackField.isAdaptive, true) }
      map.field(GridTrackField.spacing, points: spacing)
      map.field(GridTrackField.alignment, alignment)
    }
  }
}

enum GeometryField: UInt64, CBORField {
  case id = 2
  case width = 3
  case height = 4
  case wantsIdealSizes = 5
}

extension Geometry: NodeContent {
  init(fields map: inout CBOROpenMap, from reader: inout CBORReader) throws(CBORError) {
    self.init(id: 0)
    try reader.fields(of: &map, GeometryField.self) { field, reader throws(CBORError) in
      switch field {
      case .id: id = try reader.count()
      case .width: width = try reader.length()
      case .height: height = try reader.length()
      case .wantsIdealSizes: wantsIdealSizes = try reader.boolean()
      }
    }
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(GeometryField.id, UInt64(clamping: id), unless: 0)
    writer.field(GeometryField.width, points: width)
    writer.field(GeometryField.height, points: height)
    writer.field(GeometryField.wantsIdealSizes, wantsIdealSizes, unless: false)
  }
}
