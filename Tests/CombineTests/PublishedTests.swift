import Combine
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var double = 0
}

struct PublishedTests {
  @Test("A published property tells of the change before it happens")
  func willChange() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 5
    #expect(seen == [0])
    #expect(model.count == 5)
    subscription.cancel()
  }

  @Test("The publisher of a property sends the present value and each new one")
  func projected() {
    let model = Model()
    model.count = 1
    var values: [Int] = []
    let subscription = model.$count.sink { values.append($0) }
    model.count = 2
    subscription.cancel()
    model.count = 3
    #expect(values == [1, 2])
  }

  @Test("assign(to:) sets a property as long as the object is there, and tells its observers")
  func assigning() {
    let model = Model()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.$count.map { $0 * 2 }.assign(to: &model.$double)
    model.count = 4
    #expect(model.double == 8)
    #expect(changes == 3)
    subscription.cancel()
  }

  @Test("assign(to:on:) sets any property")
  func assigningOn() {
    let model = Model()
    let subscription = Just(9).assign(to: \.count, on: model)
    #expect(model.count == 9)
    subscription.cancel()
  }
}
