internal import CivilCalendar

/// What an import of Apple's Screen Time store came to, beside what every import tells.
struct ScreenTimeOutcome {
  /// Screen time of single devices in seconds.
  var devices: Int64 = 0
  /// Screen time of all devices together, as Apple united it; nil where the file has none.
  var together: Int64?
  /// Blocks of another length than an hour.
  var otherLengths = 0
  /// Blocks without a time that an hour can begin at.
  var untimely = 0
  /// Blocks of devices that the file does not describe.
  var homeless = 0
  /// Blocks of watches.
  var otherScreens = 0
  var otherScreenNames: [String] = []
  /// Items that Apple does not trust to have been shown.
  var untrusted = 0
  /// Numbers that no hour can have.
  var impossible = 0
  /// Items beyond those that an hour can have.
  var beyondLimit = 0
  var unknownCategories: Set<String> = []

  /// The lines for people.
  var lines: [String] {
    var lines: [String] = []
    if let together {
      lines.append(
        "screen time of the devices \(Self.text(devices)); of the person \(Self.text(together)), "
          + "which counts once what was used at the same time"
      )
    }
    add("not of an hour, not read", otherLengths, "block", to: &lines)
    add("without a time that an hour can begin at, not read", untimely, "block", to: &lines)
    add("of devices that the file does not describe, not read", homeless, "hour", to: &lines)
    let names = otherScreenNames.prefix(3).map { quoted($0) }.joined(separator: ", ")
    add("of \(names), not read: a watch has no screen time", otherScreens, "hour", to: &lines)
    add("that Apple does not trust to have been shown, kept", untrusted, "item", to: &lines)
    add("that no hour can have, limited", impossible, "number", to: &lines)
    add("more than an hour can have, not read", beyondLimit, "item", to: &lines)
    if !unknownCategories.isEmpty {
      let names = unknownCategories.sorted().prefix(10).map { quoted($0) }.joined(separator: ", ")
      lines.append("categories without a known name: \(names)")
    }
    return lines
  }

  private func add(_ text: String, _ count: Int, _ word: String, to lines: inout [String]) {
    guard count > 0 else { return }
    lines.append("\(ImportReport.count(count, word)) \(text)")
  }

  /// A time such as "49 h 18 min 12 s".
  static func text(_ seconds: Int64) -> String {
    var parts: [String] = []
    if seconds >= 3_600 { parts.append("\(seconds / 3_600) h") }
    if seconds >= 60 { parts.append("\(seconds / 60 % 60) min") }
    return (parts + ["\(seconds % 60) s"]).joined(separator: " ")
  }
}
