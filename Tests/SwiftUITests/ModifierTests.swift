import SwiftUI
import Testing
import ViewTree

@Suite("Modifiers")
@MainActor
struct ModifierTests {
  @Test("a modifier of a group applies to each member")
  func distribution() throws {
    let view = VStack {
      Group {
        Text("a")
        Text("b")
      }
      .padding()
      .opacity(0.5)
    }
    #expect(
      try dump(view) == """
        vstack
          opacity 0.5
            padding
              text "a"
          opacity 0.5
            padding
              text "b"
        """
    )
  }

  @Test("padding names its edges; the default length is left to the surface")
  func padding() throws {
    func insets(_ view: some View) throws -> Content { try render(view: view).nodes[0].content }
    let text = Text("a")
    #expect(
      try insets(text.padding())
        == .padding(PaddingInsets(top: nil, leading: nil, bottom: nil, trailing: nil))
    )
    #expect(
      try insets(text.padding(.horizontal))
        == .padding(PaddingInsets(top: 0, leading: nil, bottom: 0, trailing: nil))
    )
    #expect(
      try insets(text.padding(.top, 3))
        == .padding(PaddingInsets(top: 3, leading: 0, bottom: 0, trailing: 0))
    )
    #expect(
      try insets(text.padding(8))
        == .padding(PaddingInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    )
  }

  @Test("frames carry sizes and alignment; infinity stays infinite, other odd sizes are dropped")
  func frames() throws {
    func content(_ view: some View) throws -> Content { try render(view: view).nodes[0].content }
    let text = Text("a")
    #expect(
      try content(text.frame(width: 10, height: 20))
        == .frame(width: 10, height: 20, alignment: .center)
    )
    #expect(
      try content(text.frame(maxWidth: .infinity, alignment: .leading))
        == .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading))
    )
    #expect(
      try content(text.frame(width: .nan, height: -1))
        == .frame(width: nil, height: nil, alignment: .center)
    )
  }

  @Test("backgrounds and overlays follow their content")
  func parts() throws {
    let view = Text("a")
      .background(Color.red)
      .overlay(alignment: .topLeading) {
        Text("b")
        Text("c")
      }
    #expect(
      try dump(view) == """
        overlay
          background
            text "a"
            shape rectangle
          zstack
            text "b"
            text "c"
        """
    )
  }

  @Test("a background does not inherit what stands inside of it")
  func backgroundEnvironment() throws {
    let view = Text("a").foregroundStyle(.red).background { Text("b") }
    let inside = VStack { Text("a") }.foregroundColor(.red).background(Text("b"))
    for tree in [try render(view: view), try render(view: inside)] {
      let paints = tree.texts.map { $0.runs[0].style.paint }
      #expect(paints == [.color(.system(.red)), .color(.system(.primary))])
    }
  }

  @Test("an empty view takes no modifier")
  func emptyView() throws {
    #expect(try dump(VStack { EmptyView().padding() }) == "vstack")
  }

  @Test("shapes are filled, stroked, trimmed and inset")
  func shapes() throws {
    func shape(_ view: some View) throws -> Content? { try render(view: view).nodes.last?.content }
    #expect(
      try shape(Circle().fill(.blue))
        == .shape(ShapeContent(kind: .circle, fill: .color(.system(.blue))))
    )
    #expect(
      try shape(RoundedRectangle(cornerRadius: 8))
        == .shape(
          ShapeContent(
            kind: .roundedRectangle(cornerRadius: 8),
            fill: .color(.system(.primary))
          )
        )
    )
    #expect(
      try shape(Circle().trim(from: 0, to: 0.25).stroke(.green, lineWidth: 6))
        == .shape(
          ShapeContent(
            kind: .circle,
            stroke: Stroke(paint: .color(.system(.green)), width: 6, trimFrom: 0, trimTo: 0.25)
          )
        )
    )
    #expect(
      try dump(Capsule().inset(by: 2).fill(.red)) == """
        padding
          shape capsule
        """
    )
  }
}
