/// What an ActivityWatch bucket says of itself.
struct BucketHeader: Hashable {
  var id = ""
  var type = ""
  var client = ""
  var hostname = ""

  /// What the events of a bucket are, as far as activity can be made of them.
  enum Kind: Hashable {
    case window, android, afk, web, unlock, other
  }

  var kind: Kind {
    switch type {
    case "currentwindow": return isAndroid ? .android : .window
    case "afkstatus": return .afk
    case "web.tab.current": return .web
    case "os.lockscreen.unlocks": return .unlock
    default: return .other
    }
  }

  private var isAndroid: Bool { client == "aw-android" || id.hasPrefix("aw-watcher-android") }

  /// The host that the bucket belongs to; nil where it does not say it.
  ///
  /// A copy that aw-sync made has the host in its name. Its events are those of the original, so they
  /// are the same elements of the host's set.
  var host: String? {
    let host = syncedHost ?? hostname
    return host.isEmpty || host == "unknown" ? nil : host
  }

  private var syncedHost: String? {
    let mark = Array("-synced-from-".utf8)
    let bytes = Array(id.utf8)
    guard bytes.count > mark.count else { return nil }
    let place = (0...(bytes.count - mark.count)).last { bytes[$0...].starts(with: mark) }
    return place.map { String(decoding: bytes[($0 + mark.count)...], as: UTF8.self) }
  }
}
