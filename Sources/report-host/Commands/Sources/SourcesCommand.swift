/// `report-host sources`: places that activity is imported from again and again.
enum SourcesCommand {
  static let group = Command(
    group: CommandSyntax(
      name: "sources",
      summary: "Keep sources of activity up to date",
      discussion: """
        'report-host run' looks at each source of your own store first and imports what is new in it;
        those of a store that --store names are read by 'sources sync' only.

        Example:
          report-host sources add ~/.local/share/activitywatch/aw-server-rust/sqlite.db
        """
    ),
    [
      Command(syntax: SourcesAddCommand.syntax, run: SourcesAddCommand.run),
      Command(syntax: SourcesListCommand.syntax, run: SourcesListCommand.run),
      Command(syntax: SourcesRemoveCommand.syntax, run: SourcesRemoveCommand.run),
      Command(syntax: SourcesSyncCommand.syntax, run: SourcesSyncCommand.run),
    ]
  )
}
