package import CBOR
package import ViewTree

/// Trees whose every string is hostile.
package enum HostileTree {
  /// A copy of a tree in which every string is replaced.
  ///
  /// It goes through the wire form, where a string is a string whatever field it belongs to, so a
  /// field that is added to the tree one day needs nothing here.
  ///
  /// - Parameter text: What to put in, given the number of the place.
  package static func replacing(
    in tree: ViewTree,
    with text: (Int) -> String
  ) throws(CBORError) -> ViewTree {
    var writer = CBORWriter()
    tree.write(to: &writer)
    var rewriter = StringRewriter(writer.bytes)
    var reader = CBORReader(rewriter.rewritten(text))
    let hostile = try ViewTree(from: &reader)
    try reader.finish()
    return hostile
  }

  /// The number of strings in a tree's wire form.
  package static func stringCount(of tree: ViewTree) -> Int {
    var writer = CBORWriter()
    tree.write(to: &writer)
    var rewriter = StringRewriter(writer.bytes)
    var count = 0
    _ = rewriter.rewritten { _ in
      count += 1
      return ""
    }
    return count
  }
}

/// Copies CBOR that our own writer made, with other strings in it.
private struct StringRewriter {
  private let bytes: [UInt8]
  private var offset = 0
  private var output: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func rewritten(_ text: (Int) -> String) -> [UInt8] {
    var count = 0
    while offset < bytes.count {
      let start = offset
      let (type, argument) = head()
      switch type {
      case 2:
        offset += argument
        output += bytes[start..<offset]
      case 3:
        offset += argument
        append(text(count))
        count += 1
      default:
        output += bytes[start..<offset]
      }
    }
    return output
  }

  /// An item's type and length; floats have none.
  private mutating func head() -> (type: UInt8, argument: Int) {
    let first = bytes[offset]
    offset += 1
    let size = first & 0x1F < 24 ? 0 : 1 << Int(first & 0x1F - 24)
    guard size > 0 else { return (first >> 5, Int(first & 0x1F)) }
    let argument = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    offset += size
    return (first >> 5, Int(truncatingIfNeeded: argument))
  }

  private mutating func append(_ text: String) {
    let bytes = Array(text.utf8)
    output.append(0x7A)
    for shift in [24, 16, 8, 0] { output.append(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
    output += bytes
  }
}
