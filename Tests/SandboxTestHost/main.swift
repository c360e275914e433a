internal import Glibc
internal import Sandbox

// A host for tests and measurements. With a count it runs the executable that often and prints the
// last verdict, the median time from launch to reaped in microseconds, and what there is of all that
// it could leave behind (Residue), after the first run and after the last. Without a count it prints the process's number, then the
// verdict and the refusals, so that a test can kill the host in the middle. A third
// argument "preparing" makes it prepare and wait for its own end instead; "accepting:LAYER,..." lets layers be missing, and has it print the reply too;
// "dynamic:LAYER,..." the same in the dynamic tier.

func launch(
  _ path: String,
  _ order: String,
  accepting accepted: Set<IsolationLayer> = [],
  tier: SandboxTier = .strict
) throws -> SandboxedProcess {
  var configuration = SandboxConfiguration()
  if !accepted.isEmpty {
    configuration.omittedLayers = SandboxCapabilities.probe().omissions(accepting: accepted)
  }
  configuration.timeLimit = 60
  let executable = try ExecutableFile(path: path, tier: tier)
  let process = try SandboxedProcess.launch(executable, configuration: configuration)
  process.send(Array((order + "\n").utf8))
  return process
}

func waitForEnd(_ process: SandboxedProcess) -> (ending: Ending, reply: String) {
  var reply: [UInt8] = []
  while true {
    switch process.nextEvent() {
    case .reply(let bytes): reply += bytes
    case .ended(let ending): return (ending, String(decoding: reply, as: UTF8.self))
    case .log, .refusal: continue
    }
  }
}

func measure(_ path: String, _ order: String, count: Int) throws {
  var times: [Double] = []
  var verdict = Verdict.terminated
  var first: Residue?
  for _ in 0..<count {
    let ending = waitForEnd(try launch(path, order)).ending
    times.append(ending.statistics.wallTime)
    verdict = ending.verdict
    if first == nil { first = .now() }
  }
  times.sort()
  print(verdict)
  print("median \(Int(times[times.count / 2] * 1e6))")
  let last = Residue.now()
  print(last.printed(since: first ?? last), terminator: "")
}

// What happened to be open in whoever started this must not count as a leak.
for descriptor: Int32 in 3..<1024 { close(descriptor) }

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 4 else {
  print("usage: SandboxTestHost EXECUTABLE ORDER [COUNT]")
  exit(2)
}
do {
  if arguments.count == 4, arguments[3] == "preparing" {
    try SandboxedProcess.prepare()
    print(getpid())
    fflush(nil)
    while true { pause() }
  } else if arguments.count == 4, let count = Int(arguments[3]), count > 0 {
    try measure(arguments[1], arguments[2], count: count)
  } else {
    let last = arguments.count == 4 ? arguments[3].split(separator: ":") : []
    let accepted = last.count == 2 ? IsolationLayer.accepted(String(last[1])) ?? [] : []
    let tier: SandboxTier = last.first == "dynamic" ? .dynamic : .strict
    let process = try launch(arguments[1], arguments[2], accepting: accepted, tier: tier)
    print(process.processIdentifier)
    fflush(nil)
    let (ending, reply) = waitForEnd(process)
    print(ending.verdict)
    for refusal in ending.refusals { print(refusal) }
    if !last.isEmpty { print("reply \(reply)") }
  }
} catch {
  print(error)
  exit(1)
}
