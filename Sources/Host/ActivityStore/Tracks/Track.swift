/// One kind of raw record of a device, and what its events mean.
///
/// Everything that reports read is made of the tracks of a device; docs/store.md has the rules.
package enum Track: Hashable, Sendable {
  /// The window in front on a desktop.
  ///
  /// Gaps are closed (``Flood``); it counts while someone is present, where that is known.
  case windows
  /// The same on a phone, where nothing records presence.
  case phone
  /// The page in front in a browser of this family, such as "firefox".
  ///
  /// It counts while a window of the browser is in front; sound means that someone is present.
  case pages(browser: String)
  /// Pages of which nobody knows whether they were in front: a browser's history.
  case visits
  /// Exact use of applications and web domains; it counts while the display is on, where that is
  /// known.
  case sessions
  /// Someone was there.
  case presence
  /// Someone was there and used something that is not known: screen time without an application.
  case screen
  /// The display was off, where only that is certain: sessions do not count meanwhile.
  case displayOff

  /// The name in the store.
  package var name: String {
    switch self {
    case .windows: "windows"
    case .phone: "phone"
    case .pages(let browser): Self.pagesPrefix + browser
    case .visits: "visits"
    case .sessions: "sessions"
    case .presence: "presence"
    case .screen: "screen"
    case .displayOff: "display-off"
    }
  }

  /// The track of a name in the store; nil for any other.
  package init?(name: String) {
    if name.hasPrefix(Self.pagesPrefix) {
      self = .pages(browser: String(name.dropFirst(Self.pagesPrefix.count)))
    } else if let found = Self.plain.first(where: { $0.name == name }) {
      self = found
    } else {
      return nil
    }
  }

  private static let pagesPrefix = "pages:"
  private static let plain: [Track] = [
    .windows, .phone, .visits, .sessions, .presence, .screen, .displayOff,
  ]

  /// Whether the track says when someone was there, and so when nobody was.
  var tellsPresence: Bool { self == .presence || self == .screen }
}
