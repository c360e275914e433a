import Foundation
import Importers
import Testing

@Suite("The kind of a source and its devices, as the user says them")
struct FormatTests {
  let fixture: ExportFixture

  init() throws { fixture = try ExportFixture() }

  private func message(_ path: String, _ format: SourceFormat?) -> String {
    do {
      _ = try Import.load(
        path,
        format: format,
        into: fixture.store,
        options: ImportOptions(now: ExportFixture.now)
      )
      return ""
    } catch { return "\(error)" }
  }

  @Test("A text is no database and a database no text, whatever was asked for")
  func wrongKind() throws {
    let text = try fixture.file(Data("{}".utf8))
    #expect(message(text, .firefox).contains("is no Firefox history; name another kind"))
    let database = try SQLiteFile("CREATE TABLE a (b)")
    #expect(message(database.path, .gnome).contains("is no GNOME session history; name another"))
    #expect(message(database.path, nil).contains("is of no kind that is known"))
  }

  @Test("A name for a device that the source does not have is told")
  func unknownHost() throws {
    var options = ImportOptions(now: ExportFixture.now)
    options.deviceMap = ["desk": "Laptop", "nosuchhost": "Phone", "unknown": "Tablet"]
    let report = try fixture.load(
      Export.file([
        Export.windows([Export.app(0, 60, "a")]),
        Export.web([Export.page(0, 60, "https://a.example/")]),
      ]),
      options: options
    )
    #expect(
      report.notes.filter { $0.hasPrefix("--map") }
        == ["--map nosuchhost: the source has no such device"]
    )
  }
}
