internal import CCairo
internal import Glibc

/// What cairo writes, kept in memory.
final class OutputBytes {
  fileprivate(set) var bytes: [UInt8] = []

  /// What cairo calls with each piece.
  static let write: cairo_write_func_t = { target, data, count in
    guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let output = Unmanaged<OutputBytes>.fromOpaque(target).takeUnretainedValue()
    output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// A surface of cairo's and a pen on it, which are given back together.
final class Page {
  let surface: OpaquePointer
  let pen: OpaquePointer
  /// The memory of a surface of pixels.
  private let memory: UnsafeMutableRawBufferPointer?

  init(
    _ surface: OpaquePointer?,
    memory: UnsafeMutableRawBufferPointer? = nil
  ) throws(ImageError) {
    self.memory = memory
    guard let surface, let pen = cairo_create(surface) else {
      throw ImageError("cannot make a picture: out of memory")
    }
    self.surface = surface
    self.pen = pen
    try check()
  }

  deinit {
    cairo_destroy(pen)
    cairo_surface_destroy(surface)
    if let memory { munmap(memory.baseAddress, memory.count) }
  }

  /// A page of pixels.
  ///
  /// Its memory comes in large pieces where the kernel has them: for the millions of pixels of a page
  /// it otherwise takes as long to get it as to draw on it.
  static func pixels(
    _ format: cairo_format_t,
    width: Int,
    height: Int
  ) throws(ImageError) -> Page {
    let stride = cairo_format_stride_for_width(format, Int32(width))
    let count = Int(stride) * height
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard stride > 0, count > 0,
      let start = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED
    else { throw ImageError("cannot make a picture: out of memory") }
    // Without large pieces it is slower, and no error.
    _ = madvise(start, count, MADV_HUGEPAGE)
    let data = start.bindMemory(to: UInt8.self, capacity: count)
    return try Page(
      cairo_image_surface_create_for_data(data, format, Int32(width), Int32(height), stride),
      memory: UnsafeMutableRawBufferPointer(start: start, count: count)
    )
  }

  /// Writes what is left to write.
  func finish() throws(ImageError) {
    try check()
    cairo_surface_finish(surface)
    try check()
  }

  /// Whether everything went well until now.
  func check() throws(ImageError) {
    for status in [cairo_surface_status(surface), cairo_status(pen)]
    where status != CAIRO_STATUS_SUCCESS {
      let words = String(cString: cairo_status_to_string(status))
      throw ImageError("cannot make a picture: \(words)")
    }
  }
}
