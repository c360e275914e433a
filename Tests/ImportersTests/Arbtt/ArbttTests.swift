import Testing

@testable import Importers

@Suite("arbtt’s samples")
struct ArbttTests {
  /// 2026-11-02 08:00 UTC in microseconds.
  static let eight: Int64 = 1_793_606_400_000_000

  static func window(_ program: String, active: Bool, hidden: Bool = false) -> String {
    "{\"active\":\(active),\"hidden\":\(hidden),\"title\":\"t\",\"program\":\"\(program)\"}"
  }

  static func sample(_ second: Int, inactive: Int = 0, _ windows: [String]) -> String {
    let time = "2026-11-02T08:0\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60).25Z"
    return "{\"date\":\"\(time)\",\"rate\":60000,\"inactive\":\(inactive),\"desktop\":\"1\","
      + "\"windows\":[\(windows.joined(separator: ","))]}"
  }

  static func read(_ json: String) throws -> [ArbttSample] {
    var reader = ArbttReader(try TextStream.json(json))
    var samples: [ArbttSample] = []
    while let sample = try reader.next() { samples.append(sample) }
    return samples
  }

  @Test("One array, lines, and samples without anything between them are the same")
  func shapes() throws {
    let samples = [
      Self.sample(0, [Self.window("a", active: false), Self.window("b", active: true)]),
      Self.sample(61, inactive: 70_000, []),
    ]
    let expected = [
      ArbttSample(
        time: Self.eight + 250_000,
        rate: 60_000,
        inactive: 0,
        program: ArbttSample.Program(name: "b")
      ),
      ArbttSample(time: Self.eight + 61_250_000, rate: 60_000, inactive: 70_000, program: nil),
    ]
    #expect(try Self.read("[\n\(samples.joined(separator: "\n,\n"))\n]\n") == expected)
    #expect(try Self.read(samples.joined(separator: "\n") + "\n") == expected)
    #expect(try Self.read(samples.joined()) == expected)
    #expect(try Self.read("[]") == [])
  }

  @Test("The window in front is the active one that is not hidden")
  func front() throws {
    func program(_ windows: [String]) throws -> ArbttSample.Program? {
      try Self.read(Self.sample(0, windows)).first?.program
    }
    let hidden = Self.window("h", active: true, hidden: true)
    #expect(try program([hidden]) == nil)
    #expect(try program([hidden, Self.window("b", active: true)])?.name == "b")
    #expect(try program(["{\"active\":true,\"program\":5}"]) == ArbttSample.Program(name: nil))
    #expect(try program([Self.window("x", active: false)]) == nil)
    let long = String(repeating: "x", count: 5_000)
    #expect(try program([Self.window(long, active: true)]) == ArbttSample.Program(name: nil))
  }

  @Test("Samples that follow one another are one stretch of presence; a minute of rest ends it")
  func presence() throws {
    func sample(_ seconds: Int64, inactive: Int64 = 0, rate: Int64 = 60_000) -> ArbttSample {
      ArbttSample(time: seconds * 1_000_000, rate: rate, inactive: inactive, program: nil)
    }
    var presence = ArbttPresence()
    var stretches: [Range<Int64>] = []
    for sample in [
      sample(0), sample(62, inactive: 60_000), sample(124, inactive: 60_001), sample(190),
      sample(256, rate: -5), sample(100), sample(900, rate: .max),
    ] {
      if let stretch = presence.take(sample) { stretches.append(stretch) }
    }
    if let last = presence.finish() { stretches.append(last) }
    #expect(
      stretches.map { ($0.lowerBound / 1_000_000)..<($0.upperBound / 1_000_000) }
        == [0..<122, 190..<250, 256..<256, 100..<160, 900..<87_300]
    )
    #expect(presence.finish() == nil)
  }

  @Test(
    "What is missing or of another kind is an error that names the sample",
    arguments: [
      ("[{\"rate\":1}]", 0, "date missing"),
      ("[{\"date\":\"2026-11-02T08:00:00Z\"}]", 0, "rate missing"),
      ("[{\"date\":5}]", 0, "date is not a string"),
      ("[{\"date\":\"today\"}]", 0, "date is not a date and time of RFC 3339"),
      ("[{\"rate\":\"x\"}]", 0, "rate is not a number of milliseconds"),
      ("[{\"rate\":99999999999999999999}]", 0, "rate is out of range"),
      ("[{\"windows\":{}}]", 0, "an array was expected"),
      ("[{\"windows\":[1]}]", 0, "an object was expected"),
      ("[\(sample(0, [])),7]", 1, "an object was expected"),
      ("\(sample(0, [])) 7", 1, "an object was expected"),
      ("\(sample(0, [])) x", 0, "text after the end"),
      ("[\(sample(0, []))", 0, "the file ends too early"),
    ]
  )
  func malformed(json: String, index: Int, message: String) throws {
    var reader = ArbttReader(try TextStream.json(json))
    var failure: JSONError?
    do throws(JSONError) {
      while try reader.next() != nil {}
    } catch { failure = error }
    #expect(failure?.message.contains(message) == true)
    let place = reader.index
    #expect(place == index)
  }
}
