import CBOR
import Foundation
import Testing
import TreeSamples
import ViewTree

@Suite("The specification, docs/protocol.md")
struct SpecificationTests {
  private struct Row {
    var name: String
    var fields: Set<UInt64>
  }

  /// The rows of the tables of node kinds, by the number of the kind.
  private static func rows() throws -> [UInt64: Row] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("docs/protocol.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    var rows: [UInt64: Row] = [:]
    for line in page.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 3, let number = UInt64(cells[0]), cells[1].hasPrefix("`") else {
        continue
      }
      let fields = (cells.count > 3 ? cells[3] : "").split(separator: "`").compactMap { UInt64($0) }
      let name = cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      // Tables of fields have other names in their second column.
      if NodeKind(rawValue: number).map({ "\($0)" }) == name {
        rows[number] = Row(name: name, fields: Set(fields))
      }
    }
    return rows
  }

  @Test("every kind of node stands in the specification by its number and name")
  func kinds() throws {
    #expect(Set(try Self.rows().keys) == Set(NodeKind.allCases.map(\.rawValue)))
  }

  @Test("every field of a kind stands in its row", arguments: Samples.all)
  func fields(content: Content) throws {
    // The fields of texts and charts stand in paragraphs of their own.
    guard content.kind != .text, content.kind != .chart else { return }
    let row = try #require(try Self.rows()[content.kind.rawValue])
    var reader = CBORReader(encoded(Samples.tree(content)))
    _ = try reader.openArray()
    var map = try reader.openMap()
    var keys: Set<UInt64> = []
    while let key = try reader.key(of: &map) {
      keys.insert(key)
      try reader.skip()
    }
    #expect(keys.subtracting([0, 1]).isSubset(of: row.fields))
  }
}
