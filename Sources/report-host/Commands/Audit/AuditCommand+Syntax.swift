extension AuditCommand {
  static let syntax = CommandSyntax(
    name: "audit",
    summary: "Show what an extension tries and uses, or prove that the sandbox holds",
    operands: [
      .init(
        name: "EXTENSION",
        help: "The extension to audit; with --probes the probes to run, by default all",
        isOptional: true,
        isRepeating: true
      )
    ],
    options: auditOptions + RunCommand.activityOptions + SandboxOptions.syntax,
    forms: [
      "[OPTION]… EXTENSION",
      "--probes [--layers] [--format FORM] [PROBE]…",
    ],
    discussion: """
      Runs each context of an extension in a process of its own, exactly as 'report-host run' does,
      and tells what it took and every system call that the sandbox refused: what it was, what it
      likely was for, and what to do instead.

      An extension can recognize the sample family and behave; with your own activity (imported, or
      --store) it sees what a run shows it. 'report-host run' tells of refusals each time.

      All contexts together may take ten times --time-limit; those that are left then are told as not
      tried.

      Exit status: 0 every context gave its report, 1 some did not (a failure, a crash, a limit, or
      a call that only an attack needs), 2 wrong usage. Ordinary refusals do not count.

      Examples:
        report-host audit ActivityCharts
        report-host audit ./MyExtension --context pieChart --format json
        report-host audit --probes
        report-host audit --probes network read-secret-file

      With --probes the attacks of IsolationProbe are run, all or those of the names or groups given.
      For each is shown what stopped it and that it works where nothing does; for those on the host
      itself, that they ended as they have to. Status 1 when one gets through or proves nothing.
      docs/probes.md explains more.
      """
  )

  private static let auditOptions: [CommandSyntax.Option] = [
    .init(
      name: "--context",
      short: "-c",
      value: "NAME",
      help: "Audit only this context",
      isRepeating: true
    ),
    .init(name: "--probes", help: "Attack the sandbox instead, with and without it"),
    .init(name: "--layers", help: "With --probes: leave out one layer at a time"),
    .init(name: "--format", short: "-f", value: "FORM", help: "table (default) or json"),
  ]
}
