import Testing
import TreeSamples
import ViewTree

@Suite("Layout of a page")
struct PageLayoutTests {
  @Test("Stacks are flexible boxes with SwiftUI's spacing and alignment")
  func stacks() {
    let stack = Stack(axis: .vertical, alignment: .topLeading, spacing: 12)
    let page = Rendered.page(.node(.stack(stack)) { $0.words("One", .body) })
    #expect(page.contains("<div class=\"v c0\">"))
    #expect(page.contains(".c0{gap:12px;align-items:flex-start;}"))
  }

  @Test("A spacer makes its stack take the width that there is")
  func spacer() {
    let row = ViewTree.node(.stack(Stack(axis: .horizontal))) { builder in
      builder.words("App", .body)
      builder.leaf(.spacer(minLength: 20))
      builder.words("3m", .body)
    }
    let page = Rendered.page(row)
    #expect(page.contains("<div class=\"h gx\">"))
    #expect(page.contains("<div class=\"sp c0\"></div>"))
    #expect(page.contains(".c0{flex-basis:20px}"))
  }

  @Test("Frames, padding and limits are lengths of boxes")
  func frames() {
    #expect(
      declarations(.frame(width: 40, height: 20, alignment: .topLeading))
        == "width:40px;flex-shrink:0;height:20px;flex-shrink:0;place-items:start start;"
    )
    #expect(
      declarations(.padding(PaddingInsets(top: 1, leading: 2, bottom: 3, trailing: nil)))
        == "padding-block:1px 3px;padding-inline:2px 16px;"
    )
    #expect(
      declarations(.flexibleFrame(FlexibleFrame(minWidth: 10, maxWidth: 100)))
        == "min-width:min(10px,100%);max-width:min(100px,100%);"
    )
  }

  @Test("What is drawn otherwise keeps its place")
  func effects() {
    #expect(declarations(.offset(x: -3, y: 4)) == "translate:-3px 4px;")
    #expect(declarations(.opacity(0.25)) == "opacity:0.25;")
    #expect(
      declarations(.rotation(degrees: 450, anchor: UnitPoint(x: 0, y: 1)))
        == "rotate:90deg;transform-origin:0% 100%;"
    )
    #expect(declarations(.filter(.grayscale(2))) == "filter:grayscale(1);")
    #expect(declarations(.blendMode(.softLight)) == "mix-blend-mode:soft-light;")
    #expect(
      declarations(.clip(.roundedRectangle(cornerRadius: 8))) == "overflow:clip;border-radius:8px;"
    )
  }

  @Test("Numbers without an end are held, and never written with an exponent")
  func numbers() {
    #expect(declarations(.offset(x: 1e300, y: -1e300)) == "translate:100000px -100000px;")
    #expect(declarations(.offset(x: .infinity, y: .nan)) == "translate:100000px 0px;")
    #expect(declarations(.offset(x: 1e-9, y: 0.1235)) == "translate:0px 0.124px;")
  }

  @Test("A gradient is one, and a colour of the theme a variable")
  func paints() {
    let stops = [
      GradientStop(color: .rgb(1, 0.5, 0), location: 0.25),
      GradientStop(color: .system(.blue, opacity: 0.5), location: 1),
    ]
    let gradient = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 0, y: 1)
    )
    let page = Rendered.page(.node(.shape(ShapeContent(kind: .rectangle, fill: gradient))))
    #expect(
      page.contains(
        ".c0{background:linear-gradient(to bottom,rgb(255 128 0) 25%,"
          + "color-mix(in srgb,var(--blue) 50%,transparent) 100%);}"
      )
    )
  }

  @Test("A part of a ring is drawn at its size, by lines that are cut")
  func ring() {
    let stroke = Stroke(paint: .color(.system(.red)), width: 4, trimTo: 0.5)
    let tree = ViewTree.node(.frame(width: 40, height: 40, alignment: .center)) { builder in
      builder.leaf(.shape(ShapeContent(kind: .circle, stroke: stroke)))
    }
    let page = Rendered.page(tree)
    #expect(page.contains("viewBox=\"0 0 40 40\""))
    // From the right, half around to the left.
    #expect(page.contains("d=\"M40 20") && page.contains("s-red"))
  }

  @Test("A line in a gradient's colours is a box without its inside")
  func gradientLine() {
    let stops = [
      GradientStop(color: .system(.red), location: 0),
      GradientStop(color: .system(.blue), location: 1),
    ]
    let paint = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 1, y: 0)
    )
    let stroke = Stroke(paint: paint, width: 3, isInside: true)
    let page = Rendered.page(.node(.shape(ShapeContent(kind: .capsule, stroke: stroke))))
    #expect(
      page.contains(
        ".c0{background:linear-gradient(to right,var(--red) 0%,var(--blue) 100%);padding:3px;"
          + "mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);"
          + "border-radius:9999px;}"
      )
    )
  }

  @Test("A grid has as many columns as its longest row, and those that grow share the width")
  func grid() {
    let tree = ViewTree.node(.grid(Grid(horizontalSpacing: 4, verticalSpacing: 2))) { builder in
      builder.node(.gridRow(nil)) { builder in
        builder.words("Mon", .body)
        builder.leaf(.shape(ShapeContent(kind: .rectangle, fill: .color(.system(.red)))))
      }
      builder.node(.gridRow(nil)) { $0.words("Tue", .body) }
    }
    let page = Rendered.page(tree)
    #expect(page.contains("grid-template-columns:auto minmax(0,1fr);gap:2px 4px;"))
    #expect(page.contains("{grid-column:1/span 1;}"))
    #expect(page.contains("{grid-column:2/span 1;}"))
  }

  @Test("A lazy grid's adaptive track is as many columns as fit")
  func lazyGrid() {
    let track = GridTrack(size: .adaptive(minimum: 150, maximum: .infinity), spacing: 12)
    let tree = ViewTree.node(.lazyGrid(LazyGrid(axis: .vertical, tracks: [track]))) {
      $0.words("One", .body)
    }
    #expect(
      Rendered.page(tree)
        .contains(
          "grid-template-columns:repeat(auto-fill,minmax(min(150px,100%),1fr));gap:8px 12px;"
        )
    )
  }

  /// The declarations of the class of a modifier around a word.
  private func declarations(_ modifier: Content) -> String {
    let page = Rendered.page(.node(modifier) { $0.words("One", .body) })
    guard let start = page.firstRange(of: ".c0{"), let end = page.firstRange(of: "}\n</style>")
    else { return "" }
    return String(page[start.upperBound..<end.lowerBound])
  }
}
