internal import Audit
internal import Glibc
internal import Sandbox

/// The probe program and the host, as they are built next to the tests.
enum Attack {
  static let folder: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }()

  static let hostPath = folder + "/report-host"

  static func runner() throws -> ProbeRunner {
    ProbeRunner(try ExecutableFile(path: folder + "/IsolationProbe"))
  }

  static func audit(omitting omitted: Set<IsolationLayer> = []) throws -> ProbeAudit {
    ProbeAudit(runner: try runner(), hostPath: hostPath, omitting: omitted)
  }

  static func scratch() throws -> Scratch {
    Scratch(hostPath: hostPath, probesPath: try runner().path)
  }

  static func probes(named names: [String]) throws -> [Probe] {
    try runner().probes().filter { names.contains($0.name) }
  }
}
