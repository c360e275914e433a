extension Int64 {
  /// The quotient rounded towards minus infinity, as calendars need it before 1970.
  ///
  /// - Parameter divisor: Greater than zero.
  package func flooredQuotient(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The remainder that goes with ``flooredQuotient(by:)``: never negative.
  package func flooredRemainder(by divisor: Int64) -> Int64 {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
