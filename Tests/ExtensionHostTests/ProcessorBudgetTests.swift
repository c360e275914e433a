@testable import ExtensionHost
internal import Sandbox
internal import Testing

@Suite("Processor time of processes that live for long")
struct ProcessorBudgetTests {
  private let start = Moment.now

  @Test("A process may use its whole time at once, and no more")
  func burst() {
    var budget = ProcessorBudget(seconds: 4)
    // A quarter of a second is given for the second that has passed.
    let first = budget.isOverdrawn(.init(runTime: 4), now: start.adding(seconds: 1))
    let second = budget.isOverdrawn(.init(runTime: 5), now: start.adding(seconds: 2))
    #expect([first, second] == [false, true])
  }

  @Test("A process that rests three quarters of the time lives for ever")
  func share() {
    var budget = ProcessorBudget(seconds: 1)
    for second in 1...1_000 {
      let now = start.adding(seconds: Double(second) + 0.1)
      let isOverdrawn = budget.isOverdrawn(.init(runTime: Double(second) / 4), now: now)
      #expect(!isOverdrawn)
    }
  }

  @Test("A process that never rests is found out")
  func restless() {
    var budget = ProcessorBudget(seconds: 10)
    // Three quarters of each second are drawn from what there was: 10 / 0.75 is 13.3.
    let overdrawn = (1...100).first { second in
      let now = start.adding(seconds: Double(second))
      return budget.isOverdrawn(.init(runTime: Double(second)), now: now)
    }
    #expect(overdrawn == 14)
  }

  @Test("A process that others hold up is not at rest meanwhile")
  func heldUp() {
    var budget = ProcessorBudget(seconds: 1)
    // A tenth of each second it runs, else it would; a tenth of a quarter is given.
    let overdrawn = (1...100).first { second in
      let now = start.adding(seconds: Double(second))
      let use = ProcessorBudget.Use(runTime: Double(second) / 10, heldUp: Double(second) * 0.9)
      return budget.isOverdrawn(use, now: now)
    }
    #expect(overdrawn == 14)
  }

  @Test("Where the kernel does not tell, nothing is held against a process")
  func unknown() {
    var budget = ProcessorBudget(seconds: 1)
    let isOverdrawn = budget.isOverdrawn(nil, now: start.adding(seconds: 100))
    #expect(!isOverdrawn)
  }
}
