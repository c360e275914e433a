import Foundation
import SwiftUI
import Testing

@Suite("The order of what views do")
@MainActor
struct OrderTests {
  final class Log {
    var entries: [String] = []
  }

  struct Nested: View {
    let log: Log

    var body: some View {
      VStack {
        Text("a")
          .task { log.entries.append("text task") }
          .onChange(of: 1, initial: true) { log.entries.append("text change") }
          .onAppear { log.entries.append("text") }
      }
      .task { log.entries.append("stack task") }
      .onAppear { log.entries.append("stack") }
    }
  }

  @Test("Views inside appear before those around them, in the order written; tasks come last")
  func order() async throws {
    let log = Log()
    _ = try await ViewGraph(root: Nested(log: log)).renderSettled()
    #expect(log.entries == ["text change", "text", "stack", "text task", "stack task"])
  }

  struct Leaving: View {
    let log: Log

    var body: some View { Text("a").onDisappear { log.entries.append("gone") } }
  }

  @Test("Views disappear at the end of the session")
  func close() throws {
    let log = Log()
    let graph = ViewGraph(root: Leaving(log: log))
    _ = try graph.render()
    #expect(log.entries.isEmpty)
    graph.close()
    graph.close()
    #expect(log.entries == ["gone"])
  }

  struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("Changes that follow each other without end stop after some rounds")
  func endless() throws {
    let graph = ViewGraph(root: Endless(), limits: RenderLimits(rounds: 4))
    #expect(try graph.render().strings == ["3"])
  }

  struct Completed: View {
    @State private var text = "before"

    var body: some View {
      Text(text).onAppear {
        withAnimation(.spring(duration: 0.3)) {
          text = "during"
        } completion: {
          text = "after"
        }
      }
    }
  }

  @Test("What follows an animation is shown")
  func completion() throws {
    #expect(try render(view: Completed()).strings == ["after"])
  }

  struct Posting: View {
    @State private var text = "before"

    var body: some View {
      Text(text).onAppear { Task { @MainActor in text = "after" } }
    }
  }

  @Test("Work that is ready when the views have appeared is shown")
  func ready() async throws {
    #expect(try await ViewGraph(root: Posting()).renderSettled().strings == ["after"])
  }

  struct Restarting: View {
    let log: Log
    let id: Int

    var body: some View {
      Text("a").task(id: id) {
        log.entries.append("begin \(id)")
        do { try await Task.sleep(for: .seconds(86_400)) } catch {
          log.entries.append("cancelled \(id)")
        }
      }
    }
  }

  @Test(
    "A task begins anew when its value changes, and the old one is cancelled",
    .timeLimit(.minutes(30))
  )
  func restart() async throws {
    let log = Log()
    let graph = ViewGraph(root: Restarting(log: log, id: 1))
    _ = try await graph.renderSettled(patience: .milliseconds(20))
    _ = try await graph.renderSettled(patience: .milliseconds(20))
    graph.update(root: Restarting(log: log, id: 2))
    while log.entries.count < 3 {
      _ = try await graph.renderSettled(patience: .milliseconds(20))
    }
    #expect(log.entries.prefix(1) == ["begin 1"])
    #expect(Set(log.entries) == ["begin 1", "cancelled 1", "begin 2"])
    graph.close()
  }

  struct Sleeping: View {
    @State private var text = "before"

    var body: some View {
      Text(text).task {
        async let word = Self.word()
        text = await word
      }
    }

    nonisolated static func word() async -> String {
      try? await Task.sleep(for: .milliseconds(20))
      return "after"
    }
  }

  @Test("A task that sleeps for a moment is waited for")
  func sleeping() async throws {
    let graph = ViewGraph(root: Sleeping())
    #expect(try await graph.renderSettled(patience: .seconds(10)).strings == ["after"])
  }
}
