import Foundation
import Testing
import ViewTree

@testable import JSON
@testable import TreeJSON

@Suite("Trees as JSON")
struct TreeJSONTests {
  private func json(_ build: (inout ViewTreeBuilder) -> Void) -> String {
    var builder = ViewTreeBuilder()
    build(&builder)
    return String(decoding: TreeJSON.encode(builder.finish()), as: UTF8.self)
  }

  @Test("Children stand inside their parents, and keys are sorted")
  func nesting() {
    let text = json { builder in
      builder.open(.opacity(0.5))
      builder.open(.scroll(ScrollAxes(horizontal: false, vertical: true)))
      builder.leaf(.divider)
      builder.close()
      builder.close()
    }
    #expect(
      text == """
        {"root":{"children":[{"anchor":null,"children":[{"children":[],"kind":"divider"}],\
        "horizontal":false,"kind":"scroll","vertical":true}],"kind":"opacity","value":0.5},"version":1}

        """
    )
  }

  @Test("Siblings are separated, and members before the children come first")
  func siblings() {
    let text = json { builder in
      builder.open(.depthStack(.center))
      builder.leaf(.spacer(minLength: 8))
      builder.leaf(.spacer(minLength: nil))
      builder.close()
    }
    #expect(
      text == """
        {"root":{"alignment":{"horizontal":"center","vertical":"center"},"children":[\
        {"children":[],"kind":"spacer","minLength":8},\
        {"children":[],"kind":"spacer","minLength":null}],"kind":"depthStack"},"version":1}

        """
    )
  }

  @Test("Numbers that JSON cannot write become words or null")
  func numbers() {
    #expect(json { $0.leaf(.spacer(minLength: .infinity)) }.contains(#""minLength":"infinity""#))
    #expect(json { $0.leaf(.spacer(minLength: -.infinity)) }.contains(#""minLength":"-infinity""#))
    #expect(json { $0.leaf(.spacer(minLength: .nan)) }.contains(#""minLength":null"#))
    #expect(json { $0.leaf(.spacer(minLength: 1e300)) }.contains(#""minLength":1e+300"#))
  }

  @Test("Controls and invisible characters are escaped, words are not")
  func strings() {
    let text = json { $0.leaf(.placeholder("a\"\\\n\u{1B}[0m\u{202E}é日\u{E0041}\u{9B}")) }
    #expect(text.contains(#""name":"a\"\\\n\u001b[0m\u202eé日\udb40\udc41\u009b""#))
  }

  @Test(
    "Tokens are base64",
    arguments: [
      ([], ""), ([0x66], "Zg=="), ([0x66, 0x6F], "Zm8="), ([0x66, 0x6F, 0x6F], "Zm9v"),
      ([0x66, 0x6F, 0x6F, 0x62], "Zm9vYg=="), ([0xFF, 0xFE], "//4="),
    ] as [([UInt8], String)]
  )
  func base64(bytes: [UInt8], expected: String) {
    let text = json { $0.leaf(.tokenLabel(TokenLabel(kind: .application, token: bytes))) }
    #expect(text.contains(#""token":"\#(expected)""#))
  }

  @Test("Every kind of node is an object that a JSON reader takes")
  func everyKind() throws {
    var mark = Chart.Mark(kind: .bar)
    mark.x = .time(start: 0, end: 3600)
    mark.y = .number(.nan)
    mark.annotation = TextContent(runs: [TextRun("x")])
    mark.dash = [1, 2]
    let gradient = Paint.linearGradient(
      stops: [GradientStop(color: .rgb(1, 0, 0), location: 0)],
      start: .center,
      end: .center
    )
    let contents: [Content] = [
      .text(TextContent(runs: [TextRun("a")])), .symbol(Symbol(name: "star")),
      .shape(
        ShapeContent(
          kind: .roundedRectangle(cornerRadius: 4),
          fill: gradient,
          stroke: Stroke(paint: gradient)
        )
      ),
      .spacer(minLength: nil), .divider,
      .chart(Chart(marks: [mark], xDomain: .range(0, 1), yDomain: .categories(["a"]))),
      .tokenLabel(TokenLabel(kind: .application, token: [1])), .placeholder("x"),
      .stack(Stack(axis: .vertical)), .depthStack(.center), .list(.plain),
      .section(hasHeader: false, hasFooter: false),
      .scroll(ScrollAxes(horizontal: true, vertical: true)), .label(.automatic),
      .progress(Progress(fraction: 0.5)),
      .padding(PaddingInsets(top: 1, leading: nil, bottom: 1, trailing: 1)),
      .frame(width: 1, height: nil, alignment: .center), .flexibleFrame(FlexibleFrame(maxWidth: 3)),
      .background(.center), .overlay(.center), .opacity(1), .offset(x: 1, y: 2), .clip(.circle),
      .border(gradient, width: 1), .shadow(color: .rgb(0, 0, 0), radius: 1, x: 0, y: 0),
      .rotation(degrees: 45, anchor: .center), .scale(x: 1, y: 1, anchor: .center),
      .fixedSize(horizontal: true, vertical: true), .layoutPriority(1), .aspectRatio(nil, .fit),
      .hidden, .accessibility(Accessibility(label: "a")),
    ]
    var kinds = Set<String>()
    for content in contents {
      let data = Data(json { $0.leaf(content) }.utf8)
      let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      let root = try #require(object["root"] as? [String: Any])
      kinds.insert(try #require(root["kind"] as? String))
    }
    #expect(kinds.count == contents.count)
  }

  @Test("A deep tree costs no stack")
  func depth() {
    let text = json { builder in
      for _ in 0..<100_000 { builder.open(.hidden) }
    }
    #expect(text.utf8.count == 100_000 * #"{"children":[],"kind":"hidden"}"#.utf8.count + 22)
  }

  @Test("A large tree is written in pieces, which together are the whole")
  func pieces() {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    for _ in 0..<500 { builder.leaf(.text(TextContent(runs: [TextRun("words")]))) }
    let tree = builder.finish()
    var pieces: [[UInt8]] = []
    TreeJSON.encode(tree) { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.allSatisfy { $0.count < 70_000 })
    #expect(Array(pieces.joined()) == TreeJSON.encode(tree))
  }
}
