public import SwiftUI
internal import ViewTree

/// A chart of some marks.
public struct Chart<Content: ChartContent> {
  private let content: Content

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a chart with marks for each element that carries its identity.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart with marks for each element, identified by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  /// A chart has no body of its own.
  public typealias Body = Never

  /// Adds the chart as data; the surface draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    let settings = environment[ChartSettings.Key.self]
    // Inside the chart nothing of this is inherited by charts in annotations.
    var inner = environment
    inner[ChartSettings.Key.self] = ChartSettings()
    let marks = _ChartResolver(environment: inner)
    marks.resolve(view.content)
    guard !marks.isFull else {
      return resolver.fail(.tooManyMarks(limit: marks.limit))
    }
    let chart = settings.chart(marks)
    resolver.withEnvironment({ $0[ChartSettings.Key.self] = ChartSettings() }) {
      let plot = ChartPlotContent { resolver in settings.add(chart, marks, to: resolver) }
      if settings.plotStyles.isEmpty {
        resolver.resolve(plot)
      } else {
        resolver.resolve(settings.styled(plot))
      }
    }
  }
}

extension ChartSettings {
  /// The plot with the styles that the author gave it.
  @MainActor
  fileprivate func styled(_ plot: ChartPlotContent) -> AnyView {
    var view = AnyView(plot)
    for style in plotStyles {
      let inner = view
      view = AnyView(style(ChartPlotContent { $0.resolve(inner) }))
    }
    return view
  }

  /// Adds the chart and what stands around its plot.
  @MainActor
  fileprivate func add(
    _ chart: ViewTree::Chart,
    _ marks: _ChartResolver,
    to resolver: _ViewResolver
  ) {
    let proxy = proxy(chart, marks)
    resolver.node(.chart(chart)) {
      for (index, layer) in (layers + [legendContent].compactMap(\.self)).enumerated() {
        resolver.slot(
          .depthStack(layer.layer.alignment),
          part: index + 1,
          isRequired: true
        ) {
          resolver.resolve(AnyView(layer.content(proxy)))
        }
      }
    }
  }
}
