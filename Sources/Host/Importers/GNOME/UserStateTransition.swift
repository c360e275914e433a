/// A line of GNOME's session history: someone came or went.
struct UserStateTransition: Hashable, Sendable {
  /// Whether someone was there from then on.
  var isActive: Bool
  /// Seconds since 1970.
  var time: Int64
}
