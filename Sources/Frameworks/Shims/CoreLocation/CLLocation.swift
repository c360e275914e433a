@_exported public import FoundationShims

/// Degrees.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters per second.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double
/// Meters, or a negative number for a wish.
public typealias CLLocationAccuracy = Double

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as for finding one's way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// At every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place where the equator meets the meridian of Greenwich.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Whether there is such a place on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where a device was.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The meters above the sea.
  public let altitude: CLLocationDistance
  /// How exact the place is, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the altitude is, in meters.
  public let verticalAccuracy: CLLocationAccuracy
  /// When the device was there.
  public let timestamp: Date

  /// Makes a location.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Makes a location.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// The meters to another location, along the surface of a ball of the earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (from, to) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let across = sin((to.latitude - from.latitude) * radians / 2)
    let along = sin((to.longitude - from.longitude) * radians / 2)
    let share = cos(from.latitude * radians) * cos(to.latitude * radians)
    let part = across * across + share * along * along
    return 2 * 6_371_009 * asin(min(1, part.squareRoot()))
  }
}
