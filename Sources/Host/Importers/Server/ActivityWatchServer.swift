internal import ActivityStore
internal import CivilCalendar
internal import Glibc

/// Imports from a running server of ActivityWatch.
///
/// It takes the API that both servers have: `/api/0/buckets/`, `/api/0/settings` and each bucket's
/// events.
struct ActivityWatchServer {
  private let address: ServerAddress
  private let recorder: Recorder
  private let connection: ServerConnection

  /// Seconds that an answer may take: the first time it is the whole history.
  private static let firstPatience: Int64 = 600
  private static let patience: Int64 = 20
  /// Events that began earlier before the last one's end do not grow any more; microseconds.
  private static let longest: Int64 = 86_400_000_000

  init(_ address: ServerAddress, _ recorder: Recorder) throws(ImportError) {
    self.address = address
    self.recorder = recorder
    connection = try ServerConnection(
      address,
      key: recorder.options.key,
      patience: recorder.options.positions.isEmpty ? Self.firstPatience : Self.patience,
      limit: recorder.options.timeLimit
    )
  }

  /// Writes all that the server has, or what is new.
  func read() throws {
    let headers = try headers()
    try useRules()
    let history = ActivityWatchHistory(recorder)
    for (index, header) in headers.enumerated() {
      try readEvents(header, history)
      recorder.advance(to: Double(index + 1) / Double(headers.count))
    }
    history.finish()
  }

  private func headers() throws(ImportError) -> [BucketHeader] {
    let path = "/api/0/buckets/"
    guard let body = try connection.get(path) else {
      throw .server(address.text, "it has no \(path), so it is no server of ActivityWatch")
    }
    var reader = JSONReader(body, limits: recorder.options.limits)
    do throws(JSONError) {
      return try BucketHeader.readAll(from: &reader)
    } catch {
      throw failure(error, reader.readFailure, path, nil)
    }
  }

  private func useRules() throws(ImportError) {
    guard case .ofSource = recorder.options.rules else { return }
    let path = "/api/0/settings"
    // Servers before 2023 have none.
    guard let body = try connection.get(path) else { return }
    let reader = JSONReader(body, limits: recorder.options.limits)
    var parser = CategoryRuleParser(reader)
    do throws(JSONError) {
      if let rules = try parser.read() { recorder.rules = RuleMatcher(CategoryRules(rules: rules)) }
    } catch {
      throw failure(error, parser.readFailure, path, nil)
    }
  }

  private func readEvents(_ header: BucketHeader, _ history: ActivityWatchHistory) throws {
    guard header.kind != .other else {
      _ = try history.bucket(header)
      return
    }
    guard history.hasRoom else {
      throw ImportError.server(
        address.text,
        "it has more than \(recorder.options.limits.buckets) buckets of activity"
      )
    }
    let part = "end of \(header.id)"
    let known = recorder.position(of: part)
    let since = known.map { max(0, $0 - Self.longest) }
    let path = "/api/0/buckets/\(Self.encoded(header.id))/events" + Self.query(since)
    // A bucket may be deleted meanwhile.
    guard let body = try connection.get(path) else { return }
    let reader = JSONReader(body, limits: recorder.options.limits)
    var parser = ActivityWatchExportParser(reader, history, size: nil)
    do {
      try parser.readEvents(header, after: since ?? .min, known: known ?? .max)
    } catch let error as JSONError {
      throw failure(error, parser.readFailure, path, parser.place)
    }
    if let end = parser.lastEnd { recorder.reached(end, of: part) }
  }

  /// Events that reach over the moment are cut at it by the server; they are known but for what has
  /// grown since.
  private static func query(_ since: Int64?) -> String {
    guard let since else { return "" }
    return "?start=" + encoded(TimeZoneRules.utc.rfc3339(since.flooredQuotient(by: 1_000_000)))
  }

  /// The text with all but unreserved characters encoded (RFC 3986 section 2.3).
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: result.append(byte)
      default: result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func failure(
    _ error: JSONError,
    _ code: Int32,
    _ path: String,
    _ place: String?
  ) -> ImportError {
    if code == ETIMEDOUT { return connection.timeout }
    guard code == 0 else {
      return .server(address.text, "its answer to \(path) broke off")
    }
    return .malformed(
      file: "http://\(address.authority)\(path)",
      offset: error.offset,
      place: place,
      reason: error.message
    )
  }
}
