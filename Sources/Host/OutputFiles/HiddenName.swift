/// The names that files and folders have beside their place while they are written.
enum HiddenName {
  /// A name in the place's folder, with the letters that `mkstemp` and `mkdtemp` replace.
  static func template(beside place: String) -> [CChar] {
    let slash = place.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(place.utf8.index(after:)) ?? place.startIndex
    return Array("\(place[..<start]).\(shortened(place[start...])).XXXXXX".utf8CString)
  }

  /// The path that a template has become.
  static func path(_ template: [CChar]) -> String {
    String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// As much of a name as leaves room for what is added: a name may have 255 bytes (NAME_MAX).
  private static func shortened(_ name: Substring) -> String {
    var short = ""
    var count = 0
    for scalar in name.unicodeScalars {
      count += UTF8.width(scalar)
      if count > 200 { break }
      short.unicodeScalars.append(scalar)
    }
    return short
  }
}
