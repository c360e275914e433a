import CBOR

extension Content {
  /// Writes the fields of a node's kind, those with default values left out.
  func writeFields(to writer: inout CBORWriter) {
    switch self {
    case .text(let text): text.writeFields(to: &writer)
    case .symbol(let symbol): symbol.writeFields(to: &writer)
    case .shape(let shape): shape.writeFields(to: &writer)
    case .chart(let chart): chart.writeFields(to: &writer)
    case .tokenLabel(let label): label.writeFields(to: &writer)
    case .stack(let stack): stack.writeFields(to: &writer)
    case .progress(let progress): progress.writeFields(to: &writer)
    case .padding(let insets): insets.writeFields(to: &writer)
    case .flexibleFrame(let frame): frame.writeFields(to: &writer)
    case .accessibility(let words): words.writeFields(to: &writer)
    case .grid(let grid): grid.writeFields(to: &writer)
    case .lazyGrid(let grid): grid.writeFields(to: &writer)
    case .gridCell(let cell): cell.writeFields(to: &writer)
    case .alignmentGuide(let guide): guide.writeFields(to: &writer)
    case .report(let report): report.writeFields(to: &writer)
    case .activityPicker(let picker): picker.writeFields(to: &writer)
    case .control(let mark): mark.writeFields(to: &writer)
    case .geometry(let geometry): geometry.writeFields(to: &writer)
    case .tabs(let tabs): tabs.writeFields(to: &writer)
    case .table(let table): table.writeFields(to: &writer)
    case .presentation(let presentation): presentation.writeFields(to: &writer)
    case .button(let button): button.writeFields(to: &writer)
    case .toggle(let toggle): toggle.writeFields(to: &writer)
    case .slider(let slider): slider.writeFields(to: &writer)
    case .textField(let field): field.writeFields(to: &writer)
    case .picker(let picker): picker.writeFields(to: &writer)
    case .gauge(let gauge): gauge.writeFields(to: &writer)
    case .colorWell(let color): writer.field(ColorWellField.color, color)
    case .divider, .hidden, .disabled, .stepper, .menu: break
    case .spacer, .placeholder, .depthStack, .list, .section, .scroll, .label, .gridRow,
      .firstThatFits, .disclosure:
      writeContainerFields(to: &writer)
    case .frame, .background, .overlay, .fixedSize, .layoutPriority, .aspectRatio, .mask, .zIndex:
      writeLayoutFields(to: &writer)
    case .opacity, .offset, .clip, .border, .shadow, .rotation, .scale, .position, .filter,
      .blendMode:
      writeEffectFields(to: &writer)
    }
  }

  private func writeContainerFields(to writer: inout CBORWriter) {
    switch self {
    case .spacer(let minLength): writer.field(SpacerField.minLength, points: minLength)
    case .placeholder(let name): writer.field(PlaceholderField.name, name)
    case .depthStack(let alignment):
      writer.field(AlignmentField.alignment, alignment, unless: .center)
    case .list(let style): writer.field(ListField.style, style, unless: .automatic)
    case .section(let hasHeader, let hasFooter):
      writer.field(SectionField.hasHeader, hasHeader, unless: false)
      writer.field(SectionField.hasFooter, hasFooter, unless: false)
    case .scroll(let axes):
      writer.field(AxesField.horizontal, axes.horizontal, unless: false)
      writer.field(AxesField.vertical, axes.vertical, unless: false)
      writer.field(AxesField.anchor, axes.anchor)
    case .gridRow(let alignment): writer.field(AlignmentField.alignment, alignment)
    case .firstThatFits(let horizontal, let vertical):
      writer.field(AxesField.horizontal, horizontal, unless: false)
      writer.field(AxesField.vertical, vertical, unless: false)
    case .disclosure(let isExpanded):
      writer.field(DisclosureField.isExpanded, isExpanded, unless: false)
    case .label(let style): writer.field(LabelField.style, style, unless: .automatic)
    default: break
    }
  }

  private func writeLayoutFields(to writer: inout CBORWriter) {
    switch self {
    case .frame(let width, let height, let alignment):
      writer.field(FrameField.width, points: width)
      writer.field(FrameField.height, points: height)
      writer.field(FrameField.alignment, alignment, unless: .center)
    case .background(let alignment), .overlay(let alignment), .mask(let alignment):
      writer.field(AlignmentField.alignment, alignment, unless: .center)
    case .fixedSize(let horizontal, let vertical):
      writer.field(AxesField.horizontal, horizontal, unless: false)
      writer.field(AxesField.vertical, vertical, unless: false)
    case .layoutPriority(let priority), .zIndex(let priority):
      writer.field(PriorityField.priority, points: priority, unless: 0)
    case .aspectRatio(let ratio, let mode):
      writer.field(AspectRatioField.ratio, points: ratio)
      writer.field(AspectRatioField.mode, mode, unless: .fit)
    default: break
    }
  }

  private func writeEffectFields(to writer: inout CBORWriter) {
    switch self {
    case .opacity(let opacity): writer.field(OpacityField.opacity, points: opacity, unless: 1)
    case .offset(let x, let y), .position(let x, let y):
      writer.field(OffsetField.x, points: x, unless: 0)
      writer.field(OffsetField.y, points: y, unless: 0)
    case .clip(let shape): writer.field(ClipField.shape, shape, unless: .rectangle)
    case .border(let paint, let width):
      writer.field(BorderField.paint, paint, unless: .color(.system(.primary)))
      writer.field(BorderField.width, points: width, unless: 1)
    case .shadow(let color, let radius, let x, let y):
      writer.field(ShadowField.color, color)
      writer.field(ShadowField.radius, points: radius, unless: 0)
      writer.field(ShadowField.x, points: x, unless: 0)
      writer.field(ShadowField.y, points: y, unless: 0)
    case .rotation(let degrees, let anchor):
      writer.field(RotationField.degrees, points: degrees, unless: 0)
      writer.field(RotationField.anchor, anchor, unless: .center)
    case .scale(let x, let y, let anchor):
      writer.field(ScaleField.x, points: x, unless: 1)
      writer.field(ScaleField.y, points: y, unless: 1)
      writer.field(ScaleField.anchor, anchor, unless: .center)
    case .filter(let filter): filter.writeFields(to: &writer)
    case .blendMode(let mode): writer.field(BlendModeField.mode, mode, unless: .normal)
    default: break
    }
  }
}
