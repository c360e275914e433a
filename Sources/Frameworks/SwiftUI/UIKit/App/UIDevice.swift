public import Foundation

/// The device that runs the report: a phone, so that authors' layouts for phones apply.
@MainActor @preconcurrency
open class UIDevice {
  /// The current device.
  public static let current = UIDevice()

  /// The device's name, which the sandbox keeps from the report.
  open var name: String { "iPhone" }
  /// The kind of model.
  open var model: String { "iPhone" }
  /// The kind of model, in the user's language.
  open var localizedModel: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of Apple's system whose API this is.
  open var systemVersion: String { "18.0" }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// An identifier of the app's maker on the device: none.
  open var identifierForVendor: UUID? { nil }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is: not known.
  open var batteryLevel: Float { -1 }
  /// Whether the battery is watched.
  ///
  /// Accepted without effect.
  open var isBatteryMonitoringEnabled = false
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The screen: that of a phone, 390 x 844 points.
///
/// A report is drawn in what room its reader has; `GeometryReader` tells that.
@MainActor @preconcurrency
open class UIScreen {
  /// The one screen.
  public static let main = UIScreen()
  /// All screens.
  public static var screens: [UIScreen] { [main] }

  /// The screen's place and size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The screen's place and size in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// How many pixels make a point.
  open var scale: CGFloat { 3 }
  /// How many pixels make a point.
  open var nativeScale: CGFloat { 3 }
  /// How bright the screen is.
  ///
  /// Accepted without effect.
  open var brightness: CGFloat = 0.5
  /// How many times a second the screen is drawn.
  open var maximumFramesPerSecond: Int { 60 }
  /// What the screen is like.
  open var traitCollection: UITraitCollection { .current }
}
