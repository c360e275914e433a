import SwiftUI
import Testing

@Suite("State lives as long as its identity")
@MainActor
struct IdentityTests {
  /// A view that shows a number it has drawn once for each identity.
  struct Numbered: View {
    final class Source { var last = 0 }

    let source: Source
    @State private var number: Int?

    var body: some View {
      Text(verbatim: "\(number ?? 0)").onAppear {
        source.last += 1
        number = source.last
      }
    }
  }

  /// Renders two values of a root one after the other.
  private func strings<Root: View>(_ first: Root, _ second: Root) throws -> [[String]] {
    let graph = ViewGraph(root: first)
    let before = try graph.render().strings
    graph.update(root: second)
    return [before, try graph.render().strings]
  }

  struct Branching: View {
    let source: Numbered.Source
    let isFirst: Bool

    var body: some View {
      if isFirst { Numbered(source: source) } else { Numbered(source: source) }
    }
  }

  @Test("The branches of a condition have state of their own")
  func branches() throws {
    let source = Numbered.Source()
    let result = try strings(
      Branching(source: source, isFirst: true),
      Branching(source: source, isFirst: false)
    )
    #expect(result == [["1"], ["2"]])
  }

  struct Choosing: View {
    let source: Numbered.Source
    let isFirst: Bool

    var body: some View {
      Numbered(source: source).opacity(isFirst ? 1 : 0.5)
    }
  }

  @Test("A modifier with another value keeps the state")
  func sameIdentity() throws {
    let source = Numbered.Source()
    let result = try strings(
      Choosing(source: source, isFirst: true),
      Choosing(source: source, isFirst: false)
    )
    #expect(result == [["1"], ["1"]])
  }

  @Test("Another id(_:) starts anew, the same one does not")
  func explicit() throws {
    let source = Numbered.Source()
    #expect(
      try strings(Numbered(source: source).id("a"), Numbered(source: source).id("b"))
        == [["1"], ["2"]]
    )
    #expect(
      try strings(Numbered(source: source).id("a"), Numbered(source: source).id("a"))
        == [["3"], ["3"]]
    )
  }

  struct Rows: View {
    let source: Numbered.Source
    let ids: [String]

    var body: some View {
      ForEach(ids, id: \.self) { _ in Numbered(source: source) }
    }
  }

  @Test("The state of a row goes with its id, and a row that comes back starts anew")
  func rows() throws {
    let source = Numbered.Source()
    let graph = ViewGraph(root: Rows(source: source, ids: ["a", "b"]))
    #expect(try graph.render().strings == ["1", "2"])
    graph.update(root: Rows(source: source, ids: ["b", "a"]))
    #expect(try graph.render().strings == ["2", "1"])
    graph.update(root: Rows(source: source, ids: ["b"]))
    #expect(try graph.render().strings == ["2"])
    graph.update(root: Rows(source: source, ids: ["b", "a"]))
    #expect(try graph.render().strings == ["2", "3"])
  }

  struct Wrapped: View {
    let content: Numbered

    var body: some View { content }
  }

  @Test("Another type in an AnyView starts anew")
  func erased() throws {
    let source = Numbered.Source()
    let first = AnyView(Numbered(source: source))
    #expect(try strings(first, AnyView(Numbered(source: source))) == [["1"], ["1"]])
    #expect(
      try strings(first, AnyView(Wrapped(content: Numbered(source: source)))) == [["2"], ["3"]]
    )
  }

  enum Kind { case red, green, blue }

  struct Switching: View {
    let source: Numbered.Source
    let kind: Kind

    var body: some View {
      switch kind {
      case .red: Numbered(source: source)
      case .green: Numbered(source: source)
      case .blue: Numbered(source: source)
      }
    }
  }

  @Test("The cases of a switch have state of their own")
  func cases() throws {
    let source = Numbered.Source()
    let graph = ViewGraph(root: Switching(source: source, kind: .red))
    #expect(try graph.render().strings == ["1"])
    graph.update(root: Switching(source: source, kind: .green))
    #expect(try graph.render().strings == ["2"])
    graph.update(root: Switching(source: source, kind: .blue))
    #expect(try graph.render().strings == ["3"])
  }

  @Test("Two backgrounds of one type have state of their own")
  func parts() throws {
    let source = Numbered.Source()
    let view = Text("a")
      .background { Numbered(source: source) }
      .background { Numbered(source: source) }
    #expect(try render(view: view).strings.sorted() == ["1", "2", "a"])
  }

  struct Optionally: View {
    let source: Numbered.Source
    let name: String?

    var body: some View {
      VStack {
        if let name { Text(verbatim: name) }
        Numbered(source: source)
      }
    }
  }

  @Test("A view that comes and goes does not disturb those beside it")
  func neighbours() throws {
    let source = Numbered.Source()
    let result = try strings(
      Optionally(source: source, name: nil),
      Optionally(source: source, name: "x")
    )
    #expect(result == [["1"], ["x", "1"]])
  }

  struct Initial: View {
    @State private var value: Int

    init(_ value: Int) {
      _value = State(initialValue: value)
    }

    var body: some View { Text(verbatim: "\(value)") }
  }

  @Test("An initial value from init counts once for each identity")
  func fromInit() throws {
    #expect(try strings(Initial(1), Initial(2)) == [["1"], ["1"]])
    #expect(try strings(Initial(1).id(1), Initial(2).id(2)) == [["1"], ["2"]])
  }
}
