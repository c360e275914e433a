import Glibc

/// The name of the device that the host runs on.
enum HostName {
  /// Empty where the system does not say.
  static var current: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "" }
    return withUnsafeBytes(of: names.nodename) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
