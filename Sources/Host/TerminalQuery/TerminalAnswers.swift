package import Theme

/// What a terminal has said about itself.
package struct TerminalAnswers: Hashable, Sendable {
  /// The colour behind text; nil where the terminal did not say.
  package var background: RGB?
  /// Whether the terminal shows pictures by kitty's protocol.
  package var showsKittyGraphics = false
  /// Whether the terminal shows pictures as sixels.
  package var showsSixels = false

  /// Reads answers out of what came from a terminal, whatever that is.
  package init(_ bytes: some Sequence<UInt8>) {
    for answer in TerminalAnswers.sequences(Array(bytes)) { take(answer) }
  }

  /// Light where black letters stand out more than white ones.
  package var theme: Theme? {
    guard let background else { return nil }
    let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
    return background.contrast(with: black) > background.contrast(with: white) ? .light : .dark
  }

  /// What stands between one escape character and the next.
  private static func sequences(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x1B).map { String(decoding: $0.prefix(256), as: UTF8.self) }
  }

  private mutating func take(_ answer: String) {
    if answer.hasPrefix("]11;") {
      background = TerminalAnswers.color(answer.dropFirst(4)) ?? background
    } else if answer.hasPrefix("_Gi=\(TerminalQuery.pictureNumber);OK") {
      showsKittyGraphics = true
    } else if answer.hasPrefix("[?"), let end = answer.firstIndex(of: "c") {
      // Primary device attributes; the first number is the terminal's class, 4 stands for sixels.
      let numbers = answer[..<end].dropFirst(2).split(separator: ";")
      showsSixels = numbers.dropFirst().contains("4")
    }
  }

  /// A colour as X11 writes it: `rgb:` and one to four hexadecimal digits for each component
  /// (XParseColor(3)), or `rgba:` with a fourth.
  private static func color(_ text: Substring) -> RGB? {
    let text = text.prefix { $0 != "\u{7}" }
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(separator: "/").compactMap(component)
    guard parts.count >= 3 else { return nil }
    return RGB(red: parts[0], green: parts[1], blue: parts[2])
  }

  private static func component(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let number = Int(digits, radix: 16), number >= 0
    else { return nil }
    return Double(number) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}
