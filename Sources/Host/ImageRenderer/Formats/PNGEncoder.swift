internal import CCairo
internal import Glibc

/// Writes pixels as PNG (ISO/IEC 15948).
///
/// Cairo's own way tries five filters for each row and the whole of zlib's effort, which takes ten
/// times as long as to draw; reports are flat enough for two filters and little effort.
final class PNGEncoder {
  /// Zlib's levels run from 1 to 9.
  private static let level: Int32 = 2

  private let width: Int
  private let height: Int
  private let hasAlpha: Bool
  /// Pixels per metre.
  private let density: Int
  /// Zlib keeps its address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: PNGEncoder.bufferSize)
  private static let bufferSize = 1 << 16
  private var output: [UInt8] = []

  /// - Parameters:
  ///   - hasAlpha: Whether pixels are more than red, green and blue.
  ///   - scale: Pixels per point, which is the 72nd part of an inch of 0.0254 metres.
  init(width: Int, height: Int, hasAlpha: Bool, scale: Double) {
    density = Int(min(max(scale * 72 / 0.0254, 1), 1e6).rounded())
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
    stream.initialize(to: z_stream())
  }

  deinit {
    stream.deallocate()
    buffer.deallocate()
  }

  private var channels: Int { hasAlpha ? 4 : 3 }

  /// A file of PNG.
  ///
  /// - Parameters:
  ///   - words: Rows of pixels as cairo has them.
  ///   - stride: Words from one row to the next.
  /// - Throws: ``ImageError`` where there is no memory.
  func encode(
    _ words: UnsafePointer<UInt32>,
    stride: Int
  ) throws(ImageError) -> [UInt8] {
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        stream,
        Self.level,
        Z_DEFLATED,
        15,
        9,
        Z_DEFAULT_STRATEGY,
        ZLIB_VERSION,
        size
      ) == Z_OK
    else { throw ImageError("cannot write PNG: out of memory") }
    defer { deflateEnd(stream) }
    stream.pointee.next_out = buffer
    stream.pointee.avail_out = UInt32(Self.bufferSize)
    compressRows(words, stride: stride)
    return file
  }

  private func compressRows(_ words: UnsafePointer<UInt32>, stride: Int) {
    let count = width * channels + 1
    // A row with its filter's number in front, and one that is the same as that above it.
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    let same = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    // Two rows of colours that are not multiplied by their alpha.
    var plain = (0..<2).map { _ in UnsafeMutablePointer<UInt32>.allocate(capacity: width) }
    defer {
      row.deallocate()
      same.deallocate()
      for row in plain { row.deallocate() }
    }
    row.initialize(repeating: 0, count: count)
    same.initialize(repeating: 0, count: count)
    same[0] = 2
    for row in plain { row.initialize(repeating: 0, count: width) }
    for y in 0..<height {
      let pixels = words + y * stride
      let isLast = y == height - 1
      if y > 0, memcmp(pixels, pixels - stride, width * 4) == 0 {
        compress(same, count, isLast: isLast)
        continue
      }
      if hasAlpha {
        plain.swapAt(0, 1)
        divide(pixels, into: plain[0])
        filter(plain[0], above: y > 0 ? UnsafePointer(plain[1]) : nil, into: row)
      } else {
        filter(pixels, above: y > 0 ? pixels - stride : nil, into: row)
      }
      compress(row, count, isLast: isLast)
    }
    finishOutput()
  }

  /// Colours that are not multiplied by their alpha.
  private func divide(_ pixels: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>) {
    for x in 0..<width {
      row[x] = CairoPixel(pixels[x]).straight
    }
  }

  /// Writes what pixels have more than those above them, or than those before them: whichever more of
  /// them are equal to.
  private func filter(
    _ pixels: UnsafePointer<UInt32>,
    above: UnsafePointer<UInt32>?,
    into row: UnsafeMutablePointer<UInt8>
  ) {
    var (up, sub) = (UInt32(0), UInt32(0))
    if let above {
      for x in 0..<width { up &+= pixels[x] == above[x] ? 1 : 0 }
      for x in 1..<max(width, 1) { sub &+= pixels[x] == pixels[x - 1] ? 1 : 0 }
    }
    row[0] = up >= sub && above != nil ? 2 : 1
    if let above, up >= sub {
      for x in 0..<width { write(Self.difference(pixels[x], above[x]), at: x, row) }
    } else {
      write(pixels[0], at: 0, row)
      for x in 1..<max(width, 1) {
        write(Self.difference(pixels[x], pixels[x - 1]), at: x, row)
      }
    }
  }

  /// The differences of four bytes at once.
  @inline(__always)
  private static func difference(_ left: UInt32, _ right: UInt32) -> UInt32 {
    let high: UInt32 = 0x8080_8080
    return ((left | high) &- (right & ~high)) ^ ((left ^ ~right) & high)
  }

  /// Writes the parts of a pixel in PNG's order, behind the filter's number.
  @inline(__always)
  private func write(_ word: UInt32, at x: Int, _ row: UnsafeMutablePointer<UInt8>) {
    let place = row + 1 + x * channels
    place[0] = UInt8(truncatingIfNeeded: word >> 16)
    place[1] = UInt8(truncatingIfNeeded: word >> 8)
    place[2] = UInt8(truncatingIfNeeded: word)
    if hasAlpha { place[3] = UInt8(truncatingIfNeeded: word >> 24) }
  }

  private func compress(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, isLast: Bool) {
    stream.pointee.next_in = bytes
    stream.pointee.avail_in = UInt32(count)
    while true {
      let status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      // All is taken where there is room left.
      guard stream.pointee.avail_out == 0, status == Z_OK else { return }
      finishOutput()
    }
  }

  /// Keeps what has been compressed, and makes room for more.
  private func finishOutput() {
    let used = Self.bufferSize - Int(stream.pointee.avail_out)
    output.append(contentsOf: UnsafeBufferPointer(start: buffer, count: used))
    stream.pointee.next_out = buffer
    stream.pointee.avail_out = UInt32(Self.bufferSize)
  }

  private var file: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes.reserveCapacity(output.count + 64)
    let kind: UInt8 = hasAlpha ? 6 : 2
    let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, kind, 0, 0, 0]
    Self.append("IHDR", header, to: &bytes)
    // So large the picture is meant to be, whatever its scale (11.3.4.3).
    let side = Self.bigEndian(density)
    Self.append("pHYs", side + side + [1], to: &bytes)
    Self.append("IDAT", output, to: &bytes)
    Self.append("IEND", [], to: &bytes)
    return bytes
  }

  private static func append(_ name: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += bigEndian(data.count)
    let start = bytes.count
    bytes += Array(name.utf8)
    bytes += data
    let sum = bytes[start...].withUnsafeBytes { data in
      crc32_z(0, data.bindMemory(to: UInt8.self).baseAddress, data.count)
    }
    bytes += bigEndian(Int(sum))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
