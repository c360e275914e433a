public import Foundation
public import SwiftUI

extension ChartContent {
  /// Moves the marks.
  ///
  /// Accepted without effect: marks stand where their values are.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// Moves the marks.
  ///
  /// Accepted without effect: marks stand where their values are.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self }

  /// Moves the ends of the marks.
  ///
  /// Accepted without effect: marks stand where their values are.
  @_disfavoredOverload
  public nonisolated func offset(
    x: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent { self }

  /// Moves the ends of the marks.
  ///
  /// Accepted without effect: marks stand where their values are.
  @_disfavoredOverload
  public nonisolated func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Moves the ends of the marks.
  ///
  /// Accepted without effect: marks stand where their values are.
  @_disfavoredOverload
  public nonisolated func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent { self }

  /// Blurs the marks.
  ///
  /// Accepted without effect: marks are always sharp.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }

  /// Puts a shadow behind the marks.
  ///
  /// Accepted without effect: marks have none.
  public nonisolated func shadow(
    color: SwiftUI::Color = SwiftUI::Color.black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Sets which marks are in front.
  ///
  /// Accepted without effect: lines are drawn over areas.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }

  /// Cuts the marks to a shape.
  ///
  /// Accepted without effect: marks are drawn in full.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some ChartContent { self }

  /// Cuts the marks to other marks.
  ///
  /// Accepted without effect: marks are drawn in full.
  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { self }

  /// Draws the marks as one picture.
  ///
  /// Accepted without effect: nothing is mixed here.
  public nonisolated func compositingLayer() -> some ChartContent { self }

  /// Lets gradients run over the whole plot.
  ///
  /// Accepted without effect: each mark has its own.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent { self }
}

extension ChartContent {
  /// Says what the marks are.
  ///
  /// Accepted without effect: charts are read as tables.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Says what the marks are.
  ///
  /// Accepted without effect: charts are read as tables.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Says what the marks are.
  ///
  /// Accepted without effect: charts are read as tables.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    self
  }

  /// Says what the marks show.
  ///
  /// Accepted without effect: charts are read as tables.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// Says what the marks show.
  ///
  /// Accepted without effect: charts are read as tables.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Says what the marks show.
  ///
  /// Accepted without effect: charts are read as tables.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    self
  }

  /// Leaves the marks out for assistive technology.
  ///
  /// Accepted without effect: charts are read as tables.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// Names the marks for tests.
  ///
  /// Accepted without effect: charts are read as tables.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
}
