package import ActivityStore
internal import CivilCalendar
internal import Suggestions

extension Store {
  /// The child with a name.
  ///
  /// - Throws: ``AuthorizationError`` where there is none or more than one.
  package func child(named name: String) throws -> Person {
    let people = try people()
    let found = people.filter { $0.user.isCalled(name) }
    let children = found.filter { $0.isChild }
    guard children.count <= 1 else {
      throw AuthorizationError.invalidArgument(
        "\(children.count) children are called \(quoted(name)); give the full name or Apple ID"
      )
    }
    if let child = children.first { return child }
    guard found.isEmpty else {
      throw AuthorizationError.invalidAccountType(
        "\(quoted(name)) is no child; authorize adults with --individual"
      )
    }
    let known = people.filter { $0.isChild }.map(\.user.shownName)
    let near = Suggestions.near(name, in: known)
    let hint =
      known.isEmpty
      ? "there are no children in the store; 'report-host import --role child' makes one"
      : near.isEmpty
        ? "known are \(known.prefix(8).map { quoted($0) }.joined(separator: ", "))"
        : "did you mean \(near.map { quoted($0) }.joined(separator: ", "))?"
    throw AuthorizationError.invalidArgument("no child is called \(quoted(name)); \(hint)")
  }
}
