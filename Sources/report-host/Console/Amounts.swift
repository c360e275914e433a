/// Sizes of files as people read them.
enum ByteCount {
  /// "12.3 MB"; decimal units, as file managers use.
  static func text(_ bytes: Int64) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    var (amount, unit) = (Double(bytes), 0)
    while amount >= 999.95, unit + 1 < units.count {
      amount /= 1_000
      unit += 1
    }
    guard unit > 0 else { return counted(bytes, "byte") }
    let tenths = Int((amount * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}

/// "1 day" and "2 days".
func counted(_ count: some BinaryInteger, _ singular: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
}

/// Times as people read them.
enum DurationText {
  /// "12h 5m", or "5m 3s" below an hour; parts of a second are left out.
  static func text(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1_000
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 { return minutes > 0 ? "\(hours)h \(minutes)m" : "\(hours)h" }
    guard minutes > 0 else { return "\(seconds)s" }
    return seconds % 60 > 0 ? "\(minutes)m \(seconds % 60)s" : "\(minutes)m"
  }
}
