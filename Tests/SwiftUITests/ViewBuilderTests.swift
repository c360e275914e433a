import SwiftUI
import Testing

@Suite("ViewBuilder")
@MainActor
struct ViewBuilderTests {
  @Test("an empty closure adds nothing to its stack")
  func empty() throws {
    #expect(try dump(VStack {}) == "vstack")
  }

  @Test("statements become children in order")
  func many() throws {
    let view = HStack {
      Text("a")
      Spacer()
      Text("b")
      Divider()
      Text("c")
    }
    #expect(
      try dump(view) == """
        hstack
          text "a"
          spacer
          text "b"
          divider
          text "c"
        """
    )
  }

  @Test("a closure takes more than ten statements")
  func eleven() throws {
    let view = VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
    }
    #expect(try render(view: view).strings == (1...11).map(String.init))
  }

  @Test("if without else adds its view only while the condition holds", arguments: [true, false])
  func ifOnly(isShown: Bool) throws {
    let view = VStack {
      Text("a")
      if isShown { Text("b") }
    }
    #expect(try render(view: view).strings == (isShown ? ["a", "b"] : ["a"]))
  }

  @Test("if, else if and else add the branch that was taken", arguments: [0, 1, 2])
  func branches(number: Int) throws {
    let view = VStack {
      if number == 0 {
        Text("zero")
      } else if number == 1 {
        Text("one")
        Text("single")
      } else {
        Divider()
      }
    }
    let expected = [["zero"], ["one", "single"], []]
    #expect(try render(view: view).strings == expected[number])
  }

  @Test("switch and if let add the case that matches")
  func switchAndLet() throws {
    enum Phase { case loading, done(String) }
    @ViewBuilder func content(_ phase: Phase, name: String?) -> some View {
      switch phase {
      case .loading: ProgressView()
      case .done(let text): Text(text)
      }
      if let name { Text(name) }
    }
    #expect(try dump(content(.loading, name: nil)) == "progress –")
    #expect(try render(view: content(.done("a"), name: "b")).strings == ["a", "b"])
  }

  @Test("a view in if #available is added")
  func available() throws {
    let view = VStack {
      if #available(iOS 17, macOS 14, *) { Text("new") } else { Text("old") }
    }
    #expect(try render(view: view).strings == ["new"])
  }

  @Test("several views of a body stand in a column")
  func implicitColumn() throws {
    struct Pair: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(
      try dump(Pair()) == """
        vstack
          text "a"
          text "b"
        """
    )
  }

  @Test("a let inside a builder is not a view")
  func declarations() throws {
    let view = VStack {
      let name = "a" + "b"
      Text(name)
    }
    #expect(
      try dump(view) == """
        vstack
          text "ab"
        """
    )
  }
}
