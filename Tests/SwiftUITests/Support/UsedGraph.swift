import ExtensionProtocol
import SwiftUI
import Testing
import ViewTree

/// A view as a host that takes events shows it.
@MainActor
final class UsedGraph {
  private(set) var tree: ViewTree
  let graph: ViewGraph

  init(_ view: some View) throws {
    graph = ViewGraph(root: view)
    graph.takesEvents = true
    tree = try graph.render()
  }

  /// The controls of the tree, in order.
  var marks: [ControlMark] {
    tree.nodes.compactMap { if case .control(let mark) = $0.content { mark } else { nil } }
  }

  /// The names of the tree's symbols, in order.
  var symbols: [String] {
    tree.nodes.compactMap { if case .symbol(let symbol) = $0.content { symbol.name } else { nil } }
  }

  var numbers: [UInt64] { marks.map(\.number) }

  /// The controls with a role, in order.
  func marks(_ role: ControlMark.Role) -> [ControlMark] { marks.filter { $0.role == role } }

  /// The mark around the first node that holds a text and nothing else in between.
  func mark(around text: String, _ role: ControlMark.Role = .press) throws -> ControlMark {
    try #require(
      tree.nodes.indices.reversed().lazy.compactMap { index -> ControlMark? in
        guard case .control(let mark) = self.tree.nodes[index].content, mark.role == role else {
          return nil
        }
        return self.texts(below: index).contains(text) ? mark : nil
      }.first
    )
  }

  private func texts(below index: Int) -> [String] {
    var texts: [String] = []
    if case .text(let text) = tree.nodes[index].content { texts.append(text.string) }
    for child in tree.children(of: index) { texts += self.texts(below: child) }
    return texts
  }

  /// Uses a control and renders anew.
  @discardableResult
  func use(_ mark: ControlMark?, _ value: ControlValue) throws -> Bool {
    let isUsed = graph.perform(value, control: try #require(mark).number)
    tree = try graph.render()
    return isUsed
  }

  func render() throws { tree = try graph.render() }
}
