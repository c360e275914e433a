import SwiftUI
import Testing

@Suite("Bindings")
@MainActor
struct BindingTests {
  private final class Store<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  struct Person {
    var name: String
    var tags: [String: Int] = [:]
  }

  @Test("A binding reaches properties, elements and values of dictionaries")
  func parts() {
    let store = Store([Person(name: "a"), Person(name: "b")])
    store.binding[1].name.wrappedValue = "c"
    #expect(store.value[1].name == "c")
    store.binding[0].tags["x"].wrappedValue = 3
    #expect(store.value[0].tags == ["x": 3])
    for person in store.binding { person.wrappedValue.name += "!" }
    #expect(store.value.map(\.name) == ["a!", "c!"])
  }

  @Test("A binding to an optional becomes one to its value, where there is one")
  func optional() {
    let store = Store<Int?>(1)
    let unwrapped = Binding(store.binding)
    unwrapped?.wrappedValue = 5
    #expect(store.value == 5)
    store.value = nil
    #expect(Binding(store.binding).map(\.wrappedValue) == nil)
    let plain = Store(2)
    let wrapped: Binding<Int?> = Binding(plain.binding)
    wrapped.wrappedValue = nil
    #expect(plain.value == 2)
    wrapped.wrappedValue = 7
    #expect(plain.value == 7)
  }

  @Test("A constant binding stays as it is")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("A binding may write in a transaction")
  func transactional() {
    var written = 0
    let binding = Binding(get: { 0 }, set: { value, _ in written = value })
    binding.animation(.easeIn).wrappedValue = 4
    #expect(written == 4)
  }
}
