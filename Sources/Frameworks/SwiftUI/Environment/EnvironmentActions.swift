public import Foundation

/// Opens a link; a report opens none, since it may not send anything anywhere.
public struct OpenURLAction: Sendable {
  /// Opens nothing in a report.
  public func callAsFunction(_ url: URL) {}

  /// Opens nothing in a report, and says so.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
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
  public var openURL: OpenURLAction { OpenURLAction() }

  /// A report is in use while it is rendered.
  public var scenePhase: ScenePhase { .active }

  /// How much room there is from side to side; nil where it is not known.
  public var horizontalSizeClass: UserInterfaceSizeClass? { nil }

  /// How much room there is from top to bottom; nil where it is not known.
  public var verticalSizeClass: UserInterfaceSizeClass? { nil }
}
