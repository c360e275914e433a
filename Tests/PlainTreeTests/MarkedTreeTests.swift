import PlainTree
import Testing
import TreeSamples
import ViewTree

@Suite("Marks in plain trees")
struct MarkedTreeTests {
  private func marked(_ content: Content, _ role: ControlMark.Role = .press) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.control(ControlMark(number: 1, role: role)))
    builder.append(Samples.tree(content))
    builder.close()
    return builder.finish()
  }

  @Test("A tree is the same without marks, wherever they were", arguments: Samples.all)
  func unmarked(content: Content) {
    guard content.kind != .control else { return }
    let tree = Samples.tree(content)
    #expect(tree.unmarked == tree)
    #expect(marked(content).unmarked == tree)
  }

  @Test("Marks inside of each other and at the end of a tree are left out")
  func nested() {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .horizontal)))
    builder.leaf(.divider)
    builder.open(.control(ControlMark(number: 1, role: .press)))
    builder.open(.control(ControlMark(number: 2, role: .turn)))
    builder.open(.opacity(0.5))
    builder.leaf(.divider)
    let tree = builder.finish().unmarked
    #expect(tree.nodes.map(\.content.kind) == [.stack, .divider, .opacity, .divider])
    #expect(tree.nodes.map(\.childCount) == [2, 0, 1, 0])
    #expect(tree.nodes.map(\.descendantCount) == [3, 0, 1, 0])
  }

  @Test("Pictures have no marks", arguments: Samples.all)
  func pictured(content: Content) {
    let plain = PlainTree.pictured(marked(content))
    #expect(!plain.nodes.contains { $0.content.kind == .control })
  }

  @Test(
    "Each usable form of a control is whole, with and without colours",
    arguments: Samples.all,
    [true, false]
  )
  func whole(content: Content, isColorless: Bool) {
    let roles: [ControlMark.Role] = [.press, .choose, .scroll]
    for role in roles {
      let plain = PlainTree.usable(marked(content, role), isColorless: isColorless)
      for (index, node) in plain.nodes.enumerated() {
        #expect(node.content.allowedChildren.contains(node.childCount))
        #expect(PlainTree.plain(plain).nodes[index] == node)
      }
    }
  }

  @Test("A tree without marks is made plain as it always is", arguments: Samples.all)
  func asBefore(content: Content) {
    guard content.kind != .control else { return }
    let tree = Samples.tree(content)
    #expect(PlainTree.usable(tree, isColorless: true) == PlainTree.plain(tree))
  }
}
