public import SwiftUI

/// Builds the marks of a chart out of those that stand in a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Passes marks on; gives each statement its own type check and error message.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds no marks from no statements.
  public static func buildBlock() -> some ChartContent {
    _EmptyChartContent()
  }

  /// Passes single content on unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds one content from several.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> some ChartContent {
    var members: [any ChartContent] = []
    repeat members.append(each content)
    return _ChartTuple(members: members)
  }

  /// Builds marks that are there only while a condition holds.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the marks of the first branch of a condition.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the marks of the second branch of a condition.
  public static func buildEither<TrueContent: ChartContent, FalseContent: ChartContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds the marks inside `if #available`, hiding their type.
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several marks, as a builder makes them out of its statements.
struct _ChartTuple {
  let members: [any ChartContent]
}

extension _ChartTuple: ChartContent {
  typealias Body = Never

  static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    for member in content.members { resolver.resolve(member) }
  }
}

/// No marks.
struct _EmptyChartContent: ChartContent {
  typealias Body = Never

  nonisolated init() {}

  static func _resolve(_ content: Self, in resolver: _ChartResolver) {}
}

/// Marks whose type is hidden.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Hides the type of some marks.
  public init<Content: ChartContent>(_ content: Content) {
    self.content = content
  }

  /// Hides the type of some marks.
  public init<Content: ChartContent>(erasing content: Content) {
    self.content = content
  }
}

extension AnyChartContent: ChartContent {
  /// Hidden marks have no body of their own.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}
