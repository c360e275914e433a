import Drawing
import Glibc
import ViewTree

/// Reads outlines from short words, as they are written in this package.
///
/// A word begins a part: `line WIDTH` is a line, `fill` is filled, `body` is a line or filled as the
/// variant asks. What follows `mark WIDTH` and `dots` stands on the body: lines and filled forms that
/// are cut out of a filled one. Then follow steps, each a letter written together with its first
/// number: `M x y`, `L x y`, `C cx cy dx dy x y`, `Z`, `O x y radius` for a circle, `R x y width height
/// radius` for a rounded rectangle, `A x y radius from to` for an arc in degrees, clockwise from the
/// right, which goes on from the point before it unless that is an arc too.
struct PenSteps {
  static func parts(of steps: Substring, isFilled: Bool) -> [SymbolArt.Part] {
    let words = steps.split { $0 == " " || $0 == "\n" }
    var reader = PenSteps(words: words[...], isFilled: isFilled)
    reader.read()
    return reader.parts
  }

  private var words: ArraySlice<Substring>
  private let isFilled: Bool
  private var parts: [SymbolArt.Part] = []
  /// The place of the body that is filled; what is read now is cut out of it where it is a cut.
  private var body: Int?
  private var isCut = false
  private var current = SymbolArt.Part(path: Path([]))
  private var isAfterArc = false

  private init(words: ArraySlice<Substring>, isFilled: Bool) {
    self.words = words
    self.isFilled = isFilled
  }

  private mutating func read() {
    while let word = words.popFirst() {
      switch word {
      case "line": begin(width: number())
      case "fill": begin(width: nil)
      case "body":
        begin(width: isFilled ? nil : 1.8)
        body = isFilled ? parts.count : nil
      case "mark":
        let width = number()
        begin(width: width, cuts: true)
      case "dots": begin(width: nil, cuts: true)
      default:
        if word.count > 1 { words.insert(word.dropFirst(), at: words.startIndex) }
        step(word.first)
      }
    }
    end()
  }

  private mutating func begin(width: Double?, cuts: Bool = false) {
    end()
    isCut = cuts && body != nil
    current = SymbolArt.Part(path: Path([]), lineWidth: width)
  }

  private mutating func end() {
    defer { isAfterArc = false }
    guard !current.path.elements.isEmpty else { return }
    if isCut, let body {
      parts[body].path.cut(current)
    } else {
      parts.append(current)
    }
    current = SymbolArt.Part(path: Path([]))
  }

  private mutating func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }

  private mutating func point() -> Path.Point {
    let x = number()
    return Path.Point(x: x, y: number())
  }

  private mutating func step(_ letter: Character?) {
    var elements: [Path.Element] = []
    switch letter {
    case "M": elements = [.move(point())]
    case "L": elements = [.line(point())]
    case "C":
      let (first, second) = (point(), point())
      elements = [.curve(point(), control1: first, control2: second)]
    case "O": elements = Outlines.ellipse(center: point(), radiusX: number()).elements
    case "R":
      let corner = point()
      let size = point()
      elements = Outlines.roundedRectangle(corner, size.x, size.y, radius: number()).elements
    case "A": elements = arc()
    default: elements = [.close]
    }
    isAfterArc = letter == "A"
    current.path.elements += elements
  }

  private mutating func arc() -> [Path.Element] {
    let center = point()
    let (radius, start, end) = (number(), number() * .pi / 180, number() * .pi / 180)
    func place(_ angle: Double, _ tangent: Double = 0) -> Path.Point {
      Path.Point(
        x: center.x + radius * (cos(angle) - tangent * sin(angle)),
        y: center.y + radius * (sin(angle) + tangent * cos(angle))
      )
    }
    let goesOn =
      !isAfterArc && !current.path.elements.isEmpty && current.path.elements.last != .close
    var elements: [Path.Element] = [goesOn ? .line(place(start)) : .move(place(start))]
    let count = max(Int((abs(end - start) / (.pi / 2)).rounded(.up)), 1)
    let step = (end - start) / Double(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      elements.append(
        .curve(place(to), control1: place(from, tangent), control2: place(to, -tangent))
      )
    }
    return elements
  }
}
