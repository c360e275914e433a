import Testing

@Suite("The reports of ScreenTime and WeeklyReview")
struct ActivityReportTests {
  private static let reports = [
    ("ScreenTime", "summary", "Most Used"), ("ScreenTime", "week", "Average"),
    ("ScreenTime", "day", "Screen Time"), ("ScreenTime", "mostUsed", "Apps and Websites"),
    ("ScreenTime", "pickups", "First Used After Pickup"),
    ("ScreenTime", "notifications", "Total Notifications"),
    ("WeeklyReview", "overview", "Busiest Day"), ("WeeklyReview", "heatMap", "Used"),
    ("WeeklyReview", "trends", "Trends"), ("WeeklyReview", "longestSessions", "Longest"),
    ("WeeklyReview", "family", "Pickups"),
  ]

  private func run(_ name: String, _ context: String, _ options: [String]) throws -> HostRun {
    try HostRun(
      ["run", name, "-c", context, "--sample", "--now", "2026-11-08T12:00", "-z", "UTC"] + options
    )
  }

  @Test(
    "are drawn quietly, whatever the segments and whoever is asked for",
    arguments: reports,
    [
      ["-s", "hourly", "-d", "today"], ["-s", "hourly", "-d", "last-14-days"],
      ["-s", "daily", "-d", "last-14-days"], ["-s", "weekly", "-d", "last-5-weeks"],
      ["-u", "Mia"], ["--devices", "Mia’s iPad"], ["--width", "40"],
    ]
  )
  func drawn(report: (name: String, context: String, word: String), options: [String]) throws {
    let host = try run(report.name, report.context, options)
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(host.output.lowercased().contains(report.word.lowercased()))
  }

  @Test("say so where there is no activity", arguments: reports)
  func noActivity(report: (name: String, context: String, word: String)) throws {
    for segment in ["hourly", "daily", "weekly"] {
      let options = ["-s", segment, "-d", "2020-01-06/2020-01-13"]
      let host = try run(report.name, report.context, options)
      #expect(host.status == 0)
      #expect(host.errors == "")
      #expect(host.output.contains("No Activity"))
    }
  }

  @Test("A week is compared with the week before where the data has both")
  func comparison() throws {
    let both = try run("ScreenTime", "week", ["-d", "last-14-days"])
    #expect(both.output.contains("% from last week"))
    #expect(!(try run("ScreenTime", "week", ["-d", "last-7-days"])).output.contains("last week"))
  }

  @Test("A day's bars are its hours, or words say that there are none")
  func hours() throws {
    let hours = try run("ScreenTime", "day", ["-s", "hourly", "-d", "today"])
    #expect(!hours.output.contains("no figures for single hours"))
    let day = try run("ScreenTime", "day", ["-s", "daily", "-d", "today"])
    #expect(day.output.contains("no figures for single hours"))
  }

  @Test("Trends of one week, and hours of whole days, are explained")
  func remarks() throws {
    #expect(try run("WeeklyReview", "trends", []).output.contains("needs two weeks of activity"))
    #expect(try run("WeeklyReview", "heatMap", []).output.contains("need hourly activity"))
  }

  @Test("A filter's items are all that is counted")
  func filtered() throws {
    let games = try run("ScreenTime", "mostUsed", ["--category", "Games", "-f", "text"])
    #expect(games.output.contains("Minecraft"))
    #expect(!games.output.contains("Safari"))
    // What the screen was on for is a hundred hours.
    #expect(!games.output.contains("100h"))
  }
}
