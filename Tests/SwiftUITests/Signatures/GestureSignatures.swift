import Combine
import SwiftUI

/// Compiles what authors write about gestures and events; it is not run.
private struct GestureSignatures: View {
  @State private var offset = CGSize.zero
  @State private var isPressed = false
  @State private var now = Date()
  @GestureState private var drag = CGSize.zero
  @GestureState private var isHeld: Bool = false
  @SceneStorage("tab") private var tab = "a"
  @AppStorage("goal") private var goal = 2.5
  @AppStorage("name") private var name: String?
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.displayScale) var displayScale
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var dragGesture: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($drag) { value, state, _ in state = value.translation }
      .onChanged { value in offset = value.translation }
      .onEnded { _ in withAnimation(.spring()) { offset = .zero } }
  }

  var body: some View {
    VStack {
      Text("a")
        .gesture(dragGesture)
        .gesture(DragGesture().onEnded { offset = $0.predictedEndTranslation })
        .gesture(
          LongPressGesture(minimumDuration: 1)
            .updating($isHeld) { current, state, _ in state = current }
            .onEnded { _ in isPressed = true }
        )
        .gesture(TapGesture(count: 2).onEnded { isPressed.toggle() })
        .gesture(MagnifyGesture().onChanged { offset.width = $0.magnification })
        .gesture(MagnificationGesture().onChanged { scale in offset.width = scale })
        .gesture(RotateGesture().onEnded { offset.width = $0.rotation.degrees })
        .gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
            if case .second(true, let drag?) = value { offset = drag.translation }
          }
        )
        .simultaneousGesture(TapGesture().onEnded { _ in isPressed = false })
        .highPriorityGesture(DragGesture(), including: .all)
        .onTapGesture { isPressed = true }
        .onTapGesture(count: 2) { isPressed = true }
        .onTapGesture { location in offset.width = location.x }
        .onTapGesture(coordinateSpace: .global) { location in offset.width = location.x }
        .onLongPressGesture { isPressed = true }
        .onLongPressGesture(minimumDuration: 0.2, maximumDistance: 50) {
          isPressed = true
        } onPressingChanged: {
          isPressed = $0
        }
        .onHover { isPressed = $0 }
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
      Text("b")
        .onReceive(timer) { now = $0 }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
        .onReceive(Just(1)) { number in offset.width = CGFloat(number) }
        .onChange(of: scenePhase) { _, phase in if phase == .active { isPressed = false } }
        .onChange(of: scenePhase) { phase in if phase == .active { isPressed = false } }
        .onChange(of: isPressed) { isPressed = false }
        .onChange(of: [goal], initial: true) { old, new in goal = old[0] + new[0] }
        .onOpenURL { url in openURL(url) }
        .task { await load() }
        .task(id: goal, priority: .background) { await load() }
        .task(priority: .high) {
          for await value in timer.values.prefix(1) { now = value }
        }
    }
    .environment(\.openURL, OpenURLAction { _ in .discarded })
    .environment(\.horizontalSizeClass, .regular)
    .environment(\.colorScheme, .dark)
    .environment(\.locale, Locale(identifier: "en"))
  }

  private func load() async {}
}

/// A view model as authors write them.
private final class ViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var isLoading = false
  private var cancellables = Set<AnyCancellable>()
  private var timer: AnyCancellable?
  let events = PassthroughSubject<String, Never>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { [$0] }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] results in self?.results = results }
      .store(in: &cancellables)
    Publishers.CombineLatest($query, $isLoading)
      .map { query, isLoading in isLoading ? [] : [query] }
      .assign(to: &$results)
    Publishers.Merge(events, $query).sink { print($0) }.store(in: &cancellables)
    timer = Timer.publish(every: 60, on: .main, in: .default).autoconnect()
      .sink { [weak self] _ in self?.isLoading = false }
    load()
      .replaceError(with: [])
      .assign(to: \.results, on: self)
      .store(in: &cancellables)
  }

  func load() -> AnyPublisher<[String], any Error> {
    guard let url = URL(string: "https://example.org") else {
      return Fail(error: URLError(.badURL)).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .handleEvents(receiveOutput: { _ in })
      .eraseToAnyPublisher()
  }
}
