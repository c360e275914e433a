public import Foundation

/// A type whose views an editor's canvas shows; nothing renders them here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform to show the views on; nil for the editor's choice.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The editor's choice of platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform to show a preview on.
public enum PreviewPlatform: Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// A device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show a preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Makes a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a device from its name.
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

extension View {
  /// Names the view in an editor's canvas.
  ///
  /// Accepted without effect.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of the view in an editor's canvas.
  ///
  /// Accepted without effect.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device that an editor's canvas shows.
  ///
  /// Accepted without effect.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
