/// What a node of the tree is: the closed list of everything that an extension can put on screen.
///
/// Each case says which children it takes. A decoder that meets another number of children refuses
/// the tree, so renderers may rely on it.
package enum Content: Hashable, Sendable {
  // Leaves: no children.

  /// Styled text.
  case text(TextContent)
  /// A named symbol.
  case symbol(Symbol)
  /// A shape, filled or stroked; a colour used as a view is a filled rectangle.
  case shape(ShapeContent)
  /// Flexible space along the axis of the stack around it. The value is the least length in points,
  /// nil for the surface's default.
  case spacer(minLength: Double?)
  /// A thin line across the axis of the stack around it.
  case divider
  /// A chart, as data. Its children are what stands around the plot, by the chart's layers.
  indirect case chart(Chart)
  /// The name or icon of an opaque token, which only the host can look up.
  indirect case tokenLabel(TokenLabel)
  /// A node of a kind that this version does not know; drawn as a labelled box.
  case placeholder(String)
  /// A report, which only the host can make.
  indirect case report(ReportContent)
  /// A picker of applications, categories and web domains, which only the host can fill.
  indirect case activityPicker(ActivityPickerContent)

  // Containers: any number of children.

  /// A row or column.
  case stack(Stack)
  /// Children on top of each other, the last in front.
  case depthStack(Alignment)
  /// Rows that scroll; children are rows and sections.
  case list(ListStyle)
  /// A group of rows. The header comes first, then the footer, where there are any; the rest are rows.
  case section(hasHeader: Bool, hasFooter: Bool)
  /// Content that may be larger than its frame. One child.
  case scroll(ScrollAxes)
  /// A title and an icon: two children, in this order.
  case label(LabelStyle)
  /// Progress towards a total. Children: the label, then the current value's label, where there are any.
  case progress(Progress)
  /// Rows of cells that share columns. A child that is no ``gridRow`` is a row of one cell, as wide as
  /// the grid.
  case grid(Grid)
  /// The cells of one row; nil for the grid's own alignment.
  case gridRow(VerticalAlignment?)
  /// Items that fill the tracks of a grid in reading order.
  case lazyGrid(LazyGrid)
  /// Children in front of each other, whose form depends on the size that only the host knows.
  case geometry(Geometry)
  /// Alternatives, one or more, of which the first that fits along the marked axes is shown.
  case firstThatFits(horizontal: Bool, vertical: Bool)
  /// Tabs: the labels of all of them, then the content of the selected one.
  case tabs(Tabs)
  /// Rows under titled columns; children are the cells in reading order, a whole number of rows.
  case table(Table)
  /// A label with rows below it that can be folded away; a folded one has its label only.
  case disclosure(isExpanded: Bool)
  /// Two children: the content, and what is presented over it.
  case presentation(Presentation)

  // Controls. In a report they show their state; each child is a label.

  /// Something to press. One child.
  case button(ButtonContent)
  /// Something that is on or off. One child.
  case toggle(ToggleContent)
  /// A value of a range. Children: the label, and those of the ends, where there are any.
  case slider(SliderContent)
  /// Two buttons that change a value. One child.
  case stepper
  /// Text to be written. One child.
  case textField(TextFieldContent)
  /// A choice. Children: the label, then the options.
  case picker(PickerContent)
  /// Commands that a closed menu hides. Children: the label, then the items.
  case menu
  /// A value of a range to be read. Children: the labels that there are.
  case gauge(Gauge)
  /// A colour to be chosen. One child.
  case colorWell(ColorValue)

  // Modifiers: one child, except where said otherwise.

  /// Space around the child. An edge of nil gets the surface's default (16 points).
  case padding(PaddingInsets)
  /// A fixed size along one or both axes, in points.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  /// A range of sizes.
  case flexibleFrame(FlexibleFrame)
  /// Two children: the content, and what is drawn behind it at the content's size.
  case background(Alignment)
  /// Two children: the content, and what is drawn in front of it at the content's size.
  case overlay(Alignment)
  /// Draws the child that opaque, 0…1.
  case opacity(Double)
  /// Moves the child when it is drawn, in points, without changing the layout.
  case offset(x: Double, y: Double)
  /// Cuts the child to a shape.
  case clip(ShapeKind)
  /// A line around the child's frame, inside it.
  case border(Paint, width: Double)
  /// A shadow behind the child.
  case shadow(color: ColorValue, radius: Double, x: Double, y: Double)
  /// Turns the child when it is drawn; the angle is in degrees, clockwise.
  case rotation(degrees: Double, anchor: UnitPoint)
  /// Scales the child when it is drawn.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Gives the child its ideal size along the marked axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Where the child stands when a stack shares out space; higher is served first. The default is 0.
  case layoutPriority(Double)
  /// Holds the child to a ratio of width to height; nil means the child's own.
  case aspectRatio(Double?, ContentMode)
  /// Keeps the child's space but draws nothing.
  case hidden
  /// What assistive technology is told in place of the child's own words.
  case accessibility(Accessibility)
  /// Two children: the content, and the one whose opacity cuts it.
  case mask(Alignment)
  /// Takes the size that is offered and puts the child's centre at a point, in points.
  case position(x: Double, y: Double)
  /// Changes the colours or the sharpness of what is drawn.
  case filter(Filter)
  /// How the child's colours mix with those behind it.
  case blendMode(BlendMode)
  /// Which of the children that share a place is in front; higher is nearer. The default is 0.
  case zIndex(Double)
  /// How the child stands in its grid.
  case gridCell(GridCell)
  /// The child and the controls in it cannot be used.
  case disabled
  /// Where one line of the child's alignment is.
  case alignmentGuide(AlignmentGuide)
  /// The child can be used, and is known by a number. Looks like the child alone.
  case control(ControlMark)
}

