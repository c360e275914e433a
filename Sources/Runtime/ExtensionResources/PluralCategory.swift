/// The plural category of a whole number in a language.
///
/// CLDR's "Language Plural Rules" for cardinal whole numbers, for the languages that apps are
/// commonly translated into; others have the rule of English.
func pluralCategory(of number: Int64, language: String) -> String {
  let count = number.magnitude
  let tens = count % 100
  let ones = count % 10
  switch language {
  case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km": return "other"
  case "fr", "pt", "hy", "hi", "bn", "fa", "am", "gu", "kn", "zu":
    return count <= 1 ? "one" : "other"
  case "ru", "uk", "be": return slavic(count, one: ones == 1 && tens != 11)
  case "sr", "hr", "bs":
    if ones == 1, tens != 11 { return "one" }
    return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
  case "pl": return slavic(count, one: count == 1)
  case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
  case "sl":
    switch tens {
    case 1: return "one"
    case 2: return "two"
    case 3, 4: return "few"
    default: return "other"
    }
  case "lt":
    if (11...19).contains(tens) { return "other" }
    return ones == 1 ? "one" : ones == 0 ? "other" : "few"
  case "lv":
    if ones == 0 || (11...19).contains(tens) { return "zero" }
    return ones == 1 ? "one" : "other"
  case "ro":
    return count == 1 ? "one" : count == 0 || (1...19).contains(tens) ? "few" : "other"
  case "he": return count == 1 ? "one" : count == 2 ? "two" : "other"
  case "ar":
    switch count {
    case 0: return "zero"
    case 1: return "one"
    case 2: return "two"
    default: return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
    }
  default: return count == 1 ? "one" : "other"
  }
}

/// One, few or many, as in Russian and Polish.
private func slavic(_ count: UInt64, one: Bool) -> String {
  if one { return "one" }
  let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  return isFew ? "few" : "many"
}
