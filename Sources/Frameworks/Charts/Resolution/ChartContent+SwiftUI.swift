public import SwiftUI

extension Optional: ChartContent where Wrapped: ChartContent {
  /// Optional marks have no body of their own.
  public typealias Body = Never

  /// Adds the marks, if there are any.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    if let content { resolver.resolve(content) }
  }
}

extension _ConditionalContent: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  /// A condition has no body of its own.
  public typealias Body = Never

  /// Adds the marks of the branch that was taken.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    switch content.storage {
    case .trueContent(let content): resolver.resolve(content)
    case .falseContent(let content): resolver.resolve(content)
    }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The loop has no body of its own.
  public typealias Body = Never

  /// Adds the marks of the elements.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    var index = content.data.startIndex
    while index != content.data.endIndex, !resolver.isFull {
      resolver.resolve(content.content(content.data[index]))
      content.data.formIndex(after: &index)
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks of elements that carry their identity.
  public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Makes marks of elements that are identified by one of their properties.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Makes marks for each number of a range.
  public init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}
