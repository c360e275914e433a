import Glibc
import ImageProcess
import ImageProtocol
import ViewTree

/// Pictures of a large table, by the program that draws them.
struct Pictures {
  let rounds: Int

  /// In wall time, since another process does the work: what lies between a tree and its picture.
  func measure() throws {
    let tree = Report.table(rows: 200, columns: 25)
    let page = ImagePage(width: 1440)
    let process = try ImageProcess.start(
      hostPath: "/proc/self/exe".withCString { path in
        guard let real = realpath(path, nil) else { return "" }
        defer { free(real) }
        return String(cString: real)
      },
      environment: ["HOME": getenv("HOME").map { String(cString: $0) } ?? "/"]
    )
    for (format, name) in [(ImageFormat.png, "PNG"), (.svg, "SVG"), (.pdf, "PDF")] {
      var samples: [Double] = []
      for round in 0..<(rounds + 2) {
        let start = Pictures.now()
        guard try !process.draw(tree, on: page, as: format, scale: 1).isEmpty else {
          throw BenchmarkError("\(name): nothing was drawn")
        }
        if round >= 2 { samples.append(Pictures.now() - start) }
      }
      let words = "\(tree.nodes.count) nodes, \(name) of 1440 points, wall time"
      print(RenderBenchmarks.verdict(words, Times(samples).median, budget: 250))
    }
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
