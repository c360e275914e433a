internal import ViewTree

/// What stands on an axis.
public protocol AxisContent {
  /// The type of content that the body is.
  associatedtype Body: AxisContent

  /// What stands on the axis.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The marks of the axis; nil for the surface's choice.
  @MainActor func _axisMarks(in context: _AxisContext) -> _AxisMarks?
}

extension AxisContent {
  /// The marks of the body.
  @MainActor
  public func _axisMarks(in context: _AxisContext) -> _AxisMarks? {
    body._axisMarks(in: context)
  }
}

extension AxisContent where Body == Never {
  /// The body of primitive content, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: AxisContent {}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// The marks of the content; none without any.
  @MainActor
  public func _axisMarks(in context: _AxisContext) -> _AxisMarks? {
    guard let self else { return _AxisMarks(marks: []) }
    return self._axisMarks(in: context)
  }
}

/// What an axis is for.
@MainActor
public struct _AxisContext {
  let scope: AxisScope
  let state = State()

  /// What the marks say about the axis as a whole.
  @MainActor
  final class State {
    var side = ViewTree::Chart.Side.automatic
  }
}

/// The marks of an axis.
public struct _AxisMarks {
  let marks: [ViewTree::Chart.AxisMark]
}

/// Builds what stands on an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Passes content on.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Passes single content on unchanged.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  /// Builds one content from several.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent {
    var members: [any AxisContent] = []
    repeat members.append(each content)
    return _AxisTuple(members: members)
  }

  /// Builds an axis without content.
  public static func buildBlock() -> _AxisTuple {
    _AxisTuple(members: [])
  }

  /// Builds the content inside `if #available`.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> _AxisTuple {
    _AxisTuple(members: [content])
  }

  /// Builds content that is there only while a condition holds.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the content of the first branch of a condition.
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisTuple {
    _AxisTuple(members: [first])
  }

  /// Builds the content of the second branch of a condition.
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisTuple {
    _AxisTuple(members: [second])
  }
}

/// Several contents of an axis.
public struct _AxisTuple: AxisContent {
  let members: [any AxisContent]

  /// Several contents have no body of their own.
  public typealias Body = Never

  /// The marks of all the members; at one place the later adds to the earlier.
  @MainActor
  public func _axisMarks(in context: _AxisContext) -> _AxisMarks? {
    var marks: [ViewTree::Chart.AxisMark] = []
    for member in members {
      guard let added = member._axisMarks(in: context) else { return nil }
      for mark in added.marks {
        guard let index = marks.firstIndex(where: { $0.value == mark.value }) else {
          marks.append(mark)
          continue
        }
        marks[index].hasGridLine = marks[index].hasGridLine || mark.hasGridLine
        marks[index].hasTick = marks[index].hasTick || mark.hasTick
        if mark.label != "" { marks[index].label = mark.label }
      }
    }
    return _AxisMarks(marks: marks)
  }
}
