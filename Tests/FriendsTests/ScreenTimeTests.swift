import Combine
import DeviceActivity
import FamilyControls
import ManagedSettings
import Testing

@Suite("The app's side of Screen Time in an extension")
struct ScreenTimeTests {
  @Test("stores of one name share their settings until they are cleared")
  func stores() {
    let name = ManagedSettingsStore.Name("test.stores")
    let (first, second) = (ManagedSettingsStore(named: name), ManagedSettingsStore(named: name))
    first.shield.applicationCategories = .all()
    first.application.denyAppRemoval = true
    #expect(second.shield.applicationCategories == .all(except: []))
    #expect(second.application.denyAppRemoval == true)
    #expect(ManagedSettingsStore(named: .init("test.other")).application.denyAppRemoval == nil)
    second.clearAllSettings()
    #expect(first.shield.applicationCategories == nil)
  }

  @Test("a schedule's next interval is the one that runs now, else the next one")
  func nextInterval() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(calendar: calendar, hour: 9),
      intervalEnd: DateComponents(calendar: calendar, hour: 17),
      repeats: true
    )
    // 00:00 UTC of 21 June 2026.
    let midnight = Date(timeIntervalSince1970: 1_782_000_000)
    let day = DateInterval(start: midnight.addingTimeInterval(9 * 3600), duration: 8 * 3600)
    #expect(schedule.nextInterval(at: midnight) == day)
    #expect(schedule.nextInterval(at: midnight.addingTimeInterval(10 * 3600)) == day)
    let next = DateInterval(start: day.start.addingTimeInterval(86_400), duration: 8 * 3600)
    #expect(schedule.nextInterval(at: midnight.addingTimeInterval(18 * 3600)) == next)
  }

  @Test("monitoring throws what is wrong with a schedule, else that it is not authorized")
  func monitoring() {
    let center = DeviceActivityCenter()
    func start(_ from: DateComponents, _ to: DateComponents) throws {
      let schedule = DeviceActivitySchedule(intervalStart: from, intervalEnd: to, repeats: true)
      try center.startMonitoring(DeviceActivityName("day"), during: schedule)
    }
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      try start(DateComponents(hour: 0, minute: 0), DateComponents(hour: 23, minute: 59))
    }
    #expect(throws: DeviceActivityCenter.MonitoringError.intervalTooShort) {
      try start(DateComponents(hour: 1, minute: 0), DateComponents(hour: 1, minute: 5))
    }
    #expect(throws: DeviceActivityCenter.MonitoringError.invalidDateComponents) {
      try start(DateComponents(month: 13), DateComponents(month: 14))
    }
    #expect(center.activities.isEmpty)
  }

  @Test("an event without applications, categories and domains is one of all activity")
  func events() {
    let event = DeviceActivityEvent(threshold: DateComponents(minute: 30))
    #expect(event.includesAllActivity && !event.includesPastActivity)
  }

  @Test("asking for authorization fails as where the service cannot be reached")
  func authorization() async {
    let center = AuthorizationCenter.shared
    #expect(center.authorizationStatus == .notDetermined)
    await #expect(throws: FamilyControlsError.unavailable) {
      try await center.requestAuthorization(for: .individual)
    }
  }
}
