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
