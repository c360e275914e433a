import ActivityStore
import ExtensionProtocol
import Foundation
import Testing

@Suite("A run on real data")
struct ConsentTests {
  let family: FamilyFixture

  init() throws {
    family = try FamilyFixture()
  }

  @Test("that nobody can be asked about is an error with the command, and shows nothing instead")
  func notInteractive() throws {
    let host = try HostRun(family.run())
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(
      host.errors == """
        report-host run: 'ActivityCharts': it is not authorized to read the activity of Robin, Mia, \
        Noah; to authorize it, run: report-host authorize ActivityCharts --individual --store \
        \(family.store)

        """
    )
    #expect(try family.status() == "no extension was authorized or denied\n")
  }

  @Test("of a child alone names the command for that child")
  func childAlone() throws {
    let host = try HostRun(family.run("ActivityCharts", ["--users", "Mia"]))
    #expect(host.status == 1)
    #expect(host.errors.contains("run: report-host authorize ActivityCharts --child Mia --store"))
    let session = try TerminalSession(family.run("ActivityCharts", ["--users", "children"]))
    #expect(try session.end() == TerminalSession.End(status: 1))
    #expect(session.output.contains("--child Mia"))
  }

  @Test("asks once at a terminal, and a yes is remembered")
  func yes() throws {
    let session = try TerminalSession(family.run())
    try session.wait(for: "Authorize it? (yes/no) ")
    session.type("yes\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    #expect(session.output.contains("“ActivityCharts” asks to read the activity of Robin:"))
    #expect(session.output.contains("30m"))
    #expect(!session.output.contains("Minecraft"))
    let host = try HostRun(family.run())
    #expect(host.status == 0)
    #expect(host.output.contains("30m"))
    #expect(!host.output.lowercased().contains("minecraft"))
    #expect(
      host.errors.split(separator: "\n").map { String($0.prefix(45)) }
        == [
          "note: the activity of Mia is withheld; to show",
          "note: the activity of Noah is withheld; to sh",
        ].map { String($0.prefix(45)) }
    )
  }

