internal import Sandbox

extension Explanation {
  static func ofFile(_ refusal: Refusal) -> Explanation? {
    switch refusal.systemCall {
    case "open", "openat", "openat2", "creat", "access", "faccessat", "faccessat2", "newfstatat",
      "statfs", "getxattr", "listxattr":
      if refusal.writesFile { return written(refusal.path ?? "") }
      return read(refusal.path ?? "")
    case "mkdir", "mkdirat": return changed("making a folder", refusal)
    case "unlink", "unlinkat", "rmdir": return changed("removing a file or folder", refusal)
    case "rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat":
      return changed("renaming or linking a file", refusal)
    case "chmod", "fchmod", "fchmodat", "chown", "lchown", "fchown", "fchownat", "utimensat",
      "utime", "utimes", "setxattr", "truncate", "ftruncate", "mknod", "mknodat", "fsync",
      "fdatasync", "flock", "pwrite64":
      return changed("changing a file", refusal)
    case "getdents64", "getdents", "chdir", "fchdir":
      return Explanation("listing or entering a folder", noFiles)
    case "inotify_init1", "inotify_init", "inotify_add_watch":
      return Explanation("waiting for files to change", noFiles)
    default: return nil
    }
  }

  private static let noFiles =
    "there are no files inside; a report is made of the activity it is given"

  private static let nothingKept =
    "nothing can be kept from one run to the next; compute it from the activity each time"

  private static func changed(_ what: String, _ refusal: Refusal) -> Explanation {
    if let path = refusal.path, isPreferences(path) { return preferences }
    return Explanation(what, nothingKept)
  }

  private static func written(_ path: String) -> Explanation {
    if isPreferences(path) { return preferences }
    if path.hasPrefix("/proc") || path.hasPrefix("/sys") {
      return Explanation("changing the process or the machine through its files", noFiles)
    }
    if path.hasPrefix("/dev/") { return Explanation("a device", noFiles) }
    if isTemporary(path) { return Explanation("writing a temporary file", "keep it in memory") }
    return Explanation("writing a file", nothingKept)
  }

  private static let preferences = Explanation(
    "a UserDefaults write",
    "values last for this run only, as AppStorage does here; on Apple's systems a report "
      + "extension's writes are dropped too"
  )

  /// Foundation keeps UserDefaults in property lists below the home folder.
  private static func isPreferences(_ path: String) -> Bool {
    let isList = path.hasSuffix(".plist") || path.contains(".plist.")
    return path.contains("/Preferences/") || path.contains("/.config/") || isList
  }

  private static func isTemporary(_ path: String) -> Bool {
    path.hasPrefix("/tmp") || path.hasPrefix("/var/tmp")
  }

  private static func read(_ path: String) -> Explanation {
    for (prefixes, explanation) in known where prefixes.contains(where: path.hasPrefix) {
      return explanation
    }
    if path.contains(".so") || path.contains(".dylib") {
      return Explanation("loading a library", "link it statically")
    }
    if path.hasSuffix("/Info.plist") || path.contains(".lproj") || path.contains(".bundle") {
      return resource
    }
    if isPreferences(path) {
      return Explanation("reading UserDefaults", "there are none inside; give a default value")
    }
    if isHome(path) {
      return Explanation("looking for a file in the home folder", noFiles)
    }
    return path.hasPrefix("/") ? Explanation("looking for a file", noFiles) : resource
  }

  private static let resource = Explanation(
    "looking for a resource beside the program: Bundle.main",
    "put the resource into the source, as a literal"
  )

  private static func isHome(_ path: String) -> Bool {
    path.hasPrefix("/home/") || path.hasPrefix("/root")
      || path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
  }

  private static let known: [(prefixes: [String], explanation: Explanation)] = [
    (
      ["/etc/localtime", "/etc/timezone"],
      Explanation(
        "opening /etc/localtime: the time zone",
        "harmless: TZ names the zone of the report"
      )
    ),
    (
      ["/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/gai.conf", "/etc/services"],
      Explanation(
        "a DNS look-up",
        "a report gets all it may know from makeConfiguration(representing:); remove the request"
      )
    ),
    (
      ["/etc/passwd", "/etc/group", "/etc/nsswitch.conf"],
      Explanation(
        "asking who the user is or where the home folder lies: NSHomeDirectory, NSUserName or "
          + "FileManager's folders",
        "the user's name is in the activity, as far as the filter lets it through"
      )
    ),
    (
      ["/etc/ssl", "/etc/pki", "/usr/share/ca-certificates", "/usr/lib/ssl"],
      Explanation("certificates for a secure connection: URLSession", "remove the request")
    ),
    (
      ["/dev/urandom", "/dev/random"],
      Explanation("random numbers", "use SystemRandomNumberGenerator, which works")
    ),
    (
      ["/dev/tty", "/dev/pts", "/dev/console"],
      Explanation("the terminal", "what a report shows goes through its view")
    ),
    (["/dev/"], Explanation("a device", noFiles)),
    (
      ["/proc/self", "/proc/thread-self", "/proc/1"],
      Explanation("the process looking at itself", "harmless: libraries that look do without")
    ),
    (
      ["/proc", "/sys"],
      Explanation(
        "looking at the machine and its processes",
        "do without: a report should depend on the activity alone"
      )
    ),
    (
      ["/usr/lib/locale", "/usr/share/locale", "/usr/share/i18n", "/usr/share/zoneinfo-icu"],
      Explanation("a locale of the C library", "harmless: Foundation brings its own")
    ),
  ]
}
