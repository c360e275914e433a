public import Foundation
public import SwiftUI
internal import ViewTree

extension View {
  /// Shows or hides the legend.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting(\.legend, to: visibility == .hidden ? .hidden : .automatic)
  }

  /// Sets the side on which the legend stands.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.legend, to: position.legend)
  }

  /// Puts a view in the place of the legend.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = content()
    let layer = ChartLayer(
      layer: .init(kind: .legend, alignment: position.legendAlignment(alignment))
    ) { _ in view }
    return chartSettings { settings in
      settings.legend = position.legend
      settings.legendContent = layer
    }
  }

  /// Changes the plot as a view, such as by a frame or a background.
  ///
  /// The change is made to the chart with its axes.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { settings in settings.plotStyles.append { content($0) } }
  }

  /// Draws a view in front of the chart, given what is known of its scales.
  public nonisolated func chartOverlay<V: View>(
    alignment: SwiftUI::Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartLayer(.overlay, alignment, content)
  }

  /// Draws a view behind the chart, given what is known of its scales.
  public nonisolated func chartBackground<V: View>(
    alignment: SwiftUI::Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartLayer(.background, alignment, content)
  }

  private nonisolated func chartLayer<V: View>(
    _ kind: ViewTree::Chart.Layer.Kind,
    _ alignment: SwiftUI::Alignment,
    _ content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(
      layer: .init(kind: kind, alignment: alignment.tree)
    ) { content($0) }
    return chartSettings { $0.layers.append(layer) }
  }
}

/// The plot of a chart as a view, which a style changes.
public struct ChartPlotContent: View {
  let resolve: @MainActor (_ViewResolver) -> Void

  /// The plot has no body of its own.
  public typealias Body = Never

  /// Adds the chart.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    view.resolve(resolver)
  }
}

/// A view in front of or behind a plot, or in place of its legend.
struct ChartLayer {
  let layer: ViewTree::Chart.Layer
  let content: (ChartProxy) -> any View
}

extension AnnotationPosition {
  var legend: ViewTree::Chart.Legend {
    switch side {
    case .automatic, .overlay: .automatic
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// Where a legend of an author's own stands in the frame of the chart: below, or at the edge
  /// that was asked for.
  func legendAlignment(_ alignment: SwiftUI::Alignment?) -> ViewTree::Alignment {
    var result = alignment?.tree ?? ViewTree::Alignment(horizontal: .leading, vertical: .center)
    if let horizontal { result.horizontal = horizontal }
    switch side {
    case .automatic, .bottom, .overlay: result.vertical = .bottom
    case .top: result.vertical = .top
    case .leading: result.horizontal = .leading
    case .trailing: result.horizontal = .trailing
    }
    return result
  }
}
