public import SwiftUI
internal import ViewTree

extension View {
  /// Shows or hides the horizontal axis.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting(\.xAxis.isHidden, to: visibility == .hidden)
  }

  /// Sets what stands on the horizontal axis.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    chartSetting(\.xAxis.content, to: content())
  }

  /// Changes the horizontal axis as a view.
  ///
  /// Accepted without effect: axes have no look of their own.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Shows or hides the vertical axis.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting(\.yAxis.isHidden, to: visibility == .hidden)
  }

  /// Sets what stands on the vertical axis.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    chartSetting(\.yAxis.content, to: content())
  }

  /// Changes the vertical axis as a view.
  ///
  /// Accepted without effect: axes have no look of their own.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

}

/// An axis as a view, which a style changes.
public struct ChartAxisContent: View {
  /// Nothing to see: axes are drawn with their chart.
  public var body: some View { EmptyView() }
}
