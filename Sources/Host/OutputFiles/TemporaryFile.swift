internal import CFileExchange
internal import Glibc

/// A file while it is written: beside its place, so that it can be moved there at once.
///
/// It is private to the user (mode 0600) until it is moved.
package struct TemporaryFile: Sendable {
  package let path: String
  private let place: String
  private let descriptor: Int32

  /// Makes an empty file beside a place.
  ///
  /// - Throws: ``OutputError`` naming the place.
  package init(beside place: OutputPlace) throws(OutputError) {
    self.place = place.path
    var template = HiddenName.template(beside: place.path)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw OutputError(place.path, code: errno) }
    // What the host starts meanwhile does not get it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = HiddenName.path(template)
    rh_begin_unfinished(path)
  }

  /// What bytes can be written to.
  package var stream: OutputStream {
    OutputStream(path: place, descriptor: descriptor, replaces: true)
  }

  /// Moves the file to its place when all of it is on the disk, and closes it.
  ///
  /// - Parameter mode: Its permissions from then on, less what the user's mask takes away; nil leaves
  ///   it private.
  /// - Throws: ``OutputError``; the file is removed then, and what was in its place is untouched.
  package func moveIntoPlace(mode: UInt32? = nil) throws(OutputError) {
    // Some file systems have no fsync.
    var code: Int32 = fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
    // By its path: a linker puts a file of its own there.
    if code == 0, let mode, chmod(path, mode & ~Self.mask()) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(path, place) != 0 { code = errno }
    defer { rh_end_unfinished(path) }
    guard code == 0 else {
      unlink(path)
      throw OutputError(place, code: code, keepsOld: true)
    }
  }

  /// Closes and removes the file instead.
  package func discard() {
    close(descriptor)
    unlink(path)
    rh_end_unfinished(path)
  }

  private static func mask() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}
