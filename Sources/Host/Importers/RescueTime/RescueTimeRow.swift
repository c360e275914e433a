/// Time that was spent with one activity within one slot of RescueTime's table.
struct RescueTimeRow: Hashable, Sendable {
  /// When the slot begins on the local clock, as if that were UTC; seconds since 1970.
  var localStart: Int64
  var seconds: Int64
  /// An application or a domain; nil where the name cannot be read.
  var activity: String?
  /// RescueTime's own word; nil where it has none.
  var category: String?
}
