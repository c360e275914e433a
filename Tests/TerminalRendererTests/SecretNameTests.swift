import PlainTree
import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Names that are kept from the process that shows them")
struct SecretNameTests {
  private static let names: [String?] = [
    nil, "", "X", "Mail", "Visual Studio Code", "A name of far more than twenty letters", "日本語の名前",
    "שלום",
  ]

  private func options(_ name: String?, isSecret: Bool = true) -> TerminalOptions {
    TerminalOptions(columns: 40, rows: 8) { _ in
      name.map { TokenName(name: $0, isSecret: isSecret) }
    }
  }

  /// A label beside a mark, for each width of a frame the first alternative that fits.
  private func alternatives(_ style: LabelStyle) -> Tree {
    let label = Tree.node(
      .tokenLabel(TokenLabel(kind: .application, token: [1], labelStyle: style)),
      []
    )
    let rows = (1...36).reversed().map { padding in
      Tree.row(
        label,
        .text(String(repeating: "x", count: padding)),
        Tree.text("B").modified(.control(ControlMark(number: UInt64(padding), role: .press)))
      )
    }
    let choice = Tree.node(.firstThatFits(horizontal: true, vertical: true), rows)
    return choice.modified(.frame(width: 320, height: nil, alignment: Alignment.leading))
  }

  @Test("No place depends on a secret name", arguments: [LabelStyle.titleAndIcon, .titleOnly])
  func places(style: LabelStyle) {
    let tree = alternatives(style).viewTree
    let frames = Self.names.map { name in
      TerminalRenderer.frame(of: tree, options: options(name)).places.map {
        [$0.mark.number, UInt64($0.frame.x), UInt64($0.frame.y)]
      }
    }
    #expect(frames[0].count == 1)
    #expect(Set(frames).count == 1)
  }

  @Test("A name that is no secret takes the room that it needs")
  func known() throws {
    let tree = alternatives(.titleOnly).viewTree
    let frame = TerminalRenderer.frame(of: tree, options: options("Mail", isSecret: false))
    // 40 columns, less the name, the mark and two spaces.
    #expect(frame.places.map(\.mark.number) == [33])
  }

  @Test("A secret name is drawn in the room that its label has, and cut there")
  func drawn() {
    let label = Tree.node(.tokenLabel(TokenLabel(kind: .application, token: [1])), [])
    func words(_ name: String) -> String {
      let tree = Tree.row(label, .text("|")).viewTree
      return String(
        decoding: TerminalRenderer.render(tree, options: options(name)),
        as: UTF8.self
      )
    }
    #expect(words("Mail").hasPrefix("▢ Mail                 |"))
    #expect(words("A name of far more than twenty letters").hasPrefix("▢ A name of far more…  |"))
  }
}
