import ActivityStore
import ExtensionProtocol
import Foundation
import Testing

@Suite("Picking activities on the command line")
struct PickTests {
  /// Apple's form of a selection.
  struct Selection: Codable, Equatable {
    struct Token: Codable, Equatable { var data: Data }
    var applicationTokens: [Token]
    var categoryTokens: [Token]
    var webDomainTokens: [Token]
    var includeEntireCategory: Bool
    var untokenizedApplicationIdentifiers: [String]
  }

  let family: FamilyFixture

  init() throws {
    family = try FamilyFixture()
  }

  private func pick(_ options: [String], app: String = "ActivityCharts") throws -> HostRun {
    try HostRun(["pick", "--app", app, "--store", family.store] + options)
  }

  private func selection(_ host: HostRun) throws -> Selection {
    try #require(host.status == 0, "\(host.errors)")
    return try JSONDecoder().decode(Selection.self, from: Data(host.outputBytes))
  }

  /// The store's tokens of the app.
  private func token(_ kind: ActivityReport.Subject.Kind, _ name: String) throws -> Data {
    let path = URL(fileURLWithPath: HostRun.folder + "/ActivityCharts").resolvingSymlinksInPath()
      .path
    let reading = try #require(try Store.open(family.store)).reading(for: path)
    let number = try #require(try reading.subjects(kind, named: name).first)
    return Data(try reading.subject(number).subject.token)
  }

  @Test("prints the app's tokens of what is named, in Apple's form")
  func form() throws {
    try authorize("ActivityCharts", in: family.store)
    let found = try selection(
      pick(["--application", "code", "--category", "games", "--web-domain", "Example.org"])
    )
    #expect(
      found
        == Selection(
          applicationTokens: [.init(data: try token(.application, "code"))],
          categoryTokens: [.init(data: try token(.category, "Games"))],
          webDomainTokens: [.init(data: try token(.webDomain, "example.org"))],
          includeEntireCategory: false,
          untokenizedApplicationIdentifiers: []
        )
    )
    #expect(try selection(pick([])).applicationTokens == [])
  }

  @Test("chooses what is in a category too where that is asked for")
  func entireCategory() throws {
    try authorize("ActivityCharts", in: family.store)
    let category = "Productivity & Finance"
    let found = try selection(pick(["--category", category, "--include-entire-category"]))
    #expect(found.includeEntireCategory)
    #expect(found.categoryTokens == [.init(data: try token(.category, category))])
    #expect(found.applicationTokens == [.init(data: try token(.application, "code"))])
  }

  @Test("lists what there is to choose from: the activity of those whom the app may see")
  func list() throws {
    try authorize("ActivityCharts", in: family.store)
    let lines = try pick(["--list"]).output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count == 2)
    #expect(lines.last?.contains("code") == true)
  }

  @Test("names what it does not know, with what is near, and makes tokens of nothing else")
  func unknown() throws {
    try authorize("ActivityCharts", in: family.store)
    let host = try pick(["--application", "minecarft"])
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(
      host.errors.hasPrefix("report-host pick: application 'minecarft' is unknown; did you mean")
    )
    #expect(try pick(["--category", "Gamez"]).errors.contains("category 'Gamez' is unknown"))
    #expect(try pick(["--web-domain", "localhost"]).status == 1)
  }

  @Test("makes tokens of a well-known application that nobody has used")
  func neverUsed() throws {
    try authorize("ActivityCharts", in: family.store)
    let found = try selection(pick(["--application", "org.gnome.Nautilus"]))
    #expect(found.applicationTokens == [.init(data: try token(.application, "org.gnome.Nautilus"))])
    let verified = try HostRun(["store", "verify", "--store", family.store])
    #expect(verified.status == 0, "\(verified.errors)")
  }

  @Test("gives nothing to an app that is not authorized")
  func unauthorized() throws {
    let host = try pick(["--list"])
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(host.errors.contains("to authorize it, run: report-host authorize ActivityCharts"))
  }

  @Test("needs an app")
  func usage() throws {
    #expect(try HostRun(["pick"]).status == 2)
    let host = try HostRun(["pick", "--app", "Nothing"])
    #expect(host.status == 2)
    #expect(host.errors.contains("no app 'Nothing'"))
  }
}
