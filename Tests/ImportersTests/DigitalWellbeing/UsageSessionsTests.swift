import Testing

@testable import Importers

@Suite("Sessions of Android’s activities")
struct UsageSessionsTests {
  typealias Session = UsageSessions.Session

  /// Events as (time, kind, package, instance).
  static func sessions(
    _ events: [(Int64, UsageEvent.Kind, Int64, Int64)]
  ) -> (sessions: [Session], counts: UsageSessions.Counts) {
    var pairing = UsageSessions()
    var sessions: [Session] = []
    for event in events {
      pairing.take(
        UsageEvent(time: event.0, kind: event.1, package: event.2, instance: event.3)
      ) { sessions.append($0) }
    }
    pairing.finish { sessions.append($0) }
    return (sessions, pairing.counts)
  }

  @Test("An activity is in front from its resume to its pause, each instance of its own")
  func pairs() {
    let found = Self.sessions([
      (0, .resumed, 1, 11), (5, .resumed, 1, 12), (9, .paused, 1, 11), (12, .paused, 1, 12),
      (12, .stopped, 1, 11), (20, .resumed, 2, 0), (30, .paused, 2, 0),
    ])
    #expect(
      found.sessions == [
        Session(package: 1, start: 0, end: 9), Session(package: 1, start: 5, end: 12),
        Session(package: 2, start: 20, end: 30),
      ]
    )
    #expect(found.counts == UsageSessions.Counts())
  }

  @Test("What waits for its pause counts as kept, what has had it does not")
  func kept() {
    var pairing = UsageSessions()
    func take(_ time: Int64, _ kind: UsageEvent.Kind, _ instance: Int64) {
      pairing.take(UsageEvent(time: time, kind: kind, package: 1, instance: instance)) { _ in }
    }
    for instance in 1...3 as ClosedRange<Int64> { take(0, .resumed, instance) }
    #expect(pairing.openCount == 3)
    take(5, .screenNonInteractive, 0)
    #expect(pairing.openCount == 3)
    take(6, .paused, 1)
    #expect(pairing.openCount == 2)
  }

  @Test("A pause ends its activity also where another came meanwhile: screens can be split")
  func splitScreen() {
    let found = Self.sessions([
      (0, .resumed, 1, 1), (5, .resumed, 2, 2), (20, .paused, 1, 1), (25, .paused, 2, 2),
    ])
    #expect(
      found.sessions == [
        Session(package: 1, start: 0, end: 20), Session(package: 2, start: 5, end: 25),
      ]
    )
  }

  @Test("Without a pause it ends when it was stopped, or when another package came before that")
  func stops() {
    let alone = Self.sessions([(0, .resumed, 1, 1), (30, .stopped, 1, 1)])
    #expect(alone.sessions == [Session(package: 1, start: 0, end: 30)])
    #expect(alone.counts.withoutPause == 1)
    let followed = Self.sessions([
      (0, .resumed, 1, 1), (4, .resumed, 1, 9), (10, .resumed, 2, 2), (15, .resumed, 3, 3),
      (30, .stopped, 1, 1), (31, .stopped, 1, 9), (40, .paused, 2, 2), (50, .paused, 3, 3),
    ])
    #expect(
      followed.sessions == [
        Session(package: 1, start: 0, end: 10), Session(package: 1, start: 4, end: 10),
        Session(package: 2, start: 10, end: 40), Session(package: 3, start: 15, end: 50),
      ]
    )
  }

  @Test("Pauses without resume, repeated resumes and what never ended are counted")
  func counts() {
    let found = Self.sessions([
      (0, .paused, 1, 1), (5, .resumed, 1, 1), (8, .resumed, 1, 1), (10, .paused, 1, 1),
      (11, .stopped, 1, 1), (20, .resumed, 2, 2), (30, .resumed, 3, 3),
    ])
    #expect(
      found.sessions == [
        Session(package: 1, start: 5, end: 10), Session(package: 2, start: 20, end: 30),
      ]
    )
    #expect(
      found.counts
        == UsageSessions.Counts(
          pausesWithoutResume: 1,
          repeatedResumes: 1,
          withoutPause: 1,
          withoutEnd: 1
        )
    )
  }

  @Test("A shutdown ends everything; what comes before the start is told stays")
  func shutdown() {
    let found = Self.sessions([
      (0, .resumed, 1, 1), (30, .deviceShutdown, 9, 0), (80, .resumed, 2, 2),
      (90, .deviceStartup, 9, 0), (100, .paused, 2, 2),
    ])
    #expect(
      found.sessions == [
        Session(package: 1, start: 0, end: 30), Session(package: 2, start: 80, end: 100),
      ]
    )
    #expect(found.counts.pausesWithoutResume == 0)
  }

  @Test("A start without a shutdown ends everything at the last event before")
  func crash() {
    let found = Self.sessions([
      (100, .resumed, 2, 2), (110, .notificationInterruption, 3, 0), (500, .deviceStartup, 9, 0),
      (510, .paused, 2, 2),
    ])
    #expect(found.sessions == [Session(package: 2, start: 100, end: 110)])
    #expect(found.counts.pausesWithoutResume == 1)
  }

  @Test("Nothing is in front of a screen that is off; the pause that follows is no loss")
  func screenOff() {
    let found = Self.sessions([
      (0, .resumed, 1, 1), (30, .screenNonInteractive, 9, 0), (31, .paused, 1, 1),
      (60, .screenInteractive, 9, 0), (61, .resumed, 1, 1), (70, .paused, 1, 1),
    ])
    #expect(
      found.sessions == [
        Session(package: 1, start: 0, end: 30), Session(package: 1, start: 61, end: 70),
      ]
    )
    #expect(found.counts.pausesWithoutResume == 0)
  }

  @Test("A hundred thousand packages that never leave are bearable")
  func manyPackages() {
    var events: [(Int64, UsageEvent.Kind, Int64, Int64)] = []
    for package in 0..<100_000 as Range<Int64> { events.append((package, .resumed, package, 0)) }
    let found = Self.sessions(events)
    #expect(found.sessions.count == 99_999)
    #expect(found.sessions.allSatisfy { $0.end - $0.start == 1 })
    #expect(found.counts.withoutEnd == 1)
  }

  @Test(
    "Home screens and system bars are no applications",
    arguments: [
      ("com.google.android.apps.nexuslauncher", true), ("com.android.systemui", true),
      ("android", true), ("com.android.settings", false), ("com.android.chrome", false),
    ]
  )
  func homeScreens(package: String, isHomeScreen: Bool) {
    #expect(AndroidHomeScreens.contains(package) == isHomeScreen)
  }
}
