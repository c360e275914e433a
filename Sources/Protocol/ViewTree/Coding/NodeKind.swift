import CBOR

/// The kinds of nodes by their number on the wire.
///
/// A kind keeps its number for ever. Leaves count from 0, containers from 16, modifiers from 32,
/// controls from 64.
package enum NodeKind: UInt64, Hashable, Sendable, CaseIterable {
  case text = 0
  case symbol = 1
  case shape = 2
  case spacer = 3
  case divider = 4
  case chart = 5
  case tokenLabel = 6
  case placeholder = 7
  case report = 8
  case activityPicker = 9

  case stack = 16
  case depthStack = 17
  case list = 18
  case section = 19
  case scroll = 20
  case label = 21
  case progress = 22
  case grid = 23
  case gridRow = 24
  case lazyGrid = 25
  case geometry = 26
  case firstThatFits = 27
  case tabs = 28
  case table = 29
  case disclosure = 30
  case presentation = 31

  case padding = 32
  case frame = 33
  case flexibleFrame = 34
  case background = 35
  case overlay = 36
  case opacity = 37
  case offset = 38
  case clip = 39
  case border = 40
  case shadow = 41
  case rotation = 42
  case scale = 43
  case fixedSize = 44
  case layoutPriority = 45
  case aspectRatio = 46
  case hidden = 47
  case accessibility = 48
  case mask = 49
  case position = 50
  case filter = 51
  case blendMode = 52
  case zIndex = 53
  case gridCell = 54
  case disabled = 55
  case alignmentGuide = 56
  case control = 57

  case button = 64
  case toggle = 65
  case slider = 66
  case stepper = 67
  case textField = 68
  case picker = 69
  case menu = 70
  case gauge = 71
  case colorWell = 72
}

extension Content {
  /// The number that stands for this kind of node on the wire.
  package var kind: NodeKind {
    switch self {
    case .text: .text
    case .symbol: .symbol
    case .shape: .shape
    case .spacer: .spacer
    case .divider: .divider
    case .chart: .chart
    case .tokenLabel: .tokenLabel
    case .placeholder: .placeholder
    case .report: .report
    case .activityPicker: .activityPicker
    case .stack: .stack
    case .depthStack: .depthStack
    case .list: .list
    case .section: .section
    case .scroll: .scroll
    case .label: .label
    case .progress: .progress
    case .padding: .padding
    case .frame: .frame
    case .flexibleFrame: .flexibleFrame
    case .background: .background
    case .overlay: .overlay
    case .opacity: .opacity
    case .offset: .offset
    case .clip: .clip
    case .border: .border
    case .shadow: .shadow
    case .rotation: .rotation
    case .scale: .scale
    case .fixedSize: .fixedSize
    case .layoutPriority: .layoutPriority
    case .aspectRatio: .aspectRatio
    case .hidden: .hidden
    case .accessibility: .accessibility
    case .grid: .grid
    case .gridRow: .gridRow
    case .lazyGrid: .lazyGrid
    case .geometry: .geometry
    case .firstThatFits: .firstThatFits
    case .tabs: .tabs
    case .table: .table
    case .disclosure: .disclosure
    case .presentation: .presentation
    case .mask: .mask
    case .position: .position
    case .filter: .filter
    case .blendMode: .blendMode
    case .zIndex: .zIndex
    case .gridCell: .gridCell
    case .disabled: .disabled
    case .alignmentGuide: .alignmentGuide
    case .control: .control
    case .button: .button
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .textField: .textField
    case .picker: .picker
    case .menu: .menu
    case .gauge: .gauge
    case .colorWell: .colorWell
    }
  }
}

/// The fields that every node has; those of its kind follow from 2.
enum NodeField: UInt64, CBORField {
  case kind = 0
  case childCount = 1
}
