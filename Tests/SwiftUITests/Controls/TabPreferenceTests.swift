import SwiftUI
import Testing
import ViewTree

@Suite("Preferences of tabs")
@MainActor
struct TabPreferenceTests {
  private struct Sum: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("what the shown tab prefers counts once")
  func once() throws {
    var sums: [Int] = []
    let view = TabView {
      Text("a").preference(key: Sum.self, value: 1)
    }
    .onPreferenceChange(Sum.self) { sums.append($0) }
    _ = try ViewGraph(root: view).render()
    #expect(sums == [1])
  }
}