extension Content {
  /// The numbers of children that a node of this kind may have.
  package var allowedChildren: ClosedRange<Int> {
    switch self {
    case .text, .symbol, .shape, .spacer, .divider, .tokenLabel, .placeholder, .report,
      .activityPicker:
      0...0
    case .chart(let chart):
      chart.layers.count...chart.layers.count
    case .stack, .depthStack, .list:
      0...Int.max
    case .section(let hasHeader, let hasFooter):
      ((hasHeader ? 1 : 0) + (hasFooter ? 1 : 0))...Int.max
    case .progress(let progress):
      progress.childCount...progress.childCount
    case .label, .background, .overlay, .mask, .presentation:
      2...2
    case .scroll, .padding, .frame, .flexibleFrame, .opacity, .offset, .clip, .border, .shadow,
      .rotation, .scale, .fixedSize, .layoutPriority, .aspectRatio, .hidden, .accessibility,
      .position, .filter, .blendMode, .zIndex, .gridCell, .disabled, .alignmentGuide,
      .control, .button, .toggle, .stepper, .textField, .colorWell:
      1...1
    case .grid, .gridRow, .lazyGrid, .geometry, .table:
      0...Int.max
    case .firstThatFits, .picker, .menu, .disclosure:
      1...Int.max
    case .tabs(let tabs):
      tabs.childCount...tabs.childCount
    case .slider(let slider):
      slider.childCount...slider.childCount
    case .gauge(let gauge):
      gauge.childCount...gauge.childCount
    }
  }
}

/// A row or column of children.
package struct Stack: Hashable, Sendable {
  /// The direction in which children follow each other.
  package var axis: Axis
  /// Where children stand across the axis.
  ///
  /// A horizontal stack uses the vertical part, and the reverse.
  package var alignment: Alignment
  /// The space between children in points; nil for the surface's default.
  package var spacing: Double?

  package init(axis: Axis, alignment: Alignment = .center, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Limits for a child's size, each in points and each optional.
package struct FlexibleFrame: Hashable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  /// `infinity` takes all the space that is offered.
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  /// `infinity` takes all the space that is offered.
  package var maxHeight: Double?
  package var alignment: Alignment

  package init(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// The look of a list.
package enum ListStyle: Int, Hashable, Sendable, CaseIterable {
  case automatic, plain, grouped, inset, insetGrouped, sidebar
}

/// The parts of a label that are shown.
package enum LabelStyle: Int, Hashable, Sendable, CaseIterable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}

/// The axes along which a scroll view scrolls.
package struct ScrollAxes: Hashable, Sendable {
  package var horizontal: Bool
  package var vertical: Bool
  /// The point of the content that lies at the same point of the view where not all of it shows; nil
  /// for the top leading corner.
  package var anchor: UnitPoint?

  package init(horizontal: Bool, vertical: Bool, anchor: UnitPoint? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.anchor = anchor
  }
}

/// How far something has come.
package struct Progress: Hashable, Sendable {
  /// The look of a progress view.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case automatic, linear, circular
  }

  /// The fraction that is done, 0…1; nil while it is not known.
  package var fraction: Double?
  package var style: Style
  /// The colour of the part that is done.
  package var tint: Paint
  /// Whether the first child is a label.
  package var hasLabel: Bool
  /// Whether the last child shows the current value.
  package var hasValueLabel: Bool

  package init(
    fraction: Double?,
    style: Style = .automatic,
    tint: Paint = .color(.system(.accent)),
    hasLabel: Bool = false,
    hasValueLabel: Bool = false
  ) {
    self.fraction = fraction
    self.style = style
    self.tint = tint
    self.hasLabel = hasLabel
    self.hasValueLabel = hasValueLabel
  }

  /// The number of children that follow from the two flags.
  package var childCount: Int { (hasLabel ? 1 : 0) + (hasValueLabel ? 1 : 0) }
}

/// A stand-in for an application, category or web domain, drawn by the host.
package struct TokenLabel: Hashable, Sendable {
  /// What the token stands for.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case application, category, webDomain
  }

  package var kind: Kind
  /// The token's opaque bytes.
  package var token: [UInt8]
  package var labelStyle: LabelStyle
  /// The style of the name.
  package var style: TextStyle

  package init(
    kind: Kind,
    token: [UInt8],
    labelStyle: LabelStyle = .automatic,
    style: TextStyle = TextStyle()
  ) {
    self.kind = kind
    self.token = token
    self.labelStyle = labelStyle
    self.style = style
  }
}
