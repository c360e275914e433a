import Testing

@Suite("Usage")
struct UsageTests {
  @Test(
    "What cannot be understood is status 2, with what would have been right",
    arguments: [
      (["rnu"], "did you mean 'run'?"),
      (["run"], "missing EXTENSION"),
      (["run", "ActivityCharts", "--contxt", "x"], "did you mean '--context'?"),
      (["run", "ActivityCharts", "-c", "pie"], "Bar Graph, Pie Chart, Total Activity, Top Apps"),
      (["run", "ActivityCharts"], "name a context with --context"),
      (["run", "ActivityCharts", "-c", "pieChart", "-s", "dayly"], "hourly, daily, weekly"),
      (["run", "ActivityCharts", "-c", "pieChart", "-d", "never"], "is not a period"),
      (["run", "ActivityCharts", "-c", "pieChart", "-d", "2026-02-30"], "is not a period"),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-d", "2026-11-02/2026-11-02"],
        "is empty, since its end is not included"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-d", "2026-11-02/2026-11-01"],
        "ends before it begins"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "--week-start", "mondey"],
        "did you mean 'monday'?"
      ),
      (["run", "ActivityCharts", "-c", "pieChart", "--day-start", "4"], "such as 04:00 or 03:30"),
      (["audit", "ActivityCharts", "--day-start", "04:10"], "takes a quarter of an hour"),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "--include-unused"],
        "needs --application or --web-domain"
      ),
      (["run", "ActivityCharts", "-c", "pieChart", "-z", "Europe/Berln"], "Europe/Berlin"),
      (["run", "ActivityCharts", "-c", "pieChart", "--now", "soon"], "is not a moment"),
      (["run", "ActivityCharts", "-c", "pieChart", "--width", "0"], "from 1 to 2000"),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "--format", "gif"],
        "terminal, text, html, png, svg, pdf, json, not 'gif'"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-o", "report.jpg"],
        "there is no form for .jpg; the endings are .ans, .txt, .html, .png, .svg, .pdf, .json"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-o", "report.svg.gz"],
        "there is no form for .gz"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-f", "text", "--ascii"],
        "--ascii is for --format terminal, not for text"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-f", "html", "--width", "80"],
        "--size sets the width of pages and pictures"
      ),
      (["run", "ActivityCharts", "-c", "pieChart", "--size", "100"], "not for terminal"),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-f", "html", "--size", "1x0"],
        "--size takes WIDTH or WIDTHxHEIGHT in points, each 1 to 20000, not '1x0'"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-f", "svg", "--scale", "2"],
        "--scale is for --format png, not for svg"
      ),
      (["run", "ActivityCharts", "-c", "pieChart", "-f", "png", "--scale", "9"], "from 1 to 4"),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "-f", "png", "--graphics", "kitty"],
        "--graphics is for --format terminal, not for png"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "--graphics", "kitty", "--ascii"],
        "--ascii is for a report in cells, not for --graphics kitty"
      ),
      (
        ["run", "ActivityCharts", "-c", "pieChart", "--graphics", "sixel", "--color", "16"],
        "--color is for a report in cells, not for --graphics sixel"
      ),
      (["run", "ActivityCharts", "--all-contexts"], "name it with -o FOLDER"),
      (
        ["run", "ActivityCharts", "--all-contexts", "-c", "pieChart", "-o", "x"],
        "--all-contexts and --context exclude each other"
      ),
      (["inspect", "ActivityCharts", "-c", "pieChart"], "--context needs --tree"),
      (["run", "ActivityCharts", "-c", "pieChart", "--sample", "-u", "Mai"], "Mia"),
      (["run", "ActivityCharts", "-c", "pieChart", "--sample", "--category", "Gamse"], "Games"),
      (["run", "ActivityCharts", "-c", "pieChart", "--category", ","], "--category names nothing"),
      (["import", "x", "--role", "child"], "needs --user"),
      (["import", "x", "--map", "a=B", "--map", "a=C"], "--map names 'a' twice"),
      (["import", "x", "--device", "D", "--map", "a=B"], "--device and --map exclude each other"),
      (["sources", "add", "x", "--device", "D", "--map", "a=B"], "exclude each other"),
      (["import", "x", "--key", "k"], "--key is for servers, not for files"),
      (["import", "x", "--user", "all"], "it stands for several people"),
      (["import", "x", "--user", "me"], "it stands for several people"),
      (["import", "x", "--device", "all"], "it stands for all devices"),
      (["import", "x", "--map", "a=all"], "it stands for all devices"),
      (["store"], "report-host store: missing COMMAND"),
      (["store", "verfy"], "unknown command 'verfy'; did you mean 'verify'?"),
      (["store", "verify", "--forec"], "report-host store verify: unknown option"),
      (["store", "delete"], "say what to delete"),
      (["store", "delete", "--older-than", "90"], "an age such as 90d, 12w or 1y"),
      (["store", "delete", "--older-than", "9999-01-01"], "lies in the future"),
      (["store", "export", "--people", "--sessions"], "exclude each other"),
      (["store", "export", "--sessions", "-s", "daily"], "exclude each other"),
      (["store", "export", "--people", "-a", "x"], "exclude each other"),
      (["store", "backup"], "missing FILE"),
      (["authorize"], "missing EXTENSION"),
      (["authorize", "ActivityCharts"], "--individual or --child NAME"),
      (["authorize", "ActivityChart", "--individual"], "did you mean 'ActivityCharts'?"),
      (["authorize", "x", "--individual", "--child", "Mia"], "exclude each other"),
      (["authorize", "x", "--change-passphrase"], "takes no EXTENSION"),
      (["revoke", "ActivityCharts", "--individual", "--child", "Mia"], "exclude each other"),
      (["status", "--format", "xml"], "table, json"),
    ]
  )
  func wrong(arguments: [String], message: String) throws {
    let host = try HostRun(arguments)
    #expect(host.status == 2)
    #expect(host.errors.contains(message))
    #expect(host.output == "")
  }

  @Test("Help is status 0 on standard output, for the program and each command")
  func help() throws {
    let overview = try HostRun(["--help"])
    #expect(overview.status == 0)
    for name in [
      "run", "extensions", "build", "import", "sources", "store", "authorize", "revoke", "status",
      "inspect", "audit", "doctor",
    ] {
      #expect(overview.output.contains("  \(name) "))
      let host = try HostRun([name, "--help"])
      #expect(host.status == 0)
      #expect(host.output.contains("usage: report-host \(name)"))
    }
  }

  @Test("A group's commands have help of their own, both ways")
  func groups() throws {
    let group = try HostRun(["store", "--help"])
    #expect(group.status == 0)
    for name in ["info", "verify", "export", "delete", "backup"] {
      #expect(group.output.contains("  \(name) "))
      let host = try HostRun(["store", name, "--help"])
      #expect(host.status == 0)
      #expect(host.output.contains("usage: report-host store \(name)"))
      #expect(try HostRun(["help", "store", name]).output == host.output)
    }
  }

  @Test("The version is one line")
  func version() throws {
    let host = try HostRun(["--version"])
    #expect(host.status == 0)
    #expect(host.output.split(separator: "\n").count == 1)
  }
}
