import Foundation

/// A recorded session: the items of the frames in order, as hexadecimal text.
///
/// Lines that begin with "#" say in CBOR's diagnostic notation what the bytes below them hold; the
/// bytes were made from that by an encoder that is no part of this package.
struct Transcript {
  enum Side: String {
    case host, process
  }

  struct Step {
    var side: Side
    var item: [UInt8]

    /// The item behind its length.
    var frame: [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: item.count >> (24 - 8 * $0)) } + item
    }
  }

  var steps: [Step] = []

  static let names = ["app", "c-extension", "messages", "nodes", "template-extension"]

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Transcripts/\(name).transcript")
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if let side = Side(rawValue: String(line.dropLast())), line.hasSuffix(":") {
        steps.append(Step(side: side, item: []))
      } else {
        let bytes = line.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        steps[steps.count - 1].item += bytes
      }
    }
  }
}
