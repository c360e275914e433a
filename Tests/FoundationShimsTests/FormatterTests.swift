import FoundationShims
import Testing

/// Expected values are those of Apple's documentation of the formatters.
@Suite("Formatters that Linux lacks")
struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  @Test("relative times are written in each style")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let now = Date(timeIntervalSince1970: 1_782_000_000)
    let dayBefore = now.addingTimeInterval(-86_400)
    #expect(formatter.localizedString(for: dayBefore, relativeTo: now) == "1 day ago")
    let later = now.addingTimeInterval(7200)
    #expect(formatter.localizedString(for: later, relativeTo: now) == "in 2 hours")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(for: later, relativeTo: now) == "in two hours")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: dayBefore, relativeTo: now) == "yesterday")
  }

  @Test("lists are joined with commas and the word and")
  func list() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
  }

  @Test("measurements are written with symbols or names")
  func measurement() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: length) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "5 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    let hours = Measurement(value: 1.5, unit: UnitDuration.hours)
    #expect(hours.formatted(.measurement(width: .narrow).locale(english)) == "1.5h")
  }

  @Test("names and ranges of dates have styles")
  func styles() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ann", "Lee")
    #expect(name.formatted() == "Ann Lee")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(7500)
    #expect(
      range.formatted(.components(style: .wide, fields: [.hour, .minute])) == "2 hours, 5 minutes"
    )
    #expect(range.formatted(.timeDuration) == "2:05:00")
  }

  @Test("names are sorted as a reader would")
  func localizedStandard() {
    let names = ["b10", "b9", "B2", "a"]
    #expect(names.sorted(using: .localizedStandard) == ["a", "B2", "b9", "b10"])
    let byItself = KeyPathComparator(\String.self, comparator: .localizedStandard, order: .reverse)
    #expect(names.sorted(using: byItself) == ["b10", "b9", "B2", "a"])
  }

  @Test("times are written as times, whatever symbols they share")
  func timeMeasurements() {
    let minutes = Measurement(value: 90, unit: UnitDuration.minutes)
    #expect(minutes.formatted(.measurement(width: .wide).locale(english)) == "90 minutes")
    #expect(minutes.formatted(.measurement(width: .narrow).locale(english)) == "90m")
    #expect(minutes.formatted(.measurement(width: .abbreviated).locale(english)) == "90 min")
    let hour = Measurement(value: 1, unit: UnitDuration.hours)
    #expect(hour.formatted(.measurement(width: .wide).locale(english)) == "1 hour")
    #expect(hour.formatted(.measurement(width: .abbreviated).locale(english)) == "1 hr")
  }
}
