internal import Foundation

/// Writes numbers with the separators of a locale, without loading ICU.
///
/// ICU takes longer to load than a whole report may take; text with a number in it is too common to
/// pay for it. The separators are those of CLDR for the languages that differ from English.
package struct PlainNumbers {
  let group: String
  let decimal: String

  /// - Parameter identifier: A locale such as `de_DE` or `pt-BR`; nil for English.
  package init(localeIdentifier identifier: String?) {
    let language = identifier.map { $0.prefix { $0 != "_" && $0 != "-" } } ?? "en"
    switch language {
    case "de", "es", "it", "nl", "pt", "tr", "id", "da", "el", "hr", "ro", "sl", "vi":
      (group, decimal) = (".", ",")
    case "fr":
      (group, decimal) = ("\u{202F}", ",")
    case "bg", "cs", "fi", "hu", "nb", "nn", "no", "pl", "ru", "sk", "sv", "uk":
      (group, decimal) = ("\u{A0}", ",")
    default:
      (group, decimal) = (",", ".")
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

  private func grouped(_ digits: String) -> String {
    guard digits.count > 3 else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += group }
      result.append(digit)
    }
    return result
  }
}
