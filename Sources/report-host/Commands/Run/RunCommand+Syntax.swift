extension RunCommand {
  static let syntax = CommandSyntax(
    name: "run",
    summary: "Run a report extension, or an app, and print its view",
    operands: [
      .init(
        name: "EXTENSION",
        help: "An extension's or app's name (see 'report-host extensions') or path"
      )
    ],
    options: contextOptions + [OpenCommand.extensionOption] + activityOptions + outputOptions
      + SandboxOptions.syntax,
    discussion: """
      The extension runs in a sandbox without network or files. It sees only the activity that the
      options let through, and its only way out is the report that you see.

      An app is printed as it looks when it is opened, with its reports in place; --context names one
      of its scenes. It chooses itself what its reports are about.

      Examples:
        report-host run ActivityCharts --context pieChart
        report-host run ActivityCharts -c barGraph -s hourly -d today -u children
        report-host run ./MyExtension -o report.html
        report-host run ActivityCharts -c pieChart -o chart.png --size 390x844
        report-host run ActivityCharts --all-contexts -o reports
        report-host run ScreenTimeApp --sample
      """
  )

  /// Which of an extension's reports is made.
  static let contextOption = CommandSyntax.Option(
    name: "--context",
    short: "-c",
    value: "NAME",
    help: "Which of the extension's reports, such as pieChart"
  )

  private static let contextOptions: [CommandSyntax.Option] = [
    contextOption,
    .init(
      name: "--all-contexts",
      help: "All of its reports, each in a file of the folder -o FOLDER, with an index page;\n"
        + "a folder that is there is replaced if all that is in it was written by this"
    ),
  ]

  /// Which activity an extension is shown.
  static let activityOptions: [CommandSyntax.Option] = [
    .init(
      name: "--segment",
      short: "-s",
      value: "LENGTH",
      help: "hourly, daily (default) or weekly"
    ),
    .init(
      name: "--during",
      short: "-d",
      value: "PERIOD",
      help: "last-7-days (default), today, yesterday, week, last-week, month, last-month,\n"
        + "year, last-year, last-N-hours|days|weeks|months|years, a date, a week (2026-W45),\n"
        + "a month (2026-11), or FROM/TO with TO not included: 2026-11-01/2026-11-08"
    ),
    .init(
      name: "--users",
      short: "-u",
      value: "WHO",
      help: "all (default), me, children, or a person's name"
    ),
    .init(
      name: "--devices",
      value: "WHICH",
      help: "all (default), models (iPhone,iPad,iPod,mac), or devices' names",
      isRepeating: true
    ),
    .init(
      name: "--application",
      short: "-a",
      value: "ID",
      help: "Only these applications, by identifier or name",
      isRepeating: true
    ),
    .init(name: "--category", value: "NAME", help: "Only these categories", isRepeating: true),
    .init(
      name: "--web-domain",
      value: "DOMAIN",
      help: "Only these web domains",
      isRepeating: true
    ),
    .init(
      name: "--selection",
      value: "FILE",
      help: "Only what this selection has, which 'report-host pick' or an app made"
    ),
    .init(
      name: "--include-unused",
      help: "List the applications and domains that are named also where they were not used"
    ),
    StoreCommand.storeOption,
    .init(name: "--sample", help: "Use the built-in sample family"),
    .init(name: "--now", value: "TIME", help: "The moment of the report instead of now"),
    .init(name: "--time-zone", short: "-z", value: "ZONE", help: "Such as Europe/Berlin"),
    .init(
      name: "--week-start",
      value: "DAY",
      help: "The day that weeks begin on, such as monday; by default as the locale says"
    ),
    .init(
      name: "--day-start",
      value: "HH:MM",
      help: "When days and weeks begin, a quarter of an hour; 00:00 by default"
    ),
  ]

  private static let outputOptions: [CommandSyntax.Option] = [
    .init(
      name: "--format",
      short: "-f",
      value: "FORM",
      help: "terminal, text (no drawing), html, png, svg, pdf or json (the tree); by default as\n"
        + "the ending of the file says (.ans, .txt, .html …), else terminal; html for a folder"
    ),
    .init(
      name: "--output",
      short: "-o",
      value: "FILE",
      help: "Write to a file, which is replaced only when complete"
    ),
    .init(
      name: "--width",
      short: "-w",
      value: "N",
      help: "Columns of the terminal, or of text; the terminal's, or 80"
    ),
    .init(
      name: "--height",
      value: "N",
      help: "Rows of the terminal; by default as many as the report takes"
    ),
    .init(
      name: "--size",
      value: "WIDTH[xHEIGHT]",
      help: "Of a page or picture, in points; \(Int(PageSize.standardWidth)) wide by default, and\n"
        + "as high as it takes"
    ),
    .init(
      name: "--scale",
      value: "N",
      help: "Pixels per point of a PNG, 1 to 4; 2 by default"
    ),
    .init(name: "--color", value: "DEPTH", help: "auto (default), none, 16, 256 or truecolor"),
    .init(
      name: "--theme",
      value: "NAME",
      help: "light or dark; by default as the terminal says; pages have both, and\n"
        + "pictures are light"
    ),
    .init(
      name: "--graphics",
      value: "HOW",
      help: "Show the report as a picture in the terminal: auto (where it says that it can),\n"
        + "kitty, sixel or none (default)"
    ),
    .init(name: "--ascii", help: "Draw with ASCII characters only"),
  ]
}
