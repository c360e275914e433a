internal import Foundation

extension View {
  /// Tells which views a scroll view can come to rest at.
  ///
  /// Accepted without effect: a report shows all of the content.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Tells that a scroll view can come to rest at the view.
  ///
  /// Accepted without effect.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets where scroll views come to rest.
  ///
  /// Accepted without effect.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Ties the view at the edge of a scroll view to a value.
  ///
  /// Accepted without effect: the value stays as it is.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Ties the place of a scroll view to a value.
  ///
  /// A surface that shows a part only shows the edge that the value asks for; a view or a point has
  /// no effect.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollAnchorModifier { position.wrappedValue.edge?.anchor })
  }

  /// Sets which part of a scroll view shows where the surface cannot show all of it.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_ScrollAnchorModifier { anchor })
  }

  /// Sets which part of a scroll view shows where the surface cannot show all of it.
  ///
  /// Only where it begins has an effect.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    modifier(_ScrollAnchorModifier { role == .initialOffset ? anchor : nil })
  }

  /// Sets whether content that fits can be pulled.
  ///
  /// Accepted without effect.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Lets content reach beyond its scroll view.
  ///
  /// Accepted without effect: all of it is shown.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows the bars of scroll views for a moment.
  ///
  /// Accepted without effect.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows the bars of scroll views for a moment.
  ///
  /// Accepted without effect.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Runs an action when a scroll view moves.
  ///
  /// Accepted without effect: none does.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when a scroll view begins or ends to move.
  ///
  /// Accepted without effect: none does.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when a scroll view begins or ends to move.
  ///
  /// Accepted without effect: none does.
  @_disfavoredOverload
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when the view comes into sight: all of a report is in sight from the start.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    onAppear { action(true) }
  }
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {}

/// Comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}
}

/// Comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public struct LimitBehavior: Sendable {
    /// As the surface chooses.
    public static let automatic = LimitBehavior()
    /// A few.
    public static let always = LimitBehavior()
    /// A few where the scroll view is narrow.
    public static let alwaysByFew = LimitBehavior()
    /// One.
    public static let alwaysByOne = LimitBehavior()
    /// Any number.
    public static let never = LimitBehavior()
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// What a place in a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where it begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where it stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Whether content that fits can be pulled.
public struct ScrollBounceBehavior: Sendable {
  /// As the surface chooses.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where it does not fit.
  public static let basedOnSize = ScrollBounceBehavior()
}
