import Foundation
import Testing
import TreeSamples
import ViewTree

@testable import TreeJSON

@Suite("What is documented of trees as JSON")
struct DocumentationTests {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs").standardized

  private let checker: SchemaChecker
  /// The first cells of the page's table of kinds, each with the members of its third.
  private let rows: [String: String]

  init() throws {
    checker = try SchemaChecker(Data(contentsOf: Self.docs.appending(path: "tree.schema.json")))
    let page = try String(contentsOf: Self.docs.appending(path: "tree-json.md"), encoding: .utf8)
    var rows: [String: String] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      for kind in cells[1].split(separator: ",") {
        rows[kind.filter { $0 != "`" && $0 != " " }] = String(cells[3])
      }
    }
    self.rows = rows
  }

  private func object(_ content: Content) throws -> [String: Any] {
    let data = Data(TreeJSON.encode(Samples.tree(content)))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("Every kind of node is in the samples, the schema and the page")
  func kinds() {
    let kinds = Set(NodeKind.allCases.map { "\($0)" })
    #expect(Set(Samples.all.map { "\($0.kind)" }) == kinds)
    #expect(checker.kinds == kinds)
    #expect(Set(rows.keys) == kinds)
  }

  @Test("A node of each kind follows the schema, with no member beside it", arguments: Samples.all)
  func schema(content: Content) throws {
    #expect(checker.fault(in: try object(content), checker.root) == nil)
  }

  @Test("Each member of a node is in the page's row for it", arguments: Samples.all)
  func page(content: Content) throws {
    guard content.kind != .chart else { return }
    let root = try #require(object(content)["root"] as? [String: Any])
    let row = try #require(rows["\(content.kind)"])
    for key in root.keys where key != "kind" && key != "children" {
      #expect(row.contains("`\(key)`"), "\(content.kind) has \(key)")
    }
  }

  @Test("The schema has every name of colours, text styles and weights")
  func names() {
    #expect(checker.words("systemColor") == SystemColor.allCases.map { "\($0)" })
    #expect(checker.words("textRole") == TextRole.allCases.map { "\($0)" })
    #expect(checker.words("fontWeight") == FontWeight.allCases.map { "\($0)" })
    #expect(
      checker.words("mark", "properties", "mark") == Chart.MarkKind.allCases.map { "\($0)" }
    )
    #expect(
      checker.words("node.blendMode", "properties", "mode") == BlendMode.allCases.map { "\($0)" }
    )
  }

  @Test("What does not follow the schema is found")
  func findsFaults() throws {
    var tree = try object(.opacity(0.5))
    let root = try #require(tree["root"] as? [String: Any])
    for (key, value) in [("value", "half"), ("kind", "opaque"), ("size", 1)] as [(String, Any)] {
      tree["root"] = root.merging([key: value]) { $1 }
      #expect(checker.fault(in: tree, checker.root) != nil)
    }
    tree["root"] = root.filter { $0.key != "value" }
    #expect(checker.fault(in: tree, checker.root) != nil)
  }

  @Test("Equal trees give equal bytes, and a tree read again gives its keys in order")
  func order() throws {
    for content in Samples.all {
      let bytes = TreeJSON.encode(Samples.tree(content))
      #expect(bytes == TreeJSON.encode(Samples.tree(content)))
      let object = try JSONSerialization.jsonObject(with: Data(bytes))
      let sorted = try JSONSerialization.data(
        withJSONObject: object,
        options: [.sortedKeys, .withoutEscapingSlashes]
      )
      #expect(keys(sorted) == keys(Data(bytes)))
    }
  }

  /// The members' names in the order in which they are written.
  private func keys(_ data: Data) -> [Substring] {
    String(decoding: data, as: UTF8.self).matches(of: /"([A-Za-z]+)":/).map(\.1)
  }
}
