/// What a widget shows at a moment.
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }

  /// How important the moment is.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As important as any.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How important a moment of a widget is.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The importance among the widget's own moments.
  public var score: Float
  /// For how many seconds.
  public var duration: TimeInterval

  /// Makes an importance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a new timeline is asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let atEnd: Bool

  /// After the last moment.
  public static let atEnd = TimelineReloadPolicy(date: nil, atEnd: true)
  /// When the app says so.
  public static let never = TimelineReloadPolicy(date: nil, atEnd: false)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, atEnd: false)
  }
}

/// The moments of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The moments.
  public let entries: [EntryType]
  /// When a new timeline is asked for.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// Where a widget is shown.
///
/// Nobody makes one here, since nobody asks for widgets.
public struct TimelineProviderContext: Sendable {
  /// The widget's size.
  public let family: WidgetFamily
  /// Whether it is shown in the gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// Makes the timelines of a widget; nobody asks for them here.
public protocol TimelineProvider {
  /// What the widget shows at a moment.
  associatedtype Entry: TimelineEntry
  /// Where the widget is shown.
  typealias Context = TimelineProviderContext

  /// Makes what is shown before there is anything.
  func placeholder(in context: Context) -> Entry
  /// Makes what is shown in the gallery.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Makes a timeline.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
