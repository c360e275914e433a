internal import Foundation
package import ViewTree

/// Turns views into the nodes of a view tree.
///
/// It walks the views once, top down, and carries what they inherit: the environment, the identity
/// path and the modifiers that wait for the next node. Public in name only, since ``View`` mentions it.
@MainActor
public final class _ViewResolver {
  package private(set) var builder = ViewTreeBuilder()
  package var environment: EnvironmentValues
  package private(set) var path = IdentityPath()
  /// Why resolving was given up; once set, nothing more is added.
  package private(set) var failure: RenderError?
  package let graph: ViewGraph
  /// What is to be done once the render is finished.
  var events = LifecycleEvents()

  /// What the views so far have said about the navigation around them.
  var navigation = NavigationBar()
  /// What happens when controls are used.
  var actions: [IdentityPath: ControlAction] = [:]
  /// The controls that the tree marks, by their numbers.
  var controls: [UInt64: LiveControl] = [:]
  /// How many more controls than one stand in a place, by the number of the first.
  private var crowds: [UInt64: Int] = [:]
  /// What modifiers have said about the current view for the container around it.
  var traits: NodeTraits?
  /// The container that wants to know the views which stand in it, until the next node.
  var collector: NodeCollector?

  /// Deletes rows of the next loop.
  var rowDeletion: ((IndexSet) -> Void)?

  /// What the views so far have told the views around them.
  var preferences = PreferenceValues()
  /// What modifiers have told the layout around the current view.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// What the views of the layout around have told it, in order; nil outside of layouts.
  var layoutTaps: [[ObjectIdentifier: Any]]?
  /// Whether sections directly here add their views alone, as in a grid, whose children are its rows.
  var flattensSections = false

  /// The modifiers around the current view that wrap each node it adds, outermost first.
  private var wrappers: [Wrapper] = []
  private let limits: RenderLimits
  private var depth = 0
  private var stackBase: UInt?

  package init(graph: ViewGraph, environment: EnvironmentValues, limits: RenderLimits) {
    self.graph = graph
    self.environment = environment
    self.limits = limits
  }

  /// The tree of what has been added, or the reason why there is none.
  package func finish() throws(RenderError) -> ViewTree {
    if let failure { throw failure }
    return builder.finish()
  }
}

// MARK: - Walking

extension _ViewResolver {
  /// Adds a view.
  package func resolve<Content: View>(_ view: Content) {
    guard enter(Content.self) else { return }
    if collector?.entersBodies ?? true || Content.Body.self == Never.self {
      Content._resolve(view, in: self)
    } else {
      collected { Content._resolve(view, in: self) }
    }
    depth -= 1
  }

  /// Adds a view as the next child of a tuple.
  package func resolveChild<Content: View>(_ view: Content, at index: inout Int) {
    let step = index
    index += 1
    descend(.child(step)) { resolve(view) }
  }

  /// Connects the dynamic properties of a view and goes one step further down, to its body.
  public func _beginBody<Content: View>(of view: inout Content) {
    path.push(.body(ObjectIdentifier(Content.self)))
    connectFields(of: &view)
  }

  /// Adds the body of a view.
  public func _resolve<Content: View>(_ body: Content) {
    resolve(body)
  }

  /// Goes back from the body of a view.
  public func _endBody() {
    path.pop()
  }

  /// Goes one step further down the identity path, until ``_endBody()``.
  func push(_ step: IdentityPath.Step) { path.push(step) }

  /// Runs a closure one step further down the identity path.
  package func descend(_ step: IdentityPath.Step, _ body: () -> Void) {
    path.push(step)
    body()
    path.pop()
  }

  /// Runs a closure in a changed environment.
  package func withEnvironment(
    _ write: (inout EnvironmentValues) -> Void,
    _ body: () -> Void
  ) {
    let saved = environment
    write(&environment)
    body()
    environment = saved
  }

  /// Notes that a view with an action is there.
  func notePresence(_ action: PresenceAction) {
    events.all.append(.present(path, action))
  }

  /// Notes an action for a value that has changed.
  func noteChange(_ action: @escaping () -> Void) {
    events.all.append(.change(action))
  }

  /// Gives the render up, for a reason.
  package func fail(_ error: RenderError) {
    if failure == nil { failure = error }
  }

