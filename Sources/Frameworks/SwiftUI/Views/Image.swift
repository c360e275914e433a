public import Foundation
internal import ViewTree

/// A symbol by its name.
///
/// The surface draws symbols by their SF Symbols names. Pictures from an asset catalog are not part of
/// an extension here; they are drawn as a box with their name.
public struct Image: Equatable, Sendable {
  private let source: Source
  private var isResizable = false

  private enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
  }

  /// Shows a symbol.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Shows a symbol that is filled up to a value; drawn full.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
  }

  /// Shows a picture of an asset catalog; drawn as a box with its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// Shows a picture of an asset catalog; drawn as a box with its label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
  }

  /// Shows a picture of an asset catalog that has no meaning of its own.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// Lets the picture fill its frame.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets how colours of the picture are used; symbols are always drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how the layers of a symbol are coloured; all are drawn in the foreground style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets how pixels are smoothed; symbols have none.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are smoothed; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How a picture fills a frame.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating.
    case tile
    /// By growing.
    case stretch
  }

  /// How colours of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As an outline for the foreground style.
    case template
    /// As they are.
    case original
  }

  /// How pixels are smoothed.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// The most.
    case high
  }
}

extension Image: View {
  /// An image has no body.
  public typealias Body = Never

  /// Adds the symbol in the style of the environment.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    switch view.source {
    case .symbol(let name):
      let style = resolver.environment.textStyle
      resolver.leaf(.symbol(Symbol(name: name, style: style, isResizable: view.isResizable)))
    case .asset(let name):
      resolver.leaf(.placeholder(name))
    }
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rawValue: Int

  /// One colour.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// One colour in several levels.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// Several colours.
  public static let palette = SymbolRenderingMode(rawValue: 3)
}
