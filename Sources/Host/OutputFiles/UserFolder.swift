/// Where a user's files of a kind are, by the XDG Base Directory Specification.
package enum UserFolder: Sendable {
  /// What is to be kept.
  case data
  /// What can be made anew.
  case cache

  /// The folder of report-host's own files; nil where neither the variable nor a home says where.
  ///
  /// Relative paths are ignored, as the specification demands.
  ///
  /// - Parameters:
  ///   - home: What is taken for the home that no variable names.
  ///   - variable: The value of an environment variable.
  package func path(
    home: @autoclosure () -> String? = nil,
    _ variable: (String) -> String?
  ) -> String? {
    let folder =
      Self.absolute(variable(variableName))
      ?? (Self.absolute(variable("HOME")) ?? home()).map { $0 + folderInHome }
    return folder.map { $0 + "/report-host" }
  }

  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private var variableName: String {
    switch self {
    case .data: "XDG_DATA_HOME"
    case .cache: "XDG_CACHE_HOME"
    }
  }

  private var folderInHome: String {
    switch self {
    case .data: "/.local/share"
    case .cache: "/.cache"
    }
  }
}
