import SwiftUI
import Testing
import ViewTree

@Suite("UIKit")
@MainActor
struct UIKitTests {
  @Test("colours of UIKit and SwiftUI are the same")
  func colors() {
    #expect(Color(.systemRed) == .red)
    #expect(
      Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        == Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    )
    #expect(UIColor(Color.blue) == UIColor.systemBlue)
    #expect(UIColor.red != UIColor.blue)
    #expect(Color(uiColor: .systemGray6.withAlphaComponent(0.5)) != Color(uiColor: .systemGray6))
  }

  @Test("a colour tells its numbers")
  func components() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(
      UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.5)
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    )
    #expect([red, green, blue, alpha] == [0, 1, 1, 0.5])
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 2 / 3) < 1e-9)
    #expect(saturation == 1)
    #expect(brightness == 0.5)
    #expect(UIColor(white: 0.25, alpha: 1).cgColor.components == [0.25, 0.25, 0.25, 1])
    #expect(CGColor(red: 0.5, green: 0, blue: 0, alpha: 1).copy(alpha: 0.5)?.alpha == 0.5)
  }

  @Test("a dynamic colour follows the scheme")
  func dynamic() throws {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    var environment = EnvironmentValues()
    let light = try render(view: color, environment: environment)
    environment.colorScheme = .dark
    let dark = try render(view: color, environment: environment)
    #expect(
      light.nodes[0].content
        == .shape(ShapeContent(kind: .rectangle, fill: .color(.system(.black))))
    )
    #expect(
      dark.nodes[0].content == .shape(ShapeContent(kind: .rectangle, fill: .color(.system(.white))))
    )
  }

  @Test("fonts of UIKit are fonts of SwiftUI")
  func fonts() {
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont(name: "Avenir", size: 12)?.withSize(14).pointSize == 14)
    let rounded = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)
    #expect(
      rounded.map { Font(UIFont(descriptor: $0, size: 0)) } == .system(size: 12, design: .rounded)
    )
  }

  @Test("the size of a picture is read from its first bytes")
  func pictures() {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 1, 0, 0, 0, 0, 2,
    ]
    #expect(UIImage(data: Data(png))?.size == CGSize(width: 256, height: 2))
    let gif = Array("GIF89a".utf8) + [3, 0, 4, 1]
    #expect(UIImage(data: Data(gif))?.size == CGSize(width: 3, height: 260))
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 6, 1,
    ]
    #expect(UIImage(data: Data(jpeg), scale: 2)?.size == CGSize(width: 3, height: 2.5))
    for broken in [[], [0xFF, 0xD8], Array(jpeg.prefix(12)), [0xFF, 0xD8, 0xFF, 0xE0, 0, 0]] {
      #expect(UIImage(data: Data(broken)) == nil)
    }
  }

  private struct Wrapped<Wrappee: UIView>: UIViewRepresentable {
    let make: () -> Wrappee
    func makeUIView(context: Context) -> Wrappee { make() }
    func updateUIView(_ uiView: Wrappee, context: Context) {}
  }

  @Test("labels and stacks of UIKit are drawn; other views are a box with their name")
  func representable() throws {
    let stack = Wrapped {
      let label = UILabel()
      label.text = "words"
      label.textColor = .systemRed
      let stack = UIStackView(arrangedSubviews: [
        label, UIImageView(image: UIImage(systemName: "star")),
      ])
      stack.axis = .vertical
      return stack
    }
    let contents = try render(view: stack).nodes.map(\.content)
    #expect(
      contents.contains { if case .text(let text) = $0 { text.string == "words" } else { false } }
    )
    #expect(
      contents.contains {
        if case .symbol(let symbol) = $0 { symbol.name == "star" } else { false }
      }
    )
    let plain = try render(view: Wrapped { UIView() })
    #expect(plain.nodes.map(\.content) == [.placeholder("UIView")])
  }

  @Test("the words of a string of UIKit keep their styles")
  func attributedString() throws {
    let string = NSMutableAttributedString(string: "ab")
    string.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 10), .foregroundColor: UIColor.systemRed],
      range: NSRange(location: 0, length: 1)
    )
    let tree = try render(view: Text(AttributedString(string)))
    guard case .text(let text) = tree.nodes[0].content else {
      Issue.record("no text")
      return
    }
    #expect(text.runs.map(\.string) == ["a", "b"])
    #expect(text.runs[0].style.paint == .color(.system(.red)))
    #expect(text.runs[0].style.font.weight == .bold)
  }

  @Test("the screen is a phone's, and nothing can be opened")
  func device() async {
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(await UIApplication.shared.open(URL(filePath: "/")) == false)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }
}
