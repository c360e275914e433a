internal import ViewTree

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that draws one.
  associatedtype Body: View

  /// The parts.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view that draws one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a disclosure group, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<DisclosureGroupStyleConfiguration>
  /// The content, without its type.
  public typealias Content = _StylePart<(DisclosureGroupStyleConfiguration, Int)>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension View {
  /// Sets how disclosure groups look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style, at: { \.disclosureGroup }) { $0.makeBody(configuration: $1) }
  }
}

/// Draws disclosure groups as the surface chooses.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInDisclosureGroup(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// Disclosure groups as the surface chooses.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// A disclosure group as one node of the tree.
struct _BuiltInDisclosureGroup {
  let configuration: DisclosureGroupStyleConfiguration
}

extension _BuiltInDisclosureGroup: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let isExpanded = view.configuration.$isExpanded
    let isOpen = isExpanded.wrappedValue
    let turn = ControlAction.turn { isExpanded.wrappedValue = $0 }
    resolver.note(turn)
    let rows = resolver.selectableRows
    resolver.marking(turn) {
      resolver.node(.disclosure(isExpanded: isOpen)) {
        resolver.slot(.stack(Stack(axis: .horizontal)), part: 0, isRequired: true) {
          rows.addLabel { resolver.resolve(view.configuration.label) }
        }
        guard isOpen else { return }
        rows.addContent { resolver.resolve(view.configuration.content) }
      }
    }
  }
}
