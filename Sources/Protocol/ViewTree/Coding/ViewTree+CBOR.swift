package import CBOR

extension ViewTree {
  /// Writes the tree: an array of nodes in pre-order, each a map.
  package func write(to writer: inout CBORWriter) {
    writer.openArray(nodes.count)
    for node in nodes {
      writer.map { map in
        map.field(NodeField.kind, node.content.kind.rawValue)
        map.field(NodeField.childCount, UInt64(node.childCount), unless: 0)
        node.content.writeFields(to: &map)
      }
    }
  }

  /// Reads a tree that is not trusted.
  ///
  /// A kind that is not known becomes a placeholder, and its children are left out with it: without
  /// knowing the kind there is no telling how they would stand.
  package init(
    from reader: inout CBORReader,
    limits: TreeLimits = TreeLimits()
  ) throws(CBORError) {
    let start = reader.offset
    let count = try reader.openArray(limit: limits.nodes, of: "nodes")
    guard count > 0 else { throw CBORError(.invalid("has no root"), at: start) }
    var decoder = TreeDecoder(limits: limits)
    decoder.builder.reserve(count)
    for index in 0..<count {
      do throws(CBORError) {
        try decoder.node(from: &reader)
      } catch {
        throw error.within(.index(index)).within(.field("nodes"))
      }
    }
    self = try decoder.finish(at: start)
  }
}

/// Reads nodes and keeps count of the children that are still to come.
private struct TreeDecoder {
  let limits: TreeLimits
  var builder = ViewTreeBuilder()
  /// The numbers of children to come of the nodes that are open, the outermost first.
  var pending: [Int] = []
  /// The number of nodes that still belong to a node of an unknown kind.
  var unknown = 0
  var marks = 0

  mutating func node(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    if builder.count > 0, pending.isEmpty, unknown == 0 {
      throw CBORError(.invalid("follows the end of the root"), at: start)
    }
    var map = try reader.openMap()
    try reader.key(NodeField.kind, of: &map)
    let number = try reader.unsigned()
    let children = try childCount(of: &map, from: &reader)
    if unknown > 0 {
      unknown += children - 1
      try reader.skipFields(of: &map)
      return closeFilled()
    }
    guard let kind = NodeKind(rawValue: number) else {
      builder.open(.placeholder("unsupported view, kind \(number)"))
      pending.append(0)
      unknown = children
      try reader.skipFields(of: &map)
      return closeFilled()
    }
    let content: Content
    do throws(CBORError) {
      content = try Content(
        kind: kind,
        fields: &map,
        from: &reader,
        markLimit: limits.marks - marks
      )
    } catch {
      throw error.within(.field("\(kind)"))
    }
    try open(content, children: children, at: start)
  }

  /// Reads the number of children, which is the second field where it is there.
  private func childCount(
    of map: inout CBOROpenMap,
    from reader: inout CBORReader
  ) throws(CBORError) -> Int {
    var ahead = reader
    var rest = map
    guard try ahead.key(of: &rest) == NodeField.childCount.rawValue else { return 0 }
    let start = ahead.offset
    let count = try ahead.unsigned()
    guard count <= UInt64(limits.nodes) else {
      throw CBORError(.tooMany("children", count: count, limit: limits.nodes), at: start)
    }
    (reader, map) = (ahead, rest)
    return Int(count)
  }

  private mutating func open(
    _ content: Content,
    children: Int,
    at start: Int
  ) throws(CBORError) {
    let allowed = content.allowedChildren
    guard allowed.contains(children) else {
      let least = allowed.lowerBound
      let number = allowed.upperBound == least ? "\(least)" : "at least \(least)"
      let reason = "has \(children) children, \(content.kind) takes \(number)"
      throw CBORError(.invalid(reason), at: start)
    }
    guard pending.count < limits.depth else {
      throw CBORError(.tooDeep(limit: limits.depth), at: start)
    }
    if case .chart(let chart) = content { marks += chart.marks.count }
    builder.open(content)
    pending.append(children)
    closeFilled()
  }

  /// Closes the nodes whose last child has just ended.
  private mutating func closeFilled() {
    guard unknown == 0 else { return }
    while pending.last == 0 {
      pending.removeLast()
      builder.close()
      if let parent = pending.indices.last { pending[parent] -= 1 }
    }
  }

  func finish(at start: Int) throws(CBORError) -> ViewTree {
    guard pending.isEmpty, unknown == 0 else {
      throw CBORError(.invalid("ends before all the children that its nodes announce"), at: start)
    }
    return builder.finish()
  }
}