  /// Whether there is room for one more level; if not, says why once.
  private func enter(_ type: Any.Type) -> Bool {
    guard failure == nil else { return false }
    guard depth < limits.nesting else {
      failure = .tooDeep(limit: limits.nesting, view: String(describing: type))
      return false
    }
    guard stackInUse() < UInt(limits.stackBytes) else {
      failure = .tooMuchStack(view: String(describing: type))
      return false
    }
    depth += 1
    return true
  }

  /// How much stack lies between the outermost view and here.
  private func stackInUse() -> UInt {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    guard let stackBase else {
      stackBase = here
      return 0
    }
    return stackBase > here ? stackBase - here : here - stackBase
  }
}

// MARK: - Adding nodes

extension _ViewResolver {
  /// Adds a node without children.
  package func leaf(_ content: Content) {
    node(content) {}
  }

  /// Adds a node; what the closure adds is below it.
  ///
  /// The modifiers that wait around the current view are put around this node, so that a modifier on
  /// a group applies to each of its members.
  package func node(_ content: Content, children: () -> Void) {
    guard failure == nil else { return }
    if collector != nil || traits != nil {
      // A section holds rows, but is none.
      if case .section = content { traits?.row = RowUses() }
      if case .disclosure = content { traits?.row.isGroup = true }
      return collected { node(content, children: children) }
    }
    guard builder.count &+ wrappers.count < limits.nodes else {
      failure = .tooManyNodes(limit: limits.nodes)
      return
    }
    guard builder.depth &+ wrappers.count < limits.depth else {
      failure = .tooDeep(limit: limits.depth, view: "\(content)")
      return
    }
    // Only the views directly in a layout count.
    let (taps, values) = (layoutTaps, layoutValues)
    layoutTaps?.append(layoutValues)
    let own = layoutTaps
    (layoutTaps, layoutValues) = (nil, [:])
    defer { (layoutTaps, layoutValues) = (taps == nil ? nil : own, values) }
    let isFlat = flattensSections
    flattensSections = false
    defer { flattensSections = isFlat }
    let pending = wrappers
    wrappers = []
    for wrapper in pending { builder.open(wrapper.control.map { mark($0) } ?? wrapper.content) }
    builder.open(content)
    children()
    builder.close()
    for (index, wrapper) in pending.enumerated().reversed() {
      // Each has an identity of its own, so that two of one type do not share their state.
      if let addParts = wrapper.addParts { descend(.part(-1 - index)) { addParts(self) } }
      builder.close()
    }
    wrappers = pending
  }

  /// Adds a row of a grid.
  ///
  /// The modifiers that wait around it are put around each of its cells, as SwiftUI does it: what
  /// stands around a row itself would take it out of its grid.
  package func row(_ content: Content, cells: () -> Void) {
    let pending = wrappers
    wrappers = []
    node(content) {
      wrappers = pending
      flattensSections = true
      cells()
      wrappers = []
    }
    wrappers = pending
  }

  /// Replaces the content of the node whose children are being added.
  package func replaceOpenContent(_ content: Content) {
    builder.replaceOpenContent(content)
  }

  /// Runs a closure in which each added node gets a node of one modifier around it.
  package func wrapping(_ content: Content, _ body: () -> Void) {
    wrapping(Wrapper(content: content, addParts: nil), body)
  }

  /// Runs a closure in which each added node gets a background or overlay node around it.
  ///
  /// The second view inherits the environment of the modifier, not that of the content.
  package func wrapping<Part: View>(
    _ content: Content,
    part: Part,
    alignment: ViewTree::Alignment,
    _ body: () -> Void
  ) {
    let outer = environment
    let wrapper = Wrapper(content: content) { resolver in
      resolver.withEnvironment({ $0 = outer }) {
        resolver.slot(.depthStack(alignment), part: 1, isRequired: true) { resolver.resolve(part) }
      }
    }
    wrapping(wrapper, body)
  }

  /// Runs a closure in which each added node gets a node of two children around it, the second of
  /// which another closure adds.
  func wrapping(
    _ content: Content,
    parts: @escaping (_ViewResolver) -> Void,
    _ body: () -> Void
  ) {
    wrapping(Wrapper(content: content, addParts: parts), body)
  }

