/// Builds one view out of the views that stand in a closure.
///
/// It takes any number of views, `if`, `if`–`else`, `switch` and `#available`. Loops are written with
/// ``ForEach``.
@resultBuilder
public struct ViewBuilder {
  /// Passes a view on; gives each statement its own type check and error message.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Refuses a statement that is not a view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }

  /// Builds an empty view from no statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes a single view on unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds one view from several.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { children, resolver in
      var index = 0
      repeat resolver.resolveChild(each children, at: &index)
    }
  }

  /// Builds a view that is there only while a condition holds.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the view of the first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of the second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds a view inside `if #available`, hiding its type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
