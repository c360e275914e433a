public import Foundation
public import SwiftUI

extension View {
  /// Lets the chart scroll.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartScrollableAxes(_ axes: SwiftUI::Axis.Set) -> some View { self }

  /// Sets how much of a scrolling chart is in sight.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Sets how much of a scrolling chart is in sight.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Sets how many categories of a scrolling chart are in sight.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P,
    alignment: SwiftUI::Alignment
  ) -> some View { self }

  /// Keeps how far a chart is scrolled in a binding.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Keeps how far a chart is scrolled in a binding.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Sets how far a chart is scrolled at first.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Sets how far a chart is scrolled at first.
  ///
  /// Accepted without effect: a report shows all of it.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Sets where scrolling comes to rest.
  ///
  /// Accepted without effect: a report shows all of a chart.
  public nonisolated func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
    _ behavior: B
  ) -> some View { self }
}

/// Where scrolling a chart comes to rest.
///
/// Accepted without effect: a report shows all of a chart.
public protocol ChartScrollTargetBehavior: Sendable {}

/// Scrolling that comes to rest at values.
///
/// Accepted without effect: a report shows all of a chart.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P,
    majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// At dates that match.
  public static func valueAligned(
    matching: DateComponents,
    majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

/// Where scrolling far comes to rest.
///
/// Accepted without effect: a report shows all of a chart.
public struct MajorValueAlignment<P: Plottable>: Sendable {
  /// At whole pages.
  public static var page: MajorValueAlignment { MajorValueAlignment() }

  /// At multiples of a number.
  public static func unit(_ unit: P) -> MajorValueAlignment where P: Numeric {
    MajorValueAlignment()
  }
}

extension MajorValueAlignment where P == Date {
  /// At dates that match.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

/// How far one movement scrolls.
///
/// Accepted without effect: a report shows all of a chart.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  /// The surface's choice.
  public static let automatic = ValueAlignedLimitBehavior()
  /// Up to the next rest.
  public static let always = ValueAlignedLimitBehavior()
  /// As far as it goes.
  public static let never = ValueAlignedLimitBehavior()
}
