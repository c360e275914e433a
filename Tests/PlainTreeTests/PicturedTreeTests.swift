import PlainTree
import Testing
import TreeSamples
import ViewTree

@Suite("Controls as shapes and words")
struct PicturedTreeTests {
  private static func labelled(_ content: Content, _ labels: [String] = []) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(content)
    for label in labels { builder.leaf(.text(TextContent(runs: [TextRun(label)]))) }
    builder.close()
    return builder.finish()
  }

  private static func paints(_ tree: ViewTree) -> [Paint] {
    tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text.runs.first?.style.paint } else { nil }
    }
  }

  private static func fills(_ tree: ViewTree) -> [Paint] {
    tree.nodes.compactMap { node in
      if case .shape(let shape) = node.content { shape.fill } else { nil }
    }
  }

  @Test(
    "No control is left, and each node has as many children as it takes",
    arguments: Samples.all
  )
  func complete(content: Content) {
    let plain = PlainTree.pictured(Samples.tree(content))
    #expect(PlainTree.plain(plain) == plain)
    for node in plain.nodes {
      #expect(node.content.allowedChildren.contains(node.childCount))
    }
  }

  @Test("The words of segments are small and stay on one line")
  func segments() {
    let picker = PickerContent(selected: 0, style: .segmented)
    let tree = PlainTree.pictured(Self.labelled(.picker(picker), ["Range", "Day", "Week"]))
    let texts = tree.nodes.compactMap { node in
      if case .text(let text) = node.content { text } else { nil }
    }
    #expect(texts.map(\.string) == ["Day", "Week"])
    #expect(texts.map(\.lineLimit) == [1, 1])
    #expect(texts.map(\.runs.first?.style.font.size) == [.style(.footnote), .style(.footnote)])
  }

  @Test("A switch that is on has its knob at the right and its tint behind it")
  func toggle() {
    let on = PlainTree.pictured(Self.labelled(.toggle(ToggleContent(isOn: true)), ["Limit"]))
    let sides = on.nodes.compactMap { node in
      if case .frame(51, 31, let alignment) = node.content { alignment } else { nil }
    }
    #expect(sides == [.trailing])
    #expect(Self.fills(on).contains(.color(.system(.green))))
    let off = PlainTree.pictured(Self.labelled(.toggle(ToggleContent(isOn: false)), ["Limit"]))
    #expect(Self.fills(off).contains(.color(.system(.fill))))
  }

  @Test(
    "Words of buttons have the tint, on a filled one white, and red where something is destroyed",
    arguments: [
      (ButtonContent(), SystemColor.accent), (ButtonContent(style: .plain), .primary),
      (ButtonContent(style: .borderedProminent), .white), (ButtonContent(role: .destructive), .red),
    ]
  )
  func buttons(_ button: ButtonContent, _ color: SystemColor) {
    let tree = PlainTree.pictured(Self.labelled(.button(button), ["Ask"]))
    #expect(Self.paints(tree) == [.color(.system(color))])
  }

  @Test("Words with a colour of their own keep it in a button")
  func ownColor() {
    var builder = ViewTreeBuilder()
    builder.open(.button(ButtonContent()))
    let style = TextStyle(paint: .color(.system(.pink)))
    builder.leaf(.text(TextContent(runs: [TextRun("Ask", style: style)])))
    builder.close()
    let tree = PlainTree.pictured(builder.finish())
    #expect(Self.paints(tree) == [.color(.system(.pink))])
  }

  @Test("A token is a label of its name and symbol, a lost one of its kind's")
  func tokens() {
    let token = TokenLabel(kind: .webDomain, token: [1])
    func parts(_ name: TokenName?) -> [String] {
      PlainTree.pictured(Self.labelled(.tokenLabel(token)), resolveToken: { _ in name })
        .nodes.compactMap { node in
          switch node.content {
          case .text(let text): text.string
          case .symbol(let symbol): symbol.name
          default: nil
          }
        }
    }
    #expect(parts(TokenName(name: "example.org", symbol: "star")) == ["example.org", "star"])
    #expect(parts(nil) == ["Website", "globe"])
  }

  @Test("Beyond the limit tokens stay what they are")
  func limit() {
    let tree = Self.labelled(.tokenLabel(TokenLabel(kind: .webDomain, token: [1])))
    #expect(PlainTree.pictured(tree, limit: -1) == tree)
  }

  @Test("What goes on for an unknown time turns a wheel, unless a bar was asked for")
  func wheel() {
    func style(_ style: Progress.Style, _ fraction: Double?) -> Content {
      PlainTree.pictured(Self.labelled(.progress(Progress(fraction: fraction, style: style))))
        .nodes[0].content
    }
    #expect(style(.automatic, nil) == .progress(Progress(fraction: nil, style: .circular)))
    #expect(style(.linear, nil) == .progress(Progress(fraction: nil, style: .linear)))
    #expect(style(.automatic, 0.5) == .progress(Progress(fraction: 0.5)))
  }

  @Test("A bar of tabs has icons above titles, the chosen one in the accent")
  func tabs() {
    var builder = ViewTreeBuilder()
    builder.open(.tabs(Tabs(count: 2, selected: 1)))
    for title in ["Day", "Week"] {
      builder.open(.label(.automatic))
      builder.leaf(.text(TextContent(runs: [TextRun(title)])))
      builder.leaf(.symbol(Symbol(name: "clock")))
      builder.close()
    }
    builder.leaf(.shape(ShapeContent(kind: .rectangle)))
    let tree = PlainTree.pictured(builder.finish())
    #expect(!tree.nodes.contains { if case .label = $0.content { true } else { false } })
    #expect(Self.paints(tree) == [.color(.system(.secondary)), .color(.system(.accent))])
  }
}
