/// The colours that a picture is drawn with, at most 256 of them.
///
/// A picture with few colours keeps them; of others the colours are sorted into boxes by median cut
/// (Heckbert, "Color image quantization for frame buffer display", 1982), each box being one colour.
struct SixelPalette {
  /// Red, green and blue in the bytes of a number.
  private(set) var colors: [UInt32] = []
  /// Each pixel's place in `colors`; 256 and more for a pixel that is not drawn.
  private(set) var indices: [UInt16] = []

  static let limit = 256
  static let transparent: UInt16 = 0xFFFF

  /// - Parameter rgba: Pixels of four bytes; those that are less than half opaque are not drawn.
  init(rgba: [UInt8]) {
    let count = rgba.count / 4
    indices = Array(repeating: SixelPalette.transparent, count: count)
    if !keepColors(of: rgba, count) { cut(rgba, count) }
  }

  private static func color(_ rgba: [UInt8], _ pixel: Int) -> UInt32? {
    guard rgba[4 * pixel + 3] >= 128 else { return nil }
    return UInt32(rgba[4 * pixel]) << 16 | UInt32(rgba[4 * pixel + 1]) << 8
      | UInt32(rgba[4 * pixel + 2])
  }

  /// Takes the picture's own colours, unless they are too many.
  private mutating func keepColors(of rgba: [UInt8], _ count: Int) -> Bool {
    var known: [UInt32: UInt16] = [:]
    var last: (color: UInt32, index: UInt16)?
    for pixel in 0..<count {
      guard let color = SixelPalette.color(rgba, pixel) else { continue }
      if let last, last.color == color {
        indices[pixel] = last.index
        continue
      }
      let index = known[color] ?? UInt16(colors.count)
      if Int(index) == colors.count {
        guard colors.count < SixelPalette.limit else { return false }
        colors.append(color)
        known[color] = index
      }
      indices[pixel] = index
      last = (color, index)
    }
    return true
  }

  /// Five bits of each component: fine enough for boxes, and few enough to count.
  private static func bin(_ color: UInt32) -> Int {
    let (red, green, blue) = (color >> 19 & 0x1F, color >> 11 & 0x1F, color >> 3 & 0x1F)
    return Int(red << 10 | green << 5 | blue)
  }

  private mutating func cut(_ rgba: [UInt8], _ count: Int) {
    var counts = [Int](repeating: 0, count: 1 << 15)
    for pixel in 0..<count {
      if let color = SixelPalette.color(rgba, pixel) { counts[SixelPalette.bin(color)] += 1 }
    }
    var boxes = [ColorBox(bins: counts.indices.filter { counts[$0] > 0 }, counts)]
    while boxes.count < SixelPalette.limit,
      let largest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
      let (first, second) = boxes[largest].halves(counts)
    {
      boxes[largest] = first
      boxes.append(second)
    }
    colors = boxes.map { $0.average(counts) }
    var places = [UInt16](repeating: 0, count: counts.count)
    for (index, box) in boxes.enumerated() {
      for bin in box.bins { places[bin] = UInt16(index) }
    }
    for pixel in 0..<count {
      guard let color = SixelPalette.color(rgba, pixel) else { continue }
      indices[pixel] = places[SixelPalette.bin(color)]
    }
  }
}

/// A box of colours that become one.
private struct ColorBox {
  let bins: [Int]
  /// How much there is to gain by dividing the box: its pixels times its longest side; 0 for a box
  /// of one colour.
  let weight: Int
  /// The shift of the component along which the box is longest.
  private let shift: Int

  init(bins: [Int], _ counts: [Int]) {
    self.bins = bins
    var (longest, side) = (0, 0)
    for shift in [10, 5, 0] {
      let values = bins.lazy.map { $0 >> shift & 0x1F }
      let length = (values.max() ?? 0) - (values.min() ?? 0)
      if length > side { (longest, side) = (shift, length) }
    }
    shift = longest
    weight = side * bins.reduce(0) { $0 + counts[$1] }
  }

  /// Two boxes with about as many pixels each; nil for a box of one colour.
  func halves(_ counts: [Int]) -> (ColorBox, ColorBox)? {
    guard weight > 0 else { return nil }
    let sorted = bins.sorted { ($0 >> shift & 0x1F, $0) < ($1 >> shift & 0x1F, $1) }
    let half = bins.reduce(0) { $0 + counts[$1] } / 2
    var (sum, end) = (0, 0)
    while end < sorted.count - 1, sum + counts[sorted[end]] <= half || end == 0 {
      sum += counts[sorted[end]]
      end += 1
    }
    return (
      ColorBox(bins: Array(sorted[..<end]), counts), ColorBox(bins: Array(sorted[end...]), counts)
    )
  }

  func average(_ counts: [Int]) -> UInt32 {
    let total = max(bins.reduce(0) { $0 + counts[$1] }, 1)
    return [10, 5, 0].reduce(UInt32(0)) { color, shift in
      let sum = bins.reduce(0) { $0 + (($1 >> shift & 0x1F) * 255 + 15) / 31 * counts[$1] }
      return color << 8 | UInt32(clamping: (sum + total / 2) / total)
    }
  }
}
