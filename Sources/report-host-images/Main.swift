import CBOR
import CImageProcess
import ExtensionProtocol
import Glibc
import ImageProtocol
import ImageRenderer

/// Makes pictures for the host: reads requests from standard input and answers each on standard
/// output, until the input ends.
@main
struct Main {
  static func main() {
    // The libraries read words that come from an extension.
    for step in [rh_image_process_limit, rh_image_process_confine] {
      let error = step()
      guard error == 0 else { fail("cannot confine itself: \(String(cString: strerror(error)))") }
    }
    let studio = Studio()
    var reader = FrameReader(limit: ImageRequest.limit)
    var frames: [[UInt8]] = []
    while let bytes = read() {
      do throws(FrameError) {
        try reader.feed(bytes[...], into: &frames)
      } catch {
        fail("the request cannot be read: \(error)")
      }
      for frame in frames {
        let error = rh_image_process_begin_answer()
        guard error == 0 else { fail("cannot limit itself: \(String(cString: strerror(error)))") }
        send(studio.answer(frame))
      }
      frames.removeAll()
    }
  }

  /// The next bytes of the input; nil at its end.
  private static func read() -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, size in
        count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        size = max(count, 0)
      }
      if count > 0 { return bytes }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  private static func send(_ reply: ImageReply) {
    let frame: [UInt8]
    do throws(FrameError) {
      frame = try FrameWriter.frame(limit: ImageReply.limit) { reply.write(to: &$0) }
    } catch {
      return send(.failure("the picture is too large: \(error); \(ImageError.remedy)"))
    }
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes { bytes in
        write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count < 0, errno != EINTR { exit(1) }
      sent += max(count, 0)
    }
  }

  private static func fail(_ words: String) -> Never {
    let line = Array("\(words)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
  }
}
