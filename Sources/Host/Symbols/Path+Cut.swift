import ViewTree

extension Path {
  /// Takes another outline out of this one; a line is taken out with its width.
  mutating func cut(_ part: SymbolArt.Part) {
    isEvenOdd = true
    elements += part.lineWidth.map { LineOutline.of(part.path, width: $0) } ?? part.path.elements
  }

  /// A larger or smaller form around a point on the diagonal.
  func scaled(by factor: Double, around center: Double) -> Path {
    func moved(_ point: Point) -> Point {
      Point(x: center + (point.x - center) * factor, y: center + (point.y - center) * factor)
    }
    let moved = elements.map { element -> Element in
      switch element {
      case .move(let point): .move(moved(point))
      case .line(let point): .line(moved(point))
      case .quad(let point, let control): .quad(moved(point), control: moved(control))
      case .curve(let point, let first, let second):
        .curve(moved(point), control1: moved(first), control2: moved(second))
      case .close: .close
      }
    }
    return Path(moved, isEvenOdd: isEvenOdd)
  }
}
