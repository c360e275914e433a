/// A publisher that views make anew each time they are made, and that then sends what it would have sent.
///
/// A view that keeps its place goes on with the first one: a timer that begins anew in each render would
/// never come to its end.
package protocol RepeatedPublisher: AnyObject {
  /// Whether the publisher stands for another one that was made in the same way.
  func isRepetition(of other: Any) -> Bool
}
