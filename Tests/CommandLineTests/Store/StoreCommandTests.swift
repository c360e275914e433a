import Foundation
import Testing

@Suite("Looking after a store")
struct StoreCommandTests {
  let household: Household

  init() throws { household = try Household() }

  /// The columns of the table's rows, by person and device.
  private func rows(_ output: String) -> [String: [String]] {
    var rows: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let cells = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      if cells.count > 3 { rows["\(cells[0]) \(cells[1])"] = Array(cells.dropFirst(2)) }
    }
    return rows
  }

  @Test("Info tells people, devices, days and time, the person's as the union")
  func info() throws {
    let host = try household.run(["info"])
    #expect(host.status == 0)
    let rows = rows(host.output)
    #expect(rows["Robin laptop (mac)"] == ["2", "8h 30m", "2026-11-02", "2026-11-03", "0", "0"])
    #expect(rows["Robin phone (iPhone)"] == ["1", "30m", "2026-11-02", "2026-11-02", "0", "0"])
    // 8:00–8:50 and eight hours: the ten minutes on both count once.
    #expect(rows["Robin all together"] == ["8h 50m", "0", "0"])
    #expect(rows["Mia (child) sofa (mac)"]?.prefix(2) == ["1", "30m"])
    #expect(host.output.contains("Names    3 applications, 0 web domains"))
  }

  @Test("Verify says that a sound store is sound, and status 1 names what is not")
  func verify() throws {
    let sound = try household.run(["verify"])
    #expect(sound.status == 0)
    #expect(sound.output.hasPrefix("the store is sound; "))
    #expect(sound.errors == "")
    // The last digit of a bin's screen time, somewhere in the file.
    var bytes = try household.scratch.bytes("activity.sqlite")
    // 1,800,000 ms is a session of half an hour: C0 EE 6D in the store's numbers.
    let place = try #require(
      bytes.indices.dropLast(2).last { bytes[$0...].starts(with: [0xC0, 0xEE, 0x6D]) }
    )
    bytes[place] = 0xC1
    _ = try household.scratch.write(bytes, to: "activity.sqlite")
    let broken = try household.run(["verify"])
    #expect(broken.status == 1)
    #expect(broken.output.contains("its events come to"))
    #expect(broken.errors.contains("in \(household.store); go back to a backup"))
    #expect(try household.scratch.bytes("activity.sqlite") == bytes)
  }

  @Test("Delete takes a person out, and leaves no trace of the name")
  func deletePerson() throws {
    let host = try household.run(["delete", "--user", "Mia", "--yes"])
    #expect(host.status == 0)
    #expect(host.output == "deleted all activity of Mia (child) on sofa (mac), 1 day\n")
    let bytes = Data(try household.scratch.bytes("activity.sqlite"))
    for name in ["Mia", "sofa", "blocks"] { #expect(bytes.range(of: Data(name.utf8)) == nil) }
    #expect(try household.run(["verify"]).status == 0)
    #expect(try household.run(["delete", "--user", "Mia", "--yes"]).status == 2)
  }

  @Test("Delete by age keeps what is younger, also after the next import")
  func deleteOld() throws {
    let words = ["delete", "--older-than", "2026-11-03", "--yes", "--time-zone", "UTC"]
    #expect(try household.run(words).status == 0)
    // Four hours of the night are left of the game.
    let left = try household.run(["export", "--people"]).output
    #expect(left.contains("Robin,individual,2026-11-03T00:00:00Z,2026-11-04T00:00:00Z,14400,0,0,0"))
    try household.add(
      "laptop",
      ["--user", "Robin"],
      [Household.Use(start: 0, duration: 1_800, app: "mail")]
    )
    #expect(try household.run(["export", "--people"]).output == left)
    #expect(try household.run(words).output == "nothing to delete\n")
    #expect(try household.run(["info"]).output.contains("deleted before 2026-11-03"))
  }

  @Test("Delete asks, and without a terminal to ask at does nothing")
  func deleteAsks() throws {
    let before = try household.content()
    let host = try household.run(["delete", "--application", "puzzlebox"])
    #expect(host.status == 2)
    #expect(host.errors.contains("no terminal to ask at; give --yes"))
    #expect(try household.content() == before)
  }

  @Test(
    "Delete at a terminal asks, and takes anything but yes for no",
    arguments: [("y\n", true), ("yes\n", true), ("n\n", false), ("\n", false), ("\u{4}", false)]
  )
  func deleteAnswers(answer: String, isDeleted: Bool) throws {
    let before = try household.content()
    let terminal = try TerminalSession([
      "store", "delete", "--application", "puzzlebox", "--store", household.store,
    ])
    try terminal.wait(for: "Delete puzzlebox of ")
    try terminal.wait(for: "? This cannot be undone. [y/N] ")
    terminal.type(answer)
    #expect(try terminal.end() == TerminalSession.End(status: isDeleted ? 0 : 1))
    #expect(terminal.output.contains("nothing was deleted") == !isDeleted)
    #expect(try (household.content() == before) == !isDeleted)
  }

  @Test("A backup gives the same, is private, and replaces nothing unasked")
  func backup() throws {
    let copy = household.scratch.file("copy.sqlite")
    let words = ["backup", copy]
    #expect(try household.run(words).status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let first = try household.scratch.bytes("copy.sqlite")
    let again = try household.run(words)
    #expect(again.status == 1)
    #expect(again.errors.contains("exists; name another file, or replace it with --force"))
    #expect(try household.scratch.bytes("copy.sqlite") == first)
    #expect(try household.run(["delete", "--user", "Mia", "--yes"]).status == 0)
    #expect(try household.run(words + ["--force"]).status == 0)
    #expect(try HostRun(["store", "verify", "--store", copy]).status == 0)
    #expect(try !HostRun(["store", "info", "--store", copy]).output.contains("Mia"))
  }
}
