import ImageProtocol

/// The form of a report.
enum OutputFormat: String, CaseIterable, Sendable {
  case terminal, text, html, png, svg, pdf, json

  /// The ending of a file of this form, without the dot.
  var ending: String {
    switch self {
    case .terminal: "ans"
    case .text: "txt"
    case .html, .png, .svg, .pdf, .json: rawValue
    }
  }

  /// What it is as a picture; nil for the others.
  var picture: ImageFormat? { ImageFormat(rawValue: rawValue) }

  /// The form that `--format` names, or the ending of `--output`; the terminal's where neither does,
  /// and pages for a folder.
  ///
  /// - Throws: ``UsageError`` for a word that is no form, and for the ending of one that there is not.
  static func chosen(_ arguments: ParsedArguments) throws -> OutputFormat {
    if let format = try arguments.choice("--format", as: OutputFormat.self) { return format }
    // A folder's name says nothing of what is in it.
    if arguments.isSet("--all-contexts") { return .html }
    guard let path = arguments.value("--output"), let ending = FileEnding(of: path)?.text else {
      return .terminal
    }
    if let format = allCases.first(where: { $0.ending == ending }) { return format }
    if let format = otherEndings[ending] { return format }
    guard foreignEndings.contains(ending) else { return .terminal }
    let known = allCases.map { ".\($0.ending)" }.joined(separator: ", ")
    throw UsageError(
      "--output \(path): there is no form for .\(ending); the endings are \(known), "
        + "and --format names a form for any file",
      command: arguments.syntax.name
    )
  }

  private static let otherEndings: [String: OutputFormat] = ["htm": .html, "text": .text]

  /// Endings that promise a form which is not written, so that a file with one would mislead.
  private static let foreignEndings: Set<String> = [
    "avif", "bmp", "bz2", "csv", "eps", "gif", "gz", "heic", "jpeg", "jpg", "md", "mhtml", "odt",
    "ps",
    "rtf", "svgz", "tif", "tiff", "webp", "xhtml", "xml", "xz", "zip", "zst",
  ]
}

/// What stands behind the last dot of a file's name.
struct FileEnding {
  /// In lower case, without the dot.
  let text: String

  /// Nil for a name without one; a dot at the beginning only hides a file, unless a form follows it.
  init?(of path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let text = name[name.index(after: dot)...].lowercased()
    guard dot > name.startIndex || OutputFormat.allCases.contains(where: { $0.ending == text })
    else { return nil }
    self.text = text
  }
}
