internal import Glibc

/// The account that the process runs under, as /etc/passwd has it.
///
/// getpwuid(3) would load the system's name services, which a statically linked program cannot.
package struct Account: Hashable, Sendable {
  package var name: String
  package var home: String

  /// The account of a user number; nil where the file does not list it.
  package static func find(
    user: UInt32 = getuid(),
    file: String = "/etc/passwd"
  ) -> Account? {
    guard let stream = fopen(file, "re") else { return nil }
    defer { fclose(stream) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, stream) > 0, let line {
      let fields = String(cString: line).split(separator: ":", omittingEmptySubsequences: false)
      if fields.count >= 6, UInt32(fields[2]) == user {
        return Account(name: String(fields[0]), home: String(fields[5]))
      }
    }
    return nil
  }
}
