import Testing
import ViewTree

@testable import TerminalRenderer

/// Builds a tree from nested calls, so that a test shows its tree's form.
indirect enum Tree {
  case node(Content, [Tree])

  static func text(_ string: String, lineLimit: Int? = nil, truncation: Truncation = .tail) -> Tree
  {
    let text = TextContent(
      runs: [TextRun(string)],
      lineLimit: lineLimit,
      truncation: truncation
    )
    return .node(.text(text), [])
  }

  static func row(alignment: Alignment = .center, spacing: Double? = nil, _ children: Tree...)
    -> Tree
  {
    .node(.stack(Stack(axis: .horizontal, alignment: alignment, spacing: spacing)), children)
  }

  static func column(alignment: Alignment = .center, spacing: Double? = nil, _ children: Tree...)
    -> Tree
  {
    .node(.stack(Stack(axis: .vertical, alignment: alignment, spacing: spacing)), children)
  }

  static let spacer = Tree.node(.spacer(minLength: nil), [])
  static let divider = Tree.node(.divider, [])

  func modified(_ content: Content) -> Tree { .node(content, [self]) }

  var viewTree: ViewTree {
    var builder = ViewTreeBuilder()
    add(to: &builder)
    return builder.finish()
  }

  private func add(to builder: inout ViewTreeBuilder) {
    guard case .node(let content, let children) = self else { return }
    builder.open(content)
    for child in children { child.add(to: &builder) }
    builder.close()
  }
}

/// The words and lines that a tree shows, without a line feed at the end.
func screen(_ tree: Tree, columns: Int = 20, ascii: Bool = false) -> String {
  let options = TerminalOptions(columns: columns, isASCII: ascii)
  let bytes = TerminalRenderer.render(tree.viewTree, options: options)
  return String(decoding: bytes.dropLast(), as: UTF8.self)
}
