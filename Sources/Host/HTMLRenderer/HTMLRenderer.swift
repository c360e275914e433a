import PlainTree
package import ViewTree

/// Turns trees into pages that stand on their own.
///
/// A page is one file: elements that say what they are, a style sheet and vector graphics. Its policy
/// (`default-src 'none'` and the hash of its style sheet) forbids whatever else there could be, so
/// that a browser runs nothing and fetches nothing. Light and dark are both in it, unless the tree has
/// colours of its own.
package enum HTMLRenderer {
  /// The bytes of a page that shows a tree.
  ///
  /// - Complexity: O(nodes); the tree's depth costs no stack.
  package static func render(_ tree: ViewTree, options: HTMLOptions) -> [UInt8] {
    var bytes: [UInt8] = []
    render(tree, options: options) { bytes += $0 }
    return bytes
  }

  /// Renders a tree in pieces, since all of them together may be large.
  package static func render(
    _ tree: ViewTree,
    options: HTMLOptions,
    write: ([UInt8]) throws -> Void
  ) rethrows {
    try render(tree, options: options, workLimit: workLimit, write: write)
  }

  /// The most work for one page, some tenths of a second; what is beyond it is left out and told.
  static let workLimit = 4_000_000

  static func render(
    _ tree: ViewTree,
    options: HTMLOptions,
    workLimit: Int,
    write: ([UInt8]) throws -> Void
  ) rethrows {
    let tree = tree.unmarked
    var options = options
    // Colours that an extension has mixed for one theme cannot be read in the other.
    let theme = FixedColors.theme(of: tree, told: options.toldTheme)
    let isFixed = FixedColors.cover(tree) || theme != options.toldTheme
    if isFixed { options.theme = options.theme ?? theme }
    var builder = PageBuilder(tree, options: options, workLimit: workLimit)
    builder.build()
    try write(PageHead.bytes(options, style: builder.style, isFixed: isFixed))
    try write(builder.page.bytes)
    try write(Array("</main>\n</body>\n</html>\n".utf8))
  }
}
