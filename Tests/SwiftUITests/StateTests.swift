import SwiftUI
import Testing
import ViewTree

@Suite("State and identity")
@MainActor
struct StateTests {
  /// Hands the binding of a view's state to the test.
  final class Probe {
    var bindings: [Binding<Int>] = []
  }

  struct Counter: View {
    let probe: Probe
    @State private var count = 0

    var body: some View {
      probe.bindings.append($count)
      return Text(verbatim: "\(count)")
    }
  }

  @Test("state survives from render to render")
  func survival() throws {
    let probe = Probe()
    let graph = ViewGraph(root: Counter(probe: probe))
    #expect(try graph.render().strings == ["0"])
    #expect(!graph.needsRender)
    probe.bindings.last?.wrappedValue = 5
    #expect(graph.needsRender)
    #expect(try graph.render().strings == ["5"])
    #expect(try graph.render().strings == ["5"])
  }

  @Test("views of one type in different places have state of their own")
  func places() throws {
    let probe = Probe()
    let graph = ViewGraph(
      root: HStack {
        Counter(probe: probe); Counter(probe: probe)
      }
    )
    _ = try graph.render()
    probe.bindings[1].wrappedValue = 3
    #expect(try graph.render().strings == ["0", "3"])
  }

  struct Rows: View {
    let probe: Probe
    let names: [String]

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { _ in Counter(probe: probe) }
      }
    }
  }

  @Test("the state of a row moves with its element")
  func rows() throws {
    let probe = Probe()
    let graph = ViewGraph(root: Rows(probe: probe, names: ["a", "b"]))
    _ = try graph.render()
    probe.bindings[0].wrappedValue = 1
    probe.bindings[1].wrappedValue = 2
    graph.update(root: Rows(probe: probe, names: ["b", "c", "a"]))
    #expect(try graph.render().strings == ["2", "0", "1"])
  }

  struct Switch: View {
    let probe: Probe
    let isFirst: Bool
    let id: Int

    var body: some View {
      if isFirst { Counter(probe: probe).id(id) } else { Counter(probe: probe).id(id) }
    }
  }

  @Test("the branches of a condition and other identities start anew")
  func branches() throws {
    let probe = Probe()
    let graph = ViewGraph(root: Switch(probe: probe, isFirst: true, id: 1))
    _ = try graph.render()
    probe.bindings[0].wrappedValue = 1
    #expect(try graph.render().strings == ["1"])
    graph.update(root: Switch(probe: probe, isFirst: true, id: 2))
    #expect(try graph.render().strings == ["0"])
    graph.update(root: Switch(probe: probe, isFirst: false, id: 2))
    #expect(try graph.render().strings == ["0"])
    // The first identity has been away, so its state is gone.
    graph.update(root: Switch(probe: probe, isFirst: true, id: 1))
    #expect(try graph.render().strings == ["0"])
  }

  @Test("a binding passes a part of a value on")
  func bindingParts() {
    struct Pair { var left = 1; var right = 2 }
    var pair = Pair()
    let binding = Binding(get: { pair }, set: { pair = $0 })
    binding.right.wrappedValue = 9
    #expect(pair.right == 9)
    #expect(pair.left == 1)
  }

  struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(verbatim: "\(level) \(colorScheme)") }
  }

  @Test("environment values reach the views inside and no others")
  func environment() throws {
    let view = VStack {
      Reader()
      HStack { Reader() }.environment(\.level, 3).environment(\.colorScheme, .dark)
      Reader()
    }
    #expect(try render(view: view).strings == ["0 light", "3 dark", "0 light"])
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}
