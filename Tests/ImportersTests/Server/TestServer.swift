import Foundation
import Glibc
import Synchronization

/// A server on this machine that answers each request as it is told, in a thread of its own.
final class TestServer: Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let log = Log()

  /// The requests that came.
  private final class Log: Sendable {
    let requests = Mutex<[String]>([])
  }

  /// - Parameter answer: Gets the request's path with its query, and returns all bytes of the answer.
  init(_ answer: @escaping @Sendable (_ path: String) -> String) throws {
    (descriptor, port) = try Self.bound()
    guard listen(descriptor, 8) == 0 else { throw POSIXError(.EADDRINUSE) }
    let thread = Thread { [log, descriptor] in Self.serve(descriptor, log, answer) }
    thread.start()
  }

  /// A socket at a port that nobody else gets; nothing listens there yet.
  static func bound() throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutableBytes(of: &name) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
        return false
      }
      return bind(descriptor, start, length) == 0 && getsockname(descriptor, start, &length) == 0
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    return (descriptor, UInt16(bigEndian: name.sin_port))
  }

  var address: String { "http://127.0.0.1:\(port)" }
  /// The requests so far, head and all.
  var requests: [String] { log.requests.withLock { $0 } }
  var paths: [String] { requests.map { String($0.split(separator: " ")[1]) } }

  /// Ends the thread: no connection is accepted any more.
  func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func serve(_ descriptor: Int32, _ log: Log, _ answer: (String) -> String) {
    while true {
      let connection = accept(descriptor, nil, nil)
      guard connection >= 0 else { break }
      var request = ""
      var part = [UInt8](repeating: 0, count: 4_096)
      while !request.contains("\r\n\r\n") {
        let count = recv(connection, &part, part.count, 0)
        guard count > 0 else { break }
        request += String(decoding: part[..<count], as: UTF8.self)
      }
      log.requests.withLock { $0.append(request) }
      let words = request.split(separator: " ")
      var rest = Array(answer(words.count > 1 ? String(words[1]) : "").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(connection)
    }
    close(descriptor)
  }

  /// An answer with a body, as aw-server's.
  static func json(_ body: String, status: String = "200 OK") -> String {
    "HTTP/1.0 \(status)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
