internal import Foundation
package import ViewTree

/// A position across the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes a position of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(LeadingEdge.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
  /// The leading edge of separators between the rows of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(LeadingSeparator.self)
  /// The trailing edge of separators between the rows of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(TrailingSeparator.self)

  /// The nearest position that the surface knows.
  var tree: ViewTree::HorizontalAlignment {
    switch key.probe() {
    case ..<25: .leading
    case 75...: .trailing
    default: .center
    }
  }
}

/// A position across the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes a position of one's own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(TopEdge.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(BottomEdge.self)
  /// The line that the first row of letters stands on.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The line that the last row of letters stands on.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// The nearest position that the surface knows.
  var tree: ViewTree::VerticalAlignment {
    if let baseline = key.baseline { return baseline }
    return switch key.probe() {
    case ..<25: .top
    case 75...: .bottom
    default: .center
    }
  }
}

/// A position in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// The position across the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The position across the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes a position from one on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, on the first row of letters.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The middle, on the first row of letters.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The trailing edge, on the first row of letters.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The leading edge, on the last row of letters.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The middle, on the last row of letters.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The trailing edge, on the last row of letters.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

extension Alignment {
  package var tree: ViewTree::Alignment {
    let lines = [horizontal.key.line(.horizontal), vertical.key.line(.vertical)]
    return ViewTree::Alignment(
      horizontal: horizontal.tree,
      vertical: vertical.tree,
      lines: lines.compactMap { $0 }
    )
  }
}

/// How lines of text stand when there are several.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

extension TextAlignment {
  var tree: ViewTree::HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
