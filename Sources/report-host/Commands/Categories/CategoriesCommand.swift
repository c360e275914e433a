/// `report-host categories`: which category applications and web domains are in.
enum CategoriesCommand {
  static let group = Command(
    group: CommandSyntax(
      name: "categories",
      summary: "Show and choose the categories of applications and web domains",
      discussion: """
        A choice counts for everything in the store and for later imports. One for a domain counts \
        for those below it, too.
        """
    ),
    [
      Command(syntax: CategoriesListCommand.syntax, run: CategoriesListCommand.run),
      Command(syntax: CategoriesSetCommand.syntax, run: CategoriesSetCommand.run),
      Command(syntax: CategoriesUnsetCommand.syntax, run: CategoriesUnsetCommand.run),
    ]
  )
}
