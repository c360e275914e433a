import ExtensionProtocol
import ViewTree

extension Session {
  /// The render that trees belong to, and what the host has seen of it.
  struct Showing {
    let id: UInt64
    let context: String
    /// The first of the renders of the same scene, one after the other, whose controls are the same.
    private var first: UInt64
    /// The last tree that was sent; nil after a failure.
    var tree: ViewTree?
    /// The last event whose effect the next tree shows.
    var event: UInt64 = 0
    /// Whether an event waits for its tree.
    var owesTree = false
    /// Whether the last render gave no tree, which is not tried again unasked.
    var hasFailed = false
    /// When the next tree may be sent unasked.
    var opening = ContinuousClock.now

    init(id: UInt64, context: String) {
      (self.id, self.context) = (id, context)
      first = id
    }

    /// Goes on from the render before.
    mutating func follow(_ other: Showing) {
      (event, opening) = (other.event, other.opening)
      if other.context == context, other.first < id { first = other.first }
    }

    /// Whether controls of the render with this id are those of the tree that is shown.
    func hasControls(of id: UInt64) -> Bool { first <= id && id <= self.id }
  }

  /// The shortest time between two trees that nobody waits for.
  private static let pace = Duration.seconds(1) / 60

  private var takesEvents: Bool { features.contains(ProtocolFeature.events) }

  /// Does what was done with a control; the tree follows once all that has come is done.
  func take(_ event: ControlEvent, for id: UInt64) throws {
    guard takesEvents, showing != nil else { throw unexpected("an event", id) }
    // The views of one event know what came of those before.
    if process.needsRender { _ = try outcome(of: Self.again) }
    if showing?.hasControls(of: id) == true {
      process.perform(event.value, control: event.control)
    }
    showing?.event = event.sequence
    showing?.owesTree = true
  }

  /// Sends the tree that an event waits for, or one that shows what has changed by itself.
  func sendTree() throws {
    if showing?.owesTree == true {
      showing?.owesTree = false
      return try answer(Self.again)
    }
    guard timeToTree == .zero else { return }
    showing?.opening = .now + Self.pace
    try answer(isOwed: false, Self.again)
  }

  /// How long until a tree may be due that nobody waits for; nil where nothing changes.
  var timeToTree: Duration? {
    guard takesEvents, let showing, !showing.hasFailed else { return nil }
    guard let due = process.needsRender ? .zero : process.timeToRender else { return nil }
    return max(due, ContinuousClock.now.duration(to: showing.opening), .zero)
  }

  private static let again:
    @MainActor (any ReportProcess) async throws(RenderFailure) -> ViewTree? = {
      process throws(RenderFailure) in try await process.renderAgain()
    }
}
