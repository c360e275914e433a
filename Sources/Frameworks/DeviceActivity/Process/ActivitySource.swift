package import ExtensionProtocol
internal import FoundationShims
package import ManagedSettings

/// One activity frame with its names as the values that authors get.
package final class ActivitySource: Sendable {
  let frame: ActivityFrame
  let segmentInterval: DeviceActivityFilter.SegmentInterval
  // By the index of the subject; the two tables that a subject does not belong to hold a blank.
  private let applications: [Application]
  private let categories: [ActivityCategory]
  private let webDomains: [WebDomain]

  package init(_ frame: ActivityFrame) {
    self.frame = frame
    let first = frame.segments.first?.values.start ?? frame.lastUpdated
    let last = frame.segments.last?.values.end ?? first
    let interval = DateInterval(from: first, to: last)
    segmentInterval =
      switch frame.segmentKind {
      case .hourly: .hourly(during: interval)
      case .daily: .daily(during: interval)
      case .weekly: .weekly(during: interval)
      }
    let blank = (
      Application(bundleIdentifier: nil, token: nil, localizedDisplayName: nil),
      ActivityCategory(token: nil, localizedDisplayName: nil),
      WebDomain(domain: nil, token: nil)
    )
    applications = frame.subjects.map { $0.kind == .application ? $0.application : blank.0 }
    categories = frame.subjects.map { $0.kind == .category ? $0.category : blank.1 }
    webDomains = frame.subjects.map { $0.kind == .webDomain ? $0.webDomain : blank.2 }
  }

  package func segment(at index: Int) -> DeviceActivityData.ActivitySegment {
    let position = Position(source: self, index: index)
    return DeviceActivityData.ActivitySegment(frame.segments[index].values, at: position)
  }

  package func category(at index: Int) -> DeviceActivityData.CategoryActivity {
    let category = frame.category(at: index)
    return DeviceActivityData.CategoryActivity(
      category: categories[category.category],
      totalActivityDuration: TimeInterval(milliseconds: category.duration),
      position: Position(source: self, index: index)
    )
  }

  // The frame has checked that every index is one of a subject of the right kind.
  package func application(at index: Int) -> Application { applications[index] }
  package func webDomain(at index: Int) -> WebDomain { webDomains[index] }
}

extension ActivityReport.Subject {
  fileprivate var application: Application {
    Application(bundleIdentifier: identifier, token: typedToken(), localizedDisplayName: name)
  }

  fileprivate var category: ActivityCategory {
    ActivityCategory(token: typedToken(), localizedDisplayName: name)
  }

  fileprivate var webDomain: WebDomain {
    WebDomain(domain: identifier, token: typedToken())
  }

  private func typedToken<T>() -> Token<T>? {
    token.isEmpty ? nil : Token(data: Data(token))
  }
}

/// Where in a frame the parts of a value are.
struct Position: Hashable, Sendable {
  let source: ActivitySource
  let index: Int

  static func == (left: Position, right: Position) -> Bool {
    left.source === right.source && left.index == right.index
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(index)
  }
}
