import CBOR

extension Content {
  /// Reads the fields of a node whose kind is known already.
  init(
    kind: NodeKind,
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader,
    markLimit: Int
  ) throws(CBORError) {
    switch kind {
    case .text: self = .text(try TextContent(fields: &map, from: &reader))
    case .symbol: self = .symbol(try Symbol(fields: &map, from: &reader))
    case .shape: self = .shape(try ShapeContent(fields: &map, from: &reader))
    case .chart:
      self = .chart(try Chart(fields: &map, from: &reader, markLimit: markLimit))
    case .tokenLabel: self = .tokenLabel(try TokenLabel(fields: &map, from: &reader))
    case .stack: self = .stack(try Stack(fields: &map, from: &reader))
    case .progress: self = .progress(try Progress(fields: &map, from: &reader))
    case .padding: self = .padding(try PaddingInsets(fields: &map, from: &reader))
    case .flexibleFrame: self = .flexibleFrame(try FlexibleFrame(fields: &map, from: &reader))
    case .accessibility: self = .accessibility(try Accessibility(fields: &map, from: &reader))
    case .grid: self = .grid(try Grid(fields: &map, from: &reader))
    case .lazyGrid: self = .lazyGrid(try LazyGrid(fields: &map, from: &reader))
    case .gridCell: self = .gridCell(try GridCell(fields: &map, from: &reader))
    case .alignmentGuide:
      self = .alignmentGuide(try AlignmentGuide(fields: &map, from: &reader))
    case .report: self = .report(try ReportContent(fields: &map, from: &reader))
    case .activityPicker:
      self = .activityPicker(try ActivityPickerContent(fields: &map, from: &reader))
    case .control: self = .control(try ControlMark(fields: &map, from: &reader))
    case .geometry: self = .geometry(try Geometry(fields: &map, from: &reader))
    case .tabs: self = .tabs(try Tabs(fields: &map, from: &reader))
    case .table: self = .table(try Table(fields: &map, from: &reader))
    case .presentation: self = .presentation(try Presentation(fields: &map, from: &reader))
    case .button, .toggle, .slider, .stepper, .textField, .picker, .menu, .gauge, .colorWell:
      self = try reader.controlContent(kind, &map)
    case .spacer, .placeholder, .depthStack, .list, .section, .scroll, .label, .divider, .hidden,
      .gridRow, .firstThatFits, .disclosure, .disabled:
      self = try reader.containerContent(kind, &map)
    case .frame, .background, .overlay, .fixedSize, .layoutPriority, .aspectRatio, .mask, .zIndex:
      self = try reader.layoutContent(kind, &map)
    case .opacity, .offset, .clip, .border, .shadow, .rotation, .scale, .position, .filter,
      .blendMode:
      self = try reader.effectContent(kind, &map)
    }
  }
}

extension CBORReader {
  fileprivate mutating func containerContent(
    _ kind: NodeKind,
    _ map: inout CBOROpenMap
  ) throws(CBORError) -> Content {
    switch kind {
    case .spacer:
      var minLength: Double?
      try fields(of: &map, SpacerField.self) { _, reader throws(CBORError) in
        minLength = try reader.length()
      }
      return .spacer(minLength: minLength)
    case .placeholder:
      var name = ""
      try fields(of: &map, PlaceholderField.self) { _, reader throws(CBORError) in
        name = try reader.text()
      }
      return .placeholder(name)
    case .depthStack: return .depthStack(try alignment(&map))
    case .list:
      var style = ListStyle.automatic
      try fields(of: &map, ListField.self) { _, reader throws(CBORError) in
        try reader.known(&style)
      }
      return .list(style)
    case .label:
      var style = LabelStyle.automatic
      try fields(of: &map, LabelField.self) { _, reader throws(CBORError) in
        try reader.known(&style)
      }
      return .label(style)
    case .section: return try section(&map)
    case .gridRow:
      var alignment: VerticalAlignment?
      try fields(of: &map, AlignmentField.self) { _, reader throws(CBORError) in
        alignment = VerticalAlignment(rawValue: try reader.count())
      }
      return .gridRow(alignment)
    case .firstThatFits:
      let axes = try axes(&map)
      return .firstThatFits(horizontal: axes.horizontal, vertical: axes.vertical)
    case .disclosure:
      var isExpanded = false
      try fields(of: &map, DisclosureField.self) { _, reader throws(CBORError) in
        isExpanded = try reader.boolean()
      }
      return .disclosure(isExpanded: isExpanded)
    case .scroll: return .scroll(try axes(&map))
    default:
      try skipFields(of: &map)
      return kind == .hidden ? .hidden : kind == .disabled ? .disabled : .divider
    }
  }

  private mutating func section(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var (hasHeader, hasFooter) = (false, false)
    try fields(of: &map, SectionField.self) { field, reader throws(CBORError) in
      switch field {
      case .hasHeader: hasHeader = try reader.boolean()
      case .hasFooter: hasFooter = try reader.boolean()
      }
    }
    return .section(hasHeader: hasHeader, hasFooter: hasFooter)
  }

  private mutating func axes(_ map: inout CBOROpenMap) throws(CBORError) -> ScrollAxes {
    var axes = ScrollAxes(horizontal: false, vertical: false)
    try fields(of: &map, AxesField.self) { field, reader throws(CBORError) in
      switch field {
      case .horizontal: axes.horizontal = try reader.boolean()
      case .vertical: axes.vertical = try reader.boolean()
      case .anchor: axes.anchor = try reader.value()
      }
    }
    return axes
  }

  private mutating func alignment(_ map: inout CBOROpenMap) throws(CBORError) -> Alignment {
    var alignment = Alignment.center
    try fields(of: &map, AlignmentField.self) { _, reader throws(CBORError) in
      alignment = try reader.value()
    }
    return alignment
  }

  fileprivate mutating func layoutContent(
    _ kind: NodeKind,
    _ map: inout CBOROpenMap
  ) throws(CBORError) -> Content {
    switch kind {
    case .frame: return try frame(&map)
    case .background: return .background(try alignment(&map))
    case .overlay: return .overlay(try alignment(&map))
    case .mask: return .mask(try alignment(&map))
    case .fixedSize:
      let axes = try axes(&map)
      return .fixedSize(horizontal: axes.horizontal, vertical: axes.vertical)
    case .layoutPriority, .zIndex:
      var priority = 0.0
      try fields(of: &map, PriorityField.self) { _, reader throws(CBORError) in
        priority = try reader.points()
      }
      return kind == .zIndex ? .zIndex(priority) : .layoutPriority(priority)
    default: return try aspectRatio(&map)
    }
  }

  private mutating func frame(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var (width, height): (Double?, Double?) = (nil, nil)
    var alignment = Alignment.center
    try fields(of: &map, FrameField.self) { field, reader throws(CBORError) in
      switch field {
      case .width: width = try reader.length()
      case .height: height = try reader.length()
      case .alignment: alignment = try reader.value()
      }
    }
    return .frame(width: width, height: height, alignment: alignment)
  }

  private mutating func aspectRatio(_ map: inout CBOROpenMap) throws(CBORError) -> Content {
    var ratio: Double?
    var mode = ContentMode.fit
    try fields(of: &map, AspectRatioField.self) { field, reader throws(CBORError) in
      switch field {
      case .ratio: ratio = try reader.number(in: 1e-6...1e6)
      case .mode: try reader.known(&mode)
      }
    }
    return .aspectRatio(ratio, mode)
  }
}
