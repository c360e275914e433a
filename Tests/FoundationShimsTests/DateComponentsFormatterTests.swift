import FoundationShims
import Testing

/// Expected values are Apple's, from the class' documentation and header.
@Suite("DateComponentsFormatter")
struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [],
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test(
    "each style writes 9 hours, 41 minutes and 30 seconds in its own way",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"),
      (.abbreviated, "9h 41m 30s"),
      (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
      (.brief, "9hr 41min 30sec"),
    ]
  )
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(formatter(style).string(from: 34_890) == expected)
  }

  @Test(
    "one hour under each zero behaviour, with days, hours, minutes and seconds allowed",
    arguments: [
      (DateComponentsFormatter.ZeroFormattingBehavior.default, "1h"),
      (.dropAll, "1h"),
      (.dropLeading, "1h 0m 0s"),
      (.dropTrailing, "0d 1h"),
      (.dropMiddle, "0d 1h 0s"),
      (DateComponentsFormatter.ZeroFormattingBehavior(), "0d 1h 0m 0s"),
      (.pad, "0d 1h 0m 0s"),
    ]
  )
  func zeros(zeros: DateComponentsFormatter.ZeroFormattingBehavior, expected: String) {
    let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second], zeros: zeros)
    #expect(formatter.string(from: 3600) == expected)
  }

  @Test("positional units are padded after the first, and the first too when padding is asked for")
  func positional() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(.positional, units).string(from: 3610) == "1:00:10")
    #expect(formatter(.positional, units).string(from: 3900) == "1:05:00")
    #expect(formatter(.positional, units).string(from: 65) == "1:05")
    #expect(formatter(.positional, units, zeros: .pad).string(from: 3610) == "01:00:10")
    #expect(formatter(.positional, units, zeros: []).string(from: 3610) == "1:0:10")
    #expect(formatter(.positional, [.minute, .second], zeros: .pad).string(from: 30) == "00:30")
    #expect(
      formatter(.positional, [.day, .hour, .minute, .second]).string(from: 90_000)
        == "1d 1:00:00"
    )
  }

  @Test("the template's formatter writes days, hours, minutes and seconds without zeros")
  func template() {
    let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second], zeros: .dropAll)
    #expect(formatter.string(from: 0) == "0s")
    #expect(formatter.string(from: 59) == "59s")
    #expect(formatter.string(from: 3900) == "1h 5m")
    #expect(formatter.string(from: 90_061) == "1d 1h 1m 1s")
  }

  @Test("one and many have their own names")
  func plurals() {
    #expect(formatter(.full, [.hour, .minute]).string(from: 3660) == "1 hour, 1 minute")
    #expect(formatter(.full, [.hour, .minute]).string(from: 7500) == "2 hours, 5 minutes")
    #expect(formatter(.short, [.day, .hour]).string(from: 176_400) == "2 days, 1 hr")
    #expect(formatter(.full, [.minute]).string(from: 0) == "0 minutes")
  }

  @Test("units that are not allowed are counted in smaller ones, and smaller ones are cut off")
  func allowedUnits() {
    #expect(formatter(.full, [.minute]).string(from: 5400) == "90 minutes")
    #expect(formatter(.abbreviated, [.hour]).string(from: 5400) == "1h")
    #expect(formatter(.full, [.second]).string(from: 3600) == "3,600 seconds")
  }

  @Test("no more units are written than are wanted")
  func maximumUnitCount() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 4230) == "1h")
  }

  @Test("the smallest unit that is wanted is rounded, halves to even")
  func maximumUnitCountRounds() {
    let formatter = formatter(.abbreviated, [.day, .hour, .minute])
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 5400) == "2h")
    #expect(formatter.string(from: 5340) == "1h")
    #expect(formatter.string(from: 7140) == "2h")
    #expect(formatter.string(from: 86_340) == "1d")
    #expect(formatter.string(from: DateComponents(minute: 90)) == "2h")
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 91_800) == "1d 2h")
    #expect(formatter.string(from: 3599) == "59m")
  }

  @Test("phrases stand before and after")
  func phrases() {
    let formatter = formatter(.full, [.minute])
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test("a largest unit of one collapses into the next")
  func collapse() {
    let formatter = formatter(.abbreviated, [.minute, .second])
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  @Test("years and months count from the reference date")
  func months() {
    // 2001 has 365 days; January has 31.
    #expect(
      formatter(.full, [.year, .month, .day]).string(from: 86_400 * 397) == "1 year, 1 month, 1 day"
    )
    #expect(formatter(.abbreviated, [.month, .day]).string(from: 86_400 * 32) == "1mo 1d")
  }

  @Test("components are added up first")
  func components() {
    var components = DateComponents()
    components.minute = 90
    #expect(formatter(.full, [.hour, .minute]).string(from: components) == "1 hour, 30 minutes")
    components = DateComponents(year: 1, month: 14)
    #expect(formatter(.full, [.year, .month]).string(from: components) == "2 years, 2 months")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(hour: 1, minute: 5),
        unitsStyle: .short
      ) == "1 hr, 5 min"
    )
  }

  @Test("a day of 23 hours between two dates is a day")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 26 March 2023: clocks went forward in Berlin.
    let start = Date(timeIntervalSince1970: 1_679_785_200)
    let end = Date(timeIntervalSince1970: 1_679_868_000)
    let formatter = formatter(.full, [.day, .hour])
    formatter.calendar = calendar
    #expect(formatter.string(from: start, to: end) == "1 day")
  }

  @Test("lengths that cannot be counted give nothing", arguments: [Double.nan, .infinity, 1e300])
  func uncountable(interval: Double) {
    #expect(formatter(.full).string(from: interval) == nil)
    #expect(formatter(.full).string(from: DateComponents(hour: .max - 1)) == nil)
  }

  @Test("a negative length has one sign")
  func negative() {
    #expect(formatter(.abbreviated, [.hour, .minute]).string(from: -3900) == "-1h 5m")
  }
}
