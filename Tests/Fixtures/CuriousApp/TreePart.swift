import ViewTree

/// A tree that is not flat yet.
indirect enum TreePart {
  case node(Content, [TreePart])

  static func leaf(_ content: Content) -> TreePart { .node(content, []) }

  static func text(_ string: String) -> TreePart {
    .leaf(.text(TextContent(runs: [TextRun(string)])))
  }

  static func column(_ parts: [TreePart]) -> TreePart {
    .node(.stack(Stack(axis: .vertical)), parts)
  }

  static func row(_ parts: [TreePart]) -> TreePart {
    .node(.stack(Stack(axis: .horizontal)), parts)
  }

  /// A node that is told its place and the size it is offered.
  static func probe(_ id: Int) -> TreePart {
    .node(.geometry(Geometry(id: id, wantsIdealSizes: true)), [.text("probe")])
  }

  func wrapped(_ depth: Int) -> TreePart {
    (0..<depth).reduce(self) { part, _ in .node(.opacity(1), [part]) }
  }

  var tree: ViewTree {
    var builder = ViewTreeBuilder()
    add(to: &builder)
    return builder.finish()
  }

  private func add(to builder: inout ViewTreeBuilder) {
    guard case .node(let content, let parts) = self else { return }
    builder.open(content)
    for part in parts { part.add(to: &builder) }
    builder.close()
  }
}
