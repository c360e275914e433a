import DeviceActivity
import SwiftUI

/// Everything that the reports show, summed over the users and devices that the filter let through.
struct ActivitySummary {
  /// One stretch of time, summed over users and devices.
  struct Segment: Identifiable {
    let interval: DateInterval
    var screenTime: TimeInterval = 0
    var pickups = 0
    var categories: [String: TimeInterval] = [:]

    var id: Date { interval.start }
  }

  /// An application or web domain.
  struct Item: Identifiable {
    let id: String
    let name: String
    let category: String
    var duration: TimeInterval = 0
    var pickups = 0
    var notifications = 0
  }

  /// The calendar unit that a segment spans.
  private(set) var unit = Calendar.Component.day
  private(set) var segments: [Segment] = []
  private(set) var items: [Item] = []
  private(set) var categories: [String: TimeInterval] = [:]
  private(set) var screenTime: TimeInterval = 0
  private(set) var pickups = 0
  private(set) var notifications = 0
  private(set) var longestActivity: DateInterval?
  private(set) var people: Set<String> = []
  private(set) var deviceCount = 0

  private var segmentIndex: [Date: Int] = [:]
  private var itemIndex: [String: Int] = [:]

  init() {}

  init(representing data: DeviceActivityResults<DeviceActivityData>) async {
    for await element in data {
      switch element.segmentInterval {
      case .hourly: unit = .hour
      case .weekly: unit = .weekOfYear
      default: unit = .day
      }
      if let name = element.user.nameComponents?.givenName { people.insert(name) }
      deviceCount += 1
      for await segment in element.activitySegments { await add(segment) }
    }
    segments.sort { $0.id < $1.id }
  }

  private mutating func add(_ segment: DeviceActivityData.ActivitySegment) async {
    let start = segment.dateInterval.start
    let index = segmentIndex[start] ?? segments.count
    if index == segments.count {
      segmentIndex[start] = index
      segments.append(Segment(interval: segment.dateInterval))
    }
    screenTime += segment.totalActivityDuration
    segments[index].screenTime += segment.totalActivityDuration
    count(pickups: segment.totalPickupsWithoutApplicationActivity, in: index)
    if let longest = segment.longestActivity, longest.duration > longestActivity?.duration ?? 0 {
      longestActivity = longest
    }
    for await category in segment.categories { await add(category, to: index) }
  }

  private mutating func add(
    _ activity: DeviceActivityData.CategoryActivity,
    to index: Int
  ) async {
    let category = activity.category.localizedDisplayName ?? "Other"
    categories[category, default: 0] += activity.totalActivityDuration
    segments[index].categories[category, default: 0] += activity.totalActivityDuration
    for await use in activity.applications {
      let id = use.application.bundleIdentifier ?? use.application.localizedDisplayName ?? "unknown"
      let item = item(id, named: use.application.localizedDisplayName ?? id, in: category)
      items[item].duration += use.totalActivityDuration
      items[item].pickups += use.numberOfPickups
      items[item].notifications += use.numberOfNotifications
      notifications += use.numberOfNotifications
      count(pickups: use.numberOfPickups, in: index)
    }
    for await use in activity.webDomains {
      let domain = use.webDomain.domain ?? "unknown site"
      items[item(domain, named: domain, in: category)].duration += use.totalActivityDuration
    }
  }

  private mutating func item(_ id: String, named name: String, in category: String) -> Int {
    if let index = itemIndex[id] { return index }
    itemIndex[id] = items.count
    items.append(Item(id: id, name: name, category: category))
    return items.count - 1
  }

  private mutating func count(pickups number: Int, in index: Int) {
    pickups += number
    segments[index].pickups += number
  }
}
