internal import ViewTree

/// How labelled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that draws one.
  associatedtype Body: View

  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view that draws one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of labelled content, for its style.
public struct LabeledContentStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<LabeledContentStyleConfiguration>
  /// The content, without its type.
  public typealias Content = _StylePart<(LabeledContentStyleConfiguration, Int)>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension View {
  /// Sets how labelled contents look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style, at: { \.labeledContent }) { $0.makeBody(configuration: $1) }
  }
}

/// Draws labelled contents as the surface chooses.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInLabeledContent(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Labelled contents as the surface chooses.
  public nonisolated static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

/// The label at the leading edge, the content in the secondary style at the trailing one.
struct _BuiltInLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controlsHideLabels) private var hidesLabels

  var body: some View {
    HStack {
      if !hidesLabels {
        _Lines(configuration.label)
        Spacer()
      }
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

/// The lines of a label, below each other.
struct _Lines<Content: View> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension _Lines: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let column = Stack(axis: .vertical, alignment: .leading, spacing: 2)
    resolver.slot(.stack(column), part: 0) { resolver.resolve(view.content) }
  }
}
