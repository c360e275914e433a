package import ViewTree

/// The style of text while the changes to it are put together.
struct TextStyleState {
  private var font: ViewTree::Font
  private var fontChanges: FontChanges
  private var paint: Paint
  private var isUnderlined: Bool
  private var isStruckThrough: Bool
  private var tracking: Double
  private var baselineOffset: Double

  init(_ environment: EnvironmentValues) {
    let values = environment.builtIn
    font = values.font?.value ?? ViewTree::Font()
    fontChanges = values.fontChanges
    paint = environment.foregroundPaint
    isUnderlined = values.isUnderlined
    isStruckThrough = values.isStruckThrough
    tracking = values.typography.tracking
    baselineOffset = values.typography.baselineOffset
  }

  var style: TextStyle {
    TextStyle(
      font: fontChanges.applied(to: font),
      paint: paint,
      isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough,
      tracking: tracking,
      baselineOffset: baselineOffset
    )
  }

  mutating func apply(_ change: Text.Change, in environment: EnvironmentValues) {
    switch change {
    case .font(let font): self.font = font?.value ?? environment.builtIn.font?.value ?? self.font
    case .weight(let weight): fontChanges.weight = weight
    case .design(let design): fontChanges.design = design
    case .italic(let isItalic): fontChanges.isItalic = isItalic
    case .monospacedDigits: fontChanges.hasMonospacedDigits = true
    case .paint(let paint): self.paint = paint.style.paint(in: environment)
    case .underline(let isActive): isUnderlined = isActive
    case .strikethrough(let isActive): isStruckThrough = isActive
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    }
  }
}

extension EnvironmentValues {
  /// The style of text and symbols that have none of their own.
  package var textStyle: TextStyle { TextStyleState(self).style }
}

/// A style for text; two are equal where they look the same by default.
struct TextPaint: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (left: TextPaint, right: TextPaint) -> Bool {
    let environment = EnvironmentValues()
    return left.style._paint(in: environment) == right.style._paint(in: environment)
  }
}
