import Testing

@testable import Importers

@Suite("GNOME’s session history")
struct SessionHistoryTests {
  static func entry(_ old: Int, _ new: Int, _ time: Int64) -> String {
    "{\"oldState\":\(old),\"newState\":\(new),\"wallTimeSecs\":\(time)}"
  }

  static func read(_ json: String) throws -> (stretches: [Range<Int64>], state: ActiveStretches) {
    var reader = SessionHistoryReader(try TextStream.json(json))
    var state = ActiveStretches()
    var stretches: [Range<Int64>] = []
    while let transition = try reader.next() {
      if let stretch = state.take(transition) { stretches.append(stretch) }
    }
    return (stretches, state)
  }

  static func read(_ entries: [(Int, Int, Int64)]) throws
    -> (stretches: [Range<Int64>], state: ActiveStretches)
  {
    try read("[\(entries.map { entry($0.0, $0.1, $0.2) }.joined(separator: ","))]")
  }

  @Test("Time counts from coming to going")
  func stretches() throws {
    let history = try Self.read([(0, 1, 100), (1, 0, 160), (0, 1, 200), (1, 0, 260)])
    #expect(history.stretches == [100..<160, 200..<260])
    #expect(history.state.openSince == nil)
  }

  @Test("Nothing says until when the last stretch went, or since when the first")
  func openEnds() throws {
    let history = try Self.read([(1, 0, 100), (0, 1, 200), (1, 0, 260), (0, 1, 300)])
    #expect(history.stretches == [200..<260])
    #expect(history.state.beginsActive)
    #expect(history.state.openSince == 300)
    #expect(try Self.read("[]").stretches == [])
  }

  @Test("Times may be equal; a state that repeats itself goes on")
  func repetition() throws {
    // GNOME dropped the first of two transitions at 150 that cancelled each other.
    let history = try Self.read([
      (0, 1, 100), (0, 1, 150), (1, 0, 160), (1, 0, 170), (0, 1, 200), (1, 0, 200),
    ])
    #expect(history.stretches == [100..<160])
    #expect(history.state.repeatedTransitions == 2)
  }

  static func moved(_ stretches: [Range<Int64>], by offset: Int64) -> [Range<Int64>] {
    stretches.map { ($0.lowerBound + offset)..<($0.upperBound + offset) }
  }

  @Test("A history that was moved with the clock is known by its lengths and gaps")
  func clockSteps() {
    let old: [Range<Int64>] = [0..<10, 15..<40, 60..<61, 100..<130]
    let added: [Range<Int64>] = [4_000..<4_010]
    let new: [Range<Int64>] = Self.moved(old, by: 3_600) + added
    let steps = ClockSteps(known: old, new: new)
    #expect(steps.steps == [3_600])
    #expect(new.filter { !steps.isKnown($0) } == added)
    #expect(ClockSteps(known: old, new: old).steps == [])
    #expect(ClockSteps(known: [], new: old).steps == [])
    #expect(ClockSteps(known: old, new: []).steps == [])
  }

  @Test("Parts that were moved by different steps are both known")
  func severalSteps() {
    let early: [Range<Int64>] = [0..<10, 15..<40, 60..<61]
    let late: [Range<Int64>] = [500..<502, 600..<603, 700..<704]
    let new = Self.moved(early, by: 50) + Self.moved(late, by: -7)
    let steps = ClockSteps(known: early + late, new: new)
    #expect(steps.steps == [-7, 50])
    #expect(new.allSatisfy { steps.isKnown($0) })
  }

  @Test("Lengths and gaps that come again and again tell nothing")
  func regularStretches() {
    let old = (0..<50 as Range<Int64>).map { index in (index * 100)..<(index * 100 + 60) }
    let new = (0..<60 as Range<Int64>).map { index in (index * 100 + 700)..<(index * 100 + 760) }
    #expect(ClockSteps(known: old, new: new).steps == [])
  }

  @Test("A day or more without a break is counted, also where it was broken for no time")
  func endless() throws {
    let day: Int64 = 86_400
    #expect(try Self.read([(0, 1, 0), (1, 0, day - 1)]).state.endlessStretches == 0)
    #expect(try Self.read([(0, 1, 0), (1, 0, day)]).state.endlessStretches == 1)
    let joined = try Self.read([
      (0, 1, 0), (1, 0, day / 2), (0, 1, day / 2), (1, 0, day), (0, 1, day), (1, 0, 2 * day),
      (0, 1, 3 * day), (1, 0, 4 * day),
    ])
    #expect(joined.state.endlessStretches == 2)
  }

  @Test(
    "What GNOME itself would refuse is an error that names the transition",
    arguments: [
      ("[\(entry(0, 1, 5)),\(entry(1, 0, 4))]", 1, "before that of the transition before"),
      ("[\(entry(1, 1, 5))]", 0, "oldState and newState are the same"),
      ("[\(entry(0, 2, 5))]", 0, "newState is neither 0 nor 1"),
      ("[{\"oldState\":true}]", 0, "oldState is neither 0 nor 1"),
      ("[{\"oldState\":0,\"newState\":1}]", 0, "wallTimeSecs missing"),
      ("[{\"oldState\":0,\"wallTimeSecs\":1}]", 0, "newState missing"),
      ("[{\"wallTimeSecs\":1.5}]", 0, "not a whole number of seconds"),
      ("[{\"wallTimeSecs\":99999999999999999999}]", 0, "or out of range"),
      ("[{\"wallTimeSecs\":\"5\"}]", 0, "wallTimeSecs is not a number"),
      ("[{}]", 0, "oldState missing"), ("[5]", 0, "an object was expected"),
      ("{}", -1, "an array was expected"), ("[", -1, "the file ends too early"),
      ("[] []", -1, "text after the end"),
    ]
  )
  func malformed(json: String, index: Int, message: String) throws {
    var reader = SessionHistoryReader(try TextStream.json(json))
    var failure: JSONError?
    do throws(JSONError) {
      while try reader.next() != nil {}
    } catch { failure = error }
    #expect(failure?.message.contains(message) == true)
    let place = reader.index
    #expect(place == index)
  }
}
