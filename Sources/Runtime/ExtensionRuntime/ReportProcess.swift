package import ExtensionProtocol
package import ViewTree

/// What an extension can do, as the session needs it.
@MainActor
package protocol ReportProcess {
  /// The raw values of the contexts of its scenes, in order, each once.
  var contexts: [String] { get }
  /// Makes the tree of one scene.
  func render(
    _ request: RenderRequest,
    activity: [ActivityFrame]
  ) async throws(RenderFailure) -> ViewTree
  /// Makes the last tree again for the places and sizes that the host gave it.
  ///
  /// - Returns: Nothing where no tree of this process depends on them.
  func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree?
  /// Ends what the scenes have begun; nothing is rendered afterwards.
  func close()
}

extension ReportProcess {
  package func close() {}
  package func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree? { nil }
}

/// Why a scene gave no tree.
package struct RenderFailure: Error, Hashable, Sendable {
  package var code: Failure.Code
  /// One line for people.
  package var message: String

  package init(_ code: Failure.Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// No scene of the extension has the context.
  package static func unknownContext(_ context: String, among contexts: [String]) -> RenderFailure {
    let names = contexts.map { "\"\($0)\"" }.joined(separator: ", ")
    let known = contexts.isEmpty ? "it has no scene" : "its contexts are \(names)"
    return RenderFailure(.unknownContext, "no scene has the context \"\(context)\"; \(known)")
  }
}
