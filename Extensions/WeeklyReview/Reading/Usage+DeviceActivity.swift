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
    isChild = data.user.role == .child
    device = data.device.name ?? Self.name(of: data.device.model)
    switch data.segmentInterval {
    case .hourly: unit = .hour
    case .weekly: unit = .weekOfYear
    default: unit = .day
    }
    for await segment in data.activitySegments {
      segments.append(await Usage(representing: segment))
    }
  }

  private static func name(of model: DeviceActivityData.Device.Model) -> String? {
    switch model {
    case .iPhone: "iPhone"
    case .iPod: "iPod"
    case .iPad: "iPad"
    case .mac: "Mac"
    @unknown default: nil
    }
  }
}

extension Usage {
  init(representing segment: DeviceActivityData.ActivitySegment) async {
    interval = segment.dateInterval
    screenTime = segment.totalActivityDuration
    longestActivity = segment.longestActivity
    pickups = segment.totalPickupsWithoutApplicationActivity
    for await activity in segment.categories {
      let name = activity.category.localizedDisplayName ?? "Other"
      categories[name, default: 0] += activity.totalActivityDuration
      for await use in activity.applications {
        pickups += use.numberOfPickups
        notifications += use.numberOfNotifications
      }
    }
  }
}
