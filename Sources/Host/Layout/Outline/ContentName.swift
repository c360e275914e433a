package import ViewTree

extension Content {
  /// What authors call the view or modifier: `VStack`, `Text`, `.padding`.
  package var name: String {
    switch self {
    case .text: "Text"
    case .symbol: "Image"
    case .shape(let shape): shape.kind.name
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .chart: "Chart"
    case .tokenLabel: "Label(token)"
    case .placeholder: "placeholder"
    case .report: "DeviceActivityReport"
    case .activityPicker: "FamilyActivityPicker"
    case .button: "Button"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .textField: "TextField"
    case .picker: "Picker"
    case .menu: "Menu"
    case .gauge: "Gauge"
    case .colorWell: "ColorPicker"
    default: containerName ?? modifierName
    }
  }

  private var containerName: String? {
    switch self {
    case .stack(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .depthStack: "ZStack"
    case .list: "List"
    case .section: "Section"
    case .scroll: "ScrollView"
    case .label: "Label"
    case .progress: "ProgressView"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .lazyGrid(let grid): grid.axis == .horizontal ? "LazyHGrid" : "LazyVGrid"
    case .geometry: "GeometryReader"
    case .firstThatFits: "ViewThatFits"
    case .tabs: "TabView"
    case .table: "Table"
    case .disclosure: "DisclosureGroup"
    case .presentation(let presentation): ".\(presentation.kind)"
    default: nil
    }
  }

  private var modifierName: String {
    switch self {
    case .frame, .flexibleFrame: ".frame"
    case .clip: ".clipShape"
    case .rotation: ".rotationEffect"
    case .scale: ".scaleEffect"
    case .filter: ".filter"
    case .gridCell: ".gridCell"
    default: ".\(kind)"
    }
  }
}

extension ShapeKind {
  /// What authors call the shape.
  fileprivate var name: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .capsule: "Capsule"
    default: "Shape"
    }
  }
}
