import JSON
import TextEncoding
import ViewTree

/// The members of a node's object, its children aside.
enum NodeJSON {
  static func members(of content: Content) -> [String: JSONValue] {
    switch content {
    case .text, .symbol, .shape, .spacer, .divider, .chart, .tokenLabel, .placeholder:
      leaf(content)
    case .control, .report, .activityPicker:
      InteractionJSON.members(of: content)
    case .stack, .depthStack, .list, .section, .scroll, .label, .progress:
      container(content)
    case .grid, .gridRow, .lazyGrid, .geometry, .firstThatFits, .tabs, .table, .disclosure,
      .presentation:
      arrangement(content)
    case .button, .toggle, .slider, .stepper, .textField, .picker, .menu, .gauge, .colorWell:
      ControlJSON.members(of: content)
    default:
      modifier(content)
    }
  }

  private static func leaf(_ content: Content) -> [String: JSONValue] {
    switch content {
    case .text(let text):
      var members = StyleJSON.text(text)
      members["kind"] = .string("text")
      return members
    case .symbol(let symbol):
      return [
        "kind": .string("symbol"), "name": .string(symbol.name),
        "resizable": .bool(symbol.isResizable), "style": StyleJSON.style(symbol.style),
        "variableValue": .optional(symbol.variableValue),
      ]
    case .shape(let shape):
      return [
        "kind": .string("shape"), "shape": StyleJSON.shape(shape.kind),
        "fill": shape.fill.map(StyleJSON.paint) ?? .null,
        "stroke": shape.stroke.map(StyleJSON.stroke) ?? .null,
        "trimFrom": .number(shape.trimFrom), "trimTo": .number(shape.trimTo),
      ]
    case .spacer(let minLength):
      return ["kind": .string("spacer"), "minLength": .optional(minLength)]
    case .divider:
      return ["kind": .string("divider")]
    case .chart(let chart):
      var members = ChartJSON.members(of: chart)
      members["kind"] = .string("chart")
      return members
    case .tokenLabel(let label):
      return [
        "kind": .string("tokenLabel"), "labelStyle": .name(label.labelStyle),
        "style": StyleJSON.style(label.style), "token": .string(Base64.encode(label.token)),
        "tokenKind": .name(label.kind),
      ]
    case .placeholder(let name):
      return ["kind": .string("placeholder"), "name": .string(name)]
    default:
      return [:]
    }
  }

  private static func container(_ content: Content) -> [String: JSONValue] {
    switch content {
    case .stack(let stack):
      return [
        "kind": .string("stack"), "alignment": StyleJSON.alignment(stack.alignment),
        "axis": .name(stack.axis), "spacing": .optional(stack.spacing),
      ]
    case .depthStack(let alignment):
      return ["kind": .string("depthStack"), "alignment": StyleJSON.alignment(alignment)]
    case .list(let style):
      return ["kind": .string("list"), "style": .name(style)]
    case .section(let hasHeader, let hasFooter):
      return [
        "kind": .string("section"), "hasFooter": .bool(hasFooter), "hasHeader": .bool(hasHeader),
      ]
    case .scroll(let axes):
      return [
        "kind": .string("scroll"), "horizontal": .bool(axes.horizontal),
        "vertical": .bool(axes.vertical), "anchor": axes.anchor.map(StyleJSON.point) ?? .null,
      ]
    case .label(let style):
      return ["kind": .string("label"), "style": .name(style)]
    case .progress(let progress):
      return [
        "kind": .string("progress"), "fraction": .optional(progress.fraction),
        "hasLabel": .bool(progress.hasLabel), "hasValueLabel": .bool(progress.hasValueLabel),
        "style": .name(progress.style), "tint": StyleJSON.paint(progress.tint),
      ]
    default:
      return [:]
    }
  }

  private static func arrangement(_ content: Content) -> [String: JSONValue] {
    switch content {
    case .grid(let grid):
      return [
        "kind": .string("grid"), "alignment": StyleJSON.alignment(grid.alignment),
        "horizontalSpacing": .optional(grid.horizontalSpacing),
        "verticalSpacing": .optional(grid.verticalSpacing),
      ]
    case .gridRow(let alignment):
      return ["kind": .string("gridRow"), "alignment": alignment.map { .name($0) } ?? .null]
    case .lazyGrid(let grid):
      return [
        "kind": .string("lazyGrid"), "alignment": StyleJSON.alignment(grid.alignment),
        "axis": .name(grid.axis), "spacing": .optional(grid.spacing),
        "tracks": .array(grid.tracks.map(track)),
      ]
    case .geometry(let geometry):
      return [
        "kind": .string("geometry"), "height": .optional(geometry.height),
        "id": .number(Double(geometry.id)), "wantsIdealSizes": .bool(geometry.wantsIdealSizes),
        "width": .optional(geometry.width),
      ]
    case .firstThatFits(let horizontal, let vertical):
      return [
        "kind": .string("firstThatFits"), "horizontal": .bool(horizontal),
        "vertical": .bool(vertical),
      ]
    case .tabs(let tabs):
      return [
        "kind": .string("tabs"), "count": .number(Double(tabs.count)),
        "selected": .optional(tabs.selected.map(Double.init)), "style": .name(tabs.style),
      ]
    case .table(let table):
      let columns: [JSONValue] = table.columns.map { column in
        .object([
          "alignment": .name(column.alignment), "title": .string(column.title),
          "width": .optional(column.width),
        ])
      }
      return [
        "kind": .string("table"), "columns": .array(columns), "hasHeader": .bool(table.hasHeader),
      ]
    case .disclosure(let isExpanded):
      return ["kind": .string("disclosure"), "isExpanded": .bool(isExpanded)]
    case .presentation(let presentation):
      return [
        "kind": .string("presentation"), "style": .name(presentation.kind),
        "title": .optional(presentation.title),
      ]
    default:
      return [:]
    }
  }

