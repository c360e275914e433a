internal import CivilCalendar

/// What an import of a knowledge store came to, beside what every import tells.
struct KnowledgeOutcome {
  /// Events of use on screen where the application in front is known too.
  var superseded = 0
  /// Events of what is in front while nobody uses an application.
  var noApplication = 0
  /// Devices of which only the applications on screen are known.
  var onScreenOnly: Set<String> = []
  /// Watches and televisions.
  var otherScreens: [String] = []

  /// Whether a name in front is that of no application that people use.
  ///
  /// They are what macOS shows before and after a session, and while the screen is locked, and what
  /// iOS shows around applications: the home and lock screens.
  static func isNoApplication(_ identifier: String) -> Bool {
    let name = identifier.lowercased()
    return exact.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let exact: Set<String> = [
    "com.apple.loginwindow", "com.apple.securityagent", "com.apple.installer-progress",
    "com.apple.sleeplockscreen", "com.apple.lock-screen", "com.apple.control-center",
  ]
  private static let prefixes = ["com.apple.screensaver", "com.apple.springboard"]

  /// The lines for people.
  var lines: [String] {
    var lines: [String] = []
    if superseded > 0 {
      lines.append(
        "\(count(superseded)) of /app/usage not read: /app/inFocus tells what was in front"
      )
    }
    if !onScreenOnly.isEmpty {
      lines.append(
        "of \(names(onScreenOnly.sorted())) only /app/usage is known: applications side by side "
          + "count at once"
      )
    }
    if noApplication > 0 {
      lines.append(
        "\(count(noApplication)) of the login, lock or home screen or the screen saver not read"
      )
    }
    if !otherScreens.isEmpty {
      lines.append("\(names(otherScreens)) not read: a watch or television has no screen time")
    }
    return lines
  }

  private func count(_ number: Int) -> String { ImportReport.count(number, "event") }

  private func names(_ names: [String]) -> String {
    names.prefix(3).map { quoted($0) }.joined(separator: ", ")
  }
}
