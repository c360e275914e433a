import Testing
import Theme
import TreeSamples
import ViewTree

@testable import HTMLRenderer

@Suite("Pages")
struct PageTests {
  @Test("A page names its language, its title and a policy that allows its style sheet alone")
  func head() {
    let page = Rendered.page(.words("Hello"), title: "A <b> & \"c\"")
    #expect(
      page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    )
    #expect(page.contains("<title>A &lt;b&gt; &amp; &quot;c&quot;</title>"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-"))
    #expect(page.contains("'; base-uri 'none'; form-action 'none'\">"))
    #expect(page.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
    #expect(page.hasSuffix("</main>\n</body>\n</html>\n"))
  }

  @Test("A page without a heading has its title for those who hear it")
  func hiddenTitle() {
    #expect(
      Rendered.body(.words("Hello"))
        == """
        <h1 class="vh">Report</h1>
        <p dir="auto" class="t">Hello</p>

        """
    )
  }

  @Test("What means something in markup is escaped")
  func escapes() {
    let body = Rendered.body(.words("<script>alert('1' & \"2\")</script>"))
    #expect(
      body.contains("&lt;script&gt;alert(&#39;1&#39; &amp; &quot;2&quot;)&lt;/script&gt;</p>")
    )
  }

  @Test("One class stands for one look, however many elements have it")
  func classes() {
    let column = ViewTree.column { builder in
      builder.words("One", .caption, color: .secondary)
      builder.words("Two", .caption, color: .secondary)
    }
    let page = Rendered.page(column)
    #expect(
      page.contains("<p dir=\"auto\" class=\"t c0\">One</p>\n<p dir=\"auto\" class=\"t c0\">Two")
    )
    #expect(page.contains(".c0{font-size:0.75rem;color:var(--secondary-text);}"))
    #expect(!page.contains(".c1{"))
  }

  @Test("A forced theme leaves the other one out, except on paper")
  func forcedTheme() {
    let dark = Rendered.page(.words("Hello"), theme: .dark)
    #expect(dark.contains("content=\"dark\">"))
    #expect(dark.contains(":root{color-scheme:dark;"))
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(dark.contains("@media print{:root{color-scheme:light;"))
  }

  @Test("The pieces of a page are the page")
  func pieces() {
    let options = HTMLOptions(title: "Report")
    var pieces: [UInt8] = []
    HTMLRenderer.render(SampleReports.week, options: options) { pieces += $0 }
    #expect(pieces == HTMLRenderer.render(SampleReports.week, options: options))
  }

  @Test("The same tree is the same page every time")
  func stable() {
    let first = Rendered.page(SampleReports.day)
    for _ in 0..<3 { #expect(Rendered.page(SampleReports.day) == first) }
  }

  @Test("A deep tree costs no stack, and its words are there")
  func deep() {
    var builder = ViewTreeBuilder()
    for _ in 0..<50_000 { builder.open(.padding(.all(1))) }
    builder.words("At the bottom", .body)
    #expect(Rendered.page(builder.finish()).contains(">At the bottom</p>"))
  }

  @Test("A report beyond the limit of work says that not all of it is shown")
  func limit() {
    let charts = ViewTree.column { builder in
      for _ in 0..<10 { builder.leaf(.chart(SampleReports.hours)) }
    }
    var page: [UInt8] = []
    let options = HTMLOptions(title: "Report")
    HTMLRenderer.render(charts, options: options, workLimit: 10_000) { page += $0 }
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("Not all of this report is shown: it holds too much."))
    #expect(!Rendered.page(charts).contains("Not all of this report"))
  }
}

/// Pages as text.
enum Rendered {
  static func page(
    _ tree: ViewTree,
    title: String = "Report",
    theme: Theme? = nil
  ) -> String {
    let options = HTMLOptions(title: title, theme: theme)
    return String(decoding: HTMLRenderer.render(tree, options: options), as: UTF8.self)
  }

  /// What stands in the page's `main`.
  static func body(_ tree: ViewTree) -> String {
    let parts = page(tree).split(separator: "<main>\n", maxSplits: 1)
    guard let last = parts.last, let end = last.firstRange(of: "</main>") else { return "" }
    return String(last[..<end.lowerBound])
  }
}

extension ViewTree {
  static func words(_ string: String) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.words(string, .body)
    return builder.finish()
  }

  static func column(_ children: (inout ViewTreeBuilder) -> Void) -> ViewTree {
    .node(.stack(Stack(axis: .vertical)), children)
  }

  static func node(
    _ content: Content,
    _ children: (inout ViewTreeBuilder) -> Void = { _ in }
  ) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.node(content, children)
    return builder.finish()
  }
}
