import Drawing
import ViewTree

/// A drawing and what the last parts of a symbol's name make of it.
struct SymbolVariant {
  /// What stands around a small form of the drawing.
  enum Enclosure {
    case circle, square
  }

  private let steps: Substring
  private var isFilled = false
  private var enclosure: Enclosure?
  private var hasSlash = false

  /// Nil where no drawing has the name without `.fill`, `.circle`, `.square` and `.slash`.
  init?(name: String) {
    if let steps = SymbolDrawings.steps(of: name) {
      self.steps = steps
      return
    }
    var words = name.split(separator: ".")
    if words.last == "fill" {
      isFilled = true
      words.removeLast()
      if let steps = SymbolDrawings.steps(of: words.joined(separator: ".")) {
        self.steps = steps
        return
      }
    }
    switch words.popLast() {
    case "circle": enclosure = .circle
    case "square": enclosure = .square
    case "slash": hasSlash = true
    default: return nil
    }
    guard let steps = SymbolDrawings.steps(of: words.joined(separator: ".")) else { return nil }
    self.steps = steps
  }

  var parts: [SymbolArt.Part] {
    var parts = PenSteps.parts(of: steps, isFilled: isFilled || enclosure != nil)
    if hasSlash { parts.append(Self.slash) }
    return enclosure.map { enclosed(parts, in: $0) } ?? parts
  }

  private static let slash = SymbolArt.Part(
    path: Path([.move(Path.Point(x: 3.4, y: 2.6)), .line(Path.Point(x: 20.6, y: 21.4))]),
    lineWidth: 2
  )

  private func enclosed(_ parts: [SymbolArt.Part], in enclosure: Enclosure) -> [SymbolArt.Part] {
    let outline =
      switch enclosure {
      case .circle: Outlines.ellipse(center: Path.Point(x: 12, y: 12), radiusX: 9.4)
      case .square: Outlines.roundedRectangle(Path.Point(x: 3, y: 3), 18, 18, radius: 4)
      }
    let small = parts.map { part in
      SymbolArt.Part(
        path: part.path.scaled(by: 0.54, around: 12),
        lineWidth: part.lineWidth.map { $0 * 0.78 }
      )
    }
    guard isFilled else { return [SymbolArt.Part(path: outline, lineWidth: 1.8)] + small }
    var path = outline
    for part in small { path.cut(part) }
    return [SymbolArt.Part(path: path)]
  }
}
