package import ExtensionProtocol
internal import Foundation
internal import Observation
package import ViewTree

/// Keeps a root view's state from render to render.
@MainActor
package final class ViewGraph {
  /// What every view inherits to begin with.
  package var environment: EnvironmentValues
  package let limits: RenderLimits
  let store = StateStore()
  let geometry = GeometryStore()
  private let lifecycle = Lifecycle()
  /// What happens when the controls of the last render are used.
  package private(set) var actions: [IdentityPath: ControlAction] = [:]
  /// Whether controls are marked in the tree, since the host tells which are used.
  package var takesEvents = false
  /// The window that settings of a window are kept for; nil where nothing is kept.
  package var window: String?
  /// When the views change by themselves next, as time goes on.
  private(set) var nextChange: Date?
  /// The marked controls of the last render, by their numbers.
  private var controls: [UInt64: LiveControl] = [:]
  private var resolveRoot: (_ViewResolver) -> Void

  package init<Root: View>(
    root: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    limits: RenderLimits = RenderLimits()
  ) {
    self.environment = environment
    self.limits = limits
    resolveRoot = { $0.resolve(root) }
  }

  /// Puts a new value of the root view in place; its state stays.
  package func update<Root: View>(root: Root) {
    resolveRoot = { $0.resolve(root) }
    store.invalidation.set()
  }

  /// Whether state has changed since the last render.
  package var needsRender: Bool { store.invalidation.isSet || !AfterRender.isEmpty }

  /// The size of the surface in points; nil along an axis where it grows with its content.
  package func setSurface(width: Double?, height: Double?) {
    geometry.surface = ProposedViewSize(
      width: width.map { CGFloat($0) },
      height: height.map { CGFloat($0) }
    )
  }

  /// Takes the places and sizes that the surface gave the views of the last tree.
  ///
  /// - Returns: Whether the views are to be evaluated again.
  package func take(_ places: [NodeGeometry]) -> Bool {
    if geometry.take(places) { store.invalidation.set() }
    return needsRender
  }

  /// Does what the host says was done with a control of the last tree.
  ///
  /// - Returns: Whether anything was done; a control that is gone or does not fit does nothing.
  @discardableResult
  package func perform(_ value: ControlValue, control number: UInt64) -> Bool {
    guard controls[number] != nil else { return false }
    // What has changed since may have taken the control away, and what it would do with it.
    if needsRender { _ = try? render() }
    return controls[number]?.perform(value) ?? false
  }

  /// Evaluates the views.
  ///
  /// Actions for appearing and for changed values run after the views have been evaluated; where they
  /// change state, the views are evaluated again, so that the tree shows the state as it settled.
  package func render() throws(RenderError) -> ViewTree {
    var tree = try evaluate()
    var rounds = 1
    while needsRender, rounds < limits.rounds {
      tree = try evaluate()
      rounds += 1
    }
    return tree
  }

  /// Notes that views look otherwise from a moment on.
  func noteChange(at date: Date) {
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  private func evaluate() throws(RenderError) -> ViewTree {
    nextChange = nil
    store.beginRender()
    geometry.beginRender()
    let resolver = _ViewResolver(graph: self, environment: environment, limits: limits)
    let invalidation = store.invalidation
    withObservationTracking {
      resolveRoot(resolver)
    } onChange: {
      invalidation.set()
    }
    let tree = try resolver.finish()
    store.endRender()
    geometry.endRender()
    actions = resolver.actions
    controls = resolver.controls
    AfterRender.run()
    lifecycle.run(resolver.events)
    return tree
  }

  /// Lets all views disappear, as at the end of a session.
  package func close() { lifecycle.close() }

  /// How long until other work of the process that sleeps now goes on; nil where none does.
  ///
  /// Set where the process has a queue of work of its own.
  package static var timeToWake: (() -> Duration?)?

  /// Evaluates the views, and again when their tasks have changed state.
  ///
  /// Work that is ready, such as a closure for the main queue, is always run.
  ///
  /// - Parameter patience: How long to wait for tasks that have not ended; they go on afterwards.
  package func renderSettled(patience: Duration = .milliseconds(100)) async throws(RenderError)
    -> ViewTree
  {
    var tree = try render()
    for _ in 0..<Self.turns {
      await Task.yield()
      if needsRender { tree = try render() }
    }
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while isWaiting(until: deadline), clock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
      if needsRender { tree = try render() }
    }
    return needsRender ? try render() : tree
  }

  /// How often work that is ready gets its turn; each turn takes a millionth of a second.
  private static let turns = 8

  /// Whether work goes on that may change state before a moment.
  private func isWaiting(until deadline: ContinuousClock.Instant) -> Bool {
    if !lifecycle.running.isEmpty { return true }
    guard let wait = Self.timeToWake?() else { return false }
    return .now + wait < deadline
  }
}

/// Evaluates a view once, without state from earlier renders.
@MainActor
package func render(
  view: some View,
  environment: EnvironmentValues = EnvironmentValues()
) throws(RenderError) -> ViewTree {
  try ViewGraph(root: view, environment: environment).render()
}

/// The texts of a view, one after the other with spaces between, for places that take words only.
///
/// - Returns: Nothing where the view holds no text or cannot be rendered.
@MainActor
package func words(
  of view: some View,
  environment: EnvironmentValues
) -> TextContent? {
  guard let tree = try? render(view: view, environment: environment) else { return nil }
  var content: TextContent?
  for node in tree.nodes {
    guard case .text(let text) = node.content, !text.string.isEmpty else { continue }
    guard let words = content else {
      content = text
      continue
    }
    var joined = words
    joined.runs.append(TextRun(" ", style: text.runs[0].style))
    joined.runs.append(contentsOf: text.runs)
    content = joined
  }
  return content
}
