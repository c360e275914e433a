package import ViewTree

/// Rewrites controls, tabs, tables and what is presented as the stacks, shapes and words that show
/// them on a surface without controls of its own.
///
/// Layout and drawing then know a few kinds of nodes only. A tree without such nodes stays as it is.
package enum PlainTree {
  /// The tree with plain nodes only.
  ///
  /// Where the tree would become too large, what is inside of controls is left and stands in columns.
  ///
  /// - Complexity: O(nodes); the tree's depth costs no stack.
  package static func plain(_ tree: ViewTree, limit: Int = nodeLimit) -> ViewTree {
    rewritten(tree, limit: limit, isRewritten: { $0.isControl }) {
      Looks.piece(for: $1, children: $2)
    }
  }

  /// The tree with plain nodes only, in which what can be used by itself has a mark of its own.
  ///
  /// Such parts are the options of pickers, tabs, the halves of steppers, the bars of sliders, the
  /// words of fields and the heads of what can be unfolded. A tree without marks is as
  /// ``plain(_:limit:)`` makes it.
  ///
  /// - Parameter isColorless: Whether there are no colours, or too few for greys, so that what is
  ///   chosen must be seen without.
  package static func usable(
    _ tree: ViewTree,
    isColorless: Bool,
    limit: Int = nodeLimit
  ) -> ViewTree {
    let targets = MarkTargets(tree)
    guard !targets.isEmpty else { return plain(tree, limit: limit) }
    let marked = MarkedLooks(isColorless: isColorless)
    return rewritten(tree, limit: limit, isRewritten: { $0.isControl || $0.isMark }) {
      node,
      content,
      children in
      targets[node].flatMap { marked.piece(for: content, children: children, mark: $0) }
        ?? MarkedLooks.disabled(content, children)
        ?? Looks.piece(for: content, children: children)
    }
  }

  /// The tree with nodes only that are shapes, words and symbols, or arrange such, for surfaces that
  /// draw shapes of any size.
  ///
  /// Token labels become names with symbols; nothing can be used, so marks are left out.
  package static func pictured(
    _ tree: ViewTree,
    isDark: Bool = false,
    limit: Int = nodeLimit,
    resolveToken: @escaping (TokenLabel) -> TokenName? = { _ in nil }
  ) -> ViewTree {
    let tree = tree.unmarked
    let looks = PointLooks(tree: tree, isDark: isDark, resolveToken: resolveToken)
    return rewritten(tree, limit: limit, isRewritten: { $0.isPictured }) {
      looks.piece(for: $1, children: $2)
    }
  }

  /// What ``usable(_:isColorless:limit:)`` leaves free at the right of what scrolls: a cell, in points.
  package static let scrollBarWidth = 8.0

  private static func rewritten(
    _ tree: ViewTree,
    limit: Int,
    isRewritten: (Content) -> Bool,
    looks: (Int, Content, [Int]) -> Piece?
  ) -> ViewTree {
    guard tree.nodes.contains(where: { isRewritten($0.content) }) else { return tree }
    var builder = ViewTreeBuilder()
    builder.reserve(min(2 * tree.nodes.count, limit))
    var steps = [Step.piece(.node(0), nil)]
    while let step = steps.popLast() {
      switch step {
      case .close: builder.close()
      case .piece(.inheriting(let looks, let piece), let outer):
        steps.append(.piece(piece, looks.over(outer)))
      case .piece(.made(let content, let pieces), let words):
        builder.open(content)
        push(pieces, words, to: &steps)
      case .piece(.node(let node), let words):
        let content = tree.nodes[node].content
        let children = Array(tree.children(of: node))
        let most = builder.count + children.count * Looks.growth(of: content) + content.columnCount
        if content.isControl, most > limit {
          builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading)))
          push(children.map(Piece.node), words, to: &steps)
        } else if most <= limit, let piece = looks(node, content, children) {
          steps.append(.piece(piece, words))
        } else {
          builder.open(words.map { content.inheriting($0) } ?? content)
          push(children.map(Piece.node), words, to: &steps)
        }
      }
    }
    return builder.finish()
  }

  /// Nodes beyond which controls are not drawn as such; a tree that is sent has 100,000 at most.
  package static let nodeLimit = 250_000

  private enum Step {
    /// A part, and the looks of the words below it that have none of their own.
    case piece(Piece, WordLooks?)
    case close
  }

  private static func push(_ pieces: [Piece], _ words: WordLooks?, to steps: inout [Step]) {
    steps.append(.close)
    for piece in pieces.reversed() { steps.append(.piece(piece, words)) }
  }
}

/// A part of the rewritten tree: one that was there, or a new node with parts below it.
enum Piece: Sendable {
  case node(Int)
  indirect case made(Content, [Piece])
  /// Words and symbols below get looks where they have none of their own.
  indirect case inheriting(WordLooks, Piece)

  /// A part whose words and symbols have a paint.
  static func tinted(_ paint: Paint, _ piece: Piece) -> Piece {
    .inheriting(WordLooks(paint: paint), piece)
  }

  static func row(_ pieces: [Piece], spacing: Double? = nil) -> Piece {
    .made(.stack(Stack(axis: .horizontal, spacing: spacing)), pieces)
  }

  static func column(
    _ pieces: [Piece],
    alignment: Alignment = .topLeading,
    spacing: Double? = nil
  ) -> Piece {
    .made(.stack(Stack(axis: .vertical, alignment: alignment, spacing: spacing)), pieces)
  }

  static func words(_ string: String, _ style: TextStyle = TextStyle()) -> Piece {
    .made(.text(TextContent(runs: [TextRun(string, style: style)], lineLimit: 1)), [])
  }

  static func words(_ string: String, _ color: SystemColor) -> Piece {
    words(string, TextStyle(paint: .color(.system(color))))
  }

  static let spacer = made(.spacer(minLength: nil), [])
  static let divider = made(.divider, [])

  /// What is read in place of what is drawn.
  func read(as label: String) -> Piece {
    .made(.accessibility(Accessibility(label: label)), [self])
  }

  func padding(horizontal: Double, vertical: Double = 0) -> Piece {
    let insets = PaddingInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
    return .made(.padding(insets), [self])
  }

  func background(_ paint: Paint, _ shape: ShapeKind = .roundedRectangle(cornerRadius: 6)) -> Piece
  {
    .made(.background(.center), [self, .made(.shape(ShapeContent(kind: shape, fill: paint)), [])])
  }

  func wide(_ alignment: Alignment = .center) -> Piece {
    .made(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: alignment)), [self])
  }

  /// What stands for a surface of the host's own that nobody has put in place: it takes the space that
  /// such a surface would take, whatever that shows.
  static func unresolved(_ name: String) -> Piece {
    .made(
      .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)),
      [.made(.placeholder(name), [])]
    )
  }

  func opacity(_ opacity: Double) -> Piece { .made(.opacity(opacity), [self]) }

  func border(_ color: SystemColor) -> Piece {
    .made(.border(.color(.system(color)), width: 1), [self])
  }
}

extension Content {
  /// Twice the columns of a table, each of which has a title in a frame.
  fileprivate var columnCount: Int {
    if case .table(let table) = self { 2 * table.columns.count } else { 0 }
  }

  /// Whether the node is rewritten.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .textField, .picker, .menu, .gauge, .colorWell,
      .tabs, .table, .disclosure, .presentation, .disabled, .report, .activityPicker:
      true
    default: false
    }
  }
}
