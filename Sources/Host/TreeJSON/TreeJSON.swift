import JSON
package import ViewTree

/// Writes trees as JSON, for tools and for tests of extensions.
///
/// The form is described in `docs/tree-json.md`.
package enum TreeJSON {
  /// The version of the form.
  static let version = 1.0

  /// A tree as one line of UTF-8 JSON with sorted keys, ended by a line feed.
  ///
  /// - Complexity: O(nodes); the tree's depth costs no stack.
  package static func encode(_ tree: ViewTree) -> [UInt8] {
    var bytes: [UInt8] = []
    encode(tree) { bytes += $0 }
    return bytes
  }

  /// Writes a tree in pieces, since all of them together may be many times as large as the tree.
  package static func encode(_ tree: ViewTree, write: ([UInt8]) throws -> Void) rethrows {
    var writer = JSONWriter()
    writer.raw("{\"root\":")
    try writeNodes(of: tree, to: &writer, write)
    writer.raw(",")
    writer.write([("version", .number(version))], hasMembersBefore: false)
    writer.raw("}\n")
    try write(writer.takeBytes())
  }

  /// How many bytes are gathered before they are passed on; a node is never divided.
  private static let pieceSize = 1 << 16

  /// Work that is left: a node to begin, a comma, or the members behind a node's children.
  private enum Step {
    case begin(Int)
    case comma
    case end([(key: String, value: JSONValue)])
  }

  private static func writeNodes(
    of tree: ViewTree,
    to writer: inout JSONWriter,
    _ write: ([UInt8]) throws -> Void
  ) rethrows {
    var steps = [Step.begin(0)]
    while let step = steps.popLast() {
      if writer.bytes.count >= pieceSize { try write(writer.takeBytes()) }
      switch step {
      case .comma:
        writer.raw(",")
      case .end(let members):
        writer.raw("]")
        writer.write(members, hasMembersBefore: true)
        writer.raw("}")
      case .begin(let node):
        let members = NodeJSON.members(of: tree.nodes[node].content).sorted { $0.key < $1.key }
        let before = members.filter { $0.key < "children" }
        writer.raw("{")
        writer.write(before, hasMembersBefore: false)
        if !before.isEmpty { writer.raw(",") }
        writer.raw("\"children\":[")
        steps.append(.end(Array(members.dropFirst(before.count))))
        push(Array(tree.children(of: node)), to: &steps)
      }
    }
  }

  private static func push(_ children: [Int], to steps: inout [Step]) {
    for (index, child) in children.enumerated().reversed() {
      steps.append(.begin(child))
      if index > 0 { steps.append(.comma) }
    }
  }
}
