public import Foundation

/// Lets a device be felt; a report cannot.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Makes ready.
  ///
  /// Accepted without effect.
  open func prepare() {}
}

/// Lets a hit be felt.
///
/// Accepted without effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the hit is.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light
    /// As usual.
    case medium
    /// Hard.
    case heavy
    /// Softly.
    case soft
    /// Stiffly.
    case rigid
  }

  /// Makes a generator of hits.
  public override init() {}

  /// Makes a generator of hits.
  public init(style: FeedbackStyle) {}

  /// Makes a generator of hits on a view.
  public init(style: FeedbackStyle, view: UIView) {}

  /// Lets a hit be felt.
  ///
  /// Accepted without effect.
  open func impactOccurred() {}

  /// Lets a hit be felt.
  ///
  /// Accepted without effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets an outcome be felt.
///
/// Accepted without effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable {
    /// It went well.
    case success
    /// Take care.
    case warning
    /// It failed.
    case error
  }

  /// Lets an outcome be felt.
  ///
  /// Accepted without effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a choice be felt.
///
/// Accepted without effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a choice be felt.
  ///
  /// Accepted without effect.
  open func selectionChanged() {}
}
