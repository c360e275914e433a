internal import Glibc
internal import Sandbox

// A host for tests: launches an executable, gives it one order, prints its process number and
// waits for its end, so that a test can kill the host in the middle.

guard CommandLine.arguments.count == 3 else {
  print("usage: SandboxTestHost EXECUTABLE ORDER")
  exit(2)
}
do {
  let executable = try ExecutableFile(path: CommandLine.arguments[1])
  var configuration = SandboxConfiguration()
  configuration.timeLimit = 60
  let process = try SandboxedProcess.launch(executable, configuration: configuration)
  process.send(Array((CommandLine.arguments[2] + "\n").utf8))
  print(process.processIdentifier)
  fflush(nil)
  while true {
    guard case .ended(let ending) = process.nextEvent() else { continue }
    print(ending.verdict)
    break
  }
} catch {
  print(error)
  exit(1)
}
