/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// A restriction forbids it.
  case restricted
  /// The person refused.
  case denied
  /// Always.
  case authorizedAlways
  /// While the app is used.
  case authorizedWhenInUse
}

/// How exact a place an app may know.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exact as can be.
  case fullAccuracy
  /// To some kilometers.
  case reducedAccuracy
}

/// Why a place is not known.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    /// Not yet.
    case locationUnknown
    /// It may not be known.
    case denied
    /// The network cannot be reached.
    case network
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The name of Apple's errors of this kind.
  public static var errorDomain: String { "kCLErrorDomain" }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Tells where the device is, which an extension may not know.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// What is told: that the place may not be known.
  ///
  /// As on Apple's systems the delegate is told the authorization once, soon after the manager has got it.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil, !hasTold else { return }
      hasTold = true
      DispatchQueue.main.async { self.delegate?.locationManagerDidChangeAuthorization(self) }
    }
  }
  private var hasTold = false
  /// How exact the place should be.
  ///
  /// Accepted without effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before the place is told again.
  ///
  /// Accepted without effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether the app is told in the background.
  ///
  /// Accepted without effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether it is told less often where the device rests.
  ///
  /// Accepted without effect.
  open var pausesLocationUpdatesAutomatically = true

  /// Where the device is: not known.
  open var location: CLLocation? { nil }

  /// Whether the extension may know where the device is: no.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// How exact a place the extension may know: not at all.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Whether the device finds out where it is: not for an extension.
  open class func locationServicesEnabled() -> Bool { false }

  /// Whether an extension may know where the device is: no.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

  /// Asks whether the place may be known while the app is used.
  ///
  /// Accepted without effect: nobody is asked.
  open func requestWhenInUseAuthorization() {}

  /// Asks whether the place may always be known.
  ///
  /// Accepted without effect: nobody is asked.
  open func requestAlwaysAuthorization() {}

  /// Tells the delegate that the place may not be known.
  open func requestLocation() { fail() }

  /// Tells the delegate that the place may not be known.
  open func startUpdatingLocation() { fail() }

  /// Stops to tell.
  ///
  /// Accepted without effect.
  open func stopUpdatingLocation() {}

  private func fail() {
    DispatchQueue.main.async {
      self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// What is told where the device is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with places; never here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called where the place is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called once a manager has a delegate: the place may not be known.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
