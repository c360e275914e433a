import Drawing
import ViewTree

/// Reads outlines from short words, as they are written in this package.
///
/// `fill` or `line WIDTH` begins a part, optionally `fade OPACITY`. Then follow steps: `M x y`, `L x y`,
/// `Q cx cy x y`, `C cx cy dx dy x y`, `Z`, `O x y radius` for a circle and `R x y width height radius`
/// for a rounded rectangle. A letter is written together with its first number.
enum PenSteps {
  static func parts(of steps: String) -> [SymbolArt.Part] {
    var reader = Reader(words: steps.split(separator: " ")[...])
    return reader.parts()
  }

  private struct Reader {
    var words: ArraySlice<Substring>

    mutating func parts() -> [SymbolArt.Part] {
      var parts: [SymbolArt.Part] = []
      while let word = words.popFirst() {
        switch word {
        case "fill": parts.append(SymbolArt.Part(path: Path([])))
        case "line": parts.append(SymbolArt.Part(path: Path([]), lineWidth: number()))
        default:
          guard !parts.isEmpty else { return [] }
          if word == "fade" {
            parts[parts.count - 1].opacity = number()
          } else {
            words.insert(word.dropFirst(), at: words.startIndex)
            step(word.first, into: &parts[parts.count - 1].path.elements)
          }
        }
      }
      return parts
    }

    private mutating func number() -> Double {
      while words.first?.isEmpty == true { words.removeFirst() }
      return words.popFirst().flatMap { Double($0) } ?? 0
    }

    private mutating func point() -> Path.Point {
      let x = number()
      return Path.Point(x: x, y: number())
    }

    private mutating func step(_ letter: Character?, into path: inout [Path.Element]) {
      switch letter {
      case "M": path.append(.move(point()))
      case "L": path.append(.line(point()))
      case "Q":
        let control = point()
        path.append(.quad(point(), control: control))
      case "C":
        let (first, second) = (point(), point())
        path.append(.curve(point(), control1: first, control2: second))
      case "O":
        let center = point()
        path += Outlines.ellipse(center: center, radiusX: number()).elements
      case "R":
        let corner = point()
        let size = point()
        path += Outlines.roundedRectangle(corner, size.x, size.y, radius: number()).elements
      default:
        if words.first?.isEmpty == true { words.removeFirst() }
        path.append(.close)
      }
    }
  }
}
