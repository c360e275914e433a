internal import Foundation

extension DateComponentsFormatter {
  /// Writes a length of time that has been split into units.
  func string(from duration: SplitDuration) -> String? {
    guard !duration.parts.isEmpty else { return nil }
    let parts = limited(shown(collapsed(duration.parts)))
    let isZero = parts.allSatisfy { $0.value == 0 }
    let body = unitsStyle == .positional ? positional(parts) : named(parts)
    var text = duration.isNegative && !isZero ? "-" + body : body
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// Writes a largest unit of one in the next smaller unit.
  private func collapsed(
    _ parts: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts[first].value == 1, first + 1 < parts.count,
      let larger = parts[first].unit.seconds, let smaller = parts[first + 1].unit.seconds
    else { return parts }
    var parts = parts
    parts[first].value = 0
    parts[first + 1].value += larger / smaller
    return parts
  }

  /// Leaves out the units that are zero and not wanted; at least the smallest stays.
  private func shown(
    _ parts: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    let behavior = effectiveBehavior
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? parts : Array(parts.suffix(1)) }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first, behavior.contains(.dropLeading) { return false }
      if index > last, behavior.contains(.dropTrailing) { return false }
      let isAtAnEnd = index == 0 || index == parts.count - 1
      return isAtAnEnd || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  /// Keeps as many units as are wanted, from the largest that is not zero.
  private func limited(
    _ parts: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    guard maximumUnitCount > 0, parts.count > maximumUnitCount else { return parts }
    let first = parts.firstIndex { $0.value != 0 } ?? max(parts.count - maximumUnitCount, 0)
    return Array(parts[min(first, parts.count - 1)...].prefix(maximumUnitCount))
  }

  private var effectiveBehavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? [.dropLeading] : .dropAll
  }

  /// `1:05:00`; years, months, weeks and days keep their letters, as in `1d 2:00:00`.
  private func positional(_ parts: [(unit: DurationUnit, value: Int)]) -> String {
    let padsFirst = zeroFormattingBehavior.contains(.pad)
    let padsOthers = padsFirst || zeroFormattingBehavior.contains(.default)
    let clock = parts.filter { $0.unit.rawValue >= DurationUnit.hour.rawValue }
    let days = parts.filter { $0.unit.rawValue < DurationUnit.hour.rawValue }
    let digits = clock.enumerated().map { index, part in
      let isPadded = index == 0 ? padsFirst && days.isEmpty : padsOthers
      let number = String(part.value)
      return isPadded && number.count < 2 ? "0" + number : number
    }
    if clock.isEmpty, days.count == 1 { return String(days[0].value) }
    let words = days.map { "\($0.value)\($0.unit.abbreviation)" }
    return (words + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func named(_ parts: [(unit: DurationUnit, value: Int)]) -> String {
    let words = parts.map { part -> String in
      switch unitsStyle {
      case .positional, .abbreviated: "\(part.value.grouped)\(part.unit.abbreviation)"
      case .short: "\(part.value.grouped) \(part.unit.shortName(part.value))"
      case .brief: "\(part.value.grouped)\(part.unit.shortName(part.value))"
      case .full: "\(part.value.grouped) \(part.unit.name(part.value))"
      case .spellOut: "\(part.value.spelledOut) \(part.unit.name(part.value))"
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return words.joined(separator: isTight ? " " : ", ")
  }
}

extension DurationUnit {
  var abbreviation: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  func shortName(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .year: isOne ? "yr" : "yrs"
    case .month: isOne ? "mth" : "mths"
    case .week: isOne ? "wk" : "wks"
    case .day: isOne ? "day" : "days"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  func name(_ count: Int) -> String {
    "\(self)" + (count == 1 ? "" : "s")
  }
}
