import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
  @Entry fileprivate var caption: String?
  @Entry fileprivate var names: [String] = ["none"]
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "m"
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

@Suite("Values of one's own in the environment")
@MainActor
struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.depth) private var depth
    @Environment(\.caption) private var caption
    @Environment(\.unit) private var unit

    var body: some View { Text(verbatim: "\(depth) \(caption ?? "–") \(unit)") }
  }

  @Test("A value reaches the views inside, until one of them sets another")
  func override() throws {
    let view = VStack {
      Reader()
      Group { Reader() }.environment(\.depth, 2).environment(\.caption, "x")
      Reader().transformEnvironment(\.depth) { $0 += 10 }
    }
    .environment(\.depth, 1)
    .environment(\.unit, "km")
    #expect(try render(view: view).strings == ["1 – km", "2 x km", "11 – km"])
  }

  @Test("An entry has its initial value where none has been set")
  func defaults() throws {
    #expect(EnvironmentValues().depth == 0)
    #expect(EnvironmentValues().names == ["none"])
    #expect(!Transaction().isQuick)
    #expect(try render(view: Reader()).strings == ["0 – m"])
  }

  struct Whole: View {
    @Environment(\.self) private var environment

    var body: some View { Text(verbatim: "\(environment.depth)") }
  }

  @Test("The whole environment can be read at once")
  func whole() throws {
    #expect(try render(view: Whole().environment(\.depth, 4)).strings == ["4"])
  }

  /// A property that counts how often it has been brought up to date, and reads the environment.
  struct Doubled: DynamicProperty {
    @Environment(\.depth) private var depth
    @State private var base = 1
    var value = 0

    mutating func update() { value = depth * 2 + base }
  }

  @propertyWrapper
  struct Twice: DynamicProperty {
    private var doubled = Doubled()
    @Environment(\.depth) private var depth

    var wrappedValue: Int { depth * 2 }
  }

  struct Custom: View {
    @Twice private var twice: Int

    var body: some View { Text(verbatim: "\(twice)") }
  }

  @Test("A dynamic property of one's own is connected too")
  func dynamicProperty() throws {
    #expect(try render(view: Custom().environment(\.depth, 3)).strings == ["6"])
  }

  struct Badge: ViewModifier {
    @Environment(\.depth) private var depth
    @State private var count = 0

    func body(content: Content) -> some View {
      content.overlay { Text(verbatim: "\(depth + count)").onAppear { count = 100 } }
    }
  }

  @Test("A modifier has state and environment of its own")
  func modifier() throws {
    let view = Text("a").modifier(Badge()).environment(\.depth, 1)
    #expect(try render(view: view).strings == ["a", "101"])
  }

  @Test("An action of one's own opens links")
  func openURL() throws {
    var opened: [String] = []
    let action = OpenURLAction { url in
      opened.append(url.absoluteString)
      return .handled
    }
    var values = EnvironmentValues()
    values.openURL = action
    if let url = URL(string: "https://example.org") { values.openURL(url) }
    #expect(opened == ["https://example.org"])
  }
}
