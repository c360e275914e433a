package import ExtensionProtocol
package import ViewTree

extension ProcessMessage {
  /// The texts of the tree, in order; nil where the message is not a tree.
  package var texts: [String]? {
    guard case .tree(_, let tree, _) = self else { return nil }
    return tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  /// The failure; nil where the message is another.
  package var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }

  /// The marks of the tree's controls, in order; none where the message is not a tree.
  package var marks: [ControlMark] {
    guard case .tree(_, let tree, _) = self else { return [] }
    return tree.nodes.compactMap { node in
      if case .control(let mark) = node.content { mark } else { nil }
    }
  }

  /// The last event whose effect the tree shows; nil where the message is not a tree.
  package var event: UInt64? {
    if case .tree(_, _, let event) = self { event } else { nil }
  }
}
