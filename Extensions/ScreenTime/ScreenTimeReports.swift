import DeviceActivity
import SwiftUI

/// The reports that people know from their phone's settings.
@main
struct ScreenTimeReports: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    SummaryReport { summary in SummaryView(summary: summary) }
    WeekReport { summary in WeekView(summary: summary) }
    DayReport { summary in DayView(summary: summary) }
    MostUsedReport { summary in MostUsedView(summary: summary) }
    PickupsReport { summary in PickupsView(summary: summary) }
    NotificationsReport { summary in NotificationsView(summary: summary) }
  }
}
