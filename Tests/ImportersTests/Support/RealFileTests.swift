import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers
import Testing

/// The folder with other people's files, which are too large for this repository.
private let folder = ProcessInfo.processInfo.environment["REPORT_HOST_ACTIVITY_FILES"]

@Suite(
  "Real files of phones and browsers",
  .enabled(if: folder != nil, "REPORT_HOST_ACTIVITY_FILES is not set")
)
struct RealFileTests {
  func path(_ name: String) -> String { (folder ?? "") + "/" + name }

  @Test("A month of Android: 543 unlocks, 1,829 notifications, the longest stretch 2.15 h")
  func android() throws {
    let fixture = try SourceFixture()
    let report = try fixture.load(path: path("android_app_usage"))
    #expect(report.eventsRead == 11_663)
    #expect(report.dropped == [:])
    let period = "2023-05-29/2023-06-29"
    let counts = try fixture.counts(period)
    #expect(counts.pickups + counts.alone == 543)
    #expect(counts.notices == 1_829)
    // By a program of its own: pairs alone make 34.6 h, summed; with the 34 activities that were
    // never paused, and each moment counted once, it is 37.4 h.
    let seconds = try fixture.seconds(period)
    #expect(seconds["total"] == 134_505.376)
    #expect(seconds["com.zhiliaoapp.musically"] == 35_473.034)
    #expect(seconds["com.google.android.apps.maps"] == 21_800.871)
    #expect(seconds["com.google.android.apps.nexuslauncher"] == nil)
    #expect(seconds.count == 39)
    let longest = try fixture.reports(.daily, period)[0].segments.map {
      ($0.longestEnd ?? 0) - ($0.longestStart ?? 0)
    }
    #expect(longest.max() == 7_728)
    #expect(report.notes.contains { $0.hasSuffix("or the device was off: 34") })
    #expect(report.notes.contains { $0.hasSuffix("without having come: they do not count: 23") })
  }

  @Test("Browsers of their early days have visits, but no durations")
  func browsers() throws {
    let fixture = try SourceFixture()
    for name in ["firefox_places.sqlite", "chrome_History"] {
      let report = try fixture.load(path: path(name))
      #expect(report.span == nil)
      #expect(report.notes.contains { $0.contains("which do not count") })
    }
  }
}
