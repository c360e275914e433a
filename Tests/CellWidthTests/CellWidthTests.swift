import CellWidth
import Testing

/// Widths by hand from EastAsianWidth.txt, emoji-sequences.txt and emoji-zwj-sequences.txt.
@Suite("Cell widths")
struct CellWidthTests {
  @Test(
    "Scalars take the cells of their East Asian width",
    arguments: [
      ("a", 1), ("é", 1), ("ß", 1), ("Ω", 1), ("→", 1), ("█", 1), ("中", 2), ("か", 2), ("한", 2),
      ("Ａ", 2), ("ｱ", 1), ("\u{3000}", 2), ("⌛", 2), ("☀", 1), ("😀", 2), ("\u{20000}", 2),
    ]
  )
  func scalars(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
  }

  @Test(
    "A grapheme takes the cells of one character",
    arguments: [
      ("e\u{301}", 1), ("☀\u{FE0F}", 2), ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("🇩🇪", 2),
      ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("❤\u{FE0F}", 2),
    ]
  )
  func graphemes(text: String, width: Int) {
    #expect(text.count == 1)
    #expect(CellWidth.of(text) == width)
  }

  @Test("A line's width is the sum of its graphemes")
  func lines() {
    #expect(CellWidth.of("Screen Time") == 11)
    #expect(CellWidth.of("画面時間 2h 👍🏽") == 8 + 4 + 2)
    #expect(CellWidth.of("") == 0)
  }
}
