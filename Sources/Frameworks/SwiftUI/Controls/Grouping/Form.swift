internal import ViewTree

/// Controls and values in rows.
public struct Form<Content: View> {
  private let content: Content

  /// Makes a form.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// A form has no body of its own.
  public typealias Body = Never

  /// Adds the form as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = FormStyleConfiguration(
      content: .init(view.content, keeping: \.form, of: resolver)
    )
    resolver.draw(configuration, as: \.form) {
      _BuiltInForm(style: .insetGrouped, configuration: $0)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form from what a form style is given.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of view that draws one.
  associatedtype Body: View

  /// The parts.
  typealias Configuration = FormStyleConfiguration

  /// Makes the view that draws one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The rows of a form, for its style.
public struct FormStyleConfiguration {
  /// The rows, without their type.
  public typealias Content = _StylePart<FormStyleConfiguration>

  /// The rows.
  public let content: Content
}

extension View {
  /// Sets how forms look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style, at: { \.form }) { $0.makeBody(configuration: $1) }
  }
}

/// Draws forms as the surface chooses.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInForm(style: .insetGrouped, configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Forms as the surface chooses.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Draws forms in groups.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInForm(style: .insetGrouped, configuration: configuration)
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Forms in groups.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Draws forms in two columns, which stand as plain rows here.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInForm(style: .plain, configuration: configuration)
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Forms in two columns, which stand as plain rows here.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form as a list of the surface.
struct _BuiltInForm {
  let style: ViewTree::ListStyle
  let configuration: FormStyleConfiguration
}

extension _BuiltInForm: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.rows(in: view.style) { resolver.resolve(view.configuration.content) }
  }
}

extension _ViewResolver {
  /// Adds a list whose rows a closure adds.
  func rows(in style: ViewTree::ListStyle, _ content: () -> Void) {
    scrolling {
      node(.list(style)) {
        withEnvironment({ $0.builtIn.controls.isInList = true }) { content() }
      }
    }
  }
}
