internal import JSON
internal import Sandbox

extension AuditReport {
  /// The version of the form, which docs/auditing.md describes.
  static let version = 1.0

  /// One line of JSON with sorted keys, ended by a line feed.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object([
        "contexts": .array(contexts.map(\.json)),
        "extension": .string(name),
        "isSample": .bool(isSample),
        "layers": .array(layers.map { .string($0.rawValue) }),
        "missingLayers": .array(missingLayers.map { .string($0.rawValue) }),
        "notTried": .array(notTried.map { .string($0) }),
        "passed": .bool(hasPassed),
        "path": .string(path),
        "refused": .array(findings.map(\.json)),
        "tier": .string(tier.rawValue),
        "version": .number(Self.version),
      ])
    )
    writer.raw("\n")
    return writer.bytes
  }
}

extension ContextAudit {
  fileprivate var json: JSONValue {
    let statistics = ending.statistics
    return .object([
      "bytesFrom": .number(Double(statistics.bytesReceived)),
      "bytesTo": .number(Double(statistics.bytesSent)),
      "context": .optional(context),
      "message": .optional(message),
      "nodes": .optional(nodes.map(Double.init)),
      "passed": .bool(hasPassed),
      "peakMemory": .optional(peakResidentBytes.map { Double($0) }),
      "processorSeconds": .number(statistics.processorTime),
      "refusedCalls": .number(Double(ending.refusals.reduce(0) { $0 + $1.count })),
      "seconds": .number(statistics.wallTime),
      "secondStage": hasEnteredSecondStage.map { .bool($0) } ?? .null,
      "verdict": .string(verdict),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      "advice": .string(explanation.advice),
      "call": .string(call),
      "contexts": .array(contexts.map { .string($0) }),
      "count": .number(Double(count)),
      "endsProcess": .bool(endsProcess),
      "meaning": .string(explanation.meaning),
      "systemCall": .string(systemCall),
    ])
  }
}
