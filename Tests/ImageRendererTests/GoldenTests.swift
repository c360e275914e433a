import Drawing
import Foundation
import ImageProtocol
import ImageRenderer
import Testing
import ViewTree

/// Pictures that were looked at, in Golden; without text, since fonts differ between machines.
///
/// `REPORT_HOST_RECORD=1 swift test --filter GoldenTests` writes them anew; the tests still fail
/// then, so that nobody takes a recording for a comparison.
@Suite("Golden pictures")
struct GoldenTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  @Test(
    "shapes, gradients and effects look as they did",
    arguments: ["shapes", "gradients", "effects"]
  )
  func looks(_ name: String) throws {
    let drawing =
      switch name {
      case "shapes": shapes
      case "gradients": gradients
      default: effects
      }
    let options = ImageOptions(scale: 1)
    let bytes = try ImageRenderer(try FontBook()).render(drawing, as: .png, options: options)
    let file = Self.folder.appending(path: "\(name).png")
    if ProcessInfo.processInfo.environment["REPORT_HOST_RECORD"] == "1" {
      try Data(bytes).write(to: file)
      Issue.record("Recorded \(name)")
      return
    }
    let golden = try Pixels(png: Array(try Data(contentsOf: file)))
    let pixels = try Pixels(png: bytes)
    // Versions of cairo differ a little along edges.
    let count = pixels.width * pixels.height
    #expect(pixels.differences(from: golden, tolerance: 48) < count / 1000)
    #expect(pixels.differences(from: golden, tolerance: 8) < count / 200)
  }

  private var shapes: Drawing {
    var drawing = Drawing(width: 160, height: 60)
    drawing.fill(
      Outlines.roundedRectangle(.at(6, 6), 48, 48, radius: 12),
      .color(.system(.blue))
    )
    drawing.fill(
      Outlines.ellipse(center: .at(82, 30), radiusX: 22, radiusY: 14),
      .color(.system(.green))
    )
    let wave = Path([
      .move(.at(112, 40)), .curve(.at(132, 30), control1: .at(118, 0), control2: .at(126, 60)),
      .quad(.at(152, 20), control: .at(148, 50)),
    ])
    drawing.stroke(wave, .color(.system(.orange)), Line(width: 5, cap: .round, join: .round))
    let corner = Path([.move(.at(112, 54)), .line(.at(120, 44)), .line(.at(128, 54))])
    drawing.stroke(corner, .color(.system(.purple)), Line(width: 3, cap: .square, join: .bevel))
    drawing.grouped(Group(transform: .rotation(degrees: 30, x: 30, y: 30))) {
      $0.stroke(
        Outlines.rectangle(18, 18, 24, 24),
        .color(.system(.white)),
        Line(width: 2, dash: [5, 3])
      )
    }
    return drawing
  }

  private var gradients: Drawing {
    var drawing = Drawing(width: 160, height: 60)
    let stops = [GradientStop].even(.system(.pink), .system(.yellow), .system(.teal))
    drawing.rectangle(5, 5, 45, 50, .linear(stops: stops, from: .at(5, 5), to: .at(50, 55)))
    let radial = Ink.radial(
      stops: stops,
      center: .at(80, 30),
      startRadius: 4,
      endRadius: 22,
      aspect: 1.2
    )
    drawing.rectangle(55, 5, 45, 50, radial)
    let angular = Ink.angular(stops: stops, center: .at(130, 30), startDegrees: 45, endDegrees: 315)
    drawing.fill(Outlines.ellipse(center: .at(130, 30), radiusX: 24), angular)
    return drawing
  }

  private var effects: Drawing {
    var drawing = Drawing(width: 160, height: 60)
    let shadow = Shadow(color: .system(.black, opacity: 0.5), radius: 4, x: 2, y: 3)
    drawing.grouped(Group(shadow: shadow)) {
      $0.fill(Outlines.roundedRectangle(.at(10, 10), 30, 30, radius: 6), .color(.system(.white)))
    }
    drawing.grouped(Group(blur: 3)) { $0.rectangle(60, 15, 24, 24, .color(.system(.red))) }
    drawing.grouped(Group(isMasked: true)) {
      $0.rectangle(95, 5, 30, 50, .color(.system(.indigo)))
      let fade = [GradientStop].even(.system(.black), .system(.clear))
      $0.grouped(Group()) {
        $0.rectangle(95, 5, 30, 50, .linear(stops: fade, from: .at(0, 5), to: .at(0, 55)))
      }
    }
    drawing.fill(Outlines.ellipse(center: .at(140, 22), radiusX: 12), .color(.system(.cyan)))
    drawing.grouped(Group(opacity: 0.8, blendMode: .multiply)) {
      $0.fill(Outlines.ellipse(center: .at(140, 36), radiusX: 12), .color(.system(.yellow)))
    }
    return drawing
  }
}
