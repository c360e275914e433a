/// Where a view stands: the steps from the root that tell it from every other view.
///
/// State is kept by this path, so that it survives from render to render as long as the view stays in
/// the same place.
package struct IdentityPath: Hashable {
  /// One step from a view to one below it.
  package enum Step: Hashable {
    /// The child at a position of a tuple, or a branch of a condition.
    case child(Int)
    /// The child with an identity of its own, from `ForEach` or `id(_:)`.
    case id(AnyHashable)
    /// The child with a number of its own, the commonest identity.
    case number(Int)
    /// The body of a view or modifier of a type.
    case body(ObjectIdentifier)
    /// The part of a modifier or container that stands beside its content, such as a background.
    case part(Int)

    /// The step to a child with an identity of its own.
    static func identified<ID: Hashable>(by id: ID) -> Step {
      if let number = id as? Int { .number(number) } else { .id(AnyHashable(id)) }
    }
  }

  package private(set) var steps: [Step] = []

  package init() {}

  package mutating func push(_ step: Step) { steps.append(step) }

  package mutating func pop() { _ = steps.popLast() }
}