  @Test("asks once at a terminal, and a no is remembered")
  func no() throws {
    let session = try TerminalSession(family.run())
    try session.wait(for: "(yes/no) ")
    session.type("no\n")
    #expect(try session.end() == TerminalSession.End(status: 1))
    #expect(session.output.contains("authorizationCanceled"))
    let again = try TerminalSession(family.run())
    #expect(try again.end() == TerminalSession.End(status: 1))
    #expect(
      again.output.contains("it was denied the activity of Robin, Mia, Noah; to authorize it")
    )
    #expect(try family.status().contains("denied"))
  }

  @Test("asks while nothing of the extension runs, for as long as it takes")
  func patience() throws {
    let session = try TerminalSession(family.run("ActivityCharts", ["--time-limit", "1"]))
    try session.wait(for: "(yes/no) ")
    #expect(try session.children == "")
    usleep(1_500_000)
    session.type("yes\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
  }

  @Test("that is given no answer shows nothing and asks the next time again")
  func noAnswer() throws {
    for _ in 0..<2 {
      let session = try TerminalSession(family.run())
      try session.wait(for: "(yes/no) ")
      session.type("\u{4}")
      #expect(try session.end() == TerminalSession.End(status: 1))
    }
    #expect(try family.status() == "no extension was authorized or denied\n")
  }

  @Test("does not ask where standard input or error is no terminal")
  func streams() throws {
    for streams in [[0, 1], [1, 2]] as [Set<Int32>] {
      let session = try TerminalSession(family.run(), streams: streams)
      #expect(try session.end() == TerminalSession.End(status: 1))
      #expect(!session.output.contains("(yes/no)"))
    }
  }

  @Test("asks also where the report goes into a file, since that is no answer")
  func outputFile() throws {
    let path = family.scratch.file("report.txt")
    let session = try TerminalSession(
      family.run("ActivityCharts", ["-o", path]),
      streams: [0, 2]
    )
    try session.wait(for: "(yes/no) ")
    session.type("yes\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("30m"))
  }

  @Test("shows a child too once the guardian has authorized that")
  func childAndAdult() throws {
    try authorize("ActivityCharts", in: family.store)
    let session = try TerminalSession([
      "authorize", "ActivityCharts", "--child", "Mia", "--store", family.store,
    ])
    try session.wait(for: "New passphrase (at least 8 characters): ")
    session.type("open sesame\n")
    try session.wait(for: "The same again: ")
    session.type("open sesame\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    let host = try HostRun(family.run())
    #expect(host.status == 0)
    #expect(host.output.lowercased().contains("minecraft"))
    #expect(!host.output.lowercased().contains("firefox"))
    #expect(host.errors.contains("activity of Noah is withheld"))
    #expect(!host.errors.contains("activity of Mia"))
  }

  @Test("of many people who are withheld says how many, on one line")
  func many() throws {
    try authorize("ActivityCharts", in: family.store)
    try Store.openOrCreate(family.store).write { writer in
      for number in 0..<9 {
        _ = try writer.deviceUser(
          ImportedUser(
            identifier: "child\(number)",
            user: .init(givenName: "Child \(number)", role: .child),
            isOwner: false
          ),
          ImportedDevice(identifier: "d", device: .init(name: "d", model: .iPad))
        )
      }
    }
    let host = try HostRun(family.run())
    #expect(host.status == 0)
    #expect(
      host.errors.hasPrefix("note: the activity of 11 people is withheld; run: report-host status")
    )
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("needs no authorization for the sample family")
  func sample() throws {
    let host = try HostRun(["run", "ActivityCharts", "-c", "pieChart", "--sample"])
    #expect(host.status == 0)
    #expect(host.errors == "")
  }

  @Test("gives an extension nothing that takes the name and identifier of one that is authorized")
  func copy() throws {
    try authorize("ActivityCharts", in: family.store)
    let copy = try copyExtension("ActivityCharts", to: family.scratch.file("ActivityCharts"))
    try Data(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(HostRun.folder)/ActivityCharts</string>
      <key>CFBundleName</key><string>ActivityCharts</string>
      <key>CFBundleExecutable</key><string>ActivityCharts</string>
      <key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>
      <string>com.apple.deviceactivityui.report-extension</string></dict></dict></plist>
      """.utf8
    ).write(to: URL(filePath: copy + ".plist"))
    let host = try HostRun(family.run(copy))
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(host.errors.contains("is not authorized to read the activity of Robin"))
    // A link to the authorized one is the authorized one.
    let link = family.scratch.file("Link")
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: HostRun.folder + "/ActivityCharts"
    )
    #expect(try HostRun(family.run(link)).status == 0)
  }

  @Test("is void after a revocation, in part or whole, also of an extension that is gone")
  func revocation() throws {
    let copy = try copyExtension("ActivityCharts", to: family.scratch.file("Gone"))
    let store = try Store.openOrCreate(family.store)
    let path = URL(fileURLWithPath: copy).resolvingSymlinksInPath().path
    _ = try store.decide(.approved, path, for: .individual, now: 0)
    let authorized = try HostRun(family.run(copy))
    #expect(authorized.status == 0, "\(authorized.errors)")
    let child = try HostRun(["revoke", copy, "--child", "Mia", "--store", family.store])
    #expect(child.output == "Gone was not authorized for Mia; nothing was changed\n")
    #expect(try HostRun(family.run(copy)).status == 0)
    try FileManager.default.removeItem(atPath: copy)
    let revoked = try HostRun(["revoke", "Gone", "--store", family.store])
    #expect(revoked.status == 0)
    #expect(revoked.output == "Gone is no longer authorized; its tokens are void\n")
    #expect(try family.status() == "no extension was authorized or denied\n")
  }

  @Test("under audit follows the same rule")
  func audit() throws {
    let words = ["audit", "ActivityCharts", "-c", "topApps", "--store", family.store]
    let refused = try HostRun(words)
    #expect(refused.status == 1)
    #expect(refused.output == "")
    #expect(refused.errors.contains("is not authorized to read the activity"))
    let session = try TerminalSession(words)
    try session.wait(for: "(yes/no) ")
    session.type("yes\n")
    #expect(try session.end() == TerminalSession.End(status: 0))
    let host = try HostRun(words)
    #expect(host.status == 0)
    #expect(host.errors.contains("activity of Mia is withheld"))
    #expect(try HostRun(["audit", "ActivityCharts", "-c", "topApps", "--sample"]).status == 0)
  }
}
