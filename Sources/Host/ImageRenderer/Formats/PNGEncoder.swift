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

  deinit { stream.deallocate() }

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
    compressRows(words, stride: stride)
    return file
  }

  private func compressRows(_ words: UnsafePointer<UInt32>, stride: Int) {
    let count = width * channels
    // Each row with its filter's number in front: this row, the last one, and two ways to write it.
    var rows = (0..<4).map { _ in UnsafeMutablePointer<UInt8>.allocate(capacity: count + 1) }
    defer { for row in rows { row.deallocate() } }
    for row in rows { row.initialize(repeating: 0, count: count + 1) }
    for y in 0..<height {
      let pixels = words + y * stride
      let isLast = y == height - 1
      if y > 0, memcmp(pixels, pixels - stride, width * 4) == 0 {
        rows[2].update(repeating: 0, count: count + 1)
        rows[2][0] = 2
        compress(rows[2], count + 1, isLast: isLast)
        continue
      }
      rows.swapAt(0, 1)
      unpack(pixels, into: rows[0] + 1)
      let up = Self.filterUp(rows[0] + 1, above: rows[1] + 1, into: rows[2], count)
      let sub = Self.filterSub(rows[0] + 1, channels: channels, into: rows[3], count)
      compress(up <= sub ? rows[2] : rows[3], count + 1, isLast: isLast)
    }
  }

  /// Parts of pixels in PNG's order, not multiplied by their alpha.
  private func unpack(_ pixels: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
    guard hasAlpha else {
      for x in 0..<width {
        let word = pixels[x]
        row[3 * x] = UInt8(truncatingIfNeeded: word >> 16)
        row[3 * x + 1] = UInt8(truncatingIfNeeded: word >> 8)
        row[3 * x + 2] = UInt8(truncatingIfNeeded: word)
      }
      return
    }
    for x in 0..<width {
      let pixel = CairoPixel(pixels[x])
      row[4 * x] = pixel.red
      row[4 * x + 1] = pixel.green
      row[4 * x + 2] = pixel.blue
      row[4 * x + 3] = pixel.alpha
    }
  }

  /// - Returns: How many bytes are not zero.
  private static func filterUp(
    _ row: UnsafePointer<UInt8>,
    above: UnsafePointer<UInt8>,
    into result: UnsafeMutablePointer<UInt8>,
    _ count: Int
  ) -> Int {
    result[0] = 2
    var used = 0
    for index in 0..<count {
      let difference = row[index] &- above[index]
      result[index + 1] = difference
      used &+= difference == 0 ? 0 : 1
    }
    return used
  }

  private static func filterSub(
    _ row: UnsafePointer<UInt8>,
    channels: Int,
    into result: UnsafeMutablePointer<UInt8>,
    _ count: Int
  ) -> Int {
    result[0] = 1
    var used = channels
    for index in 0..<channels { result[index + 1] = row[index] }
    for index in channels..<count {
      let difference = row[index] &- row[index - channels]
      result[index + 1] = difference
      used &+= difference == 0 ? 0 : 1
    }
    return used
  }

  private func compress(
    _ bytes: UnsafeMutablePointer<UInt8>,
    _ count: Int,
    isLast: Bool
  ) {
    stream.pointee.next_in = bytes
    stream.pointee.avail_in = UInt32(count)
    var buffer = [UInt8](repeating: 0, count: 1 << 15)
    repeat {
      let written = buffer.withUnsafeMutableBufferPointer { space in
        stream.pointee.next_out = space.baseAddress
        stream.pointee.avail_out = UInt32(space.count)
        deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        return space.count - Int(stream.pointee.avail_out)
      }
      output.append(contentsOf: buffer[..<written])
    } while stream.pointee.avail_out == 0
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
