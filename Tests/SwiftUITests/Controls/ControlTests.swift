import SwiftUI
import Testing
import ViewTree

@Suite("Controls")
@MainActor
struct ControlTests {
  @Test("a button carries its role, and its action is kept by where it stands")
  func button() throws {
    var presses = 0
    let graph = ViewGraph(root: Button("Delete", role: .destructive) { presses += 1 })
    let tree = try graph.render()
    #expect(tree.nodes.first?.content == .button(ButtonContent(role: .destructive)))
    #expect(tree.strings == ["Delete"])
    graph.press()
    #expect(presses == 1)
  }

  @Test("pressing a button changes what the next render shows")
  func state() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let graph = ViewGraph(root: Counter())
    #expect(try graph.render().strings == ["count 0"])
    graph.press()
    #expect(try graph.render().strings == ["count 1"])
  }

  @Test("the style, tint and shape of the surroundings reach a button")
  func style() throws {
    let view = Button("a") {}
      .buttonStyle(.borderedProminent)
      .tint(.red)
      .buttonBorderShape(.capsule)
    let content = ButtonContent(
      style: .borderedProminent,
      tint: .color(.system(.red)),
      shape: .capsule
    )
    #expect(try render(view: view).nodes.first?.content == .button(content))
  }

  @Test("a style with a body draws the button, and the surface lets it be pressed")
  func ownStyle() throws {
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("own"); configuration.label
        }
      }
    }
    let view = Button("a") {}.buttonStyle(Own())
    #expect(try render(view: view).nodes.first?.content == .button(ButtonContent(style: .plain)))
    #expect(try render(view: view).strings == ["own", "a"])
  }

  @Test("inside a style the style around it applies")
  func styleInsideStyle() throws {
    struct Outer: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Text("outer") }
    }
    struct Inner: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("inner"); Toggle(configuration)
        }
      }
    }
    let view = Toggle("a", isOn: .constant(true)).toggleStyle(Inner()).toggleStyle(Outer())
    #expect(try render(view: view).strings == ["inner", "outer"])
  }

  @Test("controls that cannot be used stand in a node that says so, and have no action")
  func disabled() throws {
    let graph = ViewGraph(
      root: HStack {
        Button("a") {}; Text("b")
      }.disabled(true)
    )
    let tree = try graph.render()
    #expect(tree.nodes.map(\.content).filter { $0 == .disabled }.count == 1)
    #expect(tree.nodes[1].content == .disabled)
    #expect(graph.actions.isEmpty)
  }

  @Test("a toggle shows what its binding says and writes it when it is turned")
  func toggle() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View { Toggle("a", isOn: $isOn).tint(.green) }
    }
    let graph = ViewGraph(root: Switch())
    func content(_ isOn: Bool) -> Content {
      .toggle(ToggleContent(isOn: isOn, tint: .color(.system(.green))))
    }
    #expect(try graph.render().nodes.first?.content == content(false))
    for case .turn(let turn) in graph.actions.values { turn(true) }
    #expect(try graph.render().nodes.first?.content == content(true))
  }

  @Test("a toggle for several flags is mixed where they differ")
  func mixed() throws {
    let flags: [Binding<Bool>] = [.constant(true), .constant(false)]
    let view = Toggle("a", sources: flags, isOn: \.self)
    #expect(try render(view: view).nodes.first?.content == .toggle(ToggleContent(isOn: nil)))
  }

  @Test("a slider says where its value stands in its range, whatever the range")
  func slider() throws {
    func fraction(_ view: some View) throws -> Double? {
      guard case .slider(let slider)? = try render(view: view).nodes.first?.content else {
        return nil
      }
      return slider.fraction
    }
    #expect(try fraction(Slider(value: .constant(25), in: 0...100)) == 0.25)
    #expect(try fraction(Slider(value: .constant(-3), in: 0...1)) == 0)
    #expect(try fraction(Slider(value: .constant(.nan), in: 0...1)) == 0)
    #expect(try fraction(Slider(value: .constant(1), in: 1...1)) == 0)
    #expect(try fraction(Slider(value: .constant(1), in: 0...Double.infinity)) == 0)
  }

  @Test("moving a slider keeps to its steps and its range")
  func slide() throws {
    var value = 0.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let graph = ViewGraph(root: Slider(value: binding, in: 10...20, step: 5))
    _ = try graph.render()
    for (fraction, expected) in [(0.4, 15.0), (0.9, 20), (7, 20), (-1, 10)] {
      for case .slide(let slide) in graph.actions.values { slide(fraction) }
      #expect(value == expected)
    }
  }

  @Test("a stepper stops at the ends of its range, also where another step would overflow")
  func stepper() throws {
    var value = Int8(120)
    let binding = Binding(get: { value }, set: { value = $0 })
    let graph = ViewGraph(root: Stepper("a", value: binding, in: -128...127, step: 5))
    _ = try graph.render()
    func step(_ isUp: Bool) {
      for case .step(let step) in graph.actions.values { step(isUp) }
    }
    step(true)
    #expect(value == 125)
    step(true)
    #expect(value == 127)
    step(false)
    #expect(value == 122)
  }

  @Test("a gauge has the labels that it is given, in their order")
  func gauge() throws {
    let view = Gauge(value: 5, in: 0...20) {
      Text("label")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("20")
    }
    .gaugeStyle(.accessoryCircular)
    let gauge = ViewTree::Gauge(
      fraction: 0.25,
      style: .accessoryCircular,
      hasLabel: true,
      hasValueLabel: true,
      hasMinimumLabel: true,
      hasMaximumLabel: true
    )
    #expect(try render(view: view).nodes.first?.content == .gauge(gauge))
    #expect(try render(view: view).strings == ["label", "5", "0", "20"])
  }

  @Test("an empty field shows its prompt, or else its title")
  func fields() throws {
    func content(_ view: some View) throws -> TextFieldContent? {
      guard case .textField(let field)? = try render(view: view).nodes.first?.content else {
        return nil
      }
      return field
    }
    #expect(try content(TextField("Name", text: .constant("")))?.prompt == "Name")
    let prompted = TextField("Name", text: .constant("x"), prompt: Text("Yours"))
    #expect(try content(prompted)?.prompt == "Yours")
    #expect(try content(prompted)?.text == "x")
    #expect(
      try content(TextField(text: .constant("")) { Text("In a label") })?.prompt == "In a label"
    )
    #expect(try content(SecureField("a", text: .constant("xyz")))?.text == "•••")
    #expect(try content(TextEditor(text: .constant("page")))?.isMultiline == true)
    #expect(
      try content(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder))?.style
        == .roundedBorder
    )
  }

  @Test("a field for a value writes what its format reads, and nothing else")
  func formatted() throws {
    var value = 3
    let binding = Binding(get: { value }, set: { value = $0 })
    let graph = ViewGraph(root: TextField("a", value: binding, format: .number))
    guard case .textField(let field)? = try graph.render().nodes.first?.content else {
      Issue.record("no field")
      return
    }
    #expect(field.text == "3")
    func enter(_ text: String) {
      for case .enter(let enter) in graph.actions.values { enter(text) }
    }
    enter("17")
    #expect(value == 17)
    enter("no number")
    #expect(value == 17)
  }

  @Test("hidden labels leave the control alone")
  func hiddenLabels() throws {
    let view = VStack {
      Toggle("a", isOn: .constant(true))
      Stepper("b", value: .constant(1))
    }
    .labelsHidden()
    #expect(try render(view: view).strings == [])
  }

  @Test("a menu has its label first, then its items")
  func menu() throws {
    let view = Menu("More") {
      Button("a") {}
      Divider()
    }
    #expect(
      try dump(view) == """
        menu
          text "More"
          button
            text "a"
          divider
        """
    )
  }
}

extension ViewGraph {
  /// Presses all that can be pressed.
  func press() {
    for case .press(let action) in actions.values { action() }
  }
}
