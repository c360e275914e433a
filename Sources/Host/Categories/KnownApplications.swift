/// Looks up applications by what window watchers, Android and Apple call them.
struct KnownApplications: Sendable {
  /// What is known of an application.
  struct Entry: Sendable {
    var name: String?
    var category: Category
    /// Whether only the whole identifier stands for it.
    var isExact = false
  }

  static let shared = KnownApplications(KnownSubjects.all)

  private var entries: [String: Entry] = [:]
  /// Beginnings of identifiers, the longest first.
  private var beginnings: [(text: String, entry: Entry)] = []

  init(_ subjects: [KnownSubjects]) {
    for list in subjects {
      for line in list.applications.split(separator: "\n") { add(line, list.category) }
    }
    beginnings.sort { $0.text.utf8.count > $1.text.utf8.count }
  }

  private mutating func add(_ line: Substring, _ category: Category) {
    var identifier = line
    var entry = Entry(name: nil, category: category)
    if let colon = line.firstIndex(of: ":"), line[colon...].hasPrefix(": ") {
      identifier = line[..<colon]
      entry.name = String(line[line.index(colon, offsetBy: 2)...])
    }
    if identifier.hasPrefix("=") {
      entry.isExact = true
      identifier = identifier.dropFirst()
    }
    if identifier.hasSuffix("*") {
      beginnings.append((String(identifier.dropLast()), entry))
    } else {
      entries[String(identifier)] = entry
    }
  }

  /// The entry of an identifier such as `firefox`, `org.gnome.Nautilus`, `WINWORD.EXE` or
  /// `com.whatsapp`; capitals do not count.
  func find(_ identifier: String) -> Entry? {
    let name = identifier.lowercased()
    if let entry = entries[name] { return entry }
    // Windows programs end in .exe.
    let stem = name.hasSuffix(".exe") ? String(name.dropLast(4)) : name
    if let entry = entries[stem] { return entry }
    if let beginning = beginnings.first(where: { stem.hasPrefix($0.text) }) {
      return beginning.entry
    }
    // Names of Flatpak and of Android begin with a domain.
    guard let dot = stem.lastIndex(of: "."), let entry = entries[String(stem[dot...].dropFirst())]
    else { return nil }
    return entry.isExact ? nil : entry
  }
}
