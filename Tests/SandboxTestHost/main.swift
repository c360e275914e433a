internal import Glibc
internal import Sandbox

// A host for tests and measurements. With a count it runs the executable that often and prints the
// median time from launch to reaped, in microseconds; without, it prints the process's number,
// then the verdict, so that a test can kill the host in the middle.

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
  for _ in 0..<count {
    let ending = waitForEnd(try launch(path, order))
    guard ending.verdict == .ok else {
      print(ending.verdict)
      exit(1)
    }
    times.append(ending.statistics.wallTime)
  }
  times.sort()
  print(Int(times[times.count / 2] * 1e6))
}

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
