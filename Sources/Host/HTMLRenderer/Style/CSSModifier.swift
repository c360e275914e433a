import ViewTree

/// What modifiers do to the box around their child.
enum CSSModifier {
  static func declarations(_ content: Content) -> String {
    switch content {
    case .padding(let insets): padding(insets)
    case .frame(let width, let height, let alignment): frame(width, height, alignment)
    case .flexibleFrame(let frame): flexible(frame)
    case .opacity(let opacity): "opacity:\(CSSNumber.text(min(max(opacity, 0), 1)));"
    case .offset(let x, let y): "translate:\(CSSNumber.points(x)) \(CSSNumber.points(y));"
    case .clip(let shape): clip(shape)
    case .border(let paint, let width):
      "outline:\(points(width)) solid \(CSSPaint.color(CSSPaint.flat(paint)));"
        + "outline-offset:-\(points(width));"
    case .shadow(let color, let radius, let x, let y):
      "filter:drop-shadow(\(CSSNumber.points(x)) \(CSSNumber.points(y)) \(points(radius)) "
        + "\(CSSPaint.color(color)));"
    case .rotation(let degrees, let anchor):
      "rotate:\(CSSNumber.text(degrees.truncatingRemainder(dividingBy: 360)))deg;"
        + "transform-origin:\(CSSPlace.origin(anchor));"
    case .scale(let x, let y, let anchor):
      "scale:\(CSSNumber.text(x)) \(CSSNumber.text(y));transform-origin:\(CSSPlace.origin(anchor));"
    case .fixedSize(let horizontal, let vertical):
      (horizontal ? "width:max-content;flex-shrink:0;" : "")
        + (vertical ? "height:max-content;" : "")
    case .aspectRatio(let ratio, let mode): aspect(ratio, mode)
    case .filter(let filter): self.filter(filter)
    case .blendMode(let mode): blend(mode)
    case .zIndex(let index): "z-index:\(CSSNumber.text(index.rounded()));"
    case .disabled: "opacity:.5;"
    default: ""
    }
  }

  private static func points(_ number: Double) -> String { CSSNumber.points(max(number, 0)) }

  private static func padding(_ insets: PaddingInsets) -> String {
    let edges = [insets.top, insets.trailing, insets.bottom, insets.leading]
    let lengths = edges.map { points($0 ?? 16) }
    if Set(lengths).count == 1 { return "padding:\(lengths[0]);" }
    return "padding-block:\(lengths[0]) \(lengths[2]);padding-inline:\(lengths[3]) \(lengths[1]);"
  }

  private static func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment) -> String {
    var text = ""
    if let width {
      text += "width:\(points(width));"
      // Narrow boxes keep their width; wide ones may not fit a phone.
      text += width <= 160 ? "flex-shrink:0;" : "min-width:0;"
    }
    if let height { text += "height:\(points(height));flex-shrink:0;" }
    if alignment != .center { text += "place-items:\(CSSPlace.items(alignment));" }
    return text
  }

  private static func flexible(_ frame: FlexibleFrame) -> String {
    var text = ""
    if let least = frame.minWidth, least > 0 { text += "min-width:min(\(points(least)),100%);" }
    if let most = frame.maxWidth, most.isFinite { text += "max-width:min(\(points(most)),100%);" }
    if frame.maxWidth == nil, let ideal = frame.idealWidth { text += "width:\(points(ideal));" }
    if let least = frame.minHeight, least > 0 { text += "min-height:\(points(least));" }
    if let most = frame.maxHeight, most.isFinite { text += "max-height:\(points(most));" }
    if frame.maxHeight == nil, let ideal = frame.idealHeight { text += "height:\(points(ideal));" }
    if frame.alignment != .center { text += "place-items:\(CSSPlace.items(frame.alignment));" }
    return text
  }

  private static func aspect(_ ratio: Double?, _ mode: ContentMode) -> String {
    guard let ratio, ratio > 0, ratio.isFinite else { return "" }
    let most = mode == .fit ? "max-height:100%;" : ""
    return "aspect-ratio:\(CSSNumber.text(min(max(ratio, 0.01), 100)));\(most)"
  }

  /// The declarations that cut a box to a shape.
  static func clip(_ shape: ShapeKind) -> String {
    switch shape {
    case .circle: "clip-path:circle();"
    case .ellipse: "clip-path:ellipse();"
    case .path(let path):
      "clip-path:path(\(path.isEvenOdd ? "evenodd," : "")\"\(CSSNumber.steps(of: path))\");"
    default: "overflow:clip;" + corners(shape)
    }
  }

  static func corners(_ shape: ShapeKind) -> String {
    switch shape {
    case .roundedRectangle(let radius): "border-radius:\(points(radius));"
    case .capsule: "border-radius:9999px;"
    case .circle, .ellipse: "border-radius:50%;"
    case .unevenRoundedRectangle(
      let topLeading,
      let bottomLeading,
      let bottomTrailing,
      let topTrailing
    ):
      "border-start-start-radius:\(points(topLeading));border-start-end-radius:\(points(topTrailing));"
        + "border-end-start-radius:\(points(bottomLeading));"
        + "border-end-end-radius:\(points(bottomTrailing));"
    case .rectangle, .path: ""
    }
  }

  private static func filter(_ filter: Filter) -> String {
    switch filter {
    case .blur(let radius): "filter:blur(\(points(min(radius, 100))));"
    case .brightness(let amount): "filter:brightness(\(CSSNumber.text(max(1 + amount, 0))));"
    case .contrast(let amount): "filter:contrast(\(CSSNumber.text(max(amount, 0))));"
    case .saturation(let amount): "filter:saturate(\(CSSNumber.text(max(amount, 0))));"
    case .grayscale(let amount): "filter:grayscale(\(CSSNumber.text(min(max(amount, 0), 1))));"
    case .hueRotation(let degrees):
      "filter:hue-rotate(\(CSSNumber.text(degrees.truncatingRemainder(dividingBy: 360)))deg);"
    case .colorInvert: "filter:invert(1);"
    case .colorMultiply: ""
    }
  }

  private static func blend(_ mode: BlendMode) -> String {
    let name: String? =
      switch mode {
      case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
      case .colorDodge: "color-dodge"
      case .colorBurn: "color-burn"
      case .softLight: "soft-light"
      case .hardLight: "hard-light"
      case .plusLighter: "plus-lighter"
      case .plusDarker: "multiply"
      default: "\(mode)"
      }
    return name.map { "mix-blend-mode:\($0);" } ?? ""
  }
}
