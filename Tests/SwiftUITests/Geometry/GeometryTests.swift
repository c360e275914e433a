import SwiftUI
import Testing
import ViewTree

@MainActor
@Suite("Views that depend on their size")
struct GeometryTests {
  @Test("a reader has the guessed size first, then what the surface offers")
  func reader() throws {
    let graph = ViewGraph(
      root: GeometryReader { Text("\(Int($0.size.width)) \(Int($0.size.height))") }
    )
    #expect(try texts(graph.render()) == ["390 300"])
    let place = NodeGeometry(
      id: 0,
      proposedWidth: 640,
      proposedHeight: 160,
      width: 640,
      height: 160
    )
    #expect(graph.take([place]))
    #expect(try texts(graph.render()) == ["640 160"])
    #expect(!graph.take([place]))
  }

  @Test("the surface's width is the guess where it is known")
  func surface() throws {
    let graph = ViewGraph(root: GeometryReader { Text("\(Int($0.size.width))") })
    graph.setSurface(width: 320, height: nil)
    #expect(try texts(graph.render()) == ["320"])
  }

  @Test("a view keeps its size when views before it come and go")
  func identity() throws {
    let graph = ViewGraph(root: Two(hasFirst: true))
    _ = try graph.render()
    #expect(graph.take([NodeGeometry(id: 0, width: 10), NodeGeometry(id: 1, x: 7)]))
    _ = try graph.render()
    graph.update(root: Two(hasFirst: false))
    #expect(try texts(graph.render()) == ["second 7"])
  }

  private struct Two: View {
    let hasFirst: Bool
    var body: some View {
      VStack {
        if hasFirst { GeometryReader { _ in Text("first") } }
        GeometryReader { Text("second \(Int($0.frame(in: .global).minX))") }
      }
    }
  }

  @Test("a frame is reckoned from the view that has the name")
  func spaces() throws {
    let view = GeometryReader { Text("\(Int($0.frame(in: .named("outer")).minY))") }
      .coordinateSpace(name: "outer")
    let graph = ViewGraph(root: view)
    let tree = try graph.render()
    // The reader comes after the empty node that measures the view with the name.
    #expect(tree.hasGeometry)
    _ = graph.take([NodeGeometry(id: 0, y: 32), NodeGeometry(id: 1, y: 48)])
    #expect(try texts(graph.render()) == ["16"])
  }

