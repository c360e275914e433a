internal import Glibc

/// Asks a server on this machine by HTTP (RFC 9110, RFC 9112).
///
/// Requests are of version 1.0, so that answers come in one piece and end with the connection.
struct ServerConnection {
  let address: ServerAddress
  private let key: String?
  /// Seconds that a whole answer may take.
  private let patience: Int64
  /// Seconds that all answers may take together; nil for any time.
  private let limit: Double?
  /// When they have to be there, as ``MonotonicTime`` counts.
  private let end: Int64

  /// Bytes of an answer's head.
  private static let headLimit = 1 << 16

  /// - Throws: ``ImportError`` where the key cannot be one.
  init(
    _ address: ServerAddress,
    key: String?,
    patience: Int64,
    limit: Double? = nil
  ) throws(ImportError) {
    guard key?.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) ?? true else {
      throw .server(address.text, "a key consists of letters, digits and signs")
    }
    self.address = address
    self.key = key
    self.patience = patience
    self.limit = limit
    end = limit.map(MonotonicTime.after) ?? .max
  }

  /// The body of an answer.
  ///
  /// - Parameter path: With its query, encoded.
  /// - Returns: Nil where there is nothing under this path.
  func get(_ path: String) throws(ImportError) -> ByteStream? {
    let deadline = min(end, MonotonicTime.after(Double(patience)))
    let descriptor = try connect(until: deadline)
    do throws(ImportError) {
      try send(path, to: descriptor)
      let (head, body) = try readHead(descriptor, deadline)
      if try HTTPHead(head, of: address).checked(hasKey: key != nil) {
        return ByteStream(descriptor: descriptor, head: body, deadline: deadline)
      }
    } catch {
      close(descriptor)
      throw error
    }
    close(descriptor)
    return nil
  }

  private func connect(until deadline: Int64) throws(ImportError) -> Int32 {
    var code: Int32 = 0
    for host in address.hosts {
      let family = host == .internet6 ? AF_INET6 : AF_INET
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      let descriptor = socket(family, kind, 0)
      guard descriptor >= 0 else {
        code = errno
        continue
      }
      let left = Int(max(1_000, (deadline - MonotonicTime.now) / 1_000))
      var time = timeval(tv_sec: left / 1_000_000, tv_usec: left % 1_000_000)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
      if connect(descriptor, to: host) == 0 { return descriptor }
      code = errno
      close(descriptor)
    }
    throw failure(code)
  }

  private func connect(_ descriptor: Int32, to host: ServerAddress.Host) -> Int32 {
    switch host {
    case .internet4(let number):
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_port = address.port.bigEndian
      name.sin_addr.s_addr = number
      return withUnsafeBytes(of: name) { Self.connect(descriptor, $0) }
    case .internet6:
      var name = sockaddr_in6()
      name.sin6_family = sa_family_t(AF_INET6)
      name.sin6_port = address.port.bigEndian
      name.sin6_addr = in6addr_loopback
      return withUnsafeBytes(of: name) { Self.connect(descriptor, $0) }
    }
  }

  private static func connect(_ descriptor: Int32, _ name: UnsafeRawBufferPointer) -> Int32 {
    guard let start = name.baseAddress else { return -1 }
    return Glibc.connect(
      descriptor,
      start.assumingMemoryBound(to: sockaddr.self),
      socklen_t(name.count)
    )
  }

  private func send(_ path: String, to descriptor: Int32) throws(ImportError) {
    var request = "GET \(path) HTTP/1.0\r\nHost: \(address.authority)\r\n"
    request += "Accept: application/json\r\nConnection: close\r\n"
    if let key { request += "Authorization: Bearer \(key)\r\n" }
    var rest = Array((request + "\r\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads up to the blank line, and returns what came with it of the body.
  private func readHead(
    _ descriptor: Int32,
    _ deadline: Int64
  ) throws(ImportError) -> (head: [UInt8], body: [UInt8]) {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while true {
      guard MonotonicTime.waits(for: descriptor, until: deadline) else { throw timeout }
      let count = recv(descriptor, &part, part.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure(errno) }
      let known = max(0, bytes.count - 3)
      bytes += part[..<count]
      if let end = HTTPHead.end(of: bytes, from: known) {
        return (Array(bytes[..<end]), Array(bytes[end...]))
      }
      guard count > 0, bytes.count <= Self.headLimit else {
        throw .server(address.text, "what it answers is not HTTP; is it ActivityWatch's address?")
      }
    }
  }

  /// That an answer is not there in time.
  var timeout: ImportError {
    guard let limit else {
      return .server(address.text, "it did not answer within \(patience) s; try again later")
    }
    let seconds = Int64(max(1, min(limit, 31_536_000)).rounded(.up))
    return .server(
      address.text,
      "it did not answer within \(seconds) s; 'report-host sources sync' waits longer"
    )
  }

  private func failure(_ code: Int32) -> ImportError {
    switch code {
    case ECONNREFUSED:
      .server(address.text, "nothing listens there; start ActivityWatch, or name its port")
    case EAGAIN, EINPROGRESS, ETIMEDOUT:
      timeout
    default: .server(address.text, String(cString: strerror(code)))
    }
  }
}
