@_exported public import FoundationShims

/// Pictures that are read from a file's bytes.
///
/// There is none: pictures are drawn by their names here, never read.
public final class CGImageSource: Sendable {
  private init() {}
}

/// Reads pictures from bytes; nil, as for bytes that hold none.
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? { nil }

/// Reads pictures from a file; nil, as for a file that holds none.
public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: CFDictionary?
) -> CGImageSource? { nil }

/// The number of pictures: none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 0 }

/// A picture: none.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { nil }

/// A small form of a picture: none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { nil }

/// What is known of a picture: nothing.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? { nil }

/// What is known of all pictures: nothing.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? { nil }
