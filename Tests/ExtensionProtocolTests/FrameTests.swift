import CBOR
import ExtensionProtocol
import Testing

@Suite("Frames")
struct FrameTests {
  @Test("frames are cut from the stream wherever its chunks begin and end", arguments: 1...9)
  func chunks(size: Int) throws {
    let stream: [UInt8] = [0, 0, 0, 1, 7, 0, 0, 0, 3, 1, 2, 3, 0, 0, 0, 2, 9]
    var reader = FrameReader(limit: 3)
    var frames: [[UInt8]] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      try reader.feed(stream[start..<min(start + size, stream.count)], into: &frames)
    }
    #expect(frames == [[7], [1, 2, 3]])
    #expect(throws: FrameError.truncated) { try reader.finish() }
    try reader.feed([8], into: &frames)
    #expect(frames == [[7], [1, 2, 3], [9, 8]])
    try reader.finish()
  }

  @Test("frames before an error are given, wherever the stream is cut", arguments: 1...10)
  func framesBeforeAnError(size: Int) {
    let stream: [UInt8] = [0, 0, 0, 1, 7, 0, 0, 0, 0, 5]
    var reader = FrameReader(limit: 3)
    var frames: [[UInt8]] = []
    #expect(throws: FrameError.empty) {
      for start in stride(from: 0, to: stream.count, by: size) {
        try reader.feed(stream[start..<min(start + size, stream.count)], into: &frames)
      }
    }
    #expect(frames == [[7]])
  }

  @Test("a length over the limit is refused when its fourth byte is there")
  func tooLarge() {
    var reader = FrameReader(limit: 16)
    var frames: [[UInt8]] = []
    #expect(throws: FrameError.tooLarge(length: 0xFFFF_FFFF, limit: 16)) {
      try reader.feed([255, 255, 255, 255], into: &frames)
    }
  }

  @Test("a frame of as many bytes as the limit is given, one of one more refused")
  func exactLimit() throws {
    var reader = FrameReader(limit: 2)
    var frames: [[UInt8]] = []
    try reader.feed([0, 0, 0, 2, 8, 9], into: &frames)
    #expect(frames == [[8, 9]])
    #expect(throws: FrameError.tooLarge(length: 3, limit: 2)) {
      try reader.feed([0, 0, 0, 3], into: &frames)
    }
  }

  @Test("a frame without an item is refused")
  func empty() {
    var reader = FrameReader(limit: 16)
    var frames: [[UInt8]] = []
    #expect(throws: FrameError.empty) { try reader.feed([0, 0, 0, 0], into: &frames) }
  }

  @Test("a stream that ends inside a length is refused")
  func truncatedHeader() throws {
    var reader = FrameReader(limit: 16)
    var frames: [[UInt8]] = []
    try reader.feed([0, 0], into: &frames)
    #expect(throws: FrameError.truncated) { try reader.finish() }
  }

  @Test("a writer refuses an item over the limit")
  func writeTooLarge() {
    #expect(throws: FrameError.tooLarge(length: 6, limit: 5)) {
      try FrameWriter.frame(limit: 5) { $0.text("hello") }
    }
  }
}
