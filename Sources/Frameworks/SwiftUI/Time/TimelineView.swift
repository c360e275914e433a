public import Foundation

/// The moments at which a view is to be drawn anew.
public protocol TimelineSchedule {
  /// The type of the moments' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How often the view is drawn anew.
  typealias Mode = TimelineScheduleMode

  /// The moments from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often views are drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As the schedule says.
  case normal
  /// At most once a minute.
  case lowFrequency
}

/// What a view that follows a schedule is told.
public struct _TimelineContext: Sendable {
  /// How often a view is drawn anew.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// Once a second.
    case seconds
    /// Once a minute.
    case minutes
  }

  /// The moment to draw.
  public let date: Date
  /// How often the view is drawn anew.
  public let cadence: Cadence

  /// Drops what was kept to draw the view fast.
  ///
  /// Accepted without effect.
  public func invalidateTimelineContent() {}
}

/// A view that follows the time.
///
/// A report shows it once, at the moment of the report; an app that is open follows its schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the view is told.
  public typealias Context = _TimelineContext

  private let schedule: Schedule
  private let content: (Context) -> Content
}

extension TimelineView: View where Content: View {
  /// The view has no body of its own.
  public typealias Body = Never

  /// Makes a view that follows a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Adds the view as it is at the last moment of the schedule that has come.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let now = resolver.environment.builtIn.now ?? Date()
    var date = now
    // Schedules may be endless.
    for entry in view.schedule.entries(from: now, mode: .normal).prefix(10_000) {
      guard entry <= now else {
        resolver.graph.noteChange(at: entry)
        break
      }
      date = entry
    }
    let context = Context(date: date, cadence: .live)
    resolver.descend(.part(0)) { resolver.resolve(view.content(context)) }
  }
}

/// What a view that follows a schedule is told.
public typealias TimelineViewDefaultContext = _TimelineContext
