public import Foundation

extension View {
  /// Sets the heights that a sheet can have.
  ///
  /// Accepted without effect: it has its content's height.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Sets the heights that a sheet can have.
  ///
  /// Accepted without effect: it has its content's height.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// Shows or hides the handle of a sheet.
  ///
  /// Accepted without effect.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Draws a colour or pattern behind what is shown over another view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    background(style)
  }

  /// Draws a view behind what is shown over another view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Rounds the corners of a sheet.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Lets the views behind a sheet be used.
  ///
  /// Accepted without effect.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  /// Sets what dragging a sheet does.
  ///
  /// Accepted without effect.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Sets the form that a view takes where there is little space.
  ///
  /// Accepted without effect.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    self
  }

  /// Sets the forms that a view takes where there is little space.
  ///
  /// Accepted without effect.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Sets the size of a sheet.
  ///
  /// Accepted without effect: it has its content's size.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }

  /// Keeps a sheet from being closed otherwise than by its own controls.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    setting { if isDisabled { $0.controls.presentation?.isLocked = true } }
  }

  /// Sets how a dialog looks.
  ///
  /// Accepted without effect.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets how important a dialog is.
  ///
  /// Accepted without effect.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Offers to leave a dialog out next time.
  ///
  /// Accepted without effect.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Offers to leave a dialog out next time.
  ///
  /// Accepted without effect.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey,
    isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(String)
  }

  private let height: Height

  /// Half of the surface.
  public static let medium = PresentationDetent(height: .medium)
  /// All of the surface.
  public static let large = PresentationDetent(height: .large)

  /// A part of the surface.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A number of points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// A height that a type reckons.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(String(reflecting: type)))
  }

  /// What a height is reckoned from.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the surface.
    public var maxDetentValue: CGFloat { 844 }
    private let environment = EnvironmentValues()

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that is reckoned.
public protocol CustomPresentationDetent {
  /// The height in points; nil where the height is not offered.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a height is reckoned from.
  public typealias Context = PresentationDetent.Context
}

/// Whether the views behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the surface chooses.
  public static var automatic: PresentationBackgroundInteraction { .init() }
  /// They can.
  public static var enabled: PresentationBackgroundInteraction { .init() }
  /// They cannot.
  public static var disabled: PresentationBackgroundInteraction { .init() }

  /// They can up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    .init()
  }
}

/// What dragging a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
  /// What the surface chooses.
  public static var automatic: PresentationContentInteraction { .init() }
  /// It changes the height.
  public static var resizes: PresentationContentInteraction { .init() }
  /// It scrolls.
  public static var scrolls: PresentationContentInteraction { .init() }
}

/// The form that a view takes where there is little space.
public struct PresentationAdaptation: Sendable {
  /// What the surface chooses.
  public static var automatic: PresentationAdaptation { .init() }
  /// None.
  public static var none: PresentationAdaptation { .init() }
  /// A popover.
  public static var popover: PresentationAdaptation { .init() }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init() }
  /// The whole surface.
  public static var fullScreenCover: PresentationAdaptation { .init() }
}

/// The size of a sheet.
public protocol PresentationSizing {}

/// A size that the surface has.
public struct _SurfacePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == _SurfacePresentationSizing {
  /// As the surface chooses.
  public static var automatic: _SurfacePresentationSizing { .init() }
  /// The size of its content.
  public static var fitted: _SurfacePresentationSizing { .init() }
  /// The size of a form.
  public static var form: _SurfacePresentationSizing { .init() }
  /// The size of a page.
  public static var page: _SurfacePresentationSizing { .init() }
}

/// How important a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let rawValue: Int

  /// As usual.
  public static let automatic = DialogSeverity(rawValue: 0)
  /// As usual.
  public static let standard = DialogSeverity(rawValue: 1)
  /// Very.
  public static let critical = DialogSeverity(rawValue: 2)
}
