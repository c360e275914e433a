/// Which windows belong to the browser of a web bucket.
///
/// Web watchers rarely know their host; their events count only while a window of their browser is
/// in front.
struct Browser: Hashable {
  /// Parts of the names that the browser's windows have, in lower case.
  let windowNames: [String]

  /// Browsers by a part of a bucket's name, the more special first.
  private static let known: [(bucket: String, windows: [String])] = [
    ("librewolf", ["librewolf"]),
    ("waterfox", ["waterfox"]),
    ("floorp", ["floorp"]),
    ("zen", ["zen"]),
    ("firefox", ["firefox", "org.mozilla", "nightly", "navigator", "iceweasel"]),
    ("brave", ["brave"]),
    ("vivaldi", ["vivaldi"]),
    ("opera", ["opera"]),
    ("edge", ["msedge", "microsoft-edge", "microsoft edge"]),
    ("safari", ["safari"]),
    ("arc", ["arc"]),
    ("orion", ["orion"]),
    ("chromium", ["chromium"]),
    ("chrome", ["chrome", "chromium"]),
  ]

  /// The browser of a bucket such as `aw-watcher-web-firefox_host`.
  init(bucket id: String) {
    let name = id.lowercased()
    if let found = Self.known.first(where: { contains(name, "web-" + $0.bucket) }) {
      windowNames = found.windows
    } else {
      windowNames = Self.known.flatMap(\.windows)
    }
  }

  /// Whether an application is the browser.
  func matches(application: String) -> Bool {
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
