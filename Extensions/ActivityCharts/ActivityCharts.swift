import DeviceActivity
import SwiftUI

/// Reports on screen time: how much, on what, when, and how often the device was picked up.
@main
struct ActivityCharts: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    BarGraphReport { summary in BarGraphView(summary: summary) }
    PieChartReport { summary in PieChartView(summary: summary) }
    TotalActivityReport { summary in TotalActivityView(summary: summary) }
    TopAppsReport { summary in TopAppsView(summary: summary) }
    PickupsReport { summary in PickupsView(summary: summary) }
  }
}