  @Test("an action runs with the size once it is known")
  func change() throws {
    var sizes: [CGFloat] = []
    let view = Text("x").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
      sizes.append(width)
    }
    let graph = ViewGraph(root: view)
    _ = try graph.render()
    #expect(sizes.isEmpty)
    _ = graph.take([NodeGeometry(id: 0, width: 8, height: 16)])
    _ = try graph.render()
    #expect(sizes == [8])
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 + 2 }
  }

  private func guides(_ tree: ViewTree) -> [AlignmentGuide] {
    tree.nodes.compactMap { if case .alignmentGuide(let guide) = $0.content { guide } else { nil } }
  }

  @Test("a guide's place follows from the size and the baselines that the surface tells")
  func alignmentGuides() throws {
    let view = VStack(alignment: .leading) {
      Text("a").alignmentGuide(.leading) { $0.width / 2 + $0[.firstTextBaseline] }
        .alignmentGuide(.top) { $0[.bottom] }
    }
    let graph = ViewGraph(root: view)
    #expect(try guides(graph.render()).isEmpty)
    _ = graph.take([
      NodeGeometry(id: 0, width: 20, height: 30),
      NodeGeometry(id: 1, width: 20, height: 30, firstBaseline: 12, lastBaseline: 25),
    ])
    #expect(
      try guides(graph.render()) == [
        AlignmentGuide(.vertical(.top), place: 30),
        AlignmentGuide(.horizontal(.leading), place: 22),
      ]
    )
  }

  @Test("an alignment of the author's own is a line, the same for the stack and the guide")
  func ownAlignment() throws {
    let third = VerticalAlignment(Third.self)
    let graph = ViewGraph(
      root: HStack(alignment: third) { Text("a").alignmentGuide(third) { _ in 7 } }
    )
    _ = try graph.render()
    _ = graph.take([NodeGeometry(id: 0, width: 20, height: 30)])
    let tree = try graph.render()
    guard case .stack(let stack) = tree.nodes[0].content else {
      Issue.record("no stack")
      return
    }
    let line = try #require(stack.alignment.lines.first)
    #expect(line == AlignmentLine(axis: .vertical, id: line.id, fraction: 0.25, offset: 2))
    #expect(guides(tree) == [AlignmentGuide(.own(.vertical, id: line.id), place: 7)])
  }

  @Test("a scroll view tells which part of it shows, and those inside it do not")
  func scrollAnchors() throws {
    let view = ScrollView { ScrollView { Text("a") } }.defaultScrollAnchor(.bottom)
    let anchors = try render(view: view).nodes.compactMap { node -> ScrollAxes? in
      if case .scroll(let axes) = node.content { axes } else { nil }
    }
    let bottom = ViewTree::UnitPoint(x: 0.5, y: 1)
    #expect(anchors.map(\.anchor) == [bottom, nil])
  }

  @Test("an anchor is a place in the view that asks")
  func anchors() throws {
    let view = Text("x")
      .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Text("\(Int(proxy[anchor].minX)) \(Int(proxy[anchor].width))") }
        }
      }
    let graph = ViewGraph(root: view)
    _ = try graph.render()
    _ = graph.take([
      NodeGeometry(id: 0, x: 24, width: 8, height: 16), NodeGeometry(id: 1, x: 16),
    ])
    #expect(try texts(graph.render()) == ["x", "8 8"])
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  @Test("what views tell is combined in order, and a value outside stands for those inside")
  func preferences() throws {
    let view = VStack {
      Text("a").preference(key: Names.self, value: ["a"])
      HStack {
        Text("b").preference(key: Names.self, value: ["b"])
        Text("c").preference(key: Names.self, value: ["c"])
          .transformPreference(Names.self) { $0.append("!") }
      }
      Text("d").preference(key: Names.self, value: ["d"]).preference(key: Names.self, value: ["D"])
    }
    .overlayPreferenceValue(Names.self) { Text($0.joined()) }
    #expect(try texts(render(view: view)).last == "abc!D")
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("an action runs when what views tell changes")
  func preferenceChange() throws {
    struct Root: View {
      @State private var names: [String] = []
      var body: some View {
        VStack {
          Text(names.joined(separator: "+"))
          Text("a").preference(key: Names.self, value: ["a", "b"])
        }
        .onPreferenceChange(Names.self) { names = $0 }
      }
    }
    #expect(try texts(render(view: Root())).first == "a+b")
  }

  @Test("a layout's views are measured, then stand where it says")
  func layout() throws {
    let graph = ViewGraph(
      root: Diagonal()() {
        Text("a"); Text("b")
      }
    )
    guard case .geometry(let asked)? = try graph.render().nodes.first?.content else {
      Issue.record("no geometry node")
      return
    }
    #expect(asked.wantsIdealSizes)
    let letter = NodeGeometry.ChildSize(width: 8, height: 16, maxWidth: 8, maxHeight: 16)
    _ = graph.take([NodeGeometry(id: 0, proposedWidth: 640, children: [letter, letter])])
    let tree = try graph.render()
    #expect(tree.nodes[0].content == .geometry(Geometry(id: 0, width: 16, height: 32)))
    #expect(tree.nodes.contains { $0.content == .offset(x: 0, y: 0) })
    #expect(tree.nodes.contains { $0.content == .offset(x: 8, y: 16) })
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      subviews.reduce(.zero) { size, view in
        let own = view.sizeThatFits(.unspecified)
        return CGSize(width: size.width + own.width, height: size.height + own.height)
      }
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var point = bounds.origin
      for view in subviews {
        view.place(at: point, proposal: .unspecified)
        let size = view.sizeThatFits(.unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  private func texts(_ tree: ViewTree) -> [String] {
    tree.nodes.compactMap { node in
      if case .text(let content) = node.content { content.runs.map(\.string).joined() } else { nil }
    }
  }
}

@MainActor
@Suite("Views made of the views inside")
struct SubviewTests {
  @Test("each view inside is one, whatever groups hold it")
  func divided() throws {
    let content = Group {
      Text("a").padding()
      ForEach(0..<2) { Text("\($0)") }
    }
    let view = VStack {
      Group(subviews: content) { views in
        ForEach(views) { view in
          view
          if view.id != views.last?.id { Divider() }
        }
      }
    }
    let expected = """
      vstack
        padding
          text "a"
        divider
        text "0"
        divider
        text "1"
      """
    #expect(try dump(view) == expected)
  }
}
