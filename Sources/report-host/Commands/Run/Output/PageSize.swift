/// The size of a page or a picture, in points.
struct PageSize: Sendable {
  let width: Double
  /// Nil to be as high as the report.
  let height: Double?

  /// As wide as a phone, for which most reports are made.
  static let standardWidth = 390.0

  private static let range = 1...20_000

  /// The size of `--size`, or the standard one.
  ///
  /// - Throws: ``UsageError`` where it is no size.
  init(_ arguments: ParsedArguments) throws {
    guard let text = arguments.value("--size") else {
      (width, height) = (Self.standardWidth, nil)
      return
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let isSize =
      (1...2).contains(parts.count)
      && parts.allSatisfy { $0.map(Self.range.contains) ?? false }
    guard isSize, let first = parts.first, let width = first else {
      throw UsageError(
        "--size takes WIDTH or WIDTHxHEIGHT in points, each 1 to 20000, not '\(text)'",
        command: arguments.syntax.name
      )
    }
    self.width = Double(width)
    height = parts.count == 2 ? parts[1].map(Double.init) : nil
  }
}
