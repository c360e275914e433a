import DeviceActivity
import SwiftUI

/// Which report is shown, of which time and whose.
struct ReportControls: View {
  @Binding var context: DeviceActivityReport.Context
  @Binding var filter: DeviceActivityFilter

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Picker("Report", selection: $context) {
        Text("Bar Graph").tag(DeviceActivityReport.Context.barGraph)
        Text("Pie Chart").tag(DeviceActivityReport.Context.pieChart)
        Text("Top Apps").tag(DeviceActivityReport.Context.topApps)
        Text("Pickups").tag(DeviceActivityReport.Context.pickups)
      }
      .pickerStyle(.segmented)
      HStack {
        Picker("Segments", selection: $filter.segmentInterval) {
          Text("Hours of Today").tag(DeviceActivityFilter.SegmentInterval.hour)
          Text("Days of This Week").tag(DeviceActivityFilter.SegmentInterval.day)
          Text("Weeks of This Month").tag(DeviceActivityFilter.SegmentInterval.week)
        }
        Spacer()
        Toggle("Children Only", isOn: isChildrenOnly)
      }
    }
  }

  /// The users of a filter cannot be changed, so another filter takes its place.
  private var isChildrenOnly: Binding<Bool> {
    Binding {
      filter.users == .children
    } set: { isOn in
      filter = DeviceActivityFilter(
        segment: filter.segmentInterval,
        users: isOn ? .children : .all,
        devices: .all,
        applications: filter.applications,
        categories: filter.categories,
        webDomains: filter.webDomains
      )
    }
  }
}

/// The intervals are made once, so that the one that was chosen stays equal to its tag.
extension DeviceActivityFilter.SegmentInterval {
  static let hour = Self.hourly(during: interval(.day))
  static let day = Self.daily(during: interval(.weekOfYear))
  static let week = Self.weekly(during: interval(.month))

  private static func interval(_ component: Calendar.Component) -> DateInterval {
    Calendar.current.dateInterval(of: component, for: .now) ?? DateInterval()
  }
}
