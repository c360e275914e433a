public import FoundationShims

/// Whether pictures are kept as pixels.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as NSString }

/// Whether pictures become pixels when they are made.
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately" as NSString
}

/// Whether small forms are made from the whole picture.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways" as NSString
}

/// Whether small forms are made where there is none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as NSString
}

/// Whether small forms are turned as the picture says.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform" as NSString
}

/// The longest side of small forms.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize" as NSString
}

/// The number of pixels from side to side.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as NSString }

/// The number of pixels from top to bottom.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as NSString }

/// How the picture is turned.
public var kCGImagePropertyOrientation: CFString { "Orientation" as NSString }

/// What is known of a moving picture.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" as NSString }

/// How long one picture of a moving picture is shown, at least 0.1 seconds.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" as NSString }

/// How long one picture of a moving picture is shown.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" as NSString }

/// How often a moving picture is repeated.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" as NSString }
