/// Asks for new timelines of widgets.
///
/// An extension has no widgets, and may tell nothing to those of its app.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for new timelines of a kind of widgets.
  ///
  /// Accepted without effect: nothing leaves the extension.
  public func reloadTimelines(ofKind kind: String) {}

  /// Asks for new timelines of all widgets.
  ///
  /// Accepted without effect: nothing leaves the extension.
  public func reloadAllTimelines() {}

  /// Forgets what was suggested.
  ///
  /// Accepted without effect: nothing leaves the extension.
  public func invalidateConfigurationRecommendations() {}

  /// Hands over the widgets that a person placed: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The widgets that a person placed: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person placed.
public struct WidgetInfo: Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
}

/// The size of a widget.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  /// A small square.
  case systemSmall
  /// As wide as two small ones.
  case systemMedium
  /// As large as four small ones.
  case systemLarge
  /// As large as eight small ones.
  case systemExtraLarge
  /// A small circle.
  case accessoryCircular
  /// Some lines.
  case accessoryRectangular
  /// One line.
  case accessoryInline

  /// The size's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
