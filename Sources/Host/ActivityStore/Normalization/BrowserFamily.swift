/// Which windows belong to the browser that a track of pages is of.
///
/// Watchers of pages rarely know whose they are; their events count only while a window of their
/// browser is in front.
package struct BrowserFamily: Hashable, Sendable {
  /// The name in ``Track/pages(browser:)``.
  package let name: String
  /// Parts of the names that the browser's windows have, in lower case.
  private let windowNames: [String]

  /// Any browser, for watchers that do not name theirs.
  package static let any = BrowserFamily("any", known.flatMap(\.windowNames))

  /// The more special ones first.
  private static let known: [BrowserFamily] = [
    BrowserFamily("librewolf", ["librewolf"]),
    BrowserFamily("waterfox", ["waterfox"]),
    BrowserFamily("floorp", ["floorp"]),
    BrowserFamily("zen", ["zen"]),
    BrowserFamily("firefox", ["firefox", "org.mozilla", "nightly", "navigator", "iceweasel"]),
    BrowserFamily("brave", ["brave"]),
    BrowserFamily("vivaldi", ["vivaldi"]),
    BrowserFamily("opera", ["opera"]),
    BrowserFamily("edge", ["msedge", "microsoft-edge", "microsoft edge"]),
    BrowserFamily("safari", ["safari"]),
    BrowserFamily("arc", ["arc"]),
    BrowserFamily("orion", ["orion"]),
    BrowserFamily("chromium", ["chromium"]),
    BrowserFamily("chrome", ["chrome", "chromium"]),
  ]

  private init(_ name: String, _ windowNames: [String]) {
    self.name = name
    self.windowNames = windowNames
  }

  /// The family of a name in the store; ``any`` for one that is not known.
  package init(named name: String) {
    self = Self.known.first { $0.name == name } ?? .any
  }

  /// The family that ActivityWatch's name of a bucket means, such as `aw-watcher-web-firefox_host`.
  package init(bucket id: String) {
    let id = id.lowercased()
    self = Self.known.first { contains(id, "web-" + $0.name) } ?? .any
  }

  /// Whether an application is the browser.
  package func matches(application: String) -> Bool {
    let name = application.lowercased()
    return windowNames.contains { part in
      // Short names are words of their own.
      part.utf8.count < 5
        ? name == part || name.hasPrefix(part + "-") || name.hasPrefix(part + ".")
          || name.hasSuffix("." + part) || name.hasPrefix(part + " ")
        : contains(name, part)
    }
  }
}

/// Whether a text holds a part, byte for byte.
private func contains(_ text: String, _ part: String) -> Bool {
  let (text, part) = (Array(text.utf8), Array(part.utf8))
  guard part.count <= text.count else { return false }
  return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
}
