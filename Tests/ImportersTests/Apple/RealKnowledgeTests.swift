import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers
import Testing

/// Two Macs that were set up and looked at, compared second by second.
@Suite("Real knowledge stores")
struct RealKnowledgeTests {
  @Test(
    "count each second that an application was in front and the display not known to be off",
    arguments: [RealFile.mojave, RealFile.highSierra].compactMap(\.self)
  )
  func seconds(path: String) throws {
    let folder = try AppleFixture()
    _ = try Import.load(path, into: folder.store, options: ImportOptions(now: AppleFixture.now))
    let report = try #require(
      try folder.reportsByDevice("2018-12-01/2019-06-01", .weekly)["Mac"]
    )
    #expect(applications(report) == (try expected(path)))
    #expect(applications(report)["com.apple.loginwindow"] == nil)
  }

  private func applications(_ report: ActivityReport) -> [String: Int64] {
    var found: [String: Int64] = [:]
    for item in report.segments.flatMap(\.categories).flatMap(\.applications) {
      found[report.subjects[item.application].identifier ?? "", default: 0] += item.duration / 1_000
    }
    return found
  }

  /// All times of these files are whole seconds.
  private func expected(_ path: String) throws -> [String: Int64] {
    let sql = """
      SELECT ZSTREAMNAME, ifnull(ZVALUESTRING, ZVALUEINTEGER), ZSTARTDATE, ZENDDATE FROM ZOBJECT
      WHERE ZSTREAMNAME IN ('/app/inFocus', '/display/isBacklit')
      """
    var dark: Set<Int> = []
    var used: [String: Set<Int>] = [:]
    for row in try RealFile.rows(path, sql, columns: 4) {
      let seconds = (Int(row[2] ?? "") ?? 0)..<(Int(row[3] ?? "") ?? 0)
      if row[0] == "/app/inFocus" {
        used[row[1] ?? "", default: []].formUnion(seconds)
      } else if row[1] == "0" {
        dark.formUnion(seconds)
      }
    }
    for name in ["loginwindow", "SecurityAgent", "Installer-Progress"] {
      used["com.apple." + name] = nil
    }
    return used.mapValues { Int64($0.subtracting(dark).count) }.filter { $0.value > 0 }
  }
}
