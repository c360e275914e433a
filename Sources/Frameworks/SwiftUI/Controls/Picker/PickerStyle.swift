public import Foundation
internal import ViewTree

/// How pickers look; one of the styles of this module.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Which of the surface's styles this is.
  nonisolated var _kind: _PickerStyleKind { get }
}

/// Which of the surface's picker styles to use.
public struct _PickerStyleKind: Sendable {
  let kind: PickerKind
}

/// A look of pickers.
struct PickerKind: Sendable {
  let tree: PickerContent.Style

  static let automatic = PickerKind(tree: .automatic)
}

extension View {
  /// Sets how pickers look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    setting { $0.controls.picker = style._kind.kind }
  }

  /// Puts buttons of which one is set side by side.
  ///
  /// Accepted without effect.
  public nonisolated func horizontalRadioGroupLayout() -> some View { self }

  /// Sets which palette items show that they are chosen.
  ///
  /// Accepted without effect.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Sets the height of pickers that are wheels.
  ///
  /// Accepted without effect.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}

/// How an item of a palette shows that it is chosen.
public struct PaletteSelectionEffect: Sendable {
  /// As the surface chooses.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  /// Not by itself.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }

  /// By another form of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect()
  }
}

/// Draws pickers as the surface and the container choose.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .automatic)) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// Pickers as the surface and the container choose.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Draws pickers as a button with a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .menu)) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Pickers as a button with a menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Draws pickers as a row of segments.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .segmented)) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Pickers as a row of segments.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Draws pickers as rows among those around them.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .inline)) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Pickers as rows among those around them.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Draws pickers as a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .wheel)) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Pickers as a wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Draws pickers as a row of symbols.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .palette)) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Pickers as a row of symbols.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Draws pickers as a link to a list.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .navigationLink)) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Pickers as a link to a list.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// Draws pickers as buttons of which one is set.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Which of the surface's styles this is.
  public nonisolated var _kind: _PickerStyleKind { .init(kind: PickerKind(tree: .radioGroup)) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Pickers as buttons of which one is set.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
