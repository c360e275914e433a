internal import Foundation
internal import ViewTree

/// What is known of the places and sizes of views, by where the views stand.
///
/// The surface tells them after it has laid a tree out; the views are evaluated again then. Kept by
/// identity path, so that a view keeps its size though its number in the tree changes.
@MainActor
final class GeometryStore {
  /// The size of the surface; what is nil is not known.
  var surface = ProposedViewSize(width: nil, height: nil)

  private var entries: [Key: NodeGeometry] = [:]
  /// The numbers of the views, which they keep: the surface may speak of the tree before the last.
  private var numbers: [Key: Int] = [:]
  /// The views of the current tree, by their numbers.
  private var keys: [Int: Key] = [:]
  private var nextNumber = 0
  private var occurrences: [IdentityPath: Int] = [:]

  /// A view; several of one place are told apart by their order.
  private struct Key: Hashable {
    let path: IdentityPath
    let occurrence: Int
  }

  /// What a view is taken to have before the surface has said anything.
  var guess: CGSize {
    CGSize(width: surface.width ?? 390, height: surface.height ?? 300)
  }

  /// Forgets which views there were.
  func beginRender() {
    keys.removeAll(keepingCapacity: true)
    occurrences.removeAll(keepingCapacity: true)
  }

  /// Drops what is known of views that are gone.
  func endRender() {
    guard numbers.count > keys.count else { return }
    let present = Set(keys.values)
    numbers = numbers.filter { present.contains($0.key) }
    entries = entries.filter { present.contains($0.key) }
  }

  /// Gives a view its number, and what is known of it.
  func begin(_ path: IdentityPath) -> (id: Int, known: NodeGeometry?) {
    let occurrence = occurrences[path, default: 0]
    occurrences[path] = occurrence + 1
    let key = Key(path: path, occurrence: occurrence)
    let number = numbers[key] ?? nextNumber
    if numbers[key] == nil {
      numbers[key] = number
      nextNumber &+= 1
    }
    keys[number] = key
    return (number, entries[key])
  }

  /// Takes what the surface says of the last tree.
  ///
  /// - Returns: Whether anything differs from what was known.
  func take(_ geometry: [NodeGeometry]) -> Bool {
    var isChanged = false
    for var entry in geometry {
      guard let key = keys[entry.id] else { continue }
      entry.id = 0
      guard entries[key] != entry else { continue }
      entries[key] = entry
      isChanged = true
    }
    return isChanged
  }
}

/// The place and size of a view, as far as they are known.
struct ViewGeometry {
  /// What the surface said; nil before it has.
  let known: NodeGeometry?
  /// What is assumed meanwhile.
  let guess: CGSize

  /// The size of the view's frame.
  var size: CGSize {
    known.map { CGSize(width: $0.width, height: $0.height) } ?? guess
  }

  /// What the view was offered; the guess along an axis where nothing was said.
  var offered: CGSize {
    guard let known else { return guess }
    return CGSize(
      width: known.proposedWidth.map { CGFloat($0) } ?? guess.width,
      height: known.proposedHeight.map { CGFloat($0) } ?? guess.height
    )
  }

  /// The view's place on the surface.
  var origin: CGPoint { known.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero }

  /// The view's frame on the surface.
  var frame: CGRect { CGRect(origin: origin, size: size) }
}
