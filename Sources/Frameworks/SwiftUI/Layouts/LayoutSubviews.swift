public import Foundation
internal import ViewTree

/// The views that a layout gives places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// A part of the views.
  public typealias SubSequence = LayoutSubviews
  /// The position of a view.
  public typealias Index = Int
  /// A view.
  public typealias Element = LayoutSubview

  /// The direction in which leading and trailing run.
  public var layoutDirection: LayoutDirection
  private let views: ArraySlice<LayoutSubview>

  init(_ views: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// The views at positions that follow each other.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], layoutDirection: layoutDirection)
  }

  /// The views at positions.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { views[$0] }[...], layoutDirection: layoutDirection)
  }
}

/// A view that a layout gives a place.
public struct LayoutSubview: Equatable, Sendable {
  private let state: State

  /// What is known of the view, and the place that it was given.
  ///
  /// Used on the one thread that views live on.
  final class State: @unchecked Sendable {
    let size: NodeGeometry.ChildSize
    let priority: Double
    let values: [ObjectIdentifier: Any]
    var place: (point: CGPoint, anchor: UnitPoint, size: CGSize)?

    init(_ size: NodeGeometry.ChildSize, priority: Double, values: [ObjectIdentifier: Any]) {
      self.size = size
      self.priority = priority
      self.values = values
    }
  }

  init(_ state: State) {
    self.state = state
  }

  /// Whether two values are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.state === right.state
  }

  /// What the view tells the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (state.values[ObjectIdentifier(key)] as? K.Value) ?? key.defaultValue
  }

  /// The view's layout priority.
  public var priority: Double { state.priority }

  /// The space that the view wants around itself.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The view's identities in its containers.
  public var containerValues: ContainerValues { ContainerValues() }

  /// The size of the view when it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = state.size
    func answer(_ offered: CGFloat?, _ least: Double, _ ideal: Double, _ most: Double) -> Double {
      guard let offered, !offered.isNaN else { return ideal }
      return min(max(Double(offered), least), max(most, least))
    }
    let width = answer(proposal.width, size.minWidth, size.width, size.maxWidth)
    // Text that is narrower than it would like breaks into lines.
    let lines = width > 0 && width < size.width ? (size.width / width).rounded(.up) : 1
    let height = size.height * lines
    let most = max(size.maxHeight, height)
    return CGSize(
      width: width,
      height: answer(proposal.height, min(size.minHeight, height), height, most)
    )
  }

  /// The size of the view when it is offered one, and where its guides are.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let last = size.height - (CGFloat(state.size.height) - CGFloat(state.size.lastBaseline))
    return ViewDimensions(
      width: size.width,
      height: size.height,
      firstBaseline: CGFloat(state.size.firstBaseline),
      lastBaseline: last
    )
  }

  /// Gives the view a place.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    state.place = (position, anchor, sizeThatFits(proposal))
  }
}

/// The space that a view wants around itself: 8 points, whatever the neighbour.
public struct ViewSpacing: Sendable {
  private var isZero: Bool

  /// No space.
  public static let zero = ViewSpacing(isZero: true)

  /// Makes the default space.
  public init() {
    isZero = false
  }

  private init(isZero: Bool) {
    self.isZero = isZero
  }

  /// Takes the larger of two spaces.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
  }

  /// The larger of two spaces.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isZero: isZero && other.isZero)
  }

  /// The space between this view and the next.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero && next.isZero ? 0 : 8
  }
}
