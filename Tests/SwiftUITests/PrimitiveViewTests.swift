import SwiftUI
import Testing
import ViewTree

@Suite("Primitive views and styles of one's own")
@MainActor
struct PrimitiveViewTests {
  @Test("a primitive view is one node, with each child in a slot of its own")
  func primitive() throws {
    let view = _PrimitiveView(
      .overlay(.center),
      children: [AnyView(Text("a")), AnyView(TupleView((Text("b"), Text("c"))))]
    )
    #expect(
      try dump(view.padding()) == """
        padding
          overlay
            text "a"
            zstack
              text "b"
              text "c"
        """
    )
  }

  @Test("a primitive view may follow the environment")
  func environment() throws {
    let view = _PrimitiveView { .placeholder($0.isEnabled ? "on" : "off") }
    #expect(try dump(HStack { view }.disabled(true)) == "hstack\n  placeholder off")
  }

  private struct Percent: SwiftUI.ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
      }
    }
  }

  @Test("a progress view style draws the label and the fraction")
  func progressStyle() throws {
    let view = ProgressView("Used", value: 1, total: 4).progressViewStyle(Percent())
    #expect(try dump(view) == "hstack\n  text \"Used\"\n  text \"25%\"")
  }

  private struct Settings: View {
    @AppStorage("goal") private var goal = 60
    @AppStorage("name") private var name: String?

    var body: some View {
      Text(verbatim: "\(goal) \(name ?? "–")").onAppear { goal = 90 }
    }
  }

  private struct Reader: View {
    @AppStorage("goal") private var goal = 60
    var body: some View { Text(verbatim: "\(goal)") }
  }

  @Test("a setting has its default to begin with and all views see what is set")
  func appStorage() throws {
    let graph = ViewGraph(
      root: VStack {
        Settings(); Reader()
      }
    )
    #expect(try graph.render().strings == ["90 –", "90"])
    #expect(try graph.render().strings == ["90 –", "90"])
  }

  @Test("a shape that is filled and stroked is one node")
  func fillAndStroke() throws {
    let tree = try render(view: Circle().fill(.red).stroke(.blue, lineWidth: 2))
    #expect(
      tree.nodes.map(\.content) == [
        .shape(
          ShapeContent(
            kind: .circle,
            fill: .color(.system(.red)),
            stroke: Stroke(paint: .color(.system(.blue)), width: 2)
          )
        )
      ]
    )
  }
}
