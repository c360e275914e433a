import ExtensionProtocol
import ExtensionRuntime
import SwiftUI
import Testing
import ViewTree

@Suite("An app's scenes") @MainActor
struct SceneTests {
  private func request(_ context: String, now: Int64 = 0) -> RenderRequest {
    let environment = ExtensionProtocol::Environment(
      locale: "en_US",
      timeZone: "UTC",
      firstWeekday: 1,
      now: now,
      width: nil,
      height: nil,
      colorScheme: .dark
    )
    return RenderRequest(id: 1, context: context, environment: environment)
  }

  private func texts<Program: App>(
    of process: AppProcess<Program>,
    in context: String
  ) async throws -> [String] {
    let tree = try await process.render(request(context), activity: [])
    return tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
  }

  @Test("windows are counted by the types of all branches, and settings come last")
  func contexts() {
    #expect(
      AppProcess<ManyScenes>().contexts == ["main", "main-2", "main-3", "main-4", "settings"]
    )
  }

  @Test("the branch that was taken has the names of its own windows")
  func branches() async throws {
    let process = AppProcess<ManyScenes>()
    #expect(try await texts(of: process, in: "main-4") == ["last"])
    #expect(try await texts(of: process, in: "main-3") == ["otherwise"])
    await #expect(throws: RenderFailure.self) { try await texts(of: process, in: "main-2") }
    #expect(try await texts(of: process, in: "settings") == ["preferences"])
  }

  @Test("modifiers of scenes write into the environment of their own windows alone")
  func environment() async throws {
    let process = AppProcess<ManyScenes>()
    #expect(try await texts(of: process, in: "main") == ["3, dark"])
    #expect(try await texts(of: process, in: "main-4") == ["last"])
  }

  @Test("a window stands in the middle, and takes all of its place")
  func frame() async throws {
    let tree = try await AppProcess<ManyScenes>().render(request("main-4"), activity: [])
    guard case .flexibleFrame(let frame)? = tree.nodes.first?.content else {
      Issue.record("the root is \(String(describing: tree.nodes.first))")
      return
    }
    #expect(frame.maxWidth == .infinity && frame.maxHeight == .infinity)
    #expect(frame.alignment == .center)
    #expect(tree.nodes.count == 2)
  }

  @Test("state of an app lasts from render to render, and a scene of one's own has its own")
  func state() async throws {
    let process = AppProcess<Stateful>()
    process.begin(with: [ProtocolFeature.events])
    let tree = try await process.render(request("main"), activity: [])
    let marks = tree.nodes.compactMap { node in
      if case .control(let mark) = node.content { mark } else { nil }
    }
    for mark in marks { process.perform(.press, control: mark.number) }
    #expect(process.needsRender)
    #expect(try await texts(of: process, in: "main") == ["app 1", "Add", "scene 1", "Add"])
    #expect(!process.needsRender)
  }

  @Test("a view that follows the time says when it changes next")
  func time() async throws {
    let process = AppProcess<Clock>()
    process.begin(with: [ProtocolFeature.events])
    _ = try await process.render(request("main", now: 90), activity: [])
    let wait = try #require(process.timeToRender)
    // How much of it is over by now depends on the machine.
    #expect(wait <= .seconds(30))
  }

  @Test("delegates of classes of one's own are made, told of the start and seen by views")
  func delegates() async throws {
    let process = AppProcess<Delegated>()
    #expect(try await texts(of: process, in: "main") == ["made with 5, launched 1"])
    #expect(try await texts(of: process, in: "main") == ["made with 5, launched 1"])
  }
}

private struct ManyScenes: App {
  var hasSecond: Bool { false }

  var body: some Scene {
    WindowGroup { Level() }
      .environment(\.lineLimit, 3)
      .windowResizability(.contentSize)
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandMenu("Tools") { Button("Nothing") {} }
      }
    if hasSecond {
      Window("Second", id: "second") { Text("second") }
    } else {
      WindowGroup("Otherwise", id: "other", for: Int.self) { value in
        Text(value.wrappedValue == nil ? "otherwise" : "a value")
      }
    }
    Settings { Text("preferences") }
    WindowGroup(id: "last") { Text("last") }
  }
}

private struct Level: View {
  @SwiftUI::Environment(\.lineLimit) private var limit
  @SwiftUI::Environment(\.colorScheme) private var scheme

  var body: some View { Text("\(limit ?? 0), \(scheme == .dark ? "dark" : "light")") }
}

private struct Stateful: App {
  @State private var count = 0

  var body: some Scene { Inner(count: $count) }

  struct Inner: Scene {
    @Binding var count: Int
    @State private var own = 0

    var body: some Scene {
      WindowGroup {
        Text("app \(count)")
        Button("Add") { count += 1 }
        Text("scene \(own)")
        Button("Add") { own += 1 }
      }
    }
  }
}

private struct Clock: App {
  var body: some Scene {
    WindowGroup {
      TimelineView(.everyMinute) { context in Text("\(context.date.timeIntervalSince1970)") }
    }
  }
}

private struct Delegated: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene { WindowGroup { Seen() } }

  struct Seen: View {
    @EnvironmentObject private var delegate: Delegate

    var body: some View { Text("made with \(delegate.number), launched \(delegate.launches)") }
  }

  class Base: NSObject {
    let number: Int

    override init() {
      number = 5
      super.init()
    }
  }

  final class Delegate: Base, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      launches += 1
      return true
    }
  }
}
