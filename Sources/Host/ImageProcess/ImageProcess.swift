internal import CBOR
internal import ExtensionProtocol
internal import Glibc
package import ImageProtocol
internal import Sanitizer
internal import Synchronization
package import ViewTree

/// The program that makes pictures, as the host sees it.
///
/// The host is linked statically, and cairo and pango are in a program of their own, so that nothing
/// but a picture costs their time, and nothing that goes wrong in them reaches the host. The program
/// ends with this object; where it ended before, the next view starts a new one.
package final class ImageProcess: Sendable {
  /// The program's name, in the build folder and where it is installed.
  package static let programName = "report-host-images"

  private let channel: Mutex<ImageChannel>
  private let program: String
  private let variables: [String: String]
  private let timeLimit: Double

  /// Starts the program that belongs to this host.
  ///
  /// - Parameters:
  ///   - hostPath: The host's own executable; the program is beside it, or in
  ///     `<prefix>/lib/report-host`.
  ///   - environment: The host's; the program sees only what leads to the user's fonts.
  ///   - timeLimit: How long one answer may take, in seconds.
  /// - Throws: ``ImageProcessError`` where there is no such program.
  package static func start(
    hostPath: String,
    environment: [String: String],
    timeLimit: Double = 60
  ) throws(ImageProcessError) -> ImageProcess {
    try start(
      program: try program(besideHost: hostPath),
      environment: environment,
      timeLimit: timeLimit
    )
  }

  /// Starts the program at a path.
  package static func start(
    program: String,
    environment: [String: String],
    timeLimit: Double = 60
  ) throws(ImageProcessError) -> ImageProcess {
    let variables = fontVariables(environment)
    let channel = try ImageChannel(program: program, environment: variables)
    return ImageProcess(channel, program, variables, timeLimit: timeLimit)
  }

  private init(
    _ channel: consuming sending ImageChannel,
    _ program: String,
    _ variables: [String: String],
    timeLimit: Double
  ) {
    self.channel = Mutex(channel)
    self.program = program
    self.variables = variables
    self.timeLimit = timeLimit
  }

  /// Where the geometry nodes of a tree stand on a page, in points.
  package func geometry(
    of tree: ViewTree,
    on page: ImagePage
  ) throws(ImageProcessError) -> [NodeGeometry] {
    guard case .places(let places) = try answer(ImageRequest(.geometry, page: page, tree: tree))
    else { throw Self.confused }
    return places
  }

  /// A picture of a tree, as the bytes of its file.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; of no meaning for formats without pixels.
  ///   - title: What the picture is called inside its file.
  package func draw(
    _ tree: ViewTree,
    on page: ImagePage,
    as format: ImageFormat,
    scale: Double = 2,
    title: String = "Report"
  ) throws(ImageProcessError) -> [UInt8] {
    let action = ImageRequest.Action.draw(format, scale: scale, title: title)
    guard case .picture(let bytes) = try answer(ImageRequest(action, page: page, tree: tree))
    else { throw Self.confused }
    return bytes
  }

  private static let confused = ImageProcessError(
    "\(programName) gave an answer to another question; install it again with 'make install'"
  )

  private func answer(_ request: ImageRequest) throws(ImageProcessError) -> ImageReply {
    let frame: [UInt8]
    do throws(FrameError) {
      frame = try FrameWriter.frame(limit: ImageRequest.limit) { request.write(to: &$0) }
    } catch {
      throw ImageProcessError("the view is too large for a picture: \(error)")
    }
    let bytes = try channel.withLock { channel throws(ImageProcessError) in
      // What ended the last one says nothing of this view.
      if channel.isEnded {
        channel = try ImageChannel(program: program, environment: variables)
      }
      return try channel.exchange(frame, seconds: timeLimit)
    }
    let reply: ImageReply
    do throws(CBORError) {
      var reader = CBORReader(bytes, limits: ImageReply.encoding)
      reply = try ImageReply(from: &reader)
      try reader.finish()
    } catch {
      throw ImageProcessError("\(Self.programName) gave no answer that can be read: \(error)")
    }
    if case .failure(let words) = reply {
      throw ImageProcessError(Sanitizer.sanitized(words, limit: 1000))
    }
    return reply
  }
}

extension ImageProcess {
  /// Finds the program: beside the host, or in `<prefix>/lib/report-host`.
  private static func program(besideHost hostPath: String) throws(ImageProcessError) -> String {
    let folder = String(hostPath[..<(hostPath.lastIndex(of: "/") ?? hostPath.startIndex)])
    var places = ["\(folder)/\(programName)"]
    if folder.hasSuffix("/bin") {
      places.append("\(folder.dropLast(4))/lib/report-host/\(programName)")
    }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      let list = places.map { Sanitizer.path($0) }.joined(separator: " or ")
      throw ImageProcessError(
        "pictures are made by a program that is not at \(list); install report-host with"
          + " 'make install', or build it with 'make build'"
      )
    }
    return found
  }

  /// The variables that lead to the user's own fonts; the program sees no others.
  private static func fontVariables(_ environment: [String: String]) -> [String: String] {
    let names = [
      "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "FONTCONFIG_FILE",
      "FONTCONFIG_PATH",
    ]
    var variables = environment.filter { names.contains($0.key) }
    variables["LC_ALL"] = "C.UTF-8"
    return variables
  }
}
