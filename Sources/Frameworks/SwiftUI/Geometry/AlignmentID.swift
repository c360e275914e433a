public import Foundation
internal import Synchronization
internal import ViewTree

/// A position across an axis, as a place in a view.
public protocol AlignmentID {
  /// The place in a view that has not said another with `alignmentGuide`.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position by its type; types do not change, so they can be sent.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// The place in a view of 100 by 100 points.
  func probe() -> CGFloat {
    place(in: ViewDimensions(width: 100, height: 100), else: 50)
  }

  /// The text baseline at which the place is by default; nil where it is at none.
  var baseline: ViewTree::VerticalAlignment? {
    let text = ViewDimensions(width: 100, height: 100, firstBaseline: 31, lastBaseline: 67)
    switch place(in: text, else: 50) {
    case 31: return .firstTextBaseline
    case 67: return .lastTextBaseline
    default: return nil
    }
  }

  /// The line as surfaces know it, where it is one of the author's own.
  ///
  /// A surface reckons with places that grow with the view; what else a default does is lost.
  func line(_ axis: ViewTree::Axis) -> AlignmentLine? {
    guard !(id is any BuiltInAlignmentID.Type) else { return nil }
    let start = place(in: ViewDimensions(width: 0, height: 0), else: 0)
    return AlignmentLine(
      axis: axis,
      id: AlignmentNumbers.number(of: self),
      fraction: ((probe() - start) / 100).treeLength,
      offset: start.treeLength
    )
  }

  private func place(in view: ViewDimensions, else other: CGFloat) -> CGFloat {
    let place = id.defaultValue(in: view)
    return place.isFinite ? place : other
  }
}

/// What surfaces call lines of authors' own by: numbers in the order in which they were first met.
private enum AlignmentNumbers {
  private static let numbers = Mutex<[AlignmentKey: Int]>([:])

  static func number(of key: AlignmentKey) -> Int {
    numbers.withLock { numbers in
      if let number = numbers[key] { return number }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }
}

/// A line that surfaces know by its name.
protocol BuiltInAlignmentID: AlignmentID {}

/// The size of a view, and where its alignment guides are.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?

  init(
    width: CGFloat,
    height: CGFloat,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.key.id.defaultValue(in: self) }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.key.id.defaultValue(in: self) }

  /// The place that the view has said itself; none is kept.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The place that the view has said itself; none is kept.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

enum LeadingEdge: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum LeadingSeparator: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenter: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingEdge: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TrailingSeparator: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopEdge: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenter: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomEdge: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaseline: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.firstBaseline ?? context.height
  }
}

enum LastBaseline: BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.lastBaseline ?? context.height
  }
}
