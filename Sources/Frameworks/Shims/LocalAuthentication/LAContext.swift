@_exported public import FoundationShims

/// Makes sure who a person is, which an extension has no means for: it fails as on such a device.
open class LAContext: NSObject, @unchecked Sendable {
  /// The words on the button beside.
  ///
  /// Accepted without effect.
  open var localizedFallbackTitle: String?
  /// The words on the button to cancel.
  ///
  /// Accepted without effect.
  open var localizedCancelTitle: String?
  /// The words that say why.
  ///
  /// Accepted without effect.
  open var localizedReason = ""
  /// For how long an unlock counts.
  ///
  /// Accepted without effect.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0

  /// By what a device recognizes a person: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether a person can be asked: no, which the error says.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }

  /// Hands over that a person cannot be asked.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { reply(false, LAError(.biometryNotAvailable)) }
  }

  /// Throws that a person cannot be asked.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Ends all questions.
  ///
  /// Accepted without effect: none is asked.
  open func invalidate() {}
}

/// How a person is asked.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or passcode.
  case deviceOwnerAuthentication = 2
}

/// By what a device recognizes a person.
public enum LABiometryType: Int, Sendable {
  /// By nothing.
  case none = 0
  /// By a finger.
  case touchID = 1
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4
}

/// Why a person was not recognized.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The person chose the button beside.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// The device has no means.
    case biometryNotAvailable = -6
    /// The device knows no face or finger.
    case biometryNotEnrolled = -7
    /// There were too many tries.
    case biometryLockout = -8
    /// The app cancelled.
    case appCancel = -9
    /// The context is no longer good.
    case invalidContext = -10
    /// The person must not be asked.
    case notInteractive = -1004
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The name of Apple's errors of this kind.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words.
  public var errorDescription: String? { "Biometry is not available on this device." }
}
