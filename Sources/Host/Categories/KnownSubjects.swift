/// The applications and web domains of a category that many people use.
///
/// They are kept as text: a table of thousands of literals takes the compiler minutes, and a list
/// that is split when it is first needed costs a report nothing at its start.
struct KnownSubjects: Sendable {
  let category: Category
  /// An identifier in small letters and a name in each line.
  ///
  /// `=` before an identifier: only this very name, since it is also the last part of names of other
  /// applications. `*` at its end: every identifier that begins so; the name may then be missing.
  let applications: String
  /// Domains, which stand for those below them, too.
  let domains: String

  init(_ category: Category, applications: String, domains: String) {
    self.category = category
    self.applications = applications
    self.domains = domains
  }

  static let all = [
    social, games, entertainment, creativity, productivity, development, education, reading, health,
    shopping, travel, utilities,
  ]
}
