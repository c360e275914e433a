import SwiftUI
import Testing

@Suite("Paths")
struct PathTests {
  @Test("an arc that is not clockwise in Core Graphics' sense turns clockwise on screen")
  func arc() {
    let path = Path { path in
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(0),
        endAngle: .degrees(90),
        clockwise: false
      )
    }
    let box = path.boundingRect
    #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01)
    #expect(abs(box.maxX - 10) < 0.01 && abs(box.maxY - 10) < 0.01)
  }

  @Test("the same arc the other way takes the three quarters that remain")
  func otherArc() {
    let path = Path { path in
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: .degrees(0),
        endAngle: .degrees(90),
        clockwise: true
      )
    }
    #expect(path.boundingRect.minX < -9.99 && path.boundingRect.minY < -9.99)
  }

  @Test("a path of Core Graphics goes on where it ended, whatever transforms were used")
  func mutable() throws {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2), transform: CGAffineTransform(translationX: 10, y: 0))
    for step in 1...20_000 { path.addLine(to: CGPoint(x: 11, y: Double(step))) }
    #expect(path.currentPoint == CGPoint(x: 11, y: 20_000))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 11, y: 2))
    let copy = try #require(path.mutableCopy())
    copy.addLine(to: CGPoint(x: 0, y: 0))
    #expect(copy.currentPoint == .zero && path.currentPoint == CGPoint(x: 11, y: 2))
    #expect(path.boundingBox == CGRect(x: 11, y: 1, width: 0, height: 19_999))
  }

  @Test("a curve's bounds hold the curve, not its control points")
  func bounds() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    // y = 2·t·(1 - t)·10 has its top of 5 in the middle.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test("trimming cuts by length")
  func trim() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let half = square.trimmedPath(from: 0.25, to: 0.625)
    // From the top right corner down, and half of the lower side.
    #expect(half.description == "10 0 m 10 10 l 5 10 l")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0, to: 1) == square)
  }

  @Test("the even-odd rule leaves out what is inside twice")
  func contains() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let (middle, edge) = (CGPoint(x: 15, y: 15), CGPoint(x: 5, y: 5))
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
    #expect(path.contains(edge) && path.contains(edge, eoFill: true))
    #expect(!path.contains(CGPoint(x: 40, y: 15)))
  }

  @Test("a line's outline is as wide as the line, with ends as its caps say")
  func stroke() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(butt == CGRect(x: 0, y: -2, width: 20, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
    #expect(square == CGRect(x: -2, y: -2, width: 24, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 2, y: 1)) && !dashed.contains(CGPoint(x: 7, y: 1)))
    #expect(dashed.contains(CGPoint(x: 12, y: 1)))
  }

  @Test("a pointed corner reaches as far as its limit lets it")
  func miter() {
    let corner = Path { path in
      path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)])
    }
    let tip = CGPoint(x: 10.9, y: 10.9)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 2)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 1)).contains(tip))
  }

  @Test("a description is read back as the same path")
  func description() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2.5))
      path.addCurve(
        to: CGPoint(x: 3, y: 4),
        control1: CGPoint(x: 5, y: 6),
        control2: CGPoint(x: 7, y: 8)
      )
      path.closeSubpath()
    }
    #expect(path.description == "1 2.5 m 5 6 7 8 3 4 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 l x") == nil)
    #expect(Path("1 2 3 l") == nil)
  }

  @Test("lines from nowhere are left out")
  func nowhere() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test("a mapping turns from x to y, and its inverse undoes it")
  func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    let point = CGPoint(x: 1, y: 2).applying(turn)
    // Moved to (11, 2), then turned to (-2, 11).
    #expect(abs(point.x + 2) < 1e-9 && abs(point.y - 11) < 1e-9)
    let back = point.applying(turn.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
  }
}
