internal import ExtensionProtocol

/// What Apple's stores say of a device.
struct AppleDevice: Hashable {
  /// Tells the device from others; the same in each copy of a store.
  var identifier: String
  var name: String?
  var kind: Kind

  enum Kind: Hashable {
    case model(ActivityReport.Device.Model)
    /// A watch or television, whose screen is not what reports are about.
    case other(String)
  }

  /// What a number of `ZCOREDEVICE.ZPLATFORM` stands for: 1 is macOS, 2 iOS, 4 watchOS.
  ///
  /// An iPad is told from an iPhone by its name alone.
  static func kind(platform: Int64?, name: String?) -> Kind {
    switch platform {
    case 1: .model(.mac)
    case 4: .other("watch")
    default: kind(model: name ?? "")
    }
  }

  /// The kind of a model such as `iPhone12,1` or `MacBookPro16,1`, or of a name that has the word.
  static func kind(model: String) -> Kind {
    let model = model.lowercased()
    for (word, kind) in words where model.contains(word) { return kind }
    return .model(.iPhone)
  }

  private static let words: [(String, Kind)] = [
    ("ipad", .model(.iPad)), ("ipod", .model(.iPod)), ("iphone", .model(.iPhone)),
    ("watch", .other("watch")), ("appletv", .other("television")),
    ("apple tv", .other("television")),
    ("mac", .model(.mac)),
  ]
}
