import CBOR
import DeviceActivity
import ExtensionProtocol
import Mutation
import ViewTree

extension FuzzTarget {
  /// A tree as it stands in a message.
  static let tree = FuzzTarget("tree", .cbor, seeds: { TreeSeeds.items }) { bytes in
    var reader = CBORReader(bytes)
    guard let tree = try? ViewTree(from: &reader) else { return }
    try require(tree.excess(over: TreeLimits()) == nil, "a tree over the limits was accepted")
    try checkShape(of: tree)
    var writer = CBORWriter()
    tree.write(to: &writer)
    var again = CBORReader(writer.bytes)
    let second = try ViewTree(from: &again)
    try again.finish()
    try require(second == tree, "a tree changes when it is written and read")
    var twice = CBORWriter()
    second.write(to: &twice)
    try require(twice.bytes == writer.bytes, "equal trees have different bytes")
  }

  /// Whether counts of descendants and children fit together, for loops rely on them.
  private static func checkShape(of tree: ViewTree) throws(Finding) {
    for index in tree.nodes.indices {
      let end = index + 1 + tree.nodes[index].descendantCount
      try require(end <= tree.nodes.count, "a node's descendants go beyond the end")
      var last = index + 1
      for child in tree.children(of: index) {
        try require(child == last, "children do not follow one another")
        last = child + 1 + tree.nodes[child].descendantCount
      }
      try require(last == end, "children and descendants do not agree")
    }
  }

  /// Messages of both sides: read, written, read again.
  static let messages = FuzzTarget("messages", .cbor, seeds: messageSeeds) { bytes in
    if let message = try? ProcessMessage(frame: bytes) {
      let frame = try message.frame()
      try require(
        try ProcessMessage(frame: Array(frame.dropFirst(4))) == message,
        "a message of a process changes when it is written and read"
      )
    }
    if let message = try? HostMessage(frame: bytes) {
      let frame = try message.frame()
      try require(
        try HostMessage(frame: Array(frame.dropFirst(4))) == message,
        "a message of the host changes when it is written and read"
      )
    }
  }

  @Sendable private static func messageSeeds() throws -> [[UInt8]] {
    try (MessageSeeds.process() + MessageSeeds.host() + MessageSeeds.activity()).map {
      Array($0.dropFirst(4))
    }
  }

  /// Activity as a process takes it: kept in its bytes, decoded while it is iterated over.
  static let activity = FuzzTarget("activity", .cbor, seeds: activitySeeds) { bytes in
    guard case .activity(let frame)? = try? HostFrame(bytes) else { return }
    let report = frame.report()
    try require(frame.report() == report, "iterated twice, a frame has two contents")
    for segment in frame.segments {
      for index in segment.categories {
        let category = frame.category(at: index)
        let count = frame.applications(of: category).reduce(0) { count, _ in count + 1 }
        try require(
          count == category.applicationCount,
          "an application that was counted is missing"
        )
      }
    }
    let written = try HostMessage.activity(id: frame.id, report).frame()
    let again = try HostMessage(frame: Array(written.dropFirst(4)))
    try require(
      again == .activity(id: frame.id, report),
      "activity changes when it is written and read"
    )
    readAsAuthorsDo(frame)
  }

  /// Makes the values that authors get; none of them may trap.
  private static func readAsAuthorsDo(_ frame: ActivityFrame) {
    let source = ActivitySource(frame)
    for (index, segment) in frame.segments.enumerated() {
      _ = source.segment(at: index)
      for category in segment.categories {
        _ = source.category(at: category)
        for item in frame.applications(of: frame.category(at: category)) {
          _ = source.application(at: item.application)
        }
        for item in frame.webDomains(of: frame.category(at: category)) {
          _ = source.webDomain(at: item.webDomain)
        }
      }
    }
  }

  @Sendable private static func activitySeeds() throws -> [[UInt8]] {
    try MessageSeeds.activity().map { Array($0.dropFirst(4)) }
  }
}
