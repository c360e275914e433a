@_exported public import FoundationShims
public import SwiftUI

/// Asks a person to rate an app.
public enum SKStoreReviewController {
  /// Asks a person to rate the app.
  ///
  /// Accepted without effect: an extension asks nobody.
  public static func requestReview() {}
}

/// Asks a person to rate an app.
public struct RequestReviewAction: Sendable {
  /// Asks a person to rate the app.
  ///
  /// Accepted without effect: an extension asks nobody.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks a person to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
