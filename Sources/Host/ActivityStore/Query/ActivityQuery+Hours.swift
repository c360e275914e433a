internal import CivilCalendar

/// Hours of which only sums are known.
extension ActivityQuery {
  /// The devices on which segments begin within an hour of which only sums are known.
  ///
  /// Such an hour is divided between two segments in proportion to the time, so that sums stay
  /// exact but the two are estimates. It happens where the zone's hours, or the days of a zone, do not
  /// begin with those of the device.
  package func devicesWithDividedHours(in source: any ActivitySource) throws -> [DeviceUser] {
    let borders = Set(
      try segments().flatMap { [$0.lowerBound, $0.upperBound] }
        .map { $0.flooredQuotient(by: ActivityBin.seconds) }
    ).sorted()
    guard let first = borders.first, let last = borders.last else { return [] }
    return try selectedDeviceUsers(source.deviceUsers()).filter { deviceUser in
      let hours = try source.hourBins(of: deviceUser, in: (first - HourBlock.bins)..<last)
      return Self.divides(borders, hours)
    }
  }

  /// Whether one of the borders lies within one of the hours; both are in order.
  private static func divides(_ borders: [Int64], _ hours: [Int64]) -> Bool {
    var index = 0
    for hour in hours {
      while index < borders.count, borders[index] <= hour { index += 1 }
      guard index < borders.count else { return false }
      if borders[index] < hour + HourBlock.bins { return true }
    }
    return false
  }
}
