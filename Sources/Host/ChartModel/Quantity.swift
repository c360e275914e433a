/// What a chart's numbers count, as far as the plotted value's label tells.
package enum Quantity: Hashable, Sendable {
  case number
  /// A duration, in units of so many seconds.
  case duration(unitSeconds: Double)
  /// Hundredths of a whole.
  case percent

  /// Reads the unit from a label such as "Minutes" or "Screen Time (hours)".
  package init(label: String?) {
    let words = (label ?? "").lowercased().split { !$0.isLetter }
    if words.contains(where: { ["hour", "hours", "hrs"].contains($0) }) {
      self = .duration(unitSeconds: 3600)
    } else if words.contains(where: { ["minute", "minutes", "mins"].contains($0) }) {
      self = .duration(unitSeconds: 60)
    } else if words.contains(where: { ["second", "seconds", "secs"].contains($0) }) {
      self = .duration(unitSeconds: 1)
    } else {
      self = .number
    }
  }

  /// A value in words: `1h 30m`, `1,250`, `3.5`.
  package func text(_ value: Double) -> String {
    switch self {
    case .number: NumberText.short(value)
    case .percent: NumberText.short(value.rounded()) + "%"
    case .duration(let unit): NumberText.duration(seconds: value * unit)
    }
  }
}

/// Numbers in words, without a formatter's cost.
enum NumberText {
  /// A number with as many decimals as it has, two at most.
  static func short(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    if size >= 1e15 { return value < 0 ? "−∞" : "∞" }
    if size >= 1e9 { return scaled(value, 1e9, "B") }
    if size >= 1e6 { return scaled(value, 1e6, "M") }
    let hundredths = (size * 100).rounded()
    let text = grouped(hundredths)
    return value < 0 && hundredths > 0 ? "−" + text : text
  }

  private static func scaled(_ value: Double, _ unit: Double, _ suffix: String) -> String {
    short(value / unit) + suffix
  }

  /// Hundredths as a decimal number with thousands apart.
  private static func grouped(_ hundredths: Double) -> String {
    let total = Int(min(hundredths, 1e17))
    let (whole, rest) = (total / 100, total % 100)
    var digits = String(whole)
    if whole >= 1000 { digits = String(whole / 1000) + "," + padded(whole % 1000, to: 3) }
    guard rest > 0 else { return digits }
    return digits + "." + (rest % 10 == 0 ? String(rest / 10) : padded(rest, to: 2))
  }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
  }

  /// A duration in its two largest units: `2h 5m`, `45m`, `30s`, `0`.
  static func duration(seconds: Double) -> String {
    guard seconds.isFinite else { return "–" }
    if seconds < 0 { return seconds > -0.5 ? "0" : "−" + duration(seconds: -seconds) }
    let total = Int(min(seconds.rounded(), 1e15))
    if total == 0 { return "0" }
    if total < 60 { return "\(total)s" }
    // Whole minutes that have passed, as clocks count; seconds matter below ten minutes only.
    let minutes = total / 60
    if minutes < 60 {
      let rest = total < 600 ? total % 60 : 0
      return rest == 0 ? "\(minutes)m" : "\(minutes)m \(rest)s"
    }
    let hours = minutes / 60
    if minutes % 60 == 0 { return hours < 10_000 ? "\(hours)h" : short(Double(hours)) + "h" }
    return hours < 100 ? "\(hours)h \(minutes % 60)m" : short(Double(hours)) + "h"
  }
}
