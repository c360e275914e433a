import ExtensionProtocol
import ExtensionRuntime
import Glibc
import ViewTree

/// A process without any framework, whose scenes try what the runtime must be able to do.
@MainActor
struct Fixture: ReportProcess {
  let contexts = [
    "Echo", "Concurrency", "Sleep", "Print", "Deep", "Many", "Failing", "Stuck", "Locked",
    "Places", "Restless",
  ]

  func render(
    _ request: RenderRequest,
    activity: [ActivityFrame]
  ) async throws(RenderFailure) -> ViewTree {
    switch request.context {
    case "Echo": return text(echo(request, activity))
    case "Concurrency": return text(await concurrency())
    case "Sleep": return text(await sleep())
    case "Print":
      print("printed")
      return text("done")
    case "Deep": return deep(600)
    case "Many": return many(100_001)
    case "Locked": return text(locked())
    case "Places": return geometry(text: "unknown")
    case "Restless": return geometry(text: "0")
    case "Failing": throw RenderFailure(.unsupported, "no")
    case "Stuck":
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return text("never")
    default: throw .unknownContext(request.context, among: contexts)
    }
  }

  /// Says the place that it was given, or wants another each time.
  func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree? {
    let place = places[0]
    rounds.count += 1
    guard place.id == 0 else { return geometry(text: "\(rounds.count)", padding: rounds.count) }
    return geometry(text: "\(place.proposedWidth ?? -1) \(place.x)")
  }

  private let rounds = Rounds()

  private func geometry(text: String, padding: Int = 0) -> ViewTree {
    var builder = ViewTreeBuilder()
    let space = Double(padding * 16)
    builder.open(.padding(PaddingInsets(top: 0, leading: space, bottom: 0, trailing: 0)))
    builder.open(.geometry(Geometry(id: text.count == 1 ? 1 : 0)))
    builder.leaf(.text(TextContent(runs: [TextRun(text)])))
    return builder.finish()
  }

  private func echo(_ request: RenderRequest, _ activity: [ActivityFrame]) -> String {
    let totals = activity.map { frame in
      let name = frame.user.givenName ?? "?"
      let total = frame.segments.reduce(0) { $0 + $1.values.totalDuration }
      return "\(name) \(total)"
    }
    return "\(request.environment.locale): " + totals.joined(separator: ", ")
  }

  /// Ten child tasks count on an actor, then a hop to another context and back.
  private func concurrency() async -> String {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          await Task.yield()
          await counter.increment()
        }
      }
    }
    let detached = await Task.detached { await counter.value * 2 }.value
    return "\(await counter.value) \(detached)"
  }

  /// Two sleepers, of which the one that starts later wakes first.
  private func sleep() async -> String {
    let order = Order()
    await withTaskGroup(of: Void.self) { group in
      for (name, milliseconds) in [("slow", 60), ("fast", 20)] {
        group.addTask {
          try? await Task.sleep(for: .milliseconds(milliseconds))
          await order.append(name)
        }
      }
    }
    return await order.names.joined(separator: " ")
  }

  /// What calls answer that were there at the start: a link, a limit.
  private func locked() -> String {
    var target = [CChar](repeating: 0, count: 64)
    let link = readlink("/proc/self/exe", &target, target.count) < 0 ? errno : 0
    var limit = rlimit()
    let file = getrlimit(7, &limit) < 0 ? errno : 0
    return "\(link) \(file)"
  }

  private func text(_ string: String) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.leaf(.text(TextContent(runs: [TextRun(string)])))
    return builder.finish()
  }

  private func deep(_ depth: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    for _ in 1..<depth { builder.open(.hidden) }
    builder.leaf(.divider)
    return builder.finish()
  }

  private func many(_ count: Int) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    for _ in 1..<count { builder.leaf(.divider) }
    return builder.finish()
  }
}

final class Rounds {
  var count = 0
}

actor Counter {
  var value = 0
  func increment() { value += 1 }
}

actor Order {
  var names: [String] = []
  func append(_ name: String) { names.append(name) }
}

ExtensionRuntime.run { Fixture() }
