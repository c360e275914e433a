package import ChartModel
import PlainTree
package import ViewTree

/// How a tree is put into words.
package struct TextOptions: Sendable {
  /// The words for moments in charts.
  package var timeFormatter: ChartTimeFormatter
  /// The cells at which lines are wrapped; nil for lines as long as they are.
  package var columns: Int?
  /// Looks up the name that a token stands for; nil for an unknown token.
  package var tokenName: @Sendable (TokenLabel) -> String?

  package init(
    timeFormatter: ChartTimeFormatter = ChartTimeFormatter(),
    columns: Int? = nil,
    tokenName: @escaping @Sendable (TokenLabel) -> String? = { _ in nil }
  ) {
    self.timeFormatter = timeFormatter
    self.columns = columns
    self.tokenName = tokenName
  }
}

/// Puts trees into plain words, for pipes and screen readers.
///
/// What is arranged on a screen becomes lines in reading order: a row of short texts is one line, a
/// chart a table, progress a percentage. Ornaments are left out, and words for assistive technology
/// stand in for what they describe.
package enum TextRenderer {
  /// UTF-8 lines without any control character but the line feed.
  ///
  /// - Complexity: O(nodes); the tree's depth costs no stack.
  package static func render(_ tree: ViewTree, options: TextOptions = TextOptions()) -> [UInt8] {
    render(tree, options: options, workLimit: workLimit)
  }

  /// The most work for one tree, some tenths of a second; what is beyond it is left out and told.
  static let workLimit = 10_000_000

  static func render(_ tree: ViewTree, options: TextOptions, workLimit: Int) -> [UInt8] {
    var reader = TreeReader(PlainTree.plain(tree.unmarked), options: options, workLimit: workLimit)
    return Array(reader.read().utf8)
  }
}
