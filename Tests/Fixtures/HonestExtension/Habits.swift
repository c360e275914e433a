import Foundation
import Glibc

/// What honest code does, each with a word on what came of it.
enum Habits {
  // As Foundation on Linux does, which another module may bring; authors get one that does not.
  static func writesDefaults() -> String {
    let path = NSHomeDirectory() + "/.config/HonestExtension.plist"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if file >= 0 { close(file) }
    let answer = 7
    return file < 0 ? "kept \(answer)" : "saved \(answer)"
  }

  static func readsHome() -> String {
    let accounts = open("/etc/passwd", O_RDONLY)
    if accounts >= 0 { close(accounts) }
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let text = try? String(contentsOfFile: home + "/.profile", encoding: .utf8)
    return text == nil ? "no profile" : "a profile"
  }

  static func writesFile() -> String {
    let path = NSTemporaryDirectory() + "/cache.json"
    let isWritten = FileManager.default.createFile(atPath: path, contents: Data("{}".utf8))
    return isWritten ? "written" : "not written"
  }

  static func looksUpName() -> String {
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo("example.com", "443", nil, &found)
    return code == 0 ? "found" : "not found"
  }

  static func startsThread() -> String {
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { _ in nil }, nil)
    return code == 0 ? "started" : "not started"
  }

  static func startsProcess() -> String {
    let child = fork()
    if child == 0 { _exit(0) }
    return child > 0 ? "started" : "not started"
  }
}
