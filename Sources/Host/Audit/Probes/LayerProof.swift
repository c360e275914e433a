package import Sandbox

/// What each layer is good for: all probes with one layer left out, and with one alone.
///
/// All of it happens in scratch environments, where what gets through harms nothing.
package struct LayerProof: Sendable {
  /// What one layer is good for.
  package struct Layer: Sendable {
    package let layer: IsolationLayer
    /// The probes that get through without it.
    package var letsThrough: [String] = []
    /// The probes that it stops alone, of those that get through where there is no layer.
    package var stopsAlone: [String] = []
    /// Probes that no other layer stops alone.
    package var stopsOnlyHere: [String] = []
    /// Why it was not tried alone, if it was not.
    package var isNotTriedAlone: String?
    /// Why runs failed, if any did.
    package var failure: String?
  }

  /// The layers, in the order of their list.
  package var layers: [Layer]
  /// The probes that were run.
  package var probes: [String] = []
  /// Those that get through where there is no layer.
  package var working: [String] = []
  /// Those that get through with every layer.
  package var escaped: [String] = []
}

extension LayerProof {
  /// Runs probes under every set of layers that tells something about one.
  package init(
    _ probes: [Probe],
    scratch: Scratch,
    progress: (Int) -> Void = { _ in }
  ) throws {
    layers = IsolationLayer.allCases.filter(Self.isTried).map { Layer(layer: $0) }
    for index in layers.indices {
      layers[index].isNotTriedAlone = Self.obstacle(layers[index].layer)
    }
    let alone = layers.filter { $0.isNotTriedAlone == nil }.map(\.layer)
    for (index, probe) in probes.enumerated() {
      guard probe.control != .unprobed, probe.control != .host else { continue }
      let observations = try scratch.run(
        probe.name,
        without: [[], ProbeAudit.everything] + layers.map { ProbeAudit.omission(of: $0.layer) }
          + alone.map(ProbeAudit.everything(but:))
      )
      take(probe.name, observations, alone)
      progress(index)
    }
    findSingleHolds()
  }

  private static func isTried(_ layer: IsolationLayer) -> Bool {
    layer != .identity || ProbeAudit.layersToTryAlone.contains(.identity)
  }

  private static func obstacle(_ layer: IsolationLayer) -> String? {
    layer == .listener ? "it has nothing to listen to without the filter" : nil
  }

  private mutating func take(
    _ probe: String,
    _ observations: [ProbeObservation],
    _ alone: [IsolationLayer]
  ) {
    probes.append(probe)
    if observations[0].gotThrough { escaped.append(probe) }
    let works = observations[1].gotThrough
    if works { working.append(probe) }
    for index in layers.indices {
      let without = observations[2 + index]
      if without.gotThrough { layers[index].letsThrough.append(probe) }
      note(probe, without, of: index)
      guard let place = alone.firstIndex(of: layers[index].layer) else { continue }
      let only = observations[2 + layers.count + place]
      note(probe, only, of: index)
      if works && only.wasStopped { layers[index].stopsAlone.append(probe) }
    }
  }

  private mutating func note(_ probe: String, _ run: ProbeObservation, of index: Int) {
    guard !run.gotThrough, !run.wasStopped, layers[index].failure == nil else { return }
    layers[index].failure = "\(probe): \(run.failure ?? run.outcome.description)"
  }

  private mutating func findSingleHolds() {
    for index in layers.indices {
      let others = Set(layers.indices.filter { $0 != index }.flatMap { layers[$0].stopsAlone })
      layers[index].stopsOnlyHere = layers[index].stopsAlone.filter { !others.contains($0) }
    }
  }
}
