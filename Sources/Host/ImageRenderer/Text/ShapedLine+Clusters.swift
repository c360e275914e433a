internal import CCairo
internal import Drawing

extension ShapedLine {
  /// Whether any of it is read from right to left.
  var hasRightToLeft: Bool {
    pieces.contains { $0.item.pointee.analysis.level & 1 == 1 }
  }

  /// The sizes of the fonts that were found for the letters, each once.
  func fontMetrics(language: OpaquePointer?) -> [FontMetrics] {
    var seen: Set<UnsafeMutablePointer<PangoFont>> = []
    var found: [FontMetrics] = []
    for piece in pieces {
      guard let font = piece.item.pointee.analysis.font, seen.insert(font).inserted,
        let metrics = pango_font_get_metrics(font, language)
      else { continue }
      found.append(FontMetrics(metrics))
      pango_font_metrics_unref(metrics)
    }
    return found
  }

  /// Adds the line's clusters in reading order: graphemes, which runs divide too.
  func addClusters(
    to clusters: inout [MeasuredText.Cluster],
    runNumbers: [Int],
    language: OpaquePointer?
  ) {
    let widths = characterWidths
    let attributes = breaks(characters: widths.count, language: language)
    var offset = 0
    var run = 0
    var isOpen = false
    for (character, width) in widths.enumerated() {
      while run + 1 < runNumbers.count, runStarts[run + 1] <= offset {
        (run, isOpen) = (run + 1, false)
      }
      let attribute = attributes[character]
      let length = Self.length(ofCharacterWith: UInt8(bitPattern: bytes[offset]))
      if !isOpen || attribute.is_cursor_position != 0 {
        let isBlank = attribute.is_white != 0 && !isNoBreakSpace(at: offset)
        clusters.append(
          MeasuredText.Cluster(run: runNumbers[run], utf8Count: 0, width: 0, isSpace: isBlank)
        )
      }
      isOpen = true
      let last = clusters.count - 1
      clusters[last].utf8Count += length
      clusters[last].width += width
      let following = attributes[character + 1]
      clusters[last].canBreakAfter = character + 1 < widths.count && following.is_line_break != 0
      offset += length
    }
  }

  /// The width of each character in points, in reading order; a ligature's is shared out.
  private var characterWidths: [Double] {
    var widths: [Double] = []
    bytes.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      for piece in pieces {
        var item = PangoGlyphItem()
        item.item = piece.item
        item.glyphs = piece.glyphs
        var units = [Int32](repeating: 0, count: max(Int(piece.item.pointee.num_chars), 1))
        pango_glyph_item_get_logical_widths(&item, start, &units)
        for unit in units.prefix(Int(piece.item.pointee.num_chars)) {
          widths.append(Double(unit) / Double(PANGO_SCALE))
        }
      }
    }
    return widths
  }

  /// Unicode's boundaries (Standard Annexes #14 and #29) before each character and at the end.
  private func breaks(characters: Int, language: OpaquePointer?) -> [PangoLogAttr] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
    let (length, count) = (Int32(bytes.count - 1), Int32(attributes.count))
    pango_get_log_attrs(bytes, length, -1, language, &attributes, count)
    return attributes
  }

  private func isNoBreakSpace(at offset: Int) -> Bool {
    offset + 1 < bytes.count && UInt8(bitPattern: bytes[offset]) == 0xC2
      && UInt8(bitPattern: bytes[offset + 1]) == 0xA0
  }

  /// The length of a character in UTF-8 by its first byte (RFC 3629).
  private static func length(ofCharacterWith first: UInt8) -> Int {
    switch first {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
