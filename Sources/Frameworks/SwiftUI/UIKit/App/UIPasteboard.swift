public import Foundation

/// What has been copied; a report can neither read nor write it, but finds what it wrote itself.
@MainActor @preconcurrency
open class UIPasteboard {
  /// The pasteboard of the report.
  public static let general = UIPasteboard()

  /// Words.
  open var string: String?
  /// Several words.
  open var strings: [String]?
  /// An address.
  open var url: URL?
  /// A picture.
  open var image: UIImage?
  /// A colour.
  open var color: UIColor?
  /// Whether there are words.
  open var hasStrings: Bool { string != nil || strings?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
}

/// What assistive technology is on: none that a report knows of.
public enum UIAccessibility {
  /// A kind of notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The kind as a number.
    public let rawValue: UInt32

    /// Makes a kind from a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words are to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was turned.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether a screen reader is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether movement is to be reduced; a report does not move.
  public static var isReduceMotionEnabled: Bool { true }
  /// Whether transparency is to be reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether meaning is to be shown by more than colour.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Tells assistive technology something.
  ///
  /// Accepted without effect.
  public static func post(notification: Notification, argument: Any?) {}
}
