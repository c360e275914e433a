import DeviceActivity
import SwiftUI

/// Reports that look back: when the devices are used, what changed, and who uses them.
@main
struct WeeklyReview: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    OverviewReport { review in OverviewView(review: review) }
    HeatMapReport { review in HeatMapView(review: review) }
    TrendsReport { review in TrendsView(review: review) }
    LongestSessionsReport { review in LongestSessionsView(review: review) }
    FamilyReport { review in FamilyView(review: review) }
  }
}
