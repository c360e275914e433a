import Testing

@testable import Sandbox

@Suite("The status of a process")
struct ProcessStatusTests {
  @Test("is read from the lines of /proc/PID/status, in bytes")
  func lines() {
    let status = ProcessStatus(
      text: "Name:\tVmHWM: 1 kB\nVmHWM:\t    4096 kB\nVmData:\t 12 kB\nSeccomp_filters:\t2\n"
    )
    #expect(status.peakResidentBytes == 4_194_304)
    #expect(status.dataBytes == 12_288)
    #expect(status.seccompFilters == 2)
  }

  @Test(
    "tells who waits for a processor or a disk from who waits for anything else",
    arguments: [
      ("R (running)", true), ("D (disk sleep)", true), ("S (sleeping)", false),
      ("Z (zombie)", false),
    ]
  )
  func state(text: String, isBusy: Bool) {
    #expect(ProcessStatus(text: "State:\t\(text)\n").isBusy == isBusy)
  }

  @Test("is nothing where the lines are missing or make no sense")
  func missing() {
    let status = ProcessStatus(text: "Name:\nVmHWM:\nVmData:\tmany kB\nSeccomp_filters:\t-1\n")
    #expect(status.peakResidentBytes == nil)
    #expect(status.dataBytes == nil)
    #expect(status.seccompFilters == nil)
  }
}
