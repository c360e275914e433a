/// Which options mean something in which forms.
///
/// One that would be ignored is refused, since whoever gave it expects something of it.
enum OptionFit {
  private static let forms: [(option: String, formats: [OutputFormat])] = [
    ("--width", [.terminal, .text, .json]),
    ("--height", [.terminal]),
    ("--color", [.terminal]),
    ("--ascii", [.terminal]),
    ("--graphics", [.terminal]),
    ("--size", [.html, .png, .svg, .pdf]),
    ("--scale", [.png]),
  ]

  /// What does in other forms what an option does in its own.
  private static let remedies = [
    "--width": "--size sets the width of pages and pictures",
    "--height": "--size WIDTHxHEIGHT sets the height of pages and pictures",
    "--scale": "it sets the pixels per point, which the others have none of",
    "--size": "--width and --height count its columns and rows",
  ]

  /// - Throws: ``UsageError`` naming an option for cells where pictures were asked for.
  static func check(
    _ arguments: ParsedArguments,
    _ graphics: OutputOptions.Graphics
  ) throws {
    guard graphics == .kitty || graphics == .sixel else { return }
    for option in ["--ascii", "--color"] where arguments.isSet(option) {
      throw UsageError(
        "\(option) is for a report in cells, not for --graphics \(graphics.rawValue), which shows "
          + "a picture",
        command: arguments.syntax.name
      )
    }
  }

  /// - Throws: ``UsageError`` naming an option that the form has no use for.
  static func check(_ arguments: ParsedArguments, _ format: OutputFormat) throws {
    for (option, formats) in forms where arguments.isSet(option) && !formats.contains(format) {
      let names = formats.map(\.rawValue)
      let list = names.dropLast().joined(separator: ", ")
      let all = list.isEmpty ? names.joined() : "\(list) and \(names.last ?? "")"
      let hint = remedies[option].map { "; \($0)" } ?? ""
      throw UsageError(
        "\(option) is for --format \(all), not for \(format.rawValue)\(hint)",
        command: arguments.syntax.name
      )
    }
  }
}
