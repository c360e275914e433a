public import Charts
public import Foundation

// Compiled, never run: authors make this type plottable themselves, since it is not.

extension CGFloat: Plottable {
  /// The number.
  public var primitivePlottable: Double { Double(self) }

  /// Makes the number.
  public init?(primitivePlottable: Double) { self = CGFloat(primitivePlottable) }
}
