internal import SwiftUI
internal import ViewTree

/// The points of a function.
public struct _FunctionContent {
  private let kind: ViewTree::Chart.MarkKind
  private let domain: ClosedRange<Double>?
  private let x: Text
  private let y: Text
  /// The place across, and the value and the lower edge there.
  private let point: (Double) -> (x: Double, y: Double, base: Double?)

  init(
    kind: ViewTree::Chart.MarkKind,
    domain: ClosedRange<Double>?,
    x: Text,
    y: Text,
    function: @escaping (Double) -> (Double, Double?)
  ) {
    self.kind = kind
    self.domain = domain
    self.x = x
    self.y = y
    point = { x in
      let (y, base) = function(x)
      return (x, y, base)
    }
  }

  init(
    x: Text,
    y: Text,
    domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    kind = .line
    self.domain = domain
    self.x = x
    self.y = y
    point = { parameter in
      let place = function(parameter)
      return (place.x, place.y, nil)
    }
  }
}

extension _FunctionContent: ChartContent {
  /// A function has no body.
  public typealias Body = Never

  /// Adds points of the function; those that are not numbers are left out.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.name(\.x, content.x)
    resolver.name(\.y, content.y)
    for place in FunctionSamples.places(in: content.domain) {
      let (x, y, base) = content.point(place)
      guard x.isFinite, y.isFinite, base?.isFinite ?? true else { continue }
      var mark = ViewTree::Chart.Mark(kind: content.kind)
      mark.x = .number(x)
      if let base {
        mark.yStart = .number(base)
        mark.yEnd = .number(y)
      } else {
        mark.y = .number(y)
      }
      resolver.add(mark)
    }
  }
}
