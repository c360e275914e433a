@_exported public import FoundationShims

/// How long the registration of a font lasts.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none
  /// For the process.
  case process
  /// For the user.
  case user
  /// For the session.
  case session
}

/// Makes a font's file known.
///
/// Accepted without effect: the surface has its own fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutableRawPointer?
) -> Bool { false }
