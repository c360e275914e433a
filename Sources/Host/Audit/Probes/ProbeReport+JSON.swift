internal import JSON
internal import Sandbox

/// The results of all probes.
package struct ProbeReport: Sendable {
  package let results: [ProbeResult]

  package init(_ results: [ProbeResult]) {
    self.results = results
  }

  /// Whether nothing got through and every control is explained.
  package var hasPassed: Bool { results.allSatisfy(\.hasPassed) }

  /// How many results have each verdict.
  package func count(_ word: String) -> Int {
    results.count { $0.verdict.word == word }
  }

  /// One line of JSON with sorted keys, ended by a line feed; docs/probes.md describes it.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object([
        "controlsFailed": .number(Double(count("CONTROL FAILED"))),
        "gotThrough": .number(Double(count("GOT THROUGH"))),
        "held": .number(Double(count("held"))),
        "heldByHost": .number(Double(count("held by the host"))),
        "noControl": .number(Double(count("no control"))),
        "notProbed": .number(Double(count("not probed"))),
        "passed": .bool(hasPassed),
        "probes": .array(results.map(\.json)),
        "version": .number(1),
      ])
    )
    writer.raw("\n")
    return writer.bytes
  }
}

extension ProbeResult {
  fileprivate var json: JSONValue {
    .object([
      "attempt": .string(probe.attempt),
      "control": .optional(control?.outcome.finding),
      "entries": .array(probe.entries.map { .number(Double($0)) }),
      "expected": .array(probe.expected.map { .string($0) }),
      "group": .string(probe.group),
      "inside": .optional(inside?.outcome.finding),
      "name": .string(probe.name),
      "passed": .bool(hasPassed),
      "reason": .optional(verdict.reason),
      "seen": .optional(probe.control == .host ? inside?.seen : nil),
      "source": .string(probe.source),
      "stoppedBy": .array(stoppedBy.map { .string($0) }),
      "verdict": .string(verdict.word.lowercased()),
    ])
  }
}

extension LayerProof {
  /// Whether nothing gets through with every layer, and every run took place.
  package var hasPassed: Bool {
    escaped.isEmpty && layers.allSatisfy { $0.failure == nil }
  }

  /// One line of JSON with sorted keys, ended by a line feed; docs/probes.md describes it.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object([
        "escaped": .array(escaped.map { .string($0) }),
        "layers": .array(layers.map(\.json)),
        "passed": .bool(hasPassed),
        "probes": .array(probes.map { .string($0) }),
        "version": .number(1),
        "working": .array(working.map { .string($0) }),
      ])
    )
    writer.raw("\n")
    return writer.bytes
  }
}

extension LayerProof.Layer {
  fileprivate var json: JSONValue {
    .object([
      "failure": .optional(failure),
      "layer": .string(layer.rawValue),
      "letsThrough": .array(letsThrough.map { .string($0) }),
      "notTriedAlone": .optional(isNotTriedAlone),
      "stopsAlone": .array(stopsAlone.map { .string($0) }),
      "stopsOnlyHere": .array(stopsOnlyHere.map { .string($0) }),
    ])
  }
}
