@_exported public import FoundationShims

/// A kind of files and data.
public struct UTType: Hashable, Codable, Sendable {
  /// The kind's name, as a reversed domain name.
  public let identifier: String

  /// Makes a kind of a name that the system knows; nil for others.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Makes a kind that the app brings along.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Makes a kind of another app's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// Makes the kind of files whose names end so; nil where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = Self.known.first(where: { $0.value.endings.contains(ending) }) else {
      return nil
    }
    self.init(known: found.key)
  }

  /// Makes the kind of an internet media type; nil where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.known.first(where: { $0.value.mime == mimeType.lowercased() }) else {
      return nil
    }
    self.init(known: found.key)
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// How the names of files of the kind usually end.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }

  /// The internet media type.
  public var preferredMIMEType: String? { Self.known[identifier]?.mime }

  /// The kinds that this one is a kind of, and what they are kinds of.
  public var supertypes: Set<UTType> {
    guard let parent = Self.known[identifier]?.parent else { return [] }
    return UTType(known: parent).supertypes.union([UTType(known: parent)])
  }

  /// Whether the kind is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether the kind is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  private struct Known {
    let parent: String?
    let endings: [String]
    let mime: String?

    init(_ parent: String?, _ endings: [String] = [], _ mime: String? = nil) {
      self.parent = parent
      self.endings = endings
      self.mime = mime
    }
  }

  // The tree of Apple's page "System-declared uniform type identifiers", one parent each.
  private static let known: [String: Known] = [
    "public.item": Known(nil), "public.content": Known("public.item"),
    "public.data": Known("public.item"), "public.directory": Known("public.item"),
    "public.folder": Known("public.directory"), "public.url": Known("public.data"),
    "public.file-url": Known("public.url"), "public.archive": Known("public.data"),
    "public.zip-archive": Known("public.archive", ["zip"], "application/zip"),
    "public.text": Known("public.data"),
    "public.plain-text": Known("public.text", ["txt"], "text/plain"),
    "public.utf8-plain-text": Known("public.plain-text"),
    "public.rtf": Known("public.text", ["rtf"], "text/rtf"),
    "public.html": Known("public.text", ["html", "htm"], "text/html"),
    "public.xml": Known("public.text", ["xml"], "application/xml"),
    "public.json": Known("public.text", ["json"], "application/json"),
    "public.comma-separated-values-text": Known("public.text", ["csv"], "text/csv"),
    "public.source-code": Known("public.plain-text"),
    "public.swift-source": Known("public.source-code", ["swift"]),
    "com.adobe.pdf": Known("public.data", ["pdf"], "application/pdf"),
    "com.apple.property-list": Known("public.data", ["plist"]),
    "public.image": Known("public.data"),
    "public.png": Known("public.image", ["png"], "image/png"),
    "public.jpeg": Known("public.image", ["jpeg", "jpg"], "image/jpeg"),
    "com.compuserve.gif": Known("public.image", ["gif"], "image/gif"),
    "public.tiff": Known("public.image", ["tiff", "tif"], "image/tiff"),
    "public.heic": Known("public.image", ["heic"], "image/heic"),
    "public.svg-image": Known("public.image", ["svg"], "image/svg+xml"),
    "org.webmproject.webp": Known("public.image", ["webp"], "image/webp"),
    "public.audiovisual-content": Known("public.data"),
    "public.audio": Known("public.audiovisual-content"),
    "public.mp3": Known("public.audio", ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": Known("public.audio", ["wav"], "audio/vnd.wave"),
    "public.movie": Known("public.audiovisual-content"),
    "public.mpeg-4": Known("public.movie", ["mp4"], "video/mp4"),
    "com.apple.quicktime-movie": Known("public.movie", ["mov"], "video/quicktime"),
  ]
}

extension UTType {
  /// The kind `public.item`.
  public static var item: UTType { UTType(known: "public.item") }
  /// The kind `public.content`.
  public static var content: UTType { UTType(known: "public.content") }
  /// The kind `public.data`.
  public static var data: UTType { UTType(known: "public.data") }
  /// The kind `public.directory`.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// The kind `public.folder`.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The kind `public.url`.
  public static var url: UTType { UTType(known: "public.url") }
  /// The kind `public.file-url`.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// The kind `public.archive`.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// The kind `public.zip-archive`.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// The kind `public.text`.
  public static var text: UTType { UTType(known: "public.text") }
  /// The kind `public.plain-text`.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// The kind `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// The kind `public.rtf`.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// The kind `public.html`.
  public static var html: UTType { UTType(known: "public.html") }
  /// The kind `public.xml`.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// The kind `public.json`.
  public static var json: UTType { UTType(known: "public.json") }
  /// The kind `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// The kind `public.source-code`.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The kind `public.swift-source`.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// The kind `com.adobe.pdf`.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// The kind `com.apple.property-list`.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// The kind `public.image`.
  public static var image: UTType { UTType(known: "public.image") }
  /// The kind `public.png`.
  public static var png: UTType { UTType(known: "public.png") }
  /// The kind `public.jpeg`.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// The kind `com.compuserve.gif`.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// The kind `public.tiff`.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// The kind `public.heic`.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// The kind `public.svg-image`.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// The kind `org.webmproject.webp`.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// The kind `public.audiovisual-content`.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// The kind `public.audio`.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// The kind `public.mp3`.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// The kind `com.microsoft.waveform-audio`.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// The kind `public.movie`.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// The kind `public.mpeg-4`.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// The kind `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
}
