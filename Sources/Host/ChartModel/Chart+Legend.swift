package import ViewTree

extension Chart {
  /// Whether the surface draws the legend.
  package var hasLegend: Bool { legend != .hidden && !layers.contains { $0.kind == .legend } }
}
