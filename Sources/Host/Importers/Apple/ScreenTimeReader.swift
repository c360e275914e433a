internal import ActivityStore

/// Reads one Screen Time store of Apple's, block by block.
struct ScreenTimeReader {
  private let recorder: Recorder
  private let names: ScreenTimeNames
  private var usages: ScreenTimeUsages
  private var blocks: ScreenTimeBlocks
  private var outcome = ScreenTimeOutcome()

  init(_ database: SourceDatabase, _ tables: SourceTables, _ recorder: Recorder) throws {
    self.recorder = recorder
    names = try ScreenTimeNames(database, tables)
    usages = try ScreenTimeUsages(database, tables, recorder)
    blocks = try ScreenTimeBlocks(database, tables)
  }

  /// Writes all blocks, and notes what they come to.
  mutating func readBlocks() throws {
    while let found = try blocks.next() {
      switch found {
      case .failure(.noHour): outcome.otherLengths += 1
      case .failure(.untimely): outcome.untimely += 1
      case .success(let block): try read(block)
      }
    }
    outcome.otherScreenNames = usages.otherScreens
    recorder.report.notes += outcome.lines
  }

  private mutating func read(_ block: ScreenTimeBlock) throws {
    switch try usages.place(of: block.usage) {
    case .device(let device): try write(block, to: device)
    case .allDevices: outcome.together = (outcome.together ?? 0) + block.screenTime
    case .otherScreen: outcome.otherScreens += 1
    case nil: outcome.homeless += 1
    }
  }

  private mutating func write(_ block: ScreenTimeBlock, to device: DeviceRecorder) throws {
    let hour = try ScreenTimeHour(block, names, recorder)
    try device.hour(hour.block, at: block.bin)
    outcome.devices += block.screenTime
    outcome.untrusted += block.timed.count { !$0.isTrusted }
    outcome.impossible += hour.impossible
    outcome.beyondLimit += block.beyondLimit
    if outcome.unknownCategories.count < 100 {
      outcome.unknownCategories.formUnion(hour.unknownCategories)
    }
  }
}
