/// Joins the samples at which someone was there into stretches.
struct ArbttPresence {
  /// arbtt's own example of a configuration calls someone away after a minute.
  static let idleAfter: Int64 = 60_000
  /// Samples come a little late; gaps up to this many microseconds are no absence.
  private static let tolerance: Int64 = 5_000_000

  private var stretch: Range<Int64>?

  /// Whether someone was there at a sample.
  static func isPresent(_ sample: ArbttSample) -> Bool { sample.inactive <= idleAfter }

  /// Takes a sample; returns the stretch that it shows to have ended, in microseconds since 1970.
  mutating func take(_ sample: ArbttSample) -> Range<Int64>? {
    guard Self.isPresent(sample) else { return nil }
    let duration = min(max(0, sample.rate), 86_400_000) * 1_000
    let covered = sample.time..<(sample.time + duration)
    guard let known = stretch, known.lowerBound <= covered.lowerBound,
      covered.lowerBound <= known.upperBound + Self.tolerance
    else {
      defer { stretch = covered }
      return stretch
    }
    stretch = known.lowerBound..<max(known.upperBound, covered.upperBound)
    return nil
  }

  /// The stretch that the last sample belongs to.
  mutating func finish() -> Range<Int64>? {
    defer { stretch = nil }
    return stretch
  }
}
