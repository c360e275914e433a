import SwiftUI
import Testing

@Suite("Appearing, changing and tasks")
@MainActor
struct LifecycleTests {
  final class Log {
    var entries: [String] = []
  }

  struct Loading: View {
    @State private var name = "loading"

    var body: some View {
      Text(verbatim: name).onAppear { name = "loaded" }
    }
  }

  @Test("state that is set on appearing shows in the same render")
  func appear() throws {
    #expect(try render(view: Loading()).strings == ["loaded"])
  }

  struct Toggled: View {
    let log: Log
    let isShown: Bool

    var body: some View {
      VStack {
        if isShown {
          Text("a")
            .onAppear { log.entries.append("appear") }
            .onDisappear { log.entries.append("disappear") }
        }
      }
    }
  }

  @Test("a view appears once and disappears once")
  func presence() throws {
    let log = Log()
    let graph = ViewGraph(root: Toggled(log: log, isShown: true))
    _ = try graph.render()
    _ = try graph.render()
    graph.update(root: Toggled(log: log, isShown: false))
    _ = try graph.render()
    graph.update(root: Toggled(log: log, isShown: true))
    _ = try graph.render()
    #expect(log.entries == ["appear", "disappear", "appear"])
  }

  struct Watched: View {
    let log: Log
    let value: Int

    var body: some View {
      Text("a")
        .onChange(of: value) { old, new in log.entries.append("\(old)→\(new)") }
        .onChange(of: value, initial: true) { log.entries.append("changed") }
    }
  }

  @Test("a change is told with the values before and after")
  func change() throws {
    let log = Log()
    let graph = ViewGraph(root: Watched(log: log, value: 1))
    _ = try graph.render()
    #expect(log.entries == ["changed"])
    graph.update(root: Watched(log: log, value: 2))
    _ = try graph.render()
    #expect(Set(log.entries.dropFirst()) == ["1→2", "changed"])
    _ = try graph.render()
    #expect(log.entries.count == 3)
  }

  struct Restless: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("state that never settles does not hold the render up")
  func restless() throws {
    #expect(try render(view: Restless()).strings.count == 1)
  }

  struct Fetching: View {
    @State private var words = "waiting"

    var body: some View {
      Text(verbatim: words).task {
        await Task.yield()
        words = "done"
      }
    }
  }

  @Test("a settled render shows what the tasks have done")
  func task() async throws {
    let graph = ViewGraph(root: Fetching())
    #expect(try graph.render().strings == ["waiting"])
    #expect(try await graph.renderSettled(patience: .seconds(10)).strings == ["done"])
  }

  struct Endless: View {
    var body: some View {
      Text("a").task { while !Task.isCancelled { await Task.yield() } }
    }
  }

  @Test("a task that never ends is waited for only so long")
  func endlessTask() async throws {
    let graph = ViewGraph(root: Endless())
    #expect(try await graph.renderSettled(patience: .milliseconds(5)).strings == ["a"])
    graph.update(root: Endless())
  }
}
