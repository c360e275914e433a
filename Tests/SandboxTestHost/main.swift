internal import Glibc
internal import Sandbox

// A host for tests and measurements. With a count it runs the executable that often and prints the
// last verdict, the median time from launch to reaped in microseconds, and how many descriptors
// and child processes it is left with. Without a count it prints the process's number, then the
// verdict and the refusals, so that a test can kill the host in the middle.

func launch(_ path: String, _ order: String) throws -> SandboxedProcess {
  var configuration = SandboxConfiguration()
  configuration.timeLimit = 60
  let executable = try ExecutableFile(path: path)
  let process = try SandboxedProcess.launch(executable, configuration: configuration)
  process.send(Array((order + "\n").utf8))
  return process
}

func waitForEnd(_ process: SandboxedProcess) -> Ending {
  while true {
    if case .ended(let ending) = process.nextEvent() { return ending }
  }
}

func measure(_ path: String, _ order: String, count: Int) throws {
  var times: [Double] = []
  var verdict = Verdict.terminated
  for _ in 0..<count {
    let ending = waitForEnd(try launch(path, order))
    times.append(ending.statistics.wallTime)
    verdict = ending.verdict
  }
  times.sort()
  print(verdict)
  print("median \(Int(times[times.count / 2] * 1e6))")
  print("descriptors \((0..<1024).count { fcntl($0, F_GETFD) >= 0 })")
  print("children \(waitpid(-1, nil, WNOHANG) < 0 ? 0 : 1)")
}

// What happened to be open in whoever started this must not count as a leak.
for descriptor: Int32 in 3..<1024 { close(descriptor) }

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 4 else {
  print("usage: SandboxTestHost EXECUTABLE ORDER [COUNT]")
  exit(2)
}
do {
  if arguments.count == 4, let count = Int(arguments[3]), count > 0 {
    try measure(arguments[1], arguments[2], count: count)
  } else {
    let process = try launch(arguments[1], arguments[2])
    print(process.processIdentifier)
    fflush(nil)
    let ending = waitForEnd(process)
    print(ending.verdict)
    for refusal in ending.refusals { print(refusal) }
  }
} catch {
  print(error)
  exit(1)
}
