import ExtensionProtocol
import OutputFiles
package import Sandbox

/// Which contexts extensions have, asked once of each build.
package struct ContextCatalogue: Sendable {
  private var cache: ContextCache
  private let configuration: SandboxConfiguration

  /// - Parameters:
  ///   - cachePath: A file that keeps the answers; nil to keep them for this process only.
  ///   - configuration: The sandbox in which an extension is asked; its time limit is a shorter one.
  package init(
    cachePath: String?,
    configuration: SandboxConfiguration = SandboxConfiguration()
  ) {
    cache = ContextCache(path: cachePath)
    var configuration = configuration
    configuration.timeLimit = min(configuration.timeLimit, Self.patience)
    self.configuration = configuration
  }

  /// Seconds that an extension has to name its contexts.
  private static let patience = 5.0

  /// `$XDG_CACHE_HOME/report-host/contexts`; nil where there is no home either.
  package static func standardPath(environment: [String: String]) -> String? {
    UserFolder.cache.path { environment[$0] }.map { $0 + "/contexts" }
  }

  /// The raw values of an extension's contexts, in its order.
  ///
  /// - Throws: `ExecutableError`, `SandboxError` or ``SessionError`` where it does not say.
  package mutating func contexts(of file: ExtensionFile) throws -> [String] {
    let key = ContextCache.key(of: file.executable)
    if let key, let known = cache[key] { return known }
    let session = try ExtensionSession(
      ExecutableFile(path: file.executable),
      configuration: configuration
    )
    defer { _ = session.finish() }
    let contexts = try session.greet().contexts
    if let key { cache.keep(contexts, for: key) }
    return contexts
  }
}
