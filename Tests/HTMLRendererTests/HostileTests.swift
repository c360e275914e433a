import HTMLRenderer
import HostileText
import Testing
import TreeSamples
import ViewTree

@Suite("Hostile trees in pages")
struct HostileTests {
  @Test(
    "No string leaves its place, in whatever field of whatever node",
    arguments: HostileStrings.all
  )
  func strings(sample: HostileStrings.Sample) throws {
    let tree = try HostileTree.replacing(in: HostileTests.everyKind) { _ in sample.text }
    #expect(flaw(in: Rendered.page(tree, title: sample.text)) == nil)
  }

  @Test("A string that closes the style sheet or the policy is words only")
  func closing() {
    for text in [
      "</style><script>x</script>", "';script-src *", "}*{background:url(//e)}",
      "--><svg/onload=x>",
    ] {
      #expect(flaw(in: Rendered.page(.words(text), title: text)) == nil)
    }
  }

  @Test("A reversed word cannot turn the words around it")
  func bidirectional() {
    #expect(!Rendered.body(.words("a\u{202E}b\u{2067}c")).contains("\u{202E}"))
    #expect(Rendered.body(.words("abc")).contains("<p dir=\"auto\""))
  }

  @Test("Numbers of all kinds in every node stay numbers")
  func numbers() {
    for number in [Double.infinity, -.infinity, .nan, 1e308, -1e308, 1e-308, 0, -1] {
      var builder = ViewTreeBuilder()
      for content in contents(with: number) { builder.node(content) { $0.words("Words", .body) } }
      let page = Rendered.page(builder.finish())
      #expect(!page.contains("inf") && !page.contains("nan") && !page.contains("e+"))
    }
  }

  @Test("An index leads to its own folder only")
  func index() {
    let entries = [
      HTMLIndex.Entry(name: "<b>", file: "../../etc/passwd", summary: "\"quoted\""),
      HTMLIndex.Entry(name: "x", file: "javascript:alert(1)"),
      HTMLIndex.Entry(name: "ü", file: "Größe 1.html"),
    ]
    let page = HTMLIndex.render(entries: entries, options: HTMLOptions(title: "Reports"))
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("href=\"./..%2F..%2Fetc%2Fpasswd\"><bdi>&lt;b&gt;</bdi>"))
    #expect(text.contains("href=\"./javascript%3Aalert%281%29\">"))
    #expect(text.contains("href=\"./Gr%C3%B6%C3%9Fe%201.html\">"))
    #expect(text.contains("<bdi class=\"sub\">&quot;quoted&quot;</bdi>"))
  }

  /// Every kind of node with words where it takes children.
  private static var everyKind: ViewTree {
    .column { builder in
      for content in Samples.all {
        builder.node(content) { builder in
          for _ in 0..<content.allowedChildren.lowerBound { builder.words("Words", .body) }
        }
      }
    }
  }

  /// What a page of ours never holds: other elements than ours, handlers, addresses, styles.
  private func flaw(in page: String) -> String? {
    let bytes = Array(page.utf8)
    if bytes.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) { return "a control" }
    if page.components(of: "<style>") != 1 || page.components(of: "</style>") != 1 {
      return "another style sheet"
    }
    for tag in tags(in: bytes) {
      let name = String(
        decoding: tag.prefix { $0 != 0x20 && $0 != 0x3E && $0 != 0x2F },
        as: UTF8.self
      )
      if !name.isEmpty, !HostileTests.elements.contains(name) { return "element \(name)" }
      let text = HostileTests.withoutValues(tag)
      for word in [" on", " style=", " href=", " src="] where text.contains(word) {
        return "attribute\(word) in \(text.prefix(80))"
      }
    }
    return nil
  }

  /// What stands between `<` and `>`, without the sign.
  private func tags(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "<")).dropFirst().map { part in
      part.prefix { $0 != UInt8(ascii: ">") }
    }
  }

  /// A tag with empty quotes for its attributes' values.
  private static func withoutValues(_ tag: ArraySlice<UInt8>) -> String {
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let outside = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return outside.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\"\"")
  }

  private static let elements: Set<String> = [
    "!doctype", "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "h4",
    "h5", "h6", "p", "bdi", "span", "div", "section", "ul", "li", "table", "thead", "tbody", "tr",
    "th", "td", "figure", "details", "summary", "button", "input", "textarea", "svg", "path",
    "rect",
    "circle", "text", "tspan", "g", "defs", "linearGradient", "radialGradient", "stop", "clipPath",
    "mask", "filter", "feGaussianBlur", "feDropShadow", "feOffset", "feFlood", "feComposite",
    "feMerge", "feMergeNode",
  ]

  private func contents(with number: Double) -> [Content] {
    [
      .padding(.all(number)), .frame(width: number, height: number, alignment: .center),
      .flexibleFrame(FlexibleFrame(minWidth: number, maxWidth: number, maxHeight: number)),
      .opacity(number), .offset(x: number, y: number), .position(x: number, y: number),
      .rotation(degrees: number, anchor: UnitPoint(x: number, y: number)),
      .scale(x: number, y: number, anchor: .center), .layoutPriority(number),
      .aspectRatio(number, .fit), .zIndex(number), .filter(.blur(radius: number)),
      .filter(.hueRotation(degrees: number)),
      .border(.color(.rgb(number, number, number)), width: number),
      .shadow(color: .system(.red, opacity: number), radius: number, x: number, y: number),
      .clip(.roundedRectangle(cornerRadius: number)),
      .progress(Progress(fraction: number, hasLabel: true)),
      .gauge(Gauge(fraction: number, hasLabel: true)),
      .slider(SliderContent(fraction: number, hasLabel: true)),
      .stack(Stack(axis: .horizontal, spacing: number)),
    ]
  }
}

extension String {
  /// How often another string stands in this one.
  fileprivate func components(of other: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: other) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
