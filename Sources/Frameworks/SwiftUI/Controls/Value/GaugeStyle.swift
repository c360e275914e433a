internal import ViewTree

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that draws a gauge.
  associatedtype Body: View

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view that draws a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a gauge, for a gauge style.
public struct GaugeStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<GaugeStyleConfiguration>
  /// The label of the value, without its type.
  public typealias CurrentValueLabel = _StylePart<(GaugeStyleConfiguration, Int)>
  /// The label of the least value, without its type.
  public typealias MinimumValueLabel = _StylePart<(GaugeStyleConfiguration, Bool)>
  /// The label of the greatest value, without its type.
  public typealias MaximumValueLabel = _StylePart<(GaugeStyleConfiguration, Double)>

  /// Where the value stands in its range, 0…1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style, at: { \.gauge }) { $0.makeBody(configuration: $1) }
  }
}

/// A gauge as one node of the tree, for the styles that the surface draws.
struct _BuiltInGauge {
  var style: ViewTree::Gauge.Style = .automatic
  let configuration: GaugeStyleConfiguration
}

extension _BuiltInGauge: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    let parts = view.configuration
    var gauge = ViewTree::Gauge(
      fraction: parts.value,
      style: view.style,
      tint: environment.builtIn.tint?.paint(in: environment)
    )
    let row = Content.stack(Stack(axis: .horizontal))
    resolver.node(.gauge(gauge)) {
      if !environment.builtIn.controls.hidesLabels {
        gauge.hasLabel = resolver.slot(row, part: 0) { resolver.resolve(parts.label) }
      }
      gauge.hasValueLabel = resolver.slot(row, part: 1) {
        resolver.resolve(parts.currentValueLabel)
      }
      gauge.hasMinimumLabel = resolver.slot(row, part: 2) {
        resolver.resolve(parts.minimumValueLabel)
      }
      gauge.hasMaximumLabel = resolver.slot(row, part: 3) {
        resolver.resolve(parts.maximumValueLabel)
      }
      resolver.replaceOpenContent(.gauge(gauge))
    }
  }
}
