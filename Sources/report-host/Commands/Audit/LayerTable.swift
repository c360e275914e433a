import Audit
import Sandbox

/// What each layer is good for, as text for people.
struct LayerTable {
  private let proof: LayerProof
  private let width: Int

  /// More names than these are counted.
  private static let mostNames = 12

  init(_ proof: LayerProof, width: Int) {
    self.proof = proof
    self.width = width
  }

  var text: String {
    let rows = proof.layers.map { layer in
      [
        layer.layer.rawValue,
        "\(layer.letsThrough.count)",
        layer.isNotTriedAlone == nil ? "\(layer.stopsAlone.count)" : "–",
        layer.isNotTriedAlone == nil ? "\(layer.stopsOnlyHere.count)" : "–",
      ]
    }
    let titles = ["Layer", "Through without it", "Stopped by it alone", "By no other alone"]
    return "\(TextTable([titles] + rows).text)\n" + proof.layers.map(paragraph).joined() + summary
  }

  private func paragraph(_ layer: LayerProof.Layer) -> String {
    var sentences: [String] = []
    if let failure = layer.failure { sentences.append("some runs failed: \(failure).") }
    if layer.letsThrough.isEmpty {
      sentences.append("without it nothing gets through: the other layers back it up.")
    } else {
      sentences.append("without it get through: \(names(layer.letsThrough)).")
    }
    if let obstacle = layer.isNotTriedAlone {
      sentences.append("It was not tried alone: \(obstacle).")
    } else if layer.stopsAlone.isEmpty {
      sentences.append("Alone it stops none of these probes.")
    } else if layer.stopsOnlyHere.isEmpty {
      sentences.append("Alone it stops: \(names(layer.stopsAlone)).")
    } else {
      let others = layer.stopsAlone.filter { !layer.stopsOnlyHere.contains($0) }
      sentences.append("Alone it stops, and no other layer does: \(names(layer.stopsOnlyHere)).")
      if !others.isEmpty { sentences.append("It also stops: \(names(others)).") }
    }
    let text = sentences.joined(separator: " ")
    return wrapped("\(layer.layer.rawValue): \(text)", indent: 2, width: width) + "\n"
  }

  private func names(_ names: [String]) -> String {
    guard names.count > Self.mostNames else { return names.joined(separator: ", ") }
    return names.prefix(Self.mostNames).joined(separator: ", ")
      + " and \(names.count - Self.mostNames) more"
  }

  private var summary: String {
    """

    \(proof.probes.count) probes: \(proof.working.count) get through without any layer, \
    \(proof.escaped.count) with all of them

    """
  }
}
