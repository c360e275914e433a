import CBOR
import Testing
import TreeSamples
import ViewTree

@Suite("Trees that are refused")
struct MalformedTreeTests {
  private func message(_ bytes: [UInt8], limits: TreeLimits = TreeLimits()) -> String {
    do {
      _ = try decoded(bytes, limits: limits)
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  @Test("a tree without nodes")
  func empty() {
    #expect(message(hex("80")) == "the value has no root (at byte 0)")
  }

  @Test("a node without a kind")
  func noKind() {
    #expect(message(hex("81 a1 0100")) == "nodes[0]: kind is missing (at byte 2)")
  }

  @Test("a second root")
  func secondRoot() {
    let expected = "nodes[1]: the value follows the end of the root (at byte 4)"
    #expect(message(hex("82 a1 0004 a1 0004")) == expected)
  }

  @Test("children that are announced but not there")
  func missingChildren() {
    let expected = "the value ends before all the children that its nodes announce (at byte 0)"
    #expect(message(hex("81 a2 0010 0101")) == expected)
    #expect(message(hex("81 a2 001903e8 0101")) == expected)
  }

  @Test("a modifier with another number of children than it takes")
  func wrongChildCount() {
    let expected = "nodes[0]: the value has 2 children, opacity takes 1 (at byte 1)"
    #expect(message(hex("83 a2 001825 0102 a1 0004 a1 0004")) == expected)
    let leaf = "nodes[0]: the value has 1 children, divider takes 0 (at byte 1)"
    #expect(message(hex("82 a2 0004 0101 a1 0004")) == leaf)
    let section = "nodes[0]: the value has 0 children, section takes at least 1 (at byte 1)"
    #expect(message(hex("81 a2 0013 02f5")) == section)
  }

  @Test("an error deep inside names its way")
  func path() {
    // [{0: 16, 1: 1}, {0: 0, 2: [{0: "a"}, {0: 5}]}]
    let expected =
      "nodes[1].text.runs[1].string: expected text, found an unsigned integer (at byte 17)"
    #expect(message(hex("82 a2 0010 0101 a2 0000 0282 a1 006161 a1 0005")) == expected)
  }

  @Test("more nodes than the limit, before any is read")
  func nodes() {
    let bytes = [0x9A, 0, 1, 0x86, 0xA1] + [UInt8](repeating: 0xA0, count: 100_001)
    #expect(message(bytes) == "100001 nodes, at most 100000 are allowed (at byte 0)")
  }

  @Test("as many nodes as the limit are accepted, one more is not")
  func exactNodes() {
    // A column of two lines.
    let bytes = hex("83 a2 0010 0102 a1 0004 a1 0004")
    #expect(message(bytes, limits: TreeLimits(nodes: 3)) == "accepted")
    let expected = "3 nodes, at most 2 are allowed (at byte 0)"
    #expect(message(bytes, limits: TreeLimits(nodes: 2)) == expected)
  }

  @Test("nesting beyond the limit")
  func depth() {
    var builder = ViewTreeBuilder()
    for _ in 0..<512 { builder.open(.hidden) }
    builder.leaf(.divider)
    let tree = builder.finish()
    let expected = "nodes[512]: nested deeper than 512 "
    #expect(message(encoded(tree)).hasPrefix(expected))
    #expect(message(encoded(tree), limits: TreeLimits(depth: 513)) == "accepted")
  }

  @Test("more marks than the limit, in one chart or in several together")
  func marks() {
    let chart = Chart(marks: [Chart.Mark(kind: .bar), Chart.Mark(kind: .bar)])
    let one = encoded(Samples.tree(.chart(chart)))
    #expect(message(one, limits: TreeLimits(marks: 2)) == "accepted")
    let limited = message(one, limits: TreeLimits(marks: 1))
    #expect(limited.hasPrefix("nodes[0].chart.marks: 2 marks, at most 1 are allowed"))
    var builder = ViewTreeBuilder()
    builder.open(.depthStack(.center))
    builder.leaf(.chart(chart))
    builder.leaf(.chart(chart))
    let two = message(encoded(builder.finish()), limits: TreeLimits(marks: 3))
    #expect(two.hasPrefix("nodes[2].chart.marks: 2 marks, at most 1 are allowed"))
  }

  @Test(
    "a number that is not finite or out of range",
    arguments: ["f97e00", "f97c00", "fb4202a05f20000000", "fb7fefffffffffffff"]
  )
  func numbers(number: String) {
    let bytes = hex("82 a3 001826 0101 02 \(number) a1 0004")
    #expect(message(bytes).hasPrefix("nodes[0].offset.x: the value is not "))
  }

  @Test("infinity is allowed for the largest width of a frame, but no other")
  func infinity() {
    #expect(message(hex("82 a3 001822 0101 04 f97c00 a1 0004")) == "accepted")
    #expect(message(hex("82 a3 001822 0101 02 f97c00 a1 0004")).contains("flexibleFrame.minWidth"))
  }

  @Test("every tree that is cut short")
  func truncated() {
    var builder = ViewTreeBuilder()
    builder.open(.depthStack(.center))
    for content in Samples.leaves { builder.leaf(content) }
    let bytes = encoded(builder.finish())
    for count in 0..<bytes.count {
      #expect(message(Array(bytes.prefix(count))) != "accepted")
    }
  }

  @Test("no byte that is changed makes the decoder trap")
  func mutated() {
    var builder = ViewTreeBuilder()
    builder.open(.depthStack(.center))
    for content in Samples.all { builder.append(Samples.tree(content)) }
    let bytes = encoded(builder.finish())
    for index in bytes.indices {
      for value in [0x00, 0x1B, 0x3B, 0x7F, 0x9F, 0xBB, 0xF9, 0xFF] as [UInt8] {
        var copy = bytes
        copy[index] = value
        if let tree = try? decoded(copy) { #expect(!tree.nodes.isEmpty) }
      }
    }
  }
}
