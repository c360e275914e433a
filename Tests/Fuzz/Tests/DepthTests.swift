import CBOR
import Dispatch
import Foundation
import TerminalRenderer
import Testing
import TextRenderer
import TreeJSON
import ViewTree

@Suite("Depth costs no stack")
struct DepthTests {
  /// Runs on a thread whose stack has room for a few hundred calls only.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    // The system's own: the frameworks' classes of these names know one thread.
    let done = Dispatch::DispatchSemaphore(value: 0)
    let thread = Foundation::Thread {
      body()
      done.signal()
    }
    thread.stackSize = 128 << 10
    thread.start()
    done.wait()
  }

  @Test(
    "in a tree that is read, written, drawn and freed",
    arguments: [
      Content.hidden, .opacity(0.5), .stack(Stack(axis: .vertical)), .list(.plain),
      .section(hasHeader: false, hasFooter: false),
      .scroll(ScrollAxes(horizontal: true, vertical: true)),
    ]
  )
  func tree(content: Content) {
    onSmallStack {
      let depth = 20_000
      var builder = ViewTreeBuilder()
      for _ in 0..<depth { builder.open(content) }
      builder.leaf(.text(TextContent(runs: [TextRun("leaf")])))
      var writer = CBORWriter()
      builder.finish().write(to: &writer)
      var reader = CBORReader(writer.bytes)
      let limits = TreeLimits(nodes: depth + 1, depth: depth + 1)
      guard let tree = try? ViewTree(from: &reader, limits: limits) else {
        Issue.record("the tree is refused")
        return
      }
      #expect(tree.nodes.count == depth + 1)
      _ = TerminalRenderer.render(tree, options: TerminalOptions(columns: 40, rows: 20))
      _ = TextRenderer.render(tree)
      #expect(TreeJSON.encode(tree).count > depth)
    }
  }
}
