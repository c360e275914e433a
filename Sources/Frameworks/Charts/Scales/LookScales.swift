public import Foundation
public import SwiftUI
internal import ViewTree

extension View {
  /// Sets the shapes of the points by value.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }

  /// Sets the shapes of the points by value, in order.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue],
    range: [S],
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the shapes of the points in order.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(
    range: [S],
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the shapes of the points by a closure.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue],
    mapping: @escaping (DataValue) -> S
  ) -> some View { self }

  /// Sets the shapes of the points by a closure.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { self }

  /// Sets the values that the shapes of the points tell apart.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }
}

extension View {
  /// Sets the lines by value.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View { self }

  /// Sets the lines by value, in order.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue],
    range: [StrokeStyle],
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the lines in order.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartLineStyleScale(
    range: [StrokeStyle],
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the lines by a closure.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue],
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { self }

  /// Sets the lines by a closure.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View { self }

  /// Sets the values that the lines tell apart.
  ///
  /// Accepted without effect: series are told apart by colour.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }
}

extension View {
  /// Sets the sizes of the points by value.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View { self }

  /// Sets the sizes of the points by value, in order.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue],
    range: [CGFloat],
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the sizes of the points in order.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale(
    range: [CGFloat],
    type: ScaleType? = nil
  ) -> some View { self }

  /// Sets the sizes of the points by a closure.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue],
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { self }

  /// Sets the sizes of the points by a closure.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View { self }

  /// Sets the values that the sizes of the points tell apart.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View { self }
}

extension View {
  /// Sets the sizes of the points between two areas.
  ///
  /// Accepted without effect: points are one character.
  public nonisolated func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>,
    type: ScaleType? = nil
  ) -> some View { self }
}
