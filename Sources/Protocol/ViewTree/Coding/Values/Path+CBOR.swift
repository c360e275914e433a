import CBOR

/// The most numbers of one path: 60,000 lines.
///
/// They count among the elements of the message.
private let numberLimit = 200_000

/// The numbers of the steps, each followed by so many numbers for its points.
private enum Step: Int {
  case move, line, quad, curve, close

  var numberCount: Int {
    switch self {
    case .move, .line: 2
    case .quad: 4
    case .curve: 6
    case .close: 0
    }
  }
}

// [step, x, y, …, step, …]
extension CBORReader {
  /// Reads the elements of a path.
  mutating func pathElements() throws(CBORError) -> [Path.Element] {
    let start = offset
    var remaining = try openCountedArray(limit: numberLimit, of: "numbers of a path")
    var elements: [Path.Element] = []
    while remaining > 0 {
      guard let step = Step(rawValue: try count()), remaining > step.numberCount else {
        throw CBORError(.invalid("is not a path"), at: start)
      }
      remaining -= 1 + step.numberCount
      elements.append(try element(step))
    }
    return elements
  }

  private mutating func element(_ step: Step) throws(CBORError) -> Path.Element {
    switch step {
    case .move: return .move(try point())
    case .line: return .line(try point())
    case .quad:
      let end = try point()
      return .quad(end, control: try point())
    case .curve:
      let end = try point()
      let control = try point()
      return .curve(end, control1: control, control2: try point())
    case .close: return .close
    }
  }

  private mutating func point() throws(CBORError) -> Path.Point {
    let x = try points()
    return Path.Point(x: x, y: try points())
  }
}

extension CBORWriter {
  /// Writes the elements of a path, as many as a reader takes.
  mutating func pathElements(_ elements: [Path.Element]) {
    var count = 0
    let written = elements.prefix { element in
      count += 1 + element.step.numberCount
      return count <= numberLimit
    }
    openArray(written.reduce(0) { $0 + 1 + $1.step.numberCount })
    for element in written { write(element) }
  }

  private mutating func write(_ element: Path.Element) {
    unsigned(UInt64(element.step.rawValue))
    switch element {
    case .move(let end), .line(let end): point(end)
    case .quad(let end, let control):
      point(end)
      point(control)
    case .curve(let end, let control1, let control2):
      point(end)
      point(control1)
      point(control2)
    case .close: break
    }
  }

  private mutating func point(_ point: Path.Point) {
    points(point.x)
    points(point.y)
  }
}

extension Path.Element {
  fileprivate var step: Step {
    switch self {
    case .move: .move
    case .line: .line
    case .quad: .quad
    case .curve: .curve
    case .close: .close
    }
  }
}
