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
}
