import SwiftUI
import Testing
import ViewTree

@Suite("Presentations")
@MainActor
struct PresentationTests {
  struct Item: Identifiable { let id: Int }

  @Test("a sheet is there while its binding is true")
  func sheet() throws {
    func view(_ isShown: Bool) -> some View {
      Text("below").sheet(isPresented: .constant(isShown)) { Text("above") }
    }
    #expect(try dump(view(false)) == "text \"below\"")
    #expect(
      try dump(view(true)) == """
        presentation sheet
          text "below"
          text "above"
        """
    )
  }

  @Test("a sheet for an item shows the item, and nothing without one")
  func item() throws {
    func view(_ item: Item?) -> some View {
      Text("below").sheet(item: .constant(item)) { Text("item \($0.id)") }
    }
    #expect(try render(view: view(nil)).strings == ["below"])
    #expect(try render(view: view(Item(id: 3))).strings == ["below", "item 3"])
  }

  @Test("dismissing from inside sets the binding to false and runs what follows")
  func dismiss() throws {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("close \(isPresented)") { dismiss() } }
    }
    struct Outside: View {
      let onDismiss: () -> Void
      @State private var isShown = true
      var body: some View {
        Text("below").sheet(isPresented: $isShown, onDismiss: onDismiss) { Inside() }
      }
    }
    var ends = 0
    let graph = ViewGraph(root: Outside { ends += 1 })
    #expect(try graph.render().strings == ["below", "close true"])
    graph.press()
    #expect(try graph.render().strings == ["below"])
    #expect(ends == 1)
  }

  @Test("state below a sheet outlasts its coming and going")
  func identity() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Outside: View {
      @Binding var isShown: Bool
      var body: some View { Counter().sheet(isPresented: $isShown) { Text("above") } }
    }
    var isShown = false
    let binding = Binding(get: { isShown }, set: { isShown = $0 })
    let graph = ViewGraph(root: Outside(isShown: binding))
    _ = try graph.render()
    graph.press()
    #expect(try graph.render().strings == ["1"])
    isShown = true
    #expect(try graph.render().strings == ["1", "above"])
  }

  @Test("an alert has a title, a message and its actions, each of which dismisses it")
  func alert() throws {
    var isShown = true
    var deleted = false
    let binding = Binding(get: { isShown }, set: { isShown = $0 })
    let view = Text("below").alert("Delete?", isPresented: binding) {
      Button("Delete", role: .destructive) { deleted = true }
    } message: {
      Text("really")
    }
    let graph = ViewGraph(root: view)
    let tree = try graph.render()
    #expect(
      tree.nodes.first?.content == .presentation(Presentation(kind: .alert, title: "Delete?"))
    )
    #expect(tree.strings == ["below", "really", "Delete"])
    graph.press()
    #expect(deleted)
    #expect(!isShown)
  }

  @Test("an alert without actions can be dismissed")
  func bareAlert() throws {
    let view = Text("below").alert("Done", isPresented: .constant(true)) {}
    #expect(try render(view: view).strings == ["below", "OK"])
  }

  @Test("a dialog about data is there only with data; its title may be hidden")
  func data() throws {
    func view(_ item: Item?) -> some View {
      Text("below").confirmationDialog(
        "Title",
        isPresented: .constant(true),
        titleVisibility: .hidden,
        presenting: item
      ) { item in Button("\(item.id)") {} }
    }
    #expect(try render(view: view(nil)).strings == ["below"])
    let tree = try render(view: view(Item(id: 5)))
    #expect(tree.strings == ["below", "5"])
    #expect(tree.nodes.first?.content == .presentation(Presentation(kind: .confirmation)))
  }

  @Test("alerts as they were before iOS 15 are the same")
  func legacy() throws {
    let view = Text("below").alert(isPresented: .constant(true)) {
      Alert(
        title: Text("Title"),
        message: Text("message"),
        primaryButton: .destructive(Text("Delete")),
        secondaryButton: .cancel()
      )
    }
    let tree = try render(view: view)
    #expect(tree.nodes.first?.content == .presentation(Presentation(kind: .alert, title: "Title")))
    #expect(tree.strings == ["below", "message", "Delete", "Cancel"])
  }
}
