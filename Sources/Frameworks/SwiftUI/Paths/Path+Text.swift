internal import Foundation

extension Path: LosslessStringConvertible {
  /// The steps as numbers and letters: m, l, q, c and h, as in a PostScript program.
  public var description: String {
    func write(_ points: CGPoint..., letter: String) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
        + " \(letter)"
    }
    return outline.segments.map { segment in
      switch segment {
      case .move(let point): write(point, letter: "m")
      case .line(let point): write(point, letter: "l")
      case .quad(let end, let control): write(control, end, letter: "q")
      case .curve(let end, let first, let second): write(first, second, end, letter: "c")
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    Int(exactly: Double(value)).map(String.init) ?? "\(Double(value))"
  }

  /// Reads steps as ``description`` writes them; nil where something else stands there.
  public init?(_ string: String) {
    var outline = PathOutline()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let segment = Self.segment(String(word), numbers) else { return nil }
      outline.add(segment)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(outline: outline)
  }

  private static func segment(_ letter: String, _ numbers: [CGFloat]) -> PathSegment? {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard points.count * 2 == numbers.count else { return nil }
    switch (letter, points.count) {
    case ("m", 1): return .move(points[0])
    case ("l", 1): return .line(points[0])
    case ("q", 2): return .quad(points[1], control: points[0])
    case ("c", 3): return .curve(points[2], points[0], points[1])
    case ("h", 0): return .close
    default: return nil
    }
  }
}
