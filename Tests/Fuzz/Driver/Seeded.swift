#if !LIBFUZZER
  import FuzzTargets
  import Glibc
  import Mutation

  extension Fuzz {
    /// Where libFuzzer is not there: the seeded mutator, the same inputs for the same seed.
    static func drive(_ target: FuzzTarget, runs: Int, seed: Int, folder: String?) throws -> Int32 {
      var mutator = Mutator(target.form, seeds: try target.seeds(), seed: UInt64(seed))
      // A hang ends the process; the seed and the number of runs find the input again.
      let start = clock()
      for _ in 0..<runs {
        let input = mutator.next()
        alarm(2)
        do {
          try target.run(input)
        } catch {
          print("\(target.name): \(error)\n\(input.map { String($0, radix: 16) })")
          return 1
        }
      }
      alarm(0)
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      print("\(target.name): \(runs) inputs in \(seconds) s of processor time")
      return 0
    }
  }
#endif
