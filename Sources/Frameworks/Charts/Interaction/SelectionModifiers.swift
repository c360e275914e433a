public import SwiftUI

extension View {
  /// Keeps the value under the reader's finger in a binding.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Keeps the range under the reader's fingers in a binding.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Keeps the value under the reader's finger in a binding.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Keeps the range under the reader's fingers in a binding.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Keeps the angle under the reader's finger in a binding.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Follows the reader's finger over the plot.
  ///
  /// Accepted without effect: nothing is touched in a report.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View { self }
}
