/// Marks of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of content that the body is.
  associatedtype Body: ChartContent

  /// The marks.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the marks to the chart that is being built.
  ///
  /// Content with a body inherits this; only the marks of this module write it.
  static func _resolve(_ content: Self, in resolver: _ChartResolver)
}

extension ChartContent {
  /// Adds the marks of the body.
  ///
  /// Inlinable, so that the author's module knows the type of the body when it is compiled.
  @inlinable
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver._resolve(content.body)
  }
}

extension ChartContent where Body == Never {
  /// The body of a primitive mark, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is a mark and has no body") }
}

extension Never: ChartContent {
  /// Adds nothing, since there is no value of this type.
  public static func _resolve(_ content: Never, in resolver: _ChartResolver) {}
}
