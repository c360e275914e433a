/// Addresses that stand in a text without brackets around them.
enum BareLinks {
  /// The runs with their bare addresses made links.
  static func applied(to runs: [MarkdownRun]) -> [MarkdownRun] {
    runs.reduce(into: []) { result, run in
      guard run.link == nil, !run.intent.contains(.code), mayHaveLink(run.text) else {
        return result.join(run)
      }
      for part in split(run.text) {
        result.join(MarkdownRun(text: part.text, intent: run.intent, link: part.link))
      }
    }
  }

  private static func mayHaveLink(_ text: String) -> Bool {
    text.contains("://") || text.contains("www.") || text.contains("@")
  }

  private static func split(_ text: String) -> [(text: String, link: String?)] {
    var parts: [(text: String, link: String?)] = []
    var rest = text[...]
    while !rest.isEmpty {
      let space = rest.prefix(while: \.isWhitespace)
      if !space.isEmpty {
        parts.append((String(space), nil))
        rest = rest[space.endIndex...]
      }
      let word = rest.prefix { !$0.isWhitespace }
      rest = rest[word.endIndex...]
      let start = word.drop { "(\"'".contains($0) }
      var end = start
      while let last = end.last, ".,;:!?)\"'".contains(last) { end = end.dropLast() }
      parts.append((String(word[..<start.startIndex]), nil))
      parts.append((String(end), destination(of: String(end))))
      parts.append((String(word[end.endIndex...]), nil))
    }
    return parts
  }

  /// Where a bare word leads, nil for words that are no addresses.
  private static func destination(of word: String) -> String? {
    let lowered = word.lowercased()
    for scheme in ["http://", "https://"] where lowered.hasPrefix(scheme) {
      return lowered.count > scheme.count ? word : nil
    }
    if lowered.hasPrefix("www.") {
      return lowered.dropFirst(4).contains(".") ? "http://" + word : nil
    }
    return isMail(word) ? "mailto:" + word : nil
  }

  /// Where an address in angle brackets leads.
  static func destination(ofBracketed target: String) -> String? {
    if let colon = target.firstIndex(of: ":") {
      let scheme = target[..<colon]
      let isScheme =
        (2...32).contains(scheme.count) && (scheme.first?.isLetter ?? false)
        && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
      return isScheme ? target : nil
    }
    return isMail(target) ? "mailto:" + target : nil
  }

  private static func isMail(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    let isPlain: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return labels.count > 1 && labels.allSatisfy { !$0.isEmpty && $0.allSatisfy(isPlain) }
      && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".+-_".contains($0)) }
  }
}
