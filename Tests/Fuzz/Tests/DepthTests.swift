import CBOR
import Glibc
import TerminalRenderer
import Testing
import TextRenderer
import TreeJSON
import ViewTree

@Suite("Depth costs no stack")
struct DepthTests {
  /// Runs on a thread whose stack has room for a few hundred calls only.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    // The frameworks' classes for threads know one thread.
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 128 << 10)
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let code = pthread_create(
      &thread,
      &attributes,
      { work in
        work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      },
      work.toOpaque()
    )
    #expect(code == 0)
    pthread_join(thread, nil)
  }

  /// What a thread is to do.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
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