  /// The size that the modifiers around the next node give it, where they do.
  var writtenSize: CGSize? {
    var (width, height): (Double?, Double?)
    for wrapper in wrappers.reversed() {
      if wrapper.control != nil { continue }
      switch wrapper.content {
      case .frame(let fixedWidth, let fixedHeight, _):
        width = width ?? fixedWidth
        height = height ?? fixedHeight
      case .opacity, .offset, .shadow, .rotation, .scale, .clip, .accessibility, .zIndex,
        .blendMode, .filter, .layoutPriority, .overlay, .background, .mask, .hidden,
        .alignmentGuide, .control:
        continue
      default: return nil
      }
      if let width, let height { return CGSize(width: width, height: height) }
    }
    return nil
  }

  private func wrapping(_ wrapper: Wrapper, _ body: () -> Void) {
    wrappers.append(wrapper)
    body()
    wrappers.removeLast()
  }

  /// Runs a closure in which each added node gets a control's mark around it.
  func marking(with control: LiveControl, slot: ControlSlot, _ body: () -> Void) {
    let waiting = WaitingControl(control: control, slot: slot)
    wrapping(Wrapper(content: .hidden, addParts: nil, control: waiting), body)
  }

  /// Runs a closure that adds a row, which is a control itself or makes one of what it holds.
  func marking(row: LiveControl, _ body: () -> Void) {
    guard let index = wrappers.lastIndex(where: { $0.control != nil }) else {
      let mark = WaitingControl(control: row, slot: .row)
      wrappers.insert(Wrapper(content: .hidden, addParts: nil, control: mark), at: 0)
      body()
      wrappers.removeFirst()
      return
    }
    let own = wrappers[index]
    wrappers[index].control?.control.extras.merge(row: row)
    body()
    wrappers[index] = own
  }

  /// The mark of a control around the node that is being added.
  private func mark(_ waiting: WaitingControl) -> Content {
    let store = graph.store
    var number = store.controlNumber(at: path, slot: waiting.slot.rawValue)
    if controls[number] != nil {
      // Views of one place are told apart by their order.
      let crowd = crowds[number, default: 0] + 1
      crowds[number] = crowd
      number = store.controlNumber(at: path, slot: waiting.slot.rawValue + crowd << 8)
    }
    let control = waiting.control
    controls[number] = control
    return .control(
      ControlMark(number: number, role: control.action.role, abilities: control.extras.abilities)
    )
  }

  /// Adds what a closure adds as at most one child.
  ///
  /// - Parameters:
  ///   - container: What holds the nodes where there are several.
  ///   - part: Tells the slots of one view apart.
  ///   - isRequired: Whether an empty container stands in where the closure adds nothing.
  ///   - body: Adds the nodes.
  /// - Returns: Whether a child was added.
  @discardableResult
  package func slot(
    _ container: Content,
    part: Int,
    isRequired: Bool = false,
    _ body: () -> Void
  ) -> Bool {
    guard failure == nil else { return false }
    let pending = wrappers
    wrappers = []
    builder.open(container)
    descend(.part(part), body)
    let isEmpty = builder.childCount == 0
    if isEmpty && isRequired { builder.close() } else { builder.closeImplicit() }
    wrappers = pending
    return !isEmpty || isRequired
  }

  /// Builds what a closure adds as a tree of its own, to be appended later.
  ///
  /// For containers whose first child depends on what the others say.
  ///
  /// - Parameter keepsContainer: Whether the container stays around fewer than two nodes.
  func apart(
    _ container: Content,
    keepsContainer: Bool = false,
    _ body: () -> Void
  ) -> ViewTree {
    let saved = builder
    builder = ViewTreeBuilder()
    builder.open(container)
    descend(.part(0), body)
    if keepsContainer { builder.close() } else { builder.closeImplicit() }
    let tree = builder.finish()
    builder = saved
    return tree
  }

  /// Adds a tree as the next child.
  func append(_ tree: ViewTree) {
    guard failure == nil else { return }
    guard builder.count &+ tree.nodes.count <= limits.nodes else {
      failure = .tooManyNodes(limit: limits.nodes)
      return
    }
    builder.append(tree)
  }

  /// A modifier that waits for nodes to stand around.
  private struct Wrapper {
    let content: Content
    /// Adds the children that follow the modified content.
    let addParts: ((_ViewResolver) -> Void)?
    /// A control, whose mark the content is.
    var control: WaitingControl?
  }

  /// A control whose number depends on the node that it will be.
  private struct WaitingControl {
    var control: LiveControl
    let slot: ControlSlot
  }
}
