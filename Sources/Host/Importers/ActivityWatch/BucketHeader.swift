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
  var host: String? { hostname.isEmpty || hostname == "unknown" ? nil : hostname }
}
