import ActivityStore
import CivilCalendar
import ExtensionHost
import Sandbox
import Sanitizer

/// `report-host doctor`: tells what this machine offers and what is missing.
enum DoctorCommand {
  static let syntax = CommandSyntax(
    name: "doctor",
    summary: "Show which sandbox layers this system has and what is missing",
    discussion: "Exit status 1 when the strict sandbox cannot be had here."
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let found = SandboxCapabilities.probe()
    var text = "kernel \(found.kernelRelease)\n\nSandbox layers\n"
    for layer in found.layers {
      text += row(layer.name, layer.state == .present, true, layer.explanation)
      if let remedy = layer.remedy { text += "      remedy: \(remedy)\n" }
    }
    text += "\nSurroundings\n" + zone(console) + store(console) + extensions(console)
    text +=
      found.missing.isEmpty
      ? "\nThe strict sandbox works here.\n"
      : "\nThe strict sandbox cannot be had here: nothing runs unless you accept what is missing.\n"
    try console.write(Sanitizer.sanitizedLines(text))
    return found.missing.isEmpty ? 0 : 1
  }

  private static func row(
    _ name: String,
    _ isPresent: Bool,
    _ isRequired: Bool,
    _ explanation: String
  ) -> String {
    let mark = isPresent ? "ok" : isRequired ? "MISSING" : "absent"
    return "  \(Help.padded(mark, to: 8))\(Help.padded(name, to: 28))\(explanation)\n"
  }

  private static func zone(_ console: Console) -> String {
    let name = console.systemTimeZone
    do {
      _ = try TimeZoneRules(identifier: name)
      return row("time zone", true, true, name)
    } catch {
      return row("time zone", false, true, "\(error)")
    }
  }

  private static func store(_ console: Console) -> String {
    let path = StoreLocation.standard { console[$0] }
    do {
      guard let store = try Store.open(path), try !store.isEmpty() else {
        return row(
          "store",
          false,
          false,
          "\(path) (nothing imported yet; the sample family is shown)"
        )
      }
      let pairs = try store.deviceUsers().count
      return row("store", true, false, "\(path) (\(pairs) pairs of user and device)")
    } catch {
      return row("store", false, true, "\(error)")
    }
  }

  private static func extensions(_ console: Console) -> String {
    let count = LocatedExtension.locator(console).all().count
    return row("extensions", count > 0, false, "\(count) found; see report-host extensions")
  }
}
