import DeviceActivity
import ManagedSettings
import SwiftUI

extension [DeviceUsage] {
  /// Reads everything that the filter let through.
  init(representing data: DeviceActivityResults<DeviceActivityData>) async {
    self.init()
    for await element in data { append(await DeviceUsage(representing: element)) }
  }
}

extension DeviceUsage {
  init(representing data: DeviceActivityData) async {
    person = data.user.nameComponents?.givenName
    lastUpdated = data.lastUpdatedDate
    switch data.segmentInterval {
    case .hourly: unit = .hour
    case .weekly: unit = .weekOfYear
    default: unit = .day
    }
    for await segment in data.activitySegments {
      segments.append(await Usage(representing: segment))
    }
  }
}

extension Usage {
  init(representing segment: DeviceActivityData.ActivitySegment) async {
    interval = segment.dateInterval
    screenTime = segment.totalActivityDuration
    firstPickup = segment.firstPickup
    pickupsWithoutApplication = segment.totalPickupsWithoutApplicationActivity
    for await category in segment.categories {
      categories.append(await CategoryUsage(representing: category))
    }
  }
}

extension CategoryUsage {
  init(representing activity: DeviceActivityData.CategoryActivity) async {
    name = activity.category.localizedDisplayName ?? "Other"
    duration = activity.totalActivityDuration
    for await use in activity.applications {
      let application = use.application
      let id = application.bundleIdentifier ?? application.localizedDisplayName ?? "application"
      items.append(
        ItemUsage(
          id: id,
          name: application.localizedDisplayName ?? id,
          category: name,
          duration: use.totalActivityDuration,
          pickups: use.numberOfPickups,
          notifications: use.numberOfNotifications
        )
      )
    }
    for await use in activity.webDomains {
      let domain = use.webDomain.domain ?? "Website"
      items.append(
        ItemUsage(id: domain, name: domain, category: name, duration: use.totalActivityDuration)
      )
    }
  }
}
