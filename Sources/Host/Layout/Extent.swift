/// The sizes that a view answers to proposals along one axis.
///
/// A view that is proposed a length answers that length, held between `min` and `max`; without a
/// proposal it answers `ideal`. This is what SwiftUI's views do, put into three numbers.
package struct Extent: Equatable, Sendable {
  /// The answer to a proposal of zero.
  package var min: Double
  /// The answer to no proposal.
  package var ideal: Double
  /// The answer to an infinite proposal; `infinity` for a view that takes all it can get.
  package var max: Double

  /// The least length at which the view still looks well, as text does that breaks between words
  /// only; a stack goes below it when there is no other way.
  package var comfortable: Double

  /// The longest length of anything.
  ///
  /// It keeps the sum over a whole tree far from where whole numbers lose precision.
  package static let limit: Double = 1_000_000

  package init(min: Double, comfortable: Double? = nil, ideal: Double, max: Double) {
    self.min = Extent.bounded(min)
    self.ideal = Swift.max(Extent.bounded(ideal), self.min)
    self.max = Swift.max(max.isNaN ? 0 : max, self.ideal)
    let least = Extent.bounded(comfortable ?? min)
    self.comfortable = Swift.max(self.min, Swift.min(least, self.ideal))
  }

  /// A view that has one size only.
  package static func fixed(_ length: Double) -> Extent {
    Extent(min: length, ideal: length, max: length)
  }

  /// A view that takes what it is offered.
  package static func greedy(ideal: Double) -> Extent {
    Extent(min: 0, ideal: ideal, max: .infinity)
  }

  package static let zero = fixed(0)

  /// The answer to a proposal; nil is none.
  package func answer(to proposal: Double?) -> Double {
    guard let proposal else { return ideal }
    return Extent.bounded(Swift.min(Swift.max(proposal, min), max))
  }

  /// A length of 0…``limit``; no number counts as 0.
  package static func bounded(_ length: Double) -> Double {
    length > 0 ? Swift.min(length, limit) : 0
  }

  /// How much the answer varies.
  var flexibility: Double { max - min }

  /// The same view without the lengths below the comfortable one.
  var atEase: Extent { Extent(min: comfortable, ideal: ideal, max: max) }

  /// The extent of views in a row.
  static func + (left: Extent, right: Extent) -> Extent {
    Extent(
      min: left.min + right.min,
      comfortable: left.comfortable + right.comfortable,
      ideal: left.ideal + right.ideal,
      max: left.max + right.max
    )
  }

  static func + (extent: Extent, length: Double) -> Extent {
    extent + fixed(length)
  }

  /// The same view with space around it; a negative one is taken from it.
  func padded(_ length: Double) -> Extent {
    Extent(
      min: min + length,
      comfortable: comfortable + length,
      ideal: ideal + length,
      max: max + length
    )
  }

  /// The extent of views on top of each other.
  func union(_ other: Extent) -> Extent {
    Extent(
      min: Swift.max(min, other.min),
      comfortable: Swift.max(comfortable, other.comfortable),
      ideal: Swift.max(ideal, other.ideal),
      max: Swift.max(max, other.max)
    )
  }

  /// Limits as `frame(minWidth:idealWidth:maxWidth:)` sets them.
  ///
  /// A limit that is given replaces the child's own answer on its side.
  func limited(min low: Double?, ideal usual: Double?, max high: Double?) -> Extent {
    let least = low ?? Swift.min(min, high ?? .infinity)
    let most = Swift.max(high ?? max, least)
    let middle = Swift.min(Swift.max(usual ?? ideal, least), most)
    return Extent(min: least, comfortable: comfortable, ideal: middle, max: most)
  }
}
