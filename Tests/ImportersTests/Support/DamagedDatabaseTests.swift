import Foundation
import Importers
import Testing

@Suite("Damaged databases of phones and browsers")
struct DamagedDatabaseTests {
  static func database(_ kind: SourceFormat) throws -> SQLiteFile {
    let pages = (0..<40 as Range<Int64>).map { index in
      (start: index * 100, duration: Int64(60), url: "https://example\(index % 5).org/")
    }
    switch kind {
    case .chrome: return try BrowserHistoryTests.chrome(pages)
    case .firefox:
      return try BrowserHistoryTests.firefox(
        pages.map { (($0.start + SourceFixture.eight) * 1_000, 60_000, $0.url) }
      )
    default:
      return try DigitalWellbeingTests.database(
        pages.flatMap { page in
          [
            (page.start, 18, 1, 0), (page.start, 1, 2, 1), (page.start + 60, 2, 2, 1),
            (page.start + 70, 12, 4, 0),
          ]
        }
      )
    }
  }

  @Test(
    "With any byte changed they are errors or read, and never trap",
    arguments: [SourceFormat.chrome, .firefox, .digitalWellbeing]
  )
  func mutation(kind: SourceFormat) throws {
    let database = try Self.database(kind)
    database.close()
    let whole = try Data(contentsOf: URL(filePath: database.path))
    let fixture = try SourceFixture()
    try fixture.load(database)
    var outcomes: Set<Bool> = []
    for index in stride(from: 100, to: whole.count, by: 211) {
      try database.patch { data in
        data = whole
        data[index] ^= [0x01, 0x80, 0xFF, 0x10][index % 4]
      }
      outcomes.insert((try? fixture.load(database)) != nil)
    }
    #expect(outcomes.contains(true))
    try database.patch { $0 = whole.prefix(whole.count / 2) }
    #expect(throws: ImportError.self) { try fixture.load(database) }
  }
}
