internal import ViewTree

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that draws a toggle.
  associatedtype Body: View

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view that draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a toggle, for a toggle style.
public struct ToggleStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<ToggleStyleConfiguration>

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of what the toggle stands for is on and some is off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Sets how toggles look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style, at: { \.toggle }) { $0.makeBody(configuration: $1) }
  }
}

/// A toggle as one node of the tree, for the styles that the surface draws.
struct _BuiltInToggle {
  var style: ToggleContent.Style = .automatic
  var tint: Color?
  let configuration: ToggleStyleConfiguration
}

extension _BuiltInToggle: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    let isOn = view.configuration.$isOn
    let content = ToggleContent(
      isOn: view.configuration.isMixed ? nil : isOn.wrappedValue,
      style: view.style,
      tint: view.tint?.paint(in: environment) ?? environment.builtIn.tint?.paint(in: environment)
    )
    resolver.control(.toggle(content), .turn { isOn.wrappedValue = $0 }) {
      resolver.controlLabel(view.configuration.label)
    }
  }
}

extension _ViewResolver {
  /// Adds the label of a control as its next child, empty where labels are hidden.
  func controlLabel(_ label: some View, part: Int = 0) {
    let isHidden = environment.builtIn.controls.hidesLabels
    slot(.stack(Stack(axis: .horizontal)), part: part, isRequired: true) {
      if !isHidden { resolve(label) }
    }
  }
}
