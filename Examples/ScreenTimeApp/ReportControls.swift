import DeviceActivity
import SwiftUI

/// Which report is shown, of which time and whose.
struct ReportControls: View {
  @Binding var context: DeviceActivityReport.Context
  @Binding var filter: DeviceActivityFilter

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ViewThatFits(in: .horizontal) {
        reports(["Bar Graph", "Pie Chart", "Top Apps", "Pickups"])
        reports(["Bars", "Pie", "Apps", "Pickups"])
      }
      ViewThatFits(in: .horizontal) {
        HStack {
          segments
          Spacer(minLength: 32)
          childrenOnly
        }
        VStack(alignment: .leading, spacing: 6) {
          segments
          childrenOnly
        }
      }
    }
  }

  private static let contexts: [DeviceActivityReport.Context] = [
    .barGraph, .pieChart, .topApps, .pickups,
  ]

  private func reports(_ titles: [String]) -> some View {
    Picker("Report", selection: $context) {
      ForEach(Array(zip(Self.contexts, titles)), id: \.0) { context, title in
        Text(title).tag(context)
      }
    }
    .pickerStyle(.segmented)
  }

  private var segments: some View {
    Picker("Segments", selection: $filter.segmentInterval) {
      Text("Hours of Today").tag(DeviceActivityFilter.SegmentInterval.hour)
      Text("Days of This Week").tag(DeviceActivityFilter.SegmentInterval.day)
      Text("Weeks of This Month").tag(DeviceActivityFilter.SegmentInterval.week)
    }
    .pickerStyle(.menu)
    .fixedSize()
  }

  private var childrenOnly: some View {
    Toggle("Children Only", isOn: isChildrenOnly).fixedSize()
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
