import CellWidth
import Foundation
import Testing

/// Unicode's own files, which Debian's package unicode-data installs.
private enum UnicodeData {
  static let folder = "/usr/share/unicode"

  /// Whether the files are there, in the version that the tables were made from.
  static let isThere: Bool = {
    let first = lines(of: "EastAsianWidth.txt").first ?? ""
    return first == "# EastAsianWidth-\(CellWidth.unicodeVersion).txt"
  }()

  static func lines(of name: String) -> [Substring] {
    let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: true)
  }

  /// The fields of a file's lines, without comments.
  static func fields(of name: String) -> [[String]] {
    lines(of: name).compactMap { line in
      let data = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      guard !data.isEmpty else { return nil }
      return data.split(separator: ";", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The code points of `1F600` or `1F600..1F64F`.
  static func range(_ text: String) -> ClosedRange<UInt32>? {
    let ends = text.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last else { return nil }
    return first...last
  }

  /// The text of `1F468 200D 1F469`.
  static func text(_ codes: String) -> String {
    var scalars = String.UnicodeScalarView()
    for code in codes.split(separator: " ") {
      if let scalar = UInt32(code, radix: 16).flatMap({ Unicode.Scalar($0) }) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

@Suite(
  "Cell widths by Unicode's own files",
  .enabled(
    if: UnicodeData.isThere,
    "needs Unicode \(CellWidth.unicodeVersion) in /usr/share/unicode: .ci/dependencies unicode"
  )
)
struct UnicodeDataTests {
  @Test("Every code point has the width of its East Asian Width and its category")
  func everyCodePoint() {
    var widths = [UInt8](repeating: 1, count: 0x11_0000)
    for fields in UnicodeData.fields(of: "UnicodeData.txt") where fields.count > 2 {
      guard let value = UInt32(fields[0], radix: 16) else { continue }
      // The soft hyphen is a hyphen where it is shown at all, as terminals do.
      let isMark = ["Mn", "Me", "Cf"].contains(fields[2]) && value != 0xAD
      if isMark || fields[2] == "Cc" { widths[Int(value)] = 0 }
    }
    // Vowels and final consonants join the syllable's first (UAX #29, "Hangul").
    for value in Array(0x1160...0x11FF) + Array(0xD7B0...0xD7FF) { widths[value] = 0 }
    for fields in UnicodeData.fields(of: "EastAsianWidth.txt") where fields.count == 2 {
      guard ["W", "F"].contains(fields[1]), let range = UnicodeData.range(fields[0]) else {
        continue
      }
      for value in range { widths[Int(value)] = 2 }
    }
    var wrong: [String] = []
    for (value, width) in widths.enumerated() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      if CellWidth.of(scalar) != Int(width) { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  @Test("Every emoji is one character and takes two cells")
  func emoji() {
    var count = 0
    for fields in UnicodeData.fields(of: "emoji/emoji-test.txt")
    where fields.count == 2 && fields[1] == "fully-qualified" {
      let text = UnicodeData.text(fields[0])
      #expect(text.count == 1, "\(fields[0])")
      #expect(CellWidth.of(text) == 2, "\(fields[0])")
      count += 1
    }
    #expect(count > 3000)
  }

  @Test("The emoji selector makes two cells, the text selector leaves the character its own")
  func selectors() {
    var count = 0
    for fields in UnicodeData.fields(of: "emoji/emoji-variation-sequences.txt")
    where fields.count >= 2 {
      let text = UnicodeData.text(fields[0])
      guard let base = text.unicodeScalars.first else { continue }
      let expected = fields[0].hasSuffix("FE0F") ? 2 : CellWidth.of(base)
      #expect(CellWidth.of(text) == expected, "\(fields[0])")
      count += 1
    }
    #expect(count > 700)
  }

  @Test("However a text is cut into graphemes, its width is theirs, and none is negative or huge")
  func graphemes() {
    var count = 0
    for line in UnicodeData.lines(of: "auxiliary/GraphemeBreakTest.txt") where !line.hasPrefix("#")
    {
      let codes = line.prefix { $0 != "#" }.split(separator: "÷")
      let pieces = codes.map { UnicodeData.text(String($0).replacing("×", with: " ")) }
        .filter { !$0.isEmpty }
      let whole = pieces.joined()
      #expect(CellWidth.of(whole) == whole.reduce(0) { $0 + CellWidth.of($1) })
      for piece in pieces { #expect((0...6).contains(CellWidth.of(piece)), "\(line)") }
      count += 1
    }
    #expect(count > 500)
  }
}
