import DeviceActivity
import ManagedSettings
import SwiftUI

extension DeviceActivityReport.Context {
  static let everything = Self("Everything")
  static let twice = Self("Twice")
  static let sum = Self("Sum")
}

/// Walks through all levels with nested loops.
struct EverythingReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .everything
  let content: ([String]) -> LinesView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> [String] {
    var lines: [String] = []
    for await item in data {
      let name = item.user.nameComponents?.givenName ?? "-"
      lines.append("\(name) \(item.user.role) \(item.device.name ?? "-") \(item.device.model)")
      lines.append("\(item.segmentInterval)")
      for await segment in item.activitySegments {
        lines.append(describe(segment))
        for await category in segment.categories {
          let title = category.category.localizedDisplayName ?? "-"
          lines.append("\(title) \(category.totalActivityDuration)")
          for await application in category.applications { lines.append(describe(application)) }
          for await web in category.webDomains {
            lines.append("\(web.webDomain.domain ?? "-") \(web.totalActivityDuration)")
          }
        }
      }
    }
    return lines
  }

  private func describe(_ segment: DeviceActivityData.ActivitySegment) -> String {
    let start = Int(segment.dateInterval.start.timeIntervalSince1970)
    let longest = segment.longestActivity.map { "\(Int($0.duration))" } ?? "-"
    let pickup = segment.firstPickup.map { "\(Int($0.timeIntervalSince1970))" } ?? "-"
    return "\(start) \(segment.totalActivityDuration) \(longest) \(pickup) "
      + "\(segment.totalPickupsWithoutApplicationActivity)"
  }

  private func describe(_ activity: DeviceActivityData.ApplicationActivity) -> String {
    let application = activity.application
    let token = application.token.map { _ in "token" } ?? "-"
    return "\(application.bundleIdentifier ?? "-") \(application.localizedDisplayName ?? "-") "
      + "\(token) \(activity.totalActivityDuration) \(activity.numberOfPickups) "
      + "\(activity.numberOfNotifications)"
  }
}

/// Reads the same results twice, with a default closure for its view.
struct TwiceReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .twice
  let content: (String) -> Text = { Text($0) }

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    let segments = data.flatMap { $0.activitySegments }
    let first = await segments.reduce(0) { $0 + $1.totalActivityDuration }
    let second = await segments.map(\.totalActivityDuration).reduce(0, +)
    let pair = "\(Int(first)) \(Int(second))"
    let activities = data.flatMap { $0.activitySegments }.flatMap { $0.categories }
      .flatMap { $0.applications }
    var durations: [Token<Application>: TimeInterval] = [:]
    for await activity in activities {
      guard let token = activity.application.token else { continue }
      durations[token, default: 0] += activity.totalActivityDuration
    }
    return "\(pair) \(durations.count)"
  }
}

/// Adds up the time of every application.
struct SumReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .sum
  let content: (String) -> Text

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    var count = 0
    var total: TimeInterval = 0
    for await item in data {
      for await segment in item.activitySegments {
        for await category in segment.categories {
          for await application in category.applications {
            count += 1
            total += application.totalActivityDuration
          }
        }
      }
    }
    return "\(count) \(Int(total))"
  }
}
