public import SwiftUI
internal import ViewTree

extension View {
  /// Sets the values that the horizontal scale reaches over.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting(\.xDomain, to: domain._rule.rule)
  }

  /// Sets the values that the vertical scale reaches over.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting(\.yDomain, to: domain._rule.rule)
  }
}
