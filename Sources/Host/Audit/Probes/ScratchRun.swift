internal import CScratch
internal import Glibc
internal import Sandbox

/// What the host does as the first process of a scratch environment: makes what is attacked, runs
/// one probe under several sets of layers, and writes a line on each.
package enum ScratchRun {
  /// The attack that needs a program of another to overwrite.
  private static let overwriting = "overwrite-program"

  /// Runs what ``Scratch/run(_:without:)`` asks for.
  ///
  /// - Parameter words: The path of the probe program, the probe's name, the sets of layers.
  /// - Returns: The exit status.
  package static func run(_ words: [String]) -> Int32 {
    // Outside of a scratch environment nothing of this may run.
    guard getpid() == 1, words.count >= 3 else { return 2 }
    var step: UnsafePointer<CChar>?
    let result = rh_world_furnish(words[0], words[1] == overwriting ? 1 : 0, &step)
    guard result == 0 else { return fail(step, result) }
    let runner: ProbeRunner
    do {
      runner = ProbeRunner(try ExecutableFile(path: words[0]))
    } catch {
      write("\(error)")
      return 1
    }
    for word in words.dropFirst(2) {
      var observation = runner.run(words[1], without: layers(word))
      let effects = rh_world_effects()
      observation.see(ProbeObservation.Effect.allCases.filter { effects & $0.bit != 0 })
      write(observation.line)
      // A signal may still be on its way to who was there.
      let isKilling = observation.damage?.contains("kill") ?? false
      let mended = rh_world_mend(isKilling ? 1 : 0, &step)
      guard mended == 0 else { return fail(step, mended) }
    }
    return 0
  }

  /// A set of layers as a word, and back.
  static func word(_ layers: Set<IsolationLayer>) -> String {
    layers.isEmpty ? "none" : layers.map(\.rawValue).sorted().joined(separator: ",")
  }

  static func layers(_ word: String) -> Set<IsolationLayer> {
    Set(word.split(separator: ",").compactMap { IsolationLayer(rawValue: String($0)) })
  }

  private static func fail(_ step: UnsafePointer<CChar>?, _ result: Int32) -> Int32 {
    write("failed to \(step.map { String(cString: $0) } ?? "start"): \(errorText(-result))")
    return 1
  }

  private static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDOUT_FILENO, bytes, bytes.count)
  }
}
