import ExtensionProtocol
import Mutation

extension FuzzTarget {
  /// A stream of frames: the frames and the error are the same wherever it is cut.
  ///
  /// The input's first byte chooses the cuts.
  static let frames = FuzzTarget("frames", .cbor, seeds: frameSeeds) { bytes in
    let stream = bytes.dropFirst()
    let whole = Stream(stream, pieces: stream.count)
    try require(whole.frames.allSatisfy { (1...limit).contains($0.count) }, "a frame of no length")
    try require(whole.used <= stream.count, "frames hold more bytes than came")
    for pieces in [1, Int(bytes.first ?? 0) + 2] {
      let cut = Stream(stream, pieces: pieces)
      try require(cut == whole, "cut into pieces of \(pieces), a stream has other frames")
    }
  }

  private static let limit = 600

  private struct Stream: Equatable {
    var frames: [[UInt8]] = []
    var error: FrameError?

    init(_ bytes: ArraySlice<UInt8>, pieces: Int) {
      var reader = FrameReader(limit: FuzzTarget.limit)
      var start = bytes.startIndex
      do throws(FrameError) {
        while start < bytes.endIndex {
          let end = min(start + pieces, bytes.endIndex)
          try reader.feed(bytes[start..<end], into: &frames)
          start = end
        }
        try reader.finish()
      } catch { self.error = error }
    }

    var used: Int { frames.reduce(0) { $0 + $1.count + 4 } }
  }

  @Sendable private static func frameSeeds() throws -> [[UInt8]] {
    let messages = try MessageSeeds.process() + MessageSeeds.host()
    return messages.map { [3] + $0 } + [
      [0] + messages.joined(), [9, 0, 0, 0, 0], [1, 0, 0, 2, 88],
    ]
  }
}
