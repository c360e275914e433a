import Glibc

/// What runs behind the `@main` of an extension or app.
package enum ExtensionRuntime {
  /// The name and version of this library, as the host is told.
  package static let sdk = "report-host 1.0"

  /// How long until work that sleeps goes on; nil where none does.
  package static var timeToWake: Duration? { JobQueue.shared.timeToWake() }

  /// Speaks with the host until the session ends, and exits.
  ///
  /// Not `async`: an asynchronous `main` ends its first thread, for which libgcc sorts the unwind
  /// tables of the whole program, 4 ms that every report would pay.
  ///
  /// - Parameters:
  ///   - kind: What the program is, for people who start it by hand.
  ///   - makeProcess: Makes the extension or app once the executors are in place.
  package static func run(
    as kind: Kind = .reportExtension,
    _ makeProcess: @MainActor () -> any ReportProcess
  ) -> Never {
    guard HostConnection.isPresent else {
      say("this is \(kind.name); run it with: report-host \(kind.command) \(programName)")
      exit(2)
    }
    OneThreadFactory.install()
    // The one thread is the main actor's.
    let status = MainActor.assumeIsolated { serve(makeProcess()) }
    exit(status)
  }

  @MainActor
  private static func serve(_ process: any ReportProcess) -> Int32 {
    do {
      try Session(process).run()
      return 0
    } catch Session.Ending.hostGone {
      return 1
    } catch Session.Ending.confused(let reason) {
      say(reason)
      return 1
    } catch {
      say("the host's message cannot be read: \(error)")
      return 1
    }
  }

  /// A kind of program.
  package enum Kind {
    case reportExtension, app

    fileprivate var name: String { self == .app ? "an app" : "a report extension" }
    fileprivate var command: String { self == .app ? "open" : "run" }
  }

  private static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    return path.isEmpty ? "PROGRAM" : path
  }

  /// Writes one line to standard error.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
