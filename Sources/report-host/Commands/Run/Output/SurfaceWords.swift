import PlainTree
import TerminalRenderer

extension TerminalOptions {
  /// Plain cells, with names behind tokens.
  init(columns: Int, names: TokenNames) {
    self.init(
      columns: columns,
      resolveToken: { names.tokenName(of: $0) }
    )
  }
}
