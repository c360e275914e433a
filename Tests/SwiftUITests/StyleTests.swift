import SwiftUI
import Testing
import ViewTree

@Suite("Colours and styles")
@MainActor
struct StyleTests {
  private func fill(
    _ style: some ShapeStyle,
    environment: EnvironmentValues = EnvironmentValues()
  ) throws -> Paint? {
    let tree = try render(view: Rectangle().fill(style), environment: environment)
    if case .shape(let shape) = tree.nodes[0].content { return shape.fill }
    return nil
  }

  @Test("colours of other spaces are moved into sRGB")
  func spaces() {
    // Half the light is 188 of 255 in sRGB.
    #expect(Color(.sRGBLinear, white: 0.5).description == "#BCBCBCFF")
    #expect(Color(.displayP3, white: 0.6).description == "#999999FF")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color.red.description == "red")
  }

  @Test("a resolved colour has the numbers of the scheme")
  func resolve() {
    var environment = EnvironmentValues()
    let light = Color.red.resolve(in: environment)
    #expect(abs(light.red - 1) < 1e-4)
    #expect(abs(light.green - 59.0 / 255) < 1e-4)
    environment.colorScheme = .dark
    #expect(abs(Color.red.resolve(in: environment).green - 69.0 / 255) < 1e-4)
    #expect(Color.black.opacity(0.5).resolve(in: environment).opacity == 0.5)
    let half = Color(red: 0.5, green: 0.25, blue: 0).resolve(in: environment)
    #expect(Color(half).description == Color(red: 0.5, green: 0.25, blue: 0).description)
  }

  @Test("mixed colours lie between both")
  func mix() {
    let (black, white) = (Color(white: 0), Color(white: 1))
    #expect(black.mix(with: white, by: 0.5, in: .device).description == "#808080FF")
    #expect(black.mix(with: white, by: 0) == black)
    #expect(black.mix(with: white, by: 1) == white)
    // Oklab's middle grey: half of the lightness, an eighth of the light.
    #expect(black.mix(with: white, by: 0.5).description == "#636363FF")
    let clear = Color(red: 1, green: 0, blue: 0, opacity: 0)
    #expect(clear.mix(with: Color(red: 1, green: 0, blue: 0), by: 0.5).description == "#FF000080")
  }

  @Test("styles of the surface are its colours, and levels make them fainter")
  func semantic() throws {
    #expect(try fill(.separator) == .color(.system(.separator)))
    #expect(try fill(.placeholder) == .color(.system(.tertiary)))
    #expect(try fill(.background.secondary) == .color(.system(.secondaryBackground)))
    #expect(try fill(.red.secondary) == .color(.system(.red, opacity: 0.5)))
    #expect(try fill(.tint.opacity(0.25)) == .color(.system(.accent, opacity: 0.25)))
    #expect(try fill(AnyShapeStyle(Color.red)) == .color(.system(.red)))
    #expect(try fill(.shadow(.drop(radius: 2))) == .color(.system(.primary)))
  }

  @Test("the style behind content can be set")
  func background() throws {
    var environment = EnvironmentValues()
    environment.backgroundStyle = AnyShapeStyle(Color.green)
    #expect(try fill(.background, environment: environment) == .color(.system(.green)))
    #expect(try fill(.background) == .color(.system(.background)))
  }

  @Test("filters and blend modes are nodes around the view")
  func filters() throws {
    let view = Text("a").blur(radius: 2).hueRotation(.degrees(90)).colorMultiply(.red)
      .blendMode(.screen)
    #expect(
      try render(view: view).nodes.dropLast().map(\.content) == [
        .blendMode(.screen), .filter(.colorMultiply(.system(.red))),
        .filter(.hueRotation(degrees: 90)), .filter(.blur(radius: 2)),
      ]
    )
    let strange = Text("a").blur(radius: -.infinity).brightness(.nan).grayscale(7)
    #expect(
      try render(view: strange).nodes.dropLast().map(\.content) == [
        .filter(.grayscale(1)), .filter(.brightness(0)), .filter(.blur(radius: 0)),
      ]
    )
  }

  @Test("what assistive technology is told stands in nodes around the view")
  func accessibility() throws {
    let view = Text("a")
      .accessibilityLabel("label \(1)")
      .accessibilityValue("value", isEnabled: false)
      .accessibilityHint(Text("hint"))
      .accessibilityIdentifier("id")
      .accessibilityAddTraits([.isHeader, .isButton])
      .accessibilityElement(children: .combine)
    #expect(
      try render(view: view).nodes.dropLast().map(\.content) == [
        .accessibility(Accessibility(children: .combine)),
        .accessibility(Accessibility(traits: [.isHeader, .isButton])),
        .accessibility(Accessibility(identifier: "id")),
        .accessibility(Accessibility(hint: "hint")),
        .accessibility(Accessibility()),
        .accessibility(Accessibility(label: "label 1")),
      ]
    )
  }

  @Test("traits are a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton]
    #expect(traits.insert(.isLink).inserted)
    #expect(!traits.insert(.isLink).inserted)
    #expect(traits.contains(.isButton) && !traits.contains(.isHeader))
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits == .isLink)
  }

  @Test("spacing, offset and scale of text reach the tree")
  func typography() throws {
    let view = Text("a").kerning(1).baselineOffset(-2)
    let runs = try text(of: view.lineSpacing(4).minimumScaleFactor(0.5))
    #expect(runs.runs[0].style.tracking == 1)
    #expect(runs.runs[0].style.baselineOffset == -2)
    #expect(runs.lineSpacing == 4)
    #expect(runs.minimumScale == 0.5)
    #expect(try text(of: VStack { Text("a") }.tracking(3)).runs[0].style.tracking == 3)
  }

  private struct Scaled: View {
    @ScaledMetric(relativeTo: .title) private var size = 34.0
    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test("scaled metrics follow the size of text")
  func scaledMetric() throws {
    #expect(try text(of: Scaled()).string == "34.0")
    // 23 points instead of 17.
    #expect(try text(of: Scaled().dynamicTypeSize(.xxxLarge)).string == "46.0")
    #expect(try text(of: Scaled().dynamicTypeSize(...DynamicTypeSize.medium)).string == "32.0")
  }

  @Test("pictures from addresses show what stands in for them")
  func asyncImage() throws {
    let url = URL(string: "https://example.org/a.png")
    let view = AsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      Text("wait")
    }
    #expect(try dump(view) == "text \"wait\"")
    let phases = AsyncImage(url: url) { phase in
      if case .empty = phase { Text("empty") } else { Text("other") }
    }
    #expect(try dump(phases) == "text \"empty\"")
    #expect(
      try render(view: AsyncImage(url: url)).nodes.map(\.content) == [.placeholder("picture")]
    )
  }
}
