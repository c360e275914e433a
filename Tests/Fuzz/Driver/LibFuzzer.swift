#if LIBFUZZER
  import FuzzTargets
  import Glibc
  import Mutation

  /// libFuzzer's loop (https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library).
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt

  /// libFuzzer's own mutations.
  @_silgen_name("LLVMFuzzerMutate")
  private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

  nonisolated(unsafe) private var current: FuzzTarget?
  nonisolated(unsafe) private var mutator: Mutator?

  extension Fuzz {
    /// Lets libFuzzer choose inputs by the code that they reach.
    ///
    /// - Parameter folder: Where inputs that reach something new are kept; the seeds are put there.
    static func drive(_ target: FuzzTarget, runs: Int, seed: Int, folder: String?) throws -> Int32 {
      current = target
      let seeds = try target.seeds()
      mutator = Mutator(target.form, seeds: seeds, seed: UInt64(seed))
      let corpus = folder ?? "."
      for (index, input) in seeds.enumerated() {
        guard let file = fopen("\(corpus)/seed-\(index)", "w") else { continue }
        fwrite(input, 1, input.count, file)
        fclose(file)
      }
      let options = [
        "Fuzz", "-runs=\(runs)", "-seed=\(seed == 0 ? 1 : seed)", "-timeout=1", "-rss_limit_mb=256",
        "-max_len=4096", "-print_final_stats=1", corpus,
      ]
      var count = CInt(options.count)
      var pointers = options.map { strdup($0) }
      pointers.append(nil)
      return pointers.withUnsafeMutableBufferPointer { buffer in
        guard var base = buffer.baseAddress else { return 1 }
        return runDriver(&count, &base) { data, size in
          let bytes = Array(UnsafeBufferPointer(start: data, count: size))
          do { try current?.run(bytes) } catch { fatalError("\(error)") }
          return 0
        }
      }
    }
  }

  /// Half of the mutations are libFuzzer's, half know the form of the input.
  @_cdecl("LLVMFuzzerCustomMutator")
  func customMutator(
    _ data: UnsafeMutablePointer<UInt8>,
    _ size: Int,
    _ limit: Int,
    _ seed: UInt32
  ) -> Int {
    guard seed & 1 == 0 else { return mutate(data, size, limit) }
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let changed = mutator?.changed(bytes) else { return mutate(data, size, limit) }
    let count = min(changed.count, limit)
    for index in 0..<count { data[index] = changed[index] }
    return count
  }
#endif
