import ActivityStore
import Foundation

/// Files of real systems, which the repository does not carry.
///
/// `REPORT_HOST_ACTIVITY_FILES` names a folder that has them, under the names that plaso's test data
/// gives them with the system in front, such as `ios_RMAdminStore-Local.sqlite`.
enum RealFile {
  static let screenTime = path("ios_RMAdminStore-Local.sqlite")
  static let mojave = path("macos_knowledgec-10.14.db")
  static let highSierra = path("macos_knowledgec-10.13.db")

  private static func path(_ name: String) -> String? {
    guard let folder = ProcessInfo.processInfo.environment["REPORT_HOST_ACTIVITY_FILES"] else {
      return nil
    }
    let path = URL(filePath: folder).appending(path: name).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The rows of a query; NULL is left out.
  static func rows(_ path: String, _ sql: String, columns: Int32) throws -> [[Int32: String]] {
    let database = try Database(path: path, access: .immutable)
    let statement = try database.prepare(sql)
    var rows: [[Int32: String]] = []
    while try statement.step() {
      var row: [Int32: String] = [:]
      for column in 0..<columns { row[column] = statement.text(column) }
      rows.append(row)
    }
    return rows
  }
}
