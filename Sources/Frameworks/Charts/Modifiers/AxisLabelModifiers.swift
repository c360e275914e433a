public import Foundation
public import SwiftUI

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

  /// Names the horizontal axis by the texts of a view.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartSetting(\.xAxis.titleView, to: content())
  }
}

extension View {
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

  /// Names the vertical axis by the texts of a view.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    chartSetting(\.yAxis.titleView, to: content())
  }
}