  private static func track(_ track: GridTrack) -> JSONValue {
    var members: [String: JSONValue] = [
      "alignment": track.alignment.map(StyleJSON.alignment) ?? .null,
      "spacing": .optional(track.spacing),
    ]
    switch track.size {
    case .fixed(let length): members["fixed"] = .number(length)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      members["maximum"] = maximum < .infinity ? .number(maximum) : .null
      members["minimum"] = .number(minimum)
    }
    if case .adaptive = track.size { members["isAdaptive"] = .bool(true) }
    return .object(members)
  }

  private static func modifier(_ content: Content) -> [String: JSONValue] {
    switch content {
    case .padding, .frame, .flexibleFrame, .fixedSize, .layoutPriority, .aspectRatio,
      .alignmentGuide:
      return layoutModifier(content)
    case .background(let alignment):
      return ["kind": .string("background"), "alignment": StyleJSON.alignment(alignment)]
    case .overlay(let alignment):
      return ["kind": .string("overlay"), "alignment": StyleJSON.alignment(alignment)]
    case .opacity(let value):
      return ["kind": .string("opacity"), "value": .number(value)]
    case .offset(let x, let y):
      return ["kind": .string("offset"), "x": .number(x), "y": .number(y)]
    case .clip(let shape):
      return ["kind": .string("clip"), "shape": StyleJSON.shape(shape)]
    case .border(let paint, let width):
      return ["kind": .string("border"), "paint": StyleJSON.paint(paint), "width": .number(width)]
    case .shadow(let color, let radius, let x, let y):
      return [
        "kind": .string("shadow"), "color": StyleJSON.color(color), "radius": .number(radius),
        "x": .number(x), "y": .number(y),
      ]
    case .rotation(let degrees, let anchor):
      return [
        "kind": .string("rotation"), "anchor": StyleJSON.point(anchor), "degrees": .number(degrees),
      ]
    case .scale(let x, let y, let anchor):
      return [
        "kind": .string("scale"), "anchor": StyleJSON.point(anchor), "x": .number(x),
        "y": .number(y),
      ]
    case .accessibility(let accessibility):
      return [
        "kind": .string("accessibility"), "elements": .name(accessibility.children),
        "hint": .optional(accessibility.hint), "identifier": .optional(accessibility.identifier),
        "isHidden": .bool(accessibility.isHidden), "label": .optional(accessibility.label),
        "traits": .number(Double(accessibility.traits.rawValue)),
        "value": .optional(accessibility.value),
      ]
    case .position(let x, let y):
      return ["kind": .string("position"), "x": .number(x), "y": .number(y)]
    case .filter(let filter):
      return FilterJSON.members(of: filter)
    case .blendMode(let mode):
      return ["kind": .string("blendMode"), "mode": .name(mode)]
    case .zIndex(let value):
      return ["kind": .string("zIndex"), "value": .number(value)]
    case .mask(let alignment):
      return ["kind": .string("mask"), "alignment": StyleJSON.alignment(alignment)]
    case .gridCell(let cell):
      return [
        "kind": .string("gridCell"), "anchor": cell.anchor.map(StyleJSON.point) ?? .null,
        "columnAlignment": cell.columnAlignment.map { .name($0) } ?? .null,
        "columns": .number(Double(cell.columns)),
        "isUnsizedHorizontally": .bool(cell.isUnsizedHorizontally),
        "isUnsizedVertically": .bool(cell.isUnsizedVertically),
      ]
    case .disabled:
      return ["kind": .string("disabled")]
    default:
      return ["kind": .string("hidden")]
    }
  }

  private static func layoutModifier(_ content: Content) -> [String: JSONValue] {
    switch content {
    case .padding(let insets):
      return [
        "kind": .string("padding"), "bottom": .optional(insets.bottom),
        "leading": .optional(insets.leading), "top": .optional(insets.top),
        "trailing": .optional(insets.trailing),
      ]
    case .frame(let width, let height, let alignment):
      return [
        "kind": .string("frame"), "alignment": StyleJSON.alignment(alignment),
        "height": .optional(height), "width": .optional(width),
      ]
    case .flexibleFrame(let frame):
      return [
        "kind": .string("flexibleFrame"), "alignment": StyleJSON.alignment(frame.alignment),
        "idealHeight": .optional(frame.idealHeight), "idealWidth": .optional(frame.idealWidth),
        "maxHeight": .optional(frame.maxHeight), "maxWidth": .optional(frame.maxWidth),
        "minHeight": .optional(frame.minHeight), "minWidth": .optional(frame.minWidth),
      ]
    case .fixedSize(let horizontal, let vertical):
      return [
        "kind": .string("fixedSize"), "horizontal": .bool(horizontal), "vertical": .bool(vertical),
      ]
    case .layoutPriority(let value):
      return ["kind": .string("layoutPriority"), "value": .number(value)]
    case .aspectRatio(let ratio, let mode):
      return ["kind": .string("aspectRatio"), "mode": .name(mode), "ratio": .optional(ratio)]
    case .alignmentGuide(let guide): return alignmentGuide(guide)
    default:
      return [:]
    }
  }

  private static func alignmentGuide(_ guide: AlignmentGuide) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "kind": .string("alignmentGuide"), "axis": .name(guide.line.axis),
      "place": .number(guide.place),
    ]
    switch guide.line {
    case .horizontal(let position): members["position"] = .name(position)
    case .vertical(let position): members["position"] = .name(position)
    case .own(_, let id): members["id"] = .number(Double(id))
    }
    return members
  }
}
