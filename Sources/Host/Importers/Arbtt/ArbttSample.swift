/// What arbtt saw at one moment.
struct ArbttSample: Hashable, Sendable {
  /// Microseconds since 1970.
  var time: Int64
  /// For how long the sample stands, in milliseconds.
  var rate: Int64
  /// How long nobody had touched the keyboard or the mouse, in milliseconds.
  var inactive: Int64
  /// The program of the window in front; nil where there is none.
  var program: Program?

  /// A program's name, as far as it can be read.
  struct Program: Hashable, Sendable {
    var name: String?
  }
}
