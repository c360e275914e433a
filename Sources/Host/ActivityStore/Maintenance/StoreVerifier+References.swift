internal import ExtensionProtocol

// Rows that name others.
extension StoreVerifier {
  /// A question to the store whose answers are problems.
  private struct Question {
    var rule: StoreProblem.Rule
    var sql: String

    init(_ rule: StoreProblem.Rule, _ sql: String) { (self.rule, self.sql) = (rule, sql) }

    /// Rows of a table whose column names no row of another.
    static func orphans(_ table: String, _ column: String, of other: String) -> Question {
      Question(
        .references,
        """
        SELECT DISTINCT 'table \(table): \(column) ' || \(column) || ' is not in table \(other)'
        FROM \(table) WHERE \(column) != 0 AND \(column) NOT IN (SELECT id FROM \(other))
        """
      )
    }
  }

  private static let questions: [Question] =
    [
      .orphans("device_users", "user", of: "users"),
      .orphans("device_users", "device", of: "devices"),
      .orphans("moments", "subject", of: "subjects"),
      .orphans("sessions", "subject", of: "subjects"),
      .orphans("tokens", "subject", of: "subjects"), .orphans("tokens", "app", of: "apps"),
      .orphans("authorizations", "app", of: "apps"),
      .orphans("authorizations", "user", of: "users"),
      .orphans("subjects", "category", of: "subjects"),
      .orphans("subjects", "canonical", of: "subjects"),
    ]
    + ["tracks", "hours", "moments", "sessions", "bins"].map {
      .orphans($0, "device_user", of: "device_users")
    } + subjectQuestions + eventQuestions

  private static let subjectQuestions: [Question] = [
    Question(
      .subjects,
      """
      SELECT 'subject ' || s.id || ' belongs to ' || ifnull(c.id, 'nothing') || ', which is no category'
      FROM subjects s LEFT JOIN subjects c ON c.id = s.category
      WHERE s.kind != \(category) AND ifnull(c.kind, -1) != \(category)
      """
    ),
    Question(
      .subjects,
      """
      SELECT 'subject ' || s.id || ' stands for subject ' || c.id || ', which is another'
      FROM subjects s JOIN subjects c ON c.id = s.canonical
      WHERE c.kind != s.kind OR c.identifier != s.identifier OR c.canonical != c.id
      """
    ),
    Question(
      .subjects,
      "SELECT 'subject ' || id || ' is of the unknown kind ' || kind FROM subjects "
        + "WHERE kind NOT IN (\(kinds))"
    ),
    Question(
      .subjects,
      "SELECT 'a token of subject ' || subject || ' has ' || length(CAST(token AS BLOB)) || ' bytes' "
        + "FROM tokens WHERE length(CAST(token AS BLOB)) != 16"
    ),
    Question(
      .subjects,
      """
      SELECT 'a token of subject ' || t.subject || ' belongs to subject ' || s.canonical
      FROM tokens t JOIN subjects s ON s.id = t.subject WHERE s.canonical != s.id
      """
    ),
  ]

  private static let eventQuestions: [Question] = [
    Question(
      .events,
      "SELECT 'device_user ' || id || ' has the impossible floor ' || floor FROM device_users "
        + "WHERE floor < 0"
    ),
    Question(
      .events,
      """
      SELECT 'device_user ' || m.device_user || ' has a moment of the unknown kind ' || m.kind
      FROM moments m WHERE m.kind NOT IN (0, 1, 2)
      """
    ),
    Question(
      .events,
      """
      SELECT 'device_user ' || p.id || ' has pickups or notifications before '
        || datetime(p.floor / 1000, 'unixepoch') || ', up to when all was deleted'
      FROM device_users p WHERE EXISTS
        (SELECT 1 FROM moments m WHERE m.device_user = p.id AND m.time < p.floor)
      """
    ),
    Question(
      .events,
      """
      SELECT 'device_user ' || p.id || ' has hours before '
        || datetime(p.floor / 1000, 'unixepoch') || ', up to when all was deleted'
      FROM device_users p WHERE EXISTS
        (SELECT 1 FROM hours h WHERE h.device_user = p.id AND h.bin * \(ActivityBin.milliseconds) < p.floor)
      """
    ),
    Question(
      .events,
      """
      SELECT DISTINCT 'device_user ' || t.device_user || ' has the track ' || t.track
        || ', of which it is not noted'
      FROM tracks t JOIN device_users p ON p.id = t.device_user
      WHERE t.track IN ('presence', 'screen')
        AND ifnull(p.presence_since, 1 << 62) >= (t.day + 1) * \(IntervalCoding.day)
      """
    ),
  ]

  private static let category = ActivityReport.Subject.Kind.category.rawValue
  private static let kinds = ActivityReport.Subject.Kind.allCases.map { String($0.rawValue) }
    .joined(separator: ", ")

  /// As many answers to one question are told.
  private static let answers = 20

  func checkReferences() throws {
    for question in Self.questions {
      try examine(question.rule) {
        let sql = question.sql + " LIMIT \(Self.answers)"
        for answer in try store.rows(sql, row: { $0.text(0) ?? "" }) {
          report(question.rule, answer)
        }
      }
    }
  }
}
