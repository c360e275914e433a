import FamilyControls
import SwiftUI

/// An app that counts, remembers and asks for authorization.
@main
struct CounterApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = Model()
  @AppStorage("starts") private var starts = 0
  @AppStorage("ending") private var ending = ""

  var body: some Scene {
    WindowGroup {
      CounterView()
        .environmentObject(model)
        .environment(\.greeting, delegate.greeting)
        .onAppear { starts += 1 }
    }
    .onChange(of: model.count) { model.history += "\($0)→\($1) " }
    .commands { SidebarCommands() }
    if model.hasStatistics {
      WindowGroup("Statistics", id: "statistics") { Text("Counted \(model.count)") }
    }
    Settings { Text("Started \(starts) times\(ending)") }
  }
}

/// Learns when the app starts, and has an initializer that is not marked as required.
final class Delegate: NSObject, UIApplicationDelegate {
  var greeting = "not started"

  override init() {
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    greeting = "started"
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.set(", ended well", forKey: "ending")
  }
}

/// Reads its settings when it is made, as apps' models do.
final class Model: ObservableObject {
  @Published var count = UserDefaults.standard.integer(forKey: "count")
  @Published var history = ""
  @Published var hasStatistics = false
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "no greeting"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct CounterView: View {
  @EnvironmentObject private var model: Model
  @Environment(\.greeting) private var greeting
  @ObservedObject private var center = AuthorizationCenter.shared
  @SceneStorage("name") private var name = ""
  @State private var isLoud = false
  @State private var result = "unasked"
  @State private var ticks = 0

  var body: some View {
    VStack {
      Text("\(greeting), \(center.authorizationStatus.description), \(result)")
      Text("\(name)\(isLoud ? "!" : "") \(model.count) \(model.history)\(ticks)")
      Button("Count") {
        model.count += 1
        UserDefaults.standard.set(model.count, forKey: "count")
      }
      Toggle("Loud", isOn: $isLoud)
      TextField("Name", text: $name)
      Button("Ask") { Task { await ask() } }
      Button("Tick") { Task { await tick() } }
      Button("Statistics") { model.hasStatistics.toggle() }
    }
  }

  private func ask() async {
    do {
      try await center.requestAuthorization(for: .individual)
      result = "agreed"
    } catch {
      result = (error as? FamilyControlsError).map { "\($0)" } ?? "?"
    }
  }

  /// Changes the state by itself, two hundred times, far more often than the host wants trees.
  private func tick() async {
    for _ in 0..<200 {
      ticks += 1
      try? await Task.sleep(for: .milliseconds(1))
    }
  }
}
