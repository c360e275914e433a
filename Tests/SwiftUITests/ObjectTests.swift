import SwiftUI
import Testing

@Suite("Observed objects")
@MainActor
struct ObjectTests {
  final class Model: ObservableObject {
    @Published var count = 1
  }

  struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "\(model.count)") }
  }

  @Test("a change of a published property asks for a new render")
  func observed() throws {
    let model = Model()
    let graph = ViewGraph(root: Observing(model: model))
    #expect(try graph.render().strings == ["1"])
    #expect(!graph.needsRender)
    model.count = 2
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["2"])
  }

  struct Owning: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Text(verbatim: "\(model.count)")
        Editing(count: $model.count)
      }
      .onAppear { model.count += 1 }
    }
  }

  struct Editing: View {
    @Binding var count: Int
    var body: some View { Text(verbatim: "\(count * 10)") }
  }

  @Test("a state object is made once and its bindings reach other views")
  func owned() throws {
    let graph = ViewGraph(root: Owning())
    #expect(try graph.render().strings == ["2", "20"])
    #expect(try graph.render().strings == ["2", "20"])
  }

  struct Finding: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(verbatim: "\(model.count)") }
  }

  @Test("an environment object reaches the views inside")
  func environmentObject() throws {
    let model = Model()
    model.count = 7
    #expect(try render(view: VStack { Finding() }.environmentObject(model)).strings == ["7"])
  }

  @Observable
  final class Modern {
    var count = 1
  }

  struct Tracking: View {
    @State var model: Modern
    var body: some View { Text(verbatim: "\(model.count)") }
  }

  @Test("a change of an observable object that a body read asks for a new render")
  func observable() throws {
    let model = Modern()
    let graph = ViewGraph(root: Tracking(model: model))
    #expect(try graph.render().strings == ["1"])
    model.count = 3
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["3"])
  }

  struct Reading: View {
    @Environment(Modern.self) private var model
    @Environment(Model.self) private var missing: Model?
    var body: some View { Text(verbatim: "\(model.count) \(missing == nil)") }
  }

  @Test("an observable object is read from the environment by its type")
  func environment() throws {
    #expect(try render(view: Reading().environment(Modern())).strings == ["1 true"])
  }
}
