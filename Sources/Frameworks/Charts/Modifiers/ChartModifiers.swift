public import Foundation
public import SwiftUI
internal import ViewTree

extension View {
  /// Shows or hides the horizontal axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting(\.xAxis.isHidden, to: visibility == .hidden)
  }

  /// Shows or hides the vertical axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting(\.yAxis.isHidden, to: visibility == .hidden)
  }

  /// Sets what stands on the horizontal axis.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    chartSetting(\.xAxis.content, to: content())
  }

  /// Sets what stands on the vertical axis.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    chartSetting(\.yAxis.content, to: content())
  }

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
}

extension View {
  /// Names the horizontal axis.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.xAxis.title, to: Text(labelKey))
  }

  /// Names the horizontal axis.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.xAxis.title, to: Text(label))
  }

  /// Names the horizontal axis.
  public nonisolated func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.xAxis.title, to: label)
  }

  /// Names the vertical axis.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.yAxis.title, to: Text(labelKey))
  }

  /// Names the vertical axis.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.yAxis.title, to: Text(label))
  }

  /// Names the vertical axis.
  public nonisolated func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartSetting(\.yAxis.title, to: label)
  }
}

extension View {
  /// Keeps the value under the reader's finger in a binding; nothing is selected in a report.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Keeps the value under the reader's finger in a binding; nothing is selected in a report.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Keeps the angle under the reader's finger in a binding; nothing is selected in a report.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Lets the chart scroll; a report shows all of it.
  public nonisolated func chartScrollableAxes(_ axes: SwiftUI::Axis.Set) -> some View { self }

  /// Sets how much of a scrolling chart is in sight; a report shows all of it.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Sets how much of a scrolling chart is in sight; a report shows all of it.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }
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
}
