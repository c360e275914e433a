/// The user's language and region, from the environment.
struct UserLocale: Sendable {
  /// Such as "en_GB"; "en_001" (English, worldwide) where the environment names none.
  let identifier: String
  /// The identifier as BCP 47 tags it, such as "en-GB".
  var languageTag: String { String(identifier.map { $0 == "_" ? "-" : $0 }) }

  /// The first day of the week, 1 for Sunday … 7 for Saturday.
  let firstWeekday: Int

  /// Reads LC_ALL, LC_TIME and LANG, the first that is set, as locale(7) orders them.
  init(console: Console) {
    self.init(value: console["LC_ALL"] ?? console["LC_TIME"] ?? console["LANG"] ?? "C")
  }

  /// Takes a locale name such as "de_DE.UTF-8@euro".
  init(value: String) {
    let name = value.prefix { $0 != "." && $0 != "@" }
    let isName = name.utf8.allSatisfy {
      (65...90).contains($0) || (97...122).contains($0) || (48...57).contains($0) || $0 == 95
    }
    let isPlain = name.isEmpty || name == "C" || name == "POSIX" || !isName || name.utf8.count > 32
    identifier = isPlain ? "en_001" : String(name)
    let region = identifier.split(separator: "_").dropFirst().last.map(String.init) ?? "001"
    firstWeekday = Self.firstWeekday(of: region)
  }

  /// The first day of the week in a region, from the Unicode CLDR's supplemental week data.
  static func firstWeekday(of region: String) -> Int {
    if region == "MV" { return 6 }
    if saturday.contains(region) { return 7 }
    return sunday.contains(region) ? 1 : 2
  }

  private static let saturday: Set<String> = [
    "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY",
  ]

  private static let sunday: Set<String> = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK",
    "HN", "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ",
    "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM",
    "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
}
