internal import SwiftUI
internal import ViewTree

/// Marks with a change to what they inherit.
struct _StyledMarks<Content> {
  let content: Content
  let change: MarkChange
}

/// A change to what marks inherit.
enum MarkChange {
  case style((inout MarkStyle, EnvironmentValues) -> Void)
  case series(AnyPlottableValue)
  case position(AnyPlottableValue)
  case group(AnyPlottableValue)
  case annotation(any View, ViewTree::Chart.Side)
}

extension _StyledMarks: ChartContent where Content: ChartContent {
  typealias Body = Never

  static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.withStyle({ content.change.apply(to: &$0, in: resolver) }) {
      resolver.resolve(content.content)
    }
  }
}

extension MarkChange {
  @MainActor
  func apply(to style: inout MarkStyle, in resolver: _ChartResolver) {
    switch self {
    case .style(let write): write(&style, resolver.environment)
    case .series(let value): style.series = resolver.plotted(value, as: \.series)
    case .position(let value): style.position = resolver.plotted(value)
    case .group(let value): style.group = resolver.plotted(value, as: \.series)
    case .annotation(let view, let side):
      style.annotationSide = side
      style.annotation = words(of: view, environment: resolver.environment)
    }
  }
}

extension ChartContent {
  nonisolated func changed(
    _ write: @escaping (inout MarkStyle, EnvironmentValues) -> Void
  ) -> some ChartContent {
    _StyledMarks(content: self, change: .style(write))
  }
}
