import TextEncoding

/// Pictures in terminals that can show some.
package enum TerminalGraphics {
  /// The ways to show a picture.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case kitty, sixel
  }

  /// The most bytes of Base64 in one sequence, as kitty's protocol has it; a multiple of four.
  private static let chunkSize = 4096

  /// The bytes that show a PNG file by kitty's protocol in a box of cells, and leave the cursor at
  /// the beginning of the line below.
  ///
  /// The picture travels in the sequences themselves (`t=d`), so that the terminal opens no file, and
  /// the terminal is told not to answer (`q=2`), since an answer would be taken for typed input.
  /// <https://sw.kovidgoyal.net/kitty/graphics-protocol/>
  package static func kitty(png: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    guard !png.isEmpty else { return [] }
    let text = Base64.digits(of: png)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + text.count / chunkSize * 16 + 64)
    for start in stride(from: 0, to: text.count, by: chunkSize) {
      let end = min(start + chunkSize, text.count)
      let more = end < text.count ? 1 : 0
      let keys =
        start == 0
        ? "a=T,t=d,f=100,q=2,c=\(held(columns)),r=\(held(rows)),m=\(more)" : "q=2,m=\(more)"
      bytes += "\u{1B}_G\(keys);".utf8
      bytes += text[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes + [0x0A]
  }

  private static func held(_ cells: Int) -> Int { min(max(cells, 1), 10_000) }

  /// The way to show pictures that an environment promises by itself, without a question to the
  /// terminal.
  package static func kind(environment: [String: String]) -> Kind? {
    let term = environment["TERM"] ?? ""
    // Inside of tmux and screen it is they that would have to show pictures.
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") {
      return nil
    }
    let isKitty = environment["KITTY_WINDOW_ID"].map { !$0.isEmpty } ?? false
    if isKitty || ["xterm-kitty", "xterm-ghostty"].contains(term) { return .kitty }
    return nil
  }

  /// The better of the ways that a terminal has said it knows.
  package static func kind(showsKittyGraphics: Bool, showsSixels: Bool) -> Kind? {
    showsKittyGraphics ? .kitty : showsSixels ? .sixel : nil
  }
}
