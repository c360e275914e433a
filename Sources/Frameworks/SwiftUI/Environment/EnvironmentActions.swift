public import Foundation

/// Opens a link; a report opens none, since it may not send anything anywhere.
public struct OpenURLAction: Sendable {
  private let handler: (@Sendable (URL) -> Result)?

  init() {
    handler = nil
  }

  /// Makes an action of one's own.
  public init(handler: @escaping (URL) -> Result) {
    nonisolated(unsafe) let handler = handler
    self.handler = { handler($0) }
  }

  /// What an action of one's own has done with a link.
  public struct Result: Sendable {
    let isAccepted: Bool

    /// It has opened the link.
    public static let handled = Result(isAccepted: true)
    /// It has dropped the link.
    public static let discarded = Result(isAccepted: false)
    /// The system is to open the link, which a report does not.
    public static let systemAction = Result(isAccepted: false)

    /// The system is to open another link, which a report does not.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  /// Calls an action of one's own; otherwise opens nothing in a report.
  public func callAsFunction(_ url: URL) {
    _ = handler?(url)
  }

  /// Calls an action of one's own; otherwise opens nothing in a report, and says so.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }

  /// Calls an action of one's own; otherwise opens nothing in a report.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

/// Whether an app or a part of it is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not in sight.
  case background
  /// In sight, but not in use.
  case inactive
  /// In use.
  case active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

extension EnvironmentValues {
  /// Opens links.
  @Entry public var openURL = OpenURLAction()

  /// A report is in use while it is rendered.
  @Entry public var scenePhase: ScenePhase = .active
}
