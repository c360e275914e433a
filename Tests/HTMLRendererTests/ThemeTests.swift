import HTMLRenderer
import Testing
import Theme
import TreeSamples
import ViewTree

@Suite("The theme of a page")
struct PageThemeTests {
  private let white = ColorValue.rgb(1, 1, 1)

  private func page(_ tree: ViewTree, theme: Theme? = nil, told: Theme = .light) -> String {
    let options = HTMLOptions(title: "Report", theme: theme, toldTheme: told)
    return String(decoding: HTMLRenderer.render(tree, options: options), as: UTF8.self)
  }

  private func card(_ color: ColorValue) -> ViewTree {
    .node(.background(.center)) { builder in
      builder.words("Words", .body)
      builder.leaf(.shape(ShapeContent(kind: .rectangle, fill: .color(color))))
    }
  }

  @Test("A page of named colours follows its reader")
  func named() {
    let text = page(card(.system(.secondaryBackground)))
    #expect(text.contains("name=\"color-scheme\" content=\"light dark\""))
    #expect(text.contains("prefers-color-scheme:dark"))
  }

  @Test("Colours that were mixed for a theme keep the page in it", arguments: [Theme.light, .dark])
  func mixed(told: Theme) {
    let text = page(card(white), told: told)
    #expect(text.contains("name=\"color-scheme\" content=\"\(told.rawValue)\""))
    #expect(!text.contains("prefers-color-scheme"))
    #expect(page(card(white), theme: .dark).contains("content=\"dark\""))
  }

  @Test("Words of a mixed colour and white cards keep it too; a dim or clear colour does not")
  func covering() {
    let style = TextStyle(paint: .color(white))
    let words = ViewTree.node(.text(TextContent(runs: [TextRun("Words", style: style)])))
    #expect(!page(words).contains("prefers-color-scheme"))
    #expect(!page(card(.system(.white))).contains("prefers-color-scheme"))
    #expect(page(card(.system(.black, opacity: 0.1))).contains("prefers-color-scheme"))
    #expect(page(card(ColorValue(base: white.base, opacity: 0))).contains("prefers-color-scheme"))
  }

  @Test("White words on the page itself make it dark, on a shape they do not")
  func whiteWords() {
    let style = TextStyle(paint: .color(.system(.white)))
    let words = Content.text(TextContent(runs: [TextRun("Words", style: style)]))
    let text = page(.node(words))
    #expect(text.contains("name=\"color-scheme\" content=\"dark\""))
    let onBlue = ViewTree.node(.background(.center)) { builder in
      builder.leaf(words)
      builder.leaf(.shape(ShapeContent(kind: .capsule, fill: .color(.system(.blue)))))
    }
    #expect(page(onBlue).contains("content=\"light dark\""))
    #expect(page(.node(words), theme: .light).contains("content=\"light\""))
  }

  @Test("A rectangle behind all of the report is the page's colour")
  func ground() {
    let rule = "@media screen{body{background:rgb(255 255 255)}}"
    #expect(page(card(white)).contains(rule))
    let inset = ViewTree.node(.padding(PaddingInsets(top: 9, leading: 9, bottom: 9, trailing: 9))) {
      $0.node(.background(.center)) { builder in
        builder.words("Words", .body)
        builder.leaf(.shape(ShapeContent(kind: .rectangle, fill: .color(white))))
      }
    }
    #expect(!page(inset).contains(rule))
  }
}
