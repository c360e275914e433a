import CCairo
import Drawing
import ImageProtocol
import ImageRenderer
import Testing
import Theme
import ViewTree

/// A picture that was read back.
struct Pixels {
  struct Color: Hashable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int

    var description: String { "(\(red), \(green), \(blue))" }

    static let white = Color(red: 255, green: 255, blue: 255)
    static let black = Color(red: 0, green: 0, blue: 0)

    /// The largest difference of a part.
    func distance(to other: Color) -> Int {
      max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }
  }

  let width: Int
  let height: Int
  private var words: [UInt32] = []

  /// Reads a file of PNG.
  init(png: [UInt8]) throws {
    let source = Source(png)
    let pointer = Unmanaged.passUnretained(source).toOpaque()
    let surface = cairo_image_surface_create_from_png_stream(Source.read, pointer)
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let data = try #require(cairo_image_surface_get_data(surface))
    data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { rows in
      for y in 0..<height {
        words.append(contentsOf: UnsafeBufferPointer(start: rows + y * stride, count: width))
      }
    }
  }

  /// The pixels of a drawing on white.
  init(_ drawing: Drawing, scale: Double = 1, theme: Theme = .light) throws {
    let options = ImageOptions(theme: theme, scale: scale)
    let renderer = ImageRenderer(try FontBook())
    try self.init(png: renderer.render(drawing, as: .png, options: options))
  }

  subscript(_ x: Int, _ y: Int) -> Color {
    let word = words[y * width + x]
    return Color(
      red: Int(word >> 16 & 0xFF),
      green: Int(word >> 8 & 0xFF),
      blue: Int(word & 0xFF)
    )
  }

  /// How dark the pixels are together: 1 for each black one.
  var ink: Double {
    var sum = 0
    for y in 0..<height { for x in 0..<width { sum += 255 - self[x, y].green } }
    return Double(sum) / 255
  }

  /// The columns and rows that hold anything but white.
  var inkBounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    var columns: [Int] = []
    var rows: [Int] = []
    for y in 0..<height {
      for x in 0..<width where self[x, y].distance(to: .white) > 32 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  /// How many pixels differ by more than a tolerance.
  func differences(from other: Pixels, tolerance: Int) -> Int {
    guard width == other.width, height == other.height else { return .max }
    var count = 0
    for y in 0..<height {
      for x in 0..<width where self[x, y].distance(to: other[x, y]) > tolerance { count += 1 }
    }
    return count
  }
}

/// Bytes that cairo reads.
private final class Source {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static let read: cairo_read_func_t = { source, target, count in
    guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
    let reader = Unmanaged<Source>.fromOpaque(source).takeUnretainedValue()
    let count = Int(count)
    guard reader.bytes.count - reader.offset >= count else { return CAIRO_STATUS_READ_ERROR }
    for index in 0..<count { target[index] = reader.bytes[reader.offset + index] }
    reader.offset += count
    return CAIRO_STATUS_SUCCESS
  }
}

extension Path.Point {
  static func at(_ x: Double, _ y: Double) -> Path.Point { Path.Point(x: x, y: y) }
}

extension Drawing {
  mutating func rectangle(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ ink: Ink
  ) {
    fill(Outlines.rectangle(x, y, width, height), ink)
  }

  /// Draws what the body draws as one group.
  mutating func grouped(_ group: Group, _ body: (inout Drawing) -> Void) {
    open(group)
    body(&self)
    close()
  }
}

extension Ink {
  static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Ink {
    .color(.rgb(red, green, blue))
  }

  static let black = Ink.rgb(0, 0, 0)
  static let red = Ink.rgb(1, 0, 0)
  static let green = Ink.rgb(0, 1, 0)
  static let blue = Ink.rgb(0, 0, 1)
}

extension [GradientStop] {
  /// Colours at equal distances.
  static func even(_ colors: ColorValue...) -> [GradientStop] {
    colors.enumerated().map { index, color in
      GradientStop(color: color, location: Double(index) / Double(Swift.max(colors.count - 1, 1)))
    }
  }
}
