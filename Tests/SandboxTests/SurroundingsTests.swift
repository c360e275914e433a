internal import Glibc
internal import Sandbox
internal import Testing

@Suite("What the process sees")
struct SurroundingsTests {
  @Test("Five descriptors, five variables, an empty folder, nobody's identity")
  func surroundings() throws {
    let outcome = try Fixture.run("describe") {
      $0.timeZone = "Europe/Berlin"
      $0.locale = "de_DE.UTF-8"
    }
    let expected = [
      "fd 0", "fd 1", "fd 2", "fd 3", "fd 4",
      "env SWIFT_ROOT=/", "env SWIFT_BACKTRACE=enable=no", "env LIBDISPATCH_LOG=NO",
      "env TZ=Europe/Berlin", "env LANG=de_DE.UTF-8",
      "cwd /", "pid 1", "uid 65534", "gid 65534", "stdin 0",
    ]
    #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
  }

  @Test("Resource limits are in place")
  func limits() throws {
    let outcome = try Fixture.run("describe-limits") {
      $0.timeLimit = 12.5
      $0.memoryLimit = 128 << 20
    }
    let expected = [
      "core 1", "fsize 0", "memlock 0", "nofile 32", "nproc 1", "data \(128 << 20)", "msgqueue 0",
      "cpu 14",
    ]
    #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
  }

  @Test(
    "The time zone database can be read, not written, and leads nowhere else",
    .enabled(if: access("/usr/share/zoneinfo/Europe/Berlin", R_OK) == 0)
  )
  func zoneinfo() throws {
    let outcome = try Fixture.run("use-zoneinfo")
    #expect(outcome.text == "TZif -1 -1")
    let expected = [
      "openat(/usr/share/zoneinfo/Europe/Berlin)",
      "openat(/usr/share/zoneinfo/../../../etc/passwd)",
    ]
    #expect(outcome.ending.refusals.map(\.description) == expected)
  }

  @Test(
    "Reading the time zone database leaves no trace in access times",
    .enabled(if: access("/usr/share/zoneinfo/Europe/Berlin", R_OK) == 0)
  )
  func accessTime() throws {
    func accessTime() -> Int {
      var status = stat()
      stat("/usr/share/zoneinfo/Europe/Berlin", &status)
      return status.st_atim.tv_sec &* 1_000_000_000 &+ status.st_atim.tv_nsec
    }
    let before = accessTime()
    #expect(try Fixture.run("use-zoneinfo").text.hasPrefix("TZif"))
    #expect(accessTime() == before)
  }

  @Test(
    "Descriptors that the launch used cannot be had again",
    .enabled(if: access("/usr/share/zoneinfo/Europe/Berlin", R_OK) == 0)
  )
  func descriptorLimit() throws {
    #expect(try Fixture.run("exhaust-descriptors").text == "31")
  }
}
