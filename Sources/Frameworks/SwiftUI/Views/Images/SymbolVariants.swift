/// A form of a symbol, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
  private enum Outline: String {
    case circle, square, rectangle
  }

  private var outline: Outline?
  private var isFilled = false
  private var isSlashed = false

  /// As it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(outline: .circle)
  /// In a square.
  public static let square = SymbolVariants(outline: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(outline: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The form in a circle.
  public var circle: SymbolVariants { changed { $0.outline = .circle } }
  /// The form in a square.
  public var square: SymbolVariants { changed { $0.outline = .square } }
  /// The form in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.outline = .rectangle } }
  /// The form, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The form, crossed out.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether the form has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
      && (other.outline == nil || other.outline == outline)
  }

  private init(outline: Outline? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.outline = outline
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// This form with what another adds to it.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.outline = other.outline ?? outline
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  /// The name of the symbol in this form: the parts of names come in the order slash, outline, fill.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let outline, parts.last != outline.rawValue { parts.append(outline.rawValue) }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension EnvironmentValues {
  /// The form of symbols.
  public var symbolVariants: SymbolVariants {
    get { builtIn.typography.symbolVariants }
    set { builtIn.typography.symbolVariants = newValue }
  }

  /// The size of symbols next to text.
  ///
  /// Accepted without effect: the surface decides.
  public var imageScale: Image.Scale {
    get { builtIn.typography.imageScale }
    set { builtIn.typography.imageScale = newValue }
  }

  /// How symbols are coloured.
  ///
  /// Accepted without effect: they take the foreground style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { builtIn.typography.symbolRenderingMode }
    set { builtIn.typography.symbolRenderingMode = newValue }
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rawValue: Int

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// In colours of the symbol's own.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// In levels of one colour.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// In several colours.
  public static let palette = SymbolRenderingMode(rawValue: 3)
}

extension View {
  /// Sets the form of symbols, added to that of the views around.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    setting { $0.typography.symbolVariants = $0.typography.symbolVariants.adding(variant) }
  }

  /// Sets the size of symbols next to text.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    setting { $0.typography.imageScale = scale }
  }

  /// Sets how the layers of symbols are coloured.
  ///
  /// Accepted without effect: they take the foreground style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    setting { $0.typography.symbolRenderingMode = mode }
  }

  /// Sets how bright pictures may be.
  ///
  /// Accepted without effect.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
