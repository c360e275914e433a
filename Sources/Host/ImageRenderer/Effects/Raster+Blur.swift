extension Raster {
  /// A larger blur looks the same: everything is one colour.
  static let blurLimit = 500.0

  /// Blurs the pixels as a Gaussian of this deviation would.
  ///
  /// Three box blurs in a row come within three percent of it (SVG 1.1, feGaussianBlur), in time that
  /// does not grow with the deviation.
  func blur(deviation: Double) {
    guard deviation > 0.2 else { return }
    let deviation = min(deviation, Self.blurLimit)
    let size = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    guard size > 1 else { return }
    // An even box is off by half a pixel; two of them in opposite directions and an odd one are not.
    let boxes =
      size % 2 == 1
      ? [(size / 2, size / 2), (size / 2, size / 2), (size / 2, size / 2)]
      : [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
    withPixels { words, stride in
      var line = [UInt32](repeating: 0, count: max(width, height))
      for (before, after) in boxes {
        for y in 0..<height {
          Self.box(words + y * stride, step: 1, count: width, before, after, &line)
        }
        for x in 0..<width {
          Self.box(words + x, step: stride, count: height, before, after, &line)
        }
      }
    }
  }

  /// Replaces each word of a line by the mean of its neighbours; beyond the ends there is nothing.
  private static func box(
    _ words: UnsafeMutablePointer<UInt32>,
    step: Int,
    count: Int,
    _ before: Int,
    _ after: Int,
    _ line: inout [UInt32]
  ) {
    line.withUnsafeMutableBufferPointer { line in
      for index in 0..<count { line[index] = words[index * step] }
      // Two parts of a colour in one word each, with room for sums of 2^16 pixels.
      var (even, odd) = (UInt64(0), UInt64(0))
      let size = UInt64(before + after + 1)
      let reciprocal = (UInt64(1) << 24) / size
      func spread(_ word: UInt32) -> (UInt64, UInt64) {
        let wide = UInt64(word)
        return (
          wide & 0xFF | (wide & 0xFF0000) << 16, wide >> 8 & 0xFF | (wide >> 8 & 0xFF0000) << 16
        )
      }
      func mean(_ sum: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (sum * reciprocal + 0x800000) >> 24)
      }
      for index in 0..<min(after, count) {
        let (a, b) = spread(line[index])
        even &+= a
        odd &+= b
      }
      for index in 0..<count {
        if index + after < count {
          let (a, b) = spread(line[index + after])
          even &+= a
          odd &+= b
        }
        if index - before - 1 >= 0 {
          let (a, b) = spread(line[index - before - 1])
          even &-= a
          odd &-= b
        }
        let blue = mean(even & 0xFFFF_FFFF)
        let red = mean(even >> 32)
        let green = mean(odd & 0xFFFF_FFFF)
        let alpha = mean(odd >> 32)
        words[index * step] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
  }
}
