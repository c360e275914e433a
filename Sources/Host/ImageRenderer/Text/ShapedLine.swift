internal import CCairo
internal import Drawing
internal import Glibc

/// One line of text as glyphs, in the order in which they stand.
final class ShapedLine {
  /// A stretch of one run in one font and one direction.
  struct Piece {
    let run: Int
    let item: UnsafeMutablePointer<PangoItem>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// In points.
    let width: Double
    /// Whether its glyphs are pictures with colours of their own.
    let hasColors: Bool
  }

  /// Longer lines are cut: nobody sees their end.
  private static let byteLimit = 1 << 18

  /// The text of all runs, in UTF-8, with a zero at its end.
  let bytes: [CChar]
  /// Where each run begins in ``bytes``, and where the last one ends.
  let runStarts: [Int]
  /// In reading order.
  private(set) var pieces: [Piece] = []
  /// Indices of ``pieces`` from left to right.
  private(set) var visualOrder: [Int] = []
  private(set) var width = 0.0

  init(_ runs: [StyledRun], in book: FontBook) {
    var bytes: [CChar] = []
    var starts = [0]
    for run in runs {
      Self.append(run.string, to: &bytes)
      starts.append(bytes.count)
    }
    let length = bytes.count
    bytes.append(0)
    self.bytes = bytes
    runStarts = starts
    guard length > 0 else { return }
    let attributes = Self.attributes(of: runs, starts: starts, in: book)
    defer { pango_attr_list_unref(attributes) }
    // The first letter with a direction decides (Unicode Standard Annex #9, rules P2 and P3).
    let items = pango_itemize_with_base_dir(
      book.context,
      PANGO_DIRECTION_WEAK_LTR,
      bytes,
      0,
      Int32(length),
      attributes,
      nil
    )
    defer { g_list_free(items) }
    shape(items, length: length, runs: runs)
    order()
  }

  deinit {
    for piece in pieces {
      pango_glyph_string_free(piece.glyphs)
      pango_item_free(piece.item)
    }
  }

  /// Adds text, in which controls are spaces, and what is no character, at which cairo stops, is
  /// another one of the same length.
  private static func append(_ string: String, to bytes: inout [CChar]) {
    var string = string
    string.withUTF8 { utf8 in
      var count = min(utf8.count, max(byteLimit - bytes.count, 0))
      while count > 0, count < utf8.count, utf8[count] & 0xC0 == 0x80 { count -= 1 }
      bytes.reserveCapacity(bytes.count + count + 1)
      let start = bytes.count
      for byte in utf8.prefix(count) {
        bytes.append(CChar(bitPattern: byte < 0x20 || byte == 0x7F ? 0x20 : byte))
      }
      guard utf8.contains(where: { $0 >= 0xEF }) else { return }
      for index in start..<bytes.count { replaceNoncharacter(at: index, in: &bytes) }
    }
  }

  /// Unicode's noncharacters are U+FDD0…FDEF and the last two of each plane.
  private static func replaceNoncharacter(at start: Int, in bytes: inout [CChar]) {
    func byte(_ offset: Int) -> UInt8 {
      start + offset < bytes.count ? UInt8(bitPattern: bytes[start + offset]) : 0
    }
    let replacement = CChar(bitPattern: 0xBD)
    switch byte(0) {
    case 0xEF where byte(1) == 0xB7 && (0x90...0xAF).contains(byte(2)):
      bytes[start + 1] = CChar(bitPattern: 0xBF)
      bytes[start + 2] = replacement
    case 0xEF where byte(1) == 0xBF && byte(2) >= 0xBE:
      bytes[start + 2] = replacement
    case 0xF0... where byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE:
      bytes[start + 3] = replacement
    default: break
    }
  }

  private static func attributes(
    of runs: [StyledRun],
    starts: [Int],
    in book: FontBook
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    for (index, run) in runs.enumerated() where starts[index] < starts[index + 1] {
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(starts[index])
        attribute?.pointee.end_index = UInt32(starts[index + 1])
        pango_attr_list_insert(list, attribute)
      }
      add(pango_attr_font_desc_new(book.description(of: run.font)))
      if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
      // Neighbours are never merged into one item, whose glyphs would be of both.
      let mark = UInt16(truncatingIfNeeded: index)
      add(pango_attr_strikethrough_color_new(mark, 0, 0))
    }
    return list
  }

  private func shape(_ items: UnsafeMutablePointer<GList>?, length: Int, runs: [StyledRun]) {
    var next = items
    var run = 0
    while let entry = next {
      next = entry.pointee.next
      guard let data = entry.pointee.data, let glyphs = pango_glyph_string_new() else { continue }
      let item = data.assumingMemoryBound(to: PangoItem.self)
      let offset = Int(item.pointee.offset)
      while run + 1 < runs.count, runStarts[run + 1] <= offset { run += 1 }
      bytes.withUnsafeBufferPointer { text in
        guard let start = text.baseAddress else { return }
        pango_shape_full(
          start + offset,
          item.pointee.length,
          start,
          Int32(length),
          &item.pointee.analysis,
          glyphs
        )
      }
      if runs[run].tracking != 0 { Self.space(glyphs, by: runs[run].tracking) }
      let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
      let hasColors = Self.hasColors(item.pointee.analysis.font)
      pieces.append(
        Piece(run: run, item: item, glyphs: glyphs, width: width, hasColors: hasColors)
      )
      self.width += width
    }
  }

  /// Whether a font is one of emoji; Pango has no other sign of it.
  private static func hasColors(_ font: UnsafeMutablePointer<PangoFont>?) -> Bool {
    guard let font, let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return false }
    return strstr(family, "Emoji") != nil
  }

  /// Adds space behind each cluster; never so little that text runs backwards.
  private static func space(_ glyphs: UnsafeMutablePointer<PangoGlyphString>, by points: Double) {
    guard points.isFinite else { return }
    let units = Int32(max(min(points, 1000), -1000) * Double(PANGO_SCALE))
    guard let infos = glyphs.pointee.glyphs else { return }
    for index in 0..<Int(glyphs.pointee.num_glyphs) where infos[index].attr.is_cluster_start != 0 {
      let width = infos[index].geometry.width
      infos[index].geometry.width = max(width &+ units, min(width, 0))
    }
  }

  /// Puts the pieces in the order in which they stand (Unicode Standard Annex #9, rule L2).
  ///
  /// Pango's own way takes a time that grows with the square of the pieces.
  private func order() {
    visualOrder = Array(pieces.indices)
    let levels = pieces.map { $0.item.pointee.analysis.level }
    guard let highest = levels.max(), highest > 0 else { return }
    let lowest = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[visualOrder[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < levels.count, levels[visualOrder[end]] >= level { end += 1 }
        visualOrder[start..<end].reverse()
        start = end
      }
    }
  }
}
