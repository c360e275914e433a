import ViewTree

/// Outlines as the steps of an SVG path.
enum SVGPath {
  static func append(_ path: Path, to bytes: inout [UInt8]) {
    func points(_ letter: StaticString, _ list: Path.Point...) {
      letter.withUTF8Buffer { bytes.append(contentsOf: $0) }
      for (index, point) in list.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        CSSNumber.append(point.x, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        CSSNumber.append(point.y, to: &bytes)
      }
    }
    // A path begins with a move.
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

  static func text(_ path: Path) -> String {
    var bytes: [UInt8] = []
    append(path, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
