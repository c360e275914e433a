import HTMLRenderer
import Testing
import TreeSamples
import ViewTree

@Suite("Room on a page")
struct PageRoomTests {
  private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test("What scrolls sideways has its own width, and pages of it that of the page")
  func sideways() {
    let axes = ScrollAxes(horizontal: true, vertical: false)
    let tree = ViewTree.node(.scroll(axes)) { builder in
      builder.node(.stack(Stack(axis: .horizontal))) { builder in
        builder.node(.frame(width: 640, height: nil, alignment: .center)) { $0.words("A", .body) }
      }
    }
    let page = Rendered.page(tree)
    #expect(page.contains("class=\"z sc sx gx"))
    #expect(page.contains("width:min(640px,100cqw);flex-shrink:0;"))
  }

  @Test("A line in padding is as wide as its column, and stands upright in a row")
  func lines() {
    for (axis, name) in [(Axis.vertical, "dv gx"), (.horizontal, "dv up gy")] {
      let tree = ViewTree.node(.stack(Stack(axis: axis))) { builder in
        builder.node(.padding(PaddingInsets(top: 0, leading: 60, bottom: 0, trailing: 0))) {
          $0.leaf(.divider)
        }
      }
      #expect(Rendered.body(tree).contains("<div class=\"\(name)\"></div>"))
    }
  }

  @Test("What stands before a frame of a fixed size is drawn at that size")
  func overlay() {
    let stroke = Stroke(paint: .color(.system(.red)), width: 20, trimTo: 0.5)
    let tree = ViewTree.node(.overlay(.center)) { builder in
      builder.node(.frame(width: 200, height: 200, alignment: .center)) { $0.words("A", .body) }
      builder.leaf(.shape(ShapeContent(kind: .circle, stroke: stroke)))
    }
    #expect(Rendered.body(tree).contains("viewBox=\"0 0 200 200\""))
  }

  @Test("Places and widths worked out from a size are parts of it")
  func parts() {
    let tree = ViewTree.node(.frame(width: 400, height: 100, alignment: .center)) { builder in
      builder.node(.geometry(Geometry(id: 7))) { builder in
        builder.node(.position(x: 300, y: 50)) { $0.words("A", .body) }
        builder.node(.frame(width: 100, height: 8, alignment: .center)) {
          $0.leaf(.shape(ShapeContent(kind: .rectangle, fill: .color(.system(.red)))))
        }
        builder.node(.frame(width: 8, height: 8, alignment: .center)) {
          $0.leaf(.shape(ShapeContent(kind: .circle, fill: .color(.system(.red)))))
        }
      }
    }
    let options = HTMLOptions(title: "Report", toldSize: (width: 600, height: nil))
    let page = String(decoding: HTMLRenderer.render(tree, options: options), as: UTF8.self)
    #expect(page.contains("left:75%;top:50%;"))
    #expect(page.contains("width:25%;flex-shrink:0;height:8px;"))
    #expect(page.contains("{width:8px;flex-shrink:0;height:8px;"))
    #expect(Rendered.page(tree).contains("left:300px;top:50px;"))
  }

  @Test("Space between lines is not above the first and below the last")
  func lineSpacing() {
    let text = TextContent(runs: [TextRun("Words", style: TextStyle())], lineSpacing: 24)
    #expect(
      Rendered.page(.node(.text(text)))
        .contains("{line-height:calc(1.3em + 24px);margin-block:-12px;}")
    )
  }

  @Test("A page of groups is gray, another one is not")
  func groups() {
    for (style, isGray) in [(ListStyle.insetGrouped, true), (.automatic, true), (.plain, false)] {
      let page = Rendered.page(.node(.list(style)) { $0.words("Row", .body) })
      #expect(page.contains("body{background:var(--page)}") == isGray)
    }
  }

  @Test("In a button there are no buttons, lists, tables or disclosures")
  func phrasing() {
    let body = Rendered.body(
      .node(.button(ButtonContent(style: .plain))) { builder in
        builder.node(.list(.plain)) { builder in
          builder.node(.button(ButtonContent(style: .plain))) { $0.words("One", .body) }
          builder.node(.disclosure(isExpanded: true)) { builder in
            builder.words("Two", .body)
            builder.words("Three", .body)
          }
          builder.node(.table(Table(columns: [Table.Column("Name")]))) {
            $0.words("Four", .body)
          }
        }
      }
    )
    #expect(count("<button", in: body) == 1)
    for tag in ["<ul", "<li", "<details", "<table", "<div", "<p"] { #expect(!body.contains(tag)) }
    for word in ["One", "Two", "Three", "Four"] { #expect(body.contains(">\(word)<")) }
  }

  @Test("Gradients of the same colours are in a page once, however many marks have them")
  func gradients() {
    let stops = (0..<200).map {
      GradientStop(color: .rgb(Double($0) / 200, 0.123, 0), location: Double($0) / 200)
    }
    let paint = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 0, y: 1)
    )
    let marks = (0..<50).map { index -> Chart.Mark in
      var mark = Chart.Mark(kind: .bar)
      mark.x = .number(Double(index))
      mark.y = .number(Double(index + 1))
      mark.paint = paint
      return mark
    }
    let page = Rendered.page(.node(.chart(Chart(marks: marks))))
    #expect(count("<stop ", in: page) <= 2 * 200)
    #expect(page.contains(" href=\"#v"))
  }

  @Test("Sizes by content within each other are few, since browsers would not come to an end")
  func nesting() {
    var builder = ViewTreeBuilder()
    for _ in 0..<20 {
      builder.open(.fixedSize(horizontal: true, vertical: true))
      builder.open(.aspectRatio(1.5, .fit))
    }
    builder.words("Words", .body)
    for _ in 0..<40 { builder.close() }
    let body = Rendered.body(builder.finish())
    #expect(count("class=\"z c0\"", in: body) == 4)
    #expect(count("class=\"z c1\"", in: body) == 2)
  }
}
