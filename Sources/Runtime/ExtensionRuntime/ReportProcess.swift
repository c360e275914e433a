package import ExtensionProtocol
package import ViewTree

/// What an extension or app can do, as the session needs it.
@MainActor
package protocol ReportProcess {
  /// The raw values of the contexts of its scenes, in order, each once.
  var contexts: [String] { get }
  /// The optional parts of the protocol that it understands.
  var features: [String] { get }
  /// Whether it has changed since its last tree, so that the host should get another.
  var needsRender: Bool { get }
  /// How long until it changes by itself; nil where it does not.
  var timeToRender: Duration? { get }

  /// Learns which optional parts of the protocol the host understands, before anything is rendered.
  func begin(with features: Set<String>)
  /// Makes the tree of one scene.
  func render(
    _ request: RenderRequest,
    activity: [ActivityFrame]
  ) async throws(RenderFailure) -> ViewTree
  /// Makes the last tree again for the places and sizes that the host gave it.
  ///
  /// - Returns: Nothing where no tree of this process depends on them.
  func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree?
  /// Does what was done with a control of the last tree.
  func perform(_ value: ControlValue, control: UInt64)
  /// Makes the last tree again, as things are now.
  ///
  /// - Returns: Nothing where there has been none.
  func renderAgain() async throws(RenderFailure) -> ViewTree?
  /// Ends what the scenes have begun; nothing is rendered afterwards.
  func close()
}

extension ReportProcess {
  package var features: [String] { [ProtocolFeature.geometry, ProtocolFeature.events] }
  package var needsRender: Bool { false }
  package var timeToRender: Duration? { nil }

  package func begin(with features: Set<String>) {}
  package func render(in places: [NodeGeometry]) async throws(RenderFailure) -> ViewTree? { nil }
  package func perform(_ value: ControlValue, control: UInt64) {}
  package func renderAgain() async throws(RenderFailure) -> ViewTree? { nil }
  package func close() {}
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
