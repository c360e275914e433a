import SwiftUI

// What authors write about colours and styles; it is enough that it compiles.

extension Color {
  fileprivate init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var number: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&number)
    self.init(
      .sRGB,
      red: Double(number >> 16 & 0xFF) / 255,
      green: Double(number >> 8 & 0xFF) / 255,
      blue: Double(number & 0xFF) / 255,
      opacity: 1
    )
  }

  fileprivate static let brand = Color(hex: "#FF8800")

  fileprivate var components: (CGFloat, CGFloat) {
    var (red, alpha) = (CGFloat(0), CGFloat(0))
    UIColor(self).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    return (red, alpha)
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color.brand }
}

private struct Colors: View {
  @Environment(\.self) private var environment
  let isOn = true

  private let colors: [Color] = [
    .red, Color(.systemGray6), Color(uiColor: .secondarySystemBackground), Color(UIColor.label),
    Color(UIColor.systemBackground), Color("asset"), Color("asset", bundle: .main),
    Color(white: 0.5),
    Color(.displayP3, red: 1, green: 0, blue: 0), Color(hue: 0.1, saturation: 1, brightness: 1),
    Color(.sRGB, white: 0.2, opacity: 0.5), Color(red: 1, green: 0, blue: 0).opacity(0.3),
    Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), Color(UIColor.red.cgColor),
    .red.mix(with: .blue, by: 0.5), Color.red.mix(with: .blue, by: 0.5, in: .device), .brand,
    Color(.secondarySystemGroupedBackground), Color(Color.Resolved(red: 1, green: 0, blue: 0)),
  ]

  var body: some View {
    VStack {
      Color.red.ignoresSafeArea()
      Text(colors[0].description)
      Text("\(colors[0].resolve(in: environment).red)")
      Text("a").foregroundStyle(isOn ? .red : .blue)
      Text("a").foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      Text("a").foregroundStyle(.brand)
      Text("a").foregroundStyle(.primary.opacity(0.5))
      Text("a").foregroundStyle(.red.gradient)
      Text("a").foregroundColor(isOn ? .primary : .secondary)
      Text("a").foregroundStyle(.tertiary, .quaternary)
      Rectangle().fill(.ultraThinMaterial).fill(.shadow(.inner(radius: 3)))
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 1, y: 1)))
      Rectangle().fill(.background.secondary)
      Rectangle().fill(.fill.tertiary)
      Rectangle().fill(.blue.secondary)
      Rectangle().fill(.selection).fill(.separator).fill(.placeholder).fill(.link)
      Rectangle().fill(.windowBackground).fill(.quinary)
      Rectangle().fill(.image(Image("a"), scale: 2))
      Rectangle().fill(ImagePaint(image: Image("a")))
      Rectangle().fill(.foreground.blendMode(.multiply))
      Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 3))
    .background(.bar)
    .background(in: .capsule)
    .backgroundStyle(.red.gradient)
    .tint(.brand)
    .blur(radius: 3).brightness(0.1).contrast(1.1).saturation(0.5).grayscale(0.2)
    .hueRotation(.degrees(30)).colorInvert().colorMultiply(.red).luminanceToAlpha()
    .blendMode(.overlay).compositingGroup().drawingGroup()
    .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)
    .shadow(radius: 3)
  }
}
