import CBOR

// The fields of the kinds whose values stand in their case of Content itself.

enum SpacerField: UInt64, CBORField { case minLength = 2 }
enum PlaceholderField: UInt64, CBORField { case name = 2 }
enum AlignmentField: UInt64, CBORField { case alignment = 2 }
enum ListField: UInt64, CBORField { case style = 2 }
enum SectionField: UInt64, CBORField { case hasHeader = 2, hasFooter = 3 }
enum AxesField: UInt64, CBORField { case horizontal = 2, vertical = 3, anchor = 4 }
enum LabelField: UInt64, CBORField { case style = 2 }
enum FrameField: UInt64, CBORField { case width = 2, height = 3, alignment = 4 }
enum OpacityField: UInt64, CBORField { case opacity = 2 }
enum OffsetField: UInt64, CBORField { case x = 2, y = 3 }
enum ClipField: UInt64, CBORField { case shape = 2 }
enum BorderField: UInt64, CBORField { case paint = 2, width = 3 }
enum ShadowField: UInt64, CBORField { case color = 2, radius = 3, x = 4, y = 5 }
enum RotationField: UInt64, CBORField { case degrees = 2, anchor = 3 }
enum ScaleField: UInt64, CBORField { case x = 2, y = 3, anchor = 4 }
enum DisclosureField: UInt64, CBORField { case isExpanded = 2 }
enum FilterField: UInt64, CBORField { case kind = 2, amount = 3, color = 4 }
enum BlendModeField: UInt64, CBORField { case mode = 2 }
enum PriorityField: UInt64, CBORField { case priority = 2 }
enum AspectRatioField: UInt64, CBORField { case ratio = 2, mode = 3 }
