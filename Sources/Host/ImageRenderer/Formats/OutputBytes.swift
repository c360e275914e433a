internal import CCairo

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

  init(_ surface: OpaquePointer?) throws(ImageError) {
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
