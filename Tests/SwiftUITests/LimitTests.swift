import SwiftUI
import Testing
import ViewTree

@Suite("Limits of a render")
@MainActor
struct LimitTests {
  struct Endless: View {
    var body: some View { VStack { AnyView(Endless()) } }
  }

  struct EndlessWithoutNodes: View {
    var body: AnyView { AnyView(EndlessWithoutNodes()) }
  }

  @Test("a body that contains itself is an error, not a crash")
  func recursion() {
    #expect(throws: RenderError.self) { try render(view: Endless()) }
    #expect(throws: RenderError.self) { try render(view: EndlessWithoutNodes()) }
  }

  @Test("a tree with too many nodes is an error")
  func nodes() {
    let view = VStack { ForEach(0..<200_000) { Text(verbatim: "\($0)") } }
    #expect(throws: RenderError.tooManyNodes(limit: 100_000)) { try render(view: view) }
  }

  @Test("a tree of exactly the allowed number of nodes is rendered")
  func exact() throws {
    let view = VStack { ForEach(0..<9) { Text(verbatim: "\($0)") } }
    let graph = ViewGraph(root: view, limits: RenderLimits(nodes: 10))
    #expect(try graph.render().nodes.count == 10)
    let small = ViewGraph(root: view, limits: RenderLimits(nodes: 9))
    #expect(throws: RenderError.tooManyNodes(limit: 9)) { try small.render() }
  }

  @Test("the message names the view and the remedy")
  func message() {
    let error = RenderError.tooDeep(limit: 512, view: "Endless")
    #expect(
      error.description
        == "view too deep: more than 512 views inside each other at Endless; look for a body that contains itself"
    )
  }
}
