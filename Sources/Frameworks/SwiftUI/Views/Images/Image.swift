public import FoundationShims
internal import ViewTree

/// A symbol or picture.
///
/// Symbols are drawn by their names. Pictures cannot be drawn on every surface: a box with their name
/// stands in.
public struct Image: Equatable, Sendable {
  let source: Source
  var isResizable = false

  /// Where an image comes from.
  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    /// A picture by its name; the label is what assistive technology says of it.
    case picture(String)
  }

  init(_ source: Source) {
    self.source = source
  }

  /// Shows a symbol of the system.
  public init(systemName: String) {
    source = .symbol(systemName, variableValue: nil)
  }

  /// Shows a symbol of the system, of which a part is emphasized to show a value, 0…1.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, variableValue: variableValue)
  }

  /// Shows a picture of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .picture(name)
  }

  /// Shows a picture of an asset catalog, with words for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .picture(name)
  }

  /// Shows a symbol of an asset catalog, of which a part is emphasized to show a value, 0…1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .picture(name)
  }

  /// Shows a symbol of an asset catalog, with words for assistive technology.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    source = .picture(name)
  }

  /// Shows a picture of an asset catalog that assistive technology leaves out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .picture(name)
  }

  /// Shows a symbol of an asset catalog that assistive technology leaves out.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .picture(name)
  }

  /// Shows a symbol by a name that is not public.
  public init(_internalSystemName systemName: String) {
    source = .symbol(systemName, variableValue: nil)
  }
}

extension Image {
  /// Lets the image take the size that it is offered.
  ///
  /// Cap insets and tiles are not drawn.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets whether the image takes the foreground style.
  ///
  /// Accepted without effect: symbols take it.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how a symbol is coloured.
  ///
  /// Accepted without effect: it takes the foreground style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets how a picture is scaled.
  ///
  /// Accepted without effect.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are smoothed.
  ///
  /// Accepted without effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how bright a picture may be.
  ///
  /// Accepted without effect.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension Image: View {
  /// An image has no body.
  public typealias Body = Never

  /// Adds the image.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    resolver.leaf(view.node(style: environment.textStyle, in: environment))
  }

  /// The node that shows the image, in the style of the text around it.
  func node(style: TextStyle, in environment: EnvironmentValues) -> Content {
    if environment.isRedacted {
      var style = style
      style.paint = _ResolvedPaint(style.paint).opacity(EnvironmentValues.redactedOpacity).paint
      return .symbol(Symbol(name: "square.fill", style: style, isResizable: isResizable))
    }
    switch source {
    case .symbol(let name, let value):
      let name = environment.symbolVariants.applied(to: name)
      let symbol = Symbol(
        name: name,
        style: style,
        isResizable: isResizable,
        variableValue: value.map(Color.unit)
      )
      return .symbol(symbol)
    case .picture(let name):
      return .placeholder(name)
    }
  }
}
