internal import Foundation

/// Writes numbers with the separators of a locale, without loading ICU.
///
/// ICU takes longer to load than a whole report may take; text with a number in it is too common to
/// pay for it. The separators are those of CLDR for the languages that differ from English; digits are
/// Western ones.
package struct PlainNumbers {
  let group: String
  let decimal: String
  /// How many digits the second group from the right has, and all further ones.
  private var outerGroup = 3
  /// How many digits a number needs to be grouped: "1234" but "12.345" in Spanish.
  private var leastGrouped = 4

  /// - Parameter identifier: A locale such as `de_DE` or `pt-BR`; nil for English.
  package init(localeIdentifier identifier: String?) {
    let name = identifier?.prefix { $0 != "@" && $0 != "." } ?? "en"
    let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    let language = parts.first ?? "en"
    let region = parts.dropFirst().last { $0.count < 4 } ?? ""
    (group, decimal) =
      Self.regional(language, region) ?? Self.separators[language] ?? (",", ".")
    if Self.indian.contains(language) || language == "en" && region == "IN" { outerGroup = 2 }
    if Self.groupsLate(language, region) { leastGrouped = 5 }
  }

  private static let separators: [String: (String, String)] = {
    var result: [String: (String, String)] = [:]
    let points = "az bs ca da de el es eu gl hr id is it lo mk nl pt ro sl sr tr vi"
    let spaces = "af be bg cs et fi hu hy ka kk lt lv nb nn no pl ru sk sq sv uk"
    for language in points.split(separator: " ") { result[String(language)] = (".", ",") }
    for language in spaces.split(separator: " ") { result[String(language)] = ("\u{A0}", ",") }
    result["fr"] = ("\u{202F}", ",")
    return result
  }()

  private static let indian: Set<String> = ["bn", "hi", "mr", "ta", "te", "ur"]

  /// The separators where a region has others than its language.
  private static func regional(_ language: String, _ region: String) -> (String, String)? {
    switch (language, region) {
    case ("de", "CH"), ("de", "LI"), ("it", "CH"): ("’", ".")
    case ("en", "CH"): ("'", ".")
    case ("en", "AT"), ("en", "BE"), ("en", "DE"), ("en", "DK"), ("en", "NL"), ("fr", "LU"):
      (".", ",")
    case ("en", "FI"), ("en", "SE"), ("en", "ZA"), ("fr", "CA"): ("\u{A0}", ",")
    case ("es", _) where american.contains(region): (",", ".")
    case ("pt", _) where !region.isEmpty && region != "BR": ("\u{A0}", ",")
    default: nil
    }
  }

  /// The regions whose Spanish has the separators of English.
  private static let american: Set<String> = [
    "419", "CU", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US",
  ]

  /// Whether numbers of four digits have no separator, CLDR's minimumGroupingDigits.
  private static func groupsLate(_ language: String, _ region: String) -> Bool {
    switch language {
    case "be", "bg", "et", "hu", "it", "ka", "lv", "pl", "sl", "sq": true
    case "es": region.isEmpty || region == "ES"
    case "pt": !["", "AO", "BR"].contains(region)
    default: false
    }
  }

  package func string(_ number: Int64) -> String {
    (number < 0 ? "-" : "") + string(number.magnitude)
  }

  package func string(_ number: UInt64) -> String {
    grouped(String(number))
  }

  package func string(_ number: Double, fractionDigits: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let digits = String(format: "%.\(fractionDigits)f", number.magnitude)
    let parts = digits.split(separator: ".")
    let sign = number < 0 ? "-" : ""
    let whole = grouped(String(parts.first ?? "0"))
    return parts.count > 1 ? sign + whole + decimal + parts[1] : sign + whole
  }

  /// A number that was written in a format of C, with the locale's decimal separator.
  func localized(_ number: String, specifier: String) -> String {
    guard decimal != ".", let kind = specifier.last, "aAeEfFgG".contains(kind) else {
      return number
    }
    return String(number.map { $0 == "." ? Character(decimal) : $0 })
  }

  private func grouped(_ digits: String) -> String {
    guard digits.count >= leastGrouped else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if index > 0, left == 3 || (left > 3 && (left - 3).isMultiple(of: outerGroup)) {
        result += group
      }
      result.append(digit)
    }
    return result
  }
}
