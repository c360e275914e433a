internal import ResourceFormat

/// What the compiler and linker wrote, for the author's eyes.
struct CompilerOutput: Sendable {
  /// The text, with made files called by their bare names.
  let text: String

  init(_ bytes: [UInt8], inputs: BuildInputs) {
    let raw = String(decoding: bytes, as: UTF8.self)
    text = RepeatedDiagnostics.removed(from: Self.removing(inputs.workspacePath + "/", from: raw))
  }

  /// What to do about errors that are not about a name.
  func remedies(declared: DeclaredNames, status: Int32) -> [String] {
    var remedies: [String] = []
    if text.contains("undefined symbol: main") || text.contains("undefined reference to `main'") {
      let names = declared.reportExtensions + declared.apps
      remedies.append(
        names.isEmpty
          ? "nothing starts the extension or app: "
            + "one type has to conform to DeviceActivityReportExtension or App"
          : "nothing says what starts: put @main in front of \(names.joined(separator: " or "))"
      )
    }
    if text.contains("cannot be imported by the Swift") || text.contains("compiled with Swift") {
      remedies.append(
        "the SDK was made with another Swift than this compiler; build report-host with the one "
          + "that SWIFTC or PATH names"
      )
    }
    if status > 128, !text.contains(": error: ") {
      remedies.append("the compiler was ended by signal \(status - 128)")
    }
    return remedies
  }

  private static func removing(_ prefix: String, from text: String) -> String {
    var result = ""
    var rest = text[...]
    while let found = rest.firstOccurrence(of: prefix) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
