import Combine
import Foundation
import SwiftUI
import Testing

@Suite("Objects and their observers")
@MainActor
struct ObservationTests {
  final class Inner: ObservableObject {
    @Published var name = "a"
  }

  final class Outer: ObservableObject {
    @Published var count = 0
    let inner = Inner()
  }

  struct Owner: View {
    static var made = 0
    @StateObject private var outer: Outer

    init(_ make: @escaping () -> Outer) {
      _outer = StateObject(wrappedValue: make())
    }

    var body: some View { Text(verbatim: "\(outer.count) \(outer.inner.name)") }
  }

  @Test("A state object is made once, and changes of it ask for a new render")
  func stateObject() throws {
    var made: [Outer] = []
    let make = { () -> Outer in
      made.append(Outer())
      return made[made.count - 1]
    }
    let graph = ViewGraph(root: Owner(make))
    _ = try graph.render()
    graph.update(root: Owner(make))
    _ = try graph.render()
    #expect(made.count == 1)
    #expect(!graph.needsRender)
    made[0].inner.name = "b"
    #expect(!graph.needsRender, "an object inside another one does not tell of itself")
    made[0].objectWillChange.send()
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["0 b"])
  }

  final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var name = "a" { willSet { objectWillChange.send() } }
  }

  struct CustomView: View {
    @ObservedObject var model: Custom

    var body: some View { Text(model.name) }
  }

  @Test("An object may tell of its changes by a publisher of its own")
  func customPublisher() throws {
    let model = Custom()
    let graph = ViewGraph(root: CustomView(model: model))
    _ = try graph.render()
    model.name = "b"
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["b"])
  }

  @Observable final class Model {
    var name = "a"
    var other = 0
    var title: String { "<\(name)>" }
  }

  struct Titled: View {
    @Environment(Model.self) private var model

    var body: some View { Text(model.title) }
  }

  @Test("Only properties that were read ask for a new render, through computed ones too")
  func tracking() throws {
    let model = Model()
    let graph = ViewGraph(root: Titled().environment(model))
    #expect(try graph.render().strings == ["<a>"])
    model.other = 1
    #expect(!graph.needsRender)
    model.name = "b"
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["<b>"])
  }

  struct Maybe: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text(model?.name ?? "none") }
  }

  @Test("An object that may be missing is nil where none was given")
  func optionalObject() throws {
    #expect(try render(view: Maybe()).strings == ["none"])
    #expect(try render(view: Maybe().environment(Model())).strings == ["a"])
  }

  struct Editor: View {
    @Bindable var model: Model

    var body: some View { Field(text: $model.name) }
  }

  struct Field: View {
    @Binding var text: String

    var body: some View { Text(text).onAppear { text = "set" } }
  }

  @Test("A binding to a property of an observable object writes through")
  func bindable() throws {
    let model = Model()
    #expect(try render(view: Editor(model: model)).strings == ["set"])
    #expect(model.name == "set")
  }

  struct Held: View {
    @State private var model = Model()

    var body: some View { Text(model.name).onAppear { model.name = "held" } }
  }

  @Test("An observable object in a state is observed")
  func inState() throws {
    #expect(try render(view: Held()).strings == ["held"])
  }

  struct Receiving: View {
    let subject: CurrentValueSubject<String, Never>
    @State private var last = "none"

    var body: some View { Text(last).onReceive(subject) { last = $0 } }
  }

  @Test("onReceive shows what is sent at once, and what is sent later")
  func receiving() throws {
    let subject = CurrentValueSubject<String, Never>("first")
    let graph = ViewGraph(root: Receiving(subject: subject))
    #expect(try graph.render().strings == ["first"])
    subject.send("second")
    #expect(try graph.render().strings == ["second"])
  }
}
