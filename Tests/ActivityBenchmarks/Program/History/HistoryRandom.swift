internal import Glibc

/// Numbers that look random and are the same every time (SplitMix64).
struct HistoryRandom {
  private var state: UInt64

  init(seed: Int64) { state = UInt64(bitPattern: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// From zero up to, not including, the limit.
  mutating func below(_ limit: Int64) -> Int64 { Int64(next() % UInt64(limit)) }

  mutating func isTrue(percent: Int64) -> Bool { below(100) < percent }

  /// A time with this mean, mostly shorter and now and then much longer.
  mutating func time(mean: Int64) -> Int64 {
    let share = Double(next() >> 11 | 1) * 0x1p-53
    return Int64(-log(share) * Double(mean))
  }
}

/// Names of which some come up more often than others.
struct WeightedNames {
  let names: [String]
  private let sums: [Int64]

  init(_ weights: [(name: String, weight: Int64)]) {
    names = weights.map(\.name)
    var sum: Int64 = 0
    sums = weights.map { entry in
      sum += entry.weight
      return sum
    }
  }

  /// The index of a name.
  func pick(_ random: inout HistoryRandom) -> Int {
    let value = random.below(sums.last ?? 1)
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }

  static let applications = WeightedNames(
    [
      ("firefox", 520), ("code", 440), ("kitty", 280), ("Slack", 160), ("thunderbird", 100),
      ("org.gnome.Nautilus", 60), ("spotify", 60), ("libreoffice-writer", 60), ("obsidian", 60),
      ("telegram-desktop", 60), ("evince", 40), ("zoom", 40), ("gimp", 20), ("vlc", 20),
      ("steam", 20), ("signal", 20),
    ] + (0..<60).map { ("org.example.Tool\($0)", 1) }
  )

  static let domains = WeightedNames(
    [
      ("github.com", 80), ("www.youtube.com", 60), ("stackoverflow.com", 53),
      ("docs.google.com", 53), ("mail.google.com", 53), ("news.ycombinator.com", 33),
      ("en.wikipedia.org", 27), ("www.reddit.com", 40), ("developer.apple.com", 20),
      ("localhost:8080", 20),
    ] + (0..<300).map { ("site\($0).example", 1) }
  )
}
