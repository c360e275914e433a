package import ViewTree

/// Outlines as the steps of an SVG path.
package enum SVGPath {
  /// Appends a path's steps, the first of which is a move (SVG 1.1, 8.3.2).
  ///
  /// - Parameter number: Appends a coordinate.
  package static func append(
    _ path: Path,
    to bytes: inout [UInt8],
    number: (Double, inout [UInt8]) -> Void
  ) {
    func points(_ letter: StaticString, _ list: Path.Point...) {
      letter.withUTF8Buffer { bytes.append(contentsOf: $0) }
      for (index, point) in list.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        number(point.x, &bytes)
        bytes.append(UInt8(ascii: " "))
        number(point.y, &bytes)
      }
    }
    if let first = path.elements.first {
      if case .move = first {} else { points("M", Path.Point(x: 0, y: 0)) }
    }
    for element in path.elements {
      switch element {
      case .move(let point): points("M", point)
      case .line(let point): points("L", point)
      case .quad(let point, let control): points("Q", control, point)
      case .curve(let point, let control1, let control2): points("C", control1, control2, point)
      case .close: bytes.append(UInt8(ascii: "Z"))
      }
    }
  }
}
