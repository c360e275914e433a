internal import Glibc

/// All measurements, and the tables they are printed in.
struct Comparison {
  private let options: Options
  private let program: String

  init(_ options: Options) throws {
    self.options = options
    guard let path = realpath("/proc/self/exe", nil) else {
      throw BenchmarkError("cannot find this program: /proc is not mounted")
    }
    defer { free(path) }
    program = String(cString: path)
  }

  /// Milliseconds that a window stays in front: of a usual history and of a heavy year, whose events
  /// number 1.68 million.
  private static let usualPace: Int64 = 22_500
  private static let heavyPace: Int64 = 5_700
  private static let heavyEvents = 1_680_000

  func run() throws {
    let folder = try WorkFolder(options.folder)
    defer { folder.remove() }
    show("load \(Self.load()) before, \(sysconf(Int32(_SC_NPROCESSORS_ONLN))) processors\n")
    var results: [Result] = []
    for size in options.sizes {
      results.append(try measure("\(size)", size, Self.usualPace, folder))
    }
    if options.hasHeavyYear {
      var heavy = try measure("heavy year", Self.heavyEvents, Self.heavyPace, folder)
      heavy.hasBudget = true
      results.append(heavy)
    }
    show(ImportTable(results).text)
    show(QueryTable(results).text)
    if options.hasPeers, let last = results.last { try Peers(last).run() }
    show("load \(Self.load()) after")
  }

  private func measure(
    _ name: String,
    _ events: Int,
    _ pace: Int64,
    _ folder: WorkFolder
  ) throws -> Result {
    let file = "\(folder.path)/history-\(events)-\(pace).db"
    let store = "\(folder.path)/store-\(events)-\(pace).sqlite"
    if access(file, R_OK) != 0 {
      let draft = file + ".draft"
      _ = try step(["write", "\(events)", "\(pace)", draft])
      guard rename(draft, file) == 0 else { throw BenchmarkError("cannot rename \(draft)") }
    }
    var result = Result(name: name, events: events, pace: pace, file: file, store: store)
    _ = try step(["scan", file])
    for _ in 0..<(events > 2_000_000 ? 1 : options.rounds) {
      result.scans.append(try step(["scan", file]))
      for suffix in ["", "-wal", "-shm"] { unlink(store + suffix) }
      result.imports.append(try step(["import", file, store]))
    }
    result.queries = try step(["query", store])
    return result
  }

  private func step(_ arguments: [String]) throws -> [String: Double] {
    try Child([program, Step.option] + arguments).figures
  }

  /// The machine's load over the last minute.
  private static func load() -> String {
    var averages = [0.0]
    getloadavg(&averages, 1)
    return decimals(averages[0], 1)
  }
}

/// What was measured of one history.
struct Result {
  let name: String
  let events: Int
  let pace: Int64
  let file: String
  let store: String
  var scans: [[String: Double]] = []
  var imports: [[String: Double]] = []
  var queries: [String: Double] = [:]
  var hasBudget = false

  var days: Int64 { History(events: events, pace: pace).days }

  func scan(_ name: String) -> Double { median(scans.compactMap { $0[name] }) }
  func importing(_ name: String) -> Double { median(imports.compactMap { $0[name] }) }
}

/// Where histories and stores lie.
struct WorkFolder {
  let path: String
  private let isKept: Bool

  init(_ path: String?) throws {
    if let path {
      self.path = path
      isKept = true
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
        throw BenchmarkError("cannot make \(path): \(String(cString: strerror(errno)))")
      }
      return
    }
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/activity-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchmarkError("cannot make a folder in \(parent)")
    }
    self.path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    isKept = false
  }

  func remove() {
    guard !isKept, let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}

/// The size of a file in bytes; zero where there is none.
func fileSize(_ path: String) -> Double {
  var status = stat()
  return stat(path, &status) == 0 ? Double(status.st_size) : 0
}
