internal import ELF
internal import Foundation
internal import Glibc
@testable internal import Sandbox
internal import Testing

/// A shared object of this machine: the C library that the tests themselves use.
private let someLibrary: String? = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let line = maps.split(separator: "\n").first { $0.contains("/libc.so") }
  guard let line, let start = line.firstIndex(of: "/") else { return nil }
  return String(line[start...])
}()

@Suite("Libraries of dynamically linked executables", .enabled(if: someLibrary != nil))
struct LibraryTests {
  /// A folder with a real library in it, a folder beside it, and whatever a test adds.
  private final class Place {
    let root: String
    let folder: String
    let library: String

    init() throws {
      let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      root = base + "/report-host-\(UUID().uuidString)"
      folder = root + "/lib"
      library = folder + "/libfoo.so.1.0"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: root + "/other",
        withIntermediateDirectories: true
      )
      let original = URL(fileURLWithPath: try #require(someLibrary)).resolvingSymlinksInPath()
      try FileManager.default.copyItem(atPath: original.path, toPath: library)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func find(_ name: String, isOwn: Bool = true) -> SharedLibrary? {
      LibraryFolder(path: folder, isOwn: isOwn).library(name)
    }
  }

  @Test("A library is found by its name, and through a link that stays in its folder")
  func found() throws {
    let place = try Place()
    symlink("libfoo.so.1.0", place.folder + "/libfoo.so.1")
    #expect(place.find("libfoo.so.1.0")?.path == place.library)
    let linked = try #require(place.find("libfoo.so.1"))
    #expect(linked.path == place.library)
    var status = stat()
    stat(place.library, &status)
    #expect(linked.identity == FileIdentity(status))
  }

  @Test("A link to a library elsewhere, a folder, a pipe and what is above are no libraries")
  func elsewhere() throws {
    let place = try Place()
    rename(place.library, place.root + "/other/libfoo.so")
    symlink("../other/libfoo.so", place.folder + "/libfoo.so")
    mkdir(place.folder + "/libfolder.so", 0o755)
    mkfifo(place.folder + "/libpipe.so", 0o644)
    let names = [
      "libfoo.so", "libfolder.so", "libpipe.so", "..", ".", "", "../other/libfoo.so", "libnone.so",
    ]
    for name in names { #expect(place.find(name) == nil, "\(name)") }
  }

  @Test("A private file is no library, whatever its name")
  func notALibrary() throws {
    let place = try Place()
    for name in [".sops.yaml", "libsecret.so"] {
      try "password".write(toFile: place.folder + "/" + name, atomically: true, encoding: .utf8)
      #expect(place.find(name) == nil)
    }
  }

  @Test("A library for another machine is none")
  func otherMachine() throws {
    let place = try Place()
    let file = try #require(FileHandle(forUpdatingAtPath: place.library))
    try file.seek(toOffset: 18)
    try file.write(contentsOf: Data([243, 0]))
    try file.close()
    #expect(place.find("libfoo.so.1.0") == nil)
  }

  @Test("In a folder of the system only what everybody can read is shown, in public folders alone")
  func systemFolder() throws {
    let place = try Place()
    #expect(place.find("libfoo.so.1.0", isOwn: false) == nil)
    #expect(place.find("libfoo.so.1.0")?.isReadableByAll == true)
    chmod(place.library, 0o600)
    #expect(place.find("libfoo.so.1.0")?.isReadableByAll == false)
    #expect(LibraryFolder.isPublic("/usr/lib"))
    for path in ["/", "/etc", "/home", "/root", "/tmp", "/usr/no-such-folder", "/usrlocal"] {
      #expect(!LibraryFolder.isPublic(path), "\(path)")
    }
  }

  /// What an executable beside the library is shown.
  private func surroundings(
    _ needed: [String],
    in runPath: String,
    of place: Place
  ) throws(ExecutableError) -> Surroundings {
    try Surroundings(
      for: ELFDynamicSection(needed: needed, runPaths: [runPath]),
      path: place.library,
      withSharedData: false
    )
  }

  @Test("Libraries beside the executable are shown under their names in one folder")
  func shown() throws {
    let place = try Place()
    let name = "libfoo.so.1"
    symlink("libfoo.so.1.0", place.folder + "/" + name)
    for runPath in ["$ORIGIN", "${ORIGIN}", "$ORIGIN/../lib"] {
      let surroundings = try surroundings([name, "libnone.so"], in: runPath, of: place)
      #expect(surroundings.libraryFolder == "/extension/lib")
      let shown = surroundings.shown.places.filter { $0.path.hasPrefix("/extension/") }
      #expect(shown.map(\.path) == ["/extension/lib/" + name])
      #expect(shown.map(\.source) == [place.library])
      #expect(shown.allSatisfy { $0.isFile && $0.identity != nil })
    }
  }

  @Test("Folders that are not the executable's own and not public are an error")
  func privateFolders() throws {
    let place = try Place()
    symlink("../other", place.folder + "/link")
    for runPath in ["$ORIGIN/..", "$ORIGIN/../other", "$ORIGIN/link", place.folder, "/etc", "/"] {
      let error = #expect(throws: ExecutableError.self) {
        try surroundings(["libfoo.so.1.0"], in: runPath, of: place)
      }
      #expect(error?.problem == .privateLibraryFolder(runPath))
    }
  }

  @Test("A public folder is never shown whole, and one that is not there or relative not at all")
  func publicFolders() throws {
    let place = try Place()
    for runPath in ["/usr", "/usr/bin", "/usr/no-such-folder", "lib", ".", "$ORIGIN/none"] {
      let surroundings = try surroundings(["libfoo.so.1.0"], in: runPath, of: place)
      #expect(surroundings.libraryFolder == nil)
      let allowed = ["/usr/lib", "/lib", "/usr/share/zoneinfo"]
      for shown in surroundings.shown.places {
        #expect(allowed.contains { shown.path.hasPrefix($0) }, "\(shown.path)")
      }
    }
  }

  @Test(
    "As many libraries as the limit are looked up, and one more is an error",
    arguments: [0, 1]
  )
  func limit(over: Int) throws {
    let place = try Place()
    // The last one needs others itself, which count as well.
    let more = try #require(SharedLibrary(at: place.library)).needed.count
    let count = Surroundings.libraryLimit - 1 - more + over
    let names = (0..<count).map { "libnone\($0).so" } + ["libfoo.so.1.0"]
    if over == 0 {
      #expect(try surroundings(names, in: "$ORIGIN", of: place).libraryFolder != nil)
    } else {
      let error = #expect(throws: ExecutableError.self) {
        try surroundings(names, in: "$ORIGIN", of: place)
      }
      #expect(error?.problem == .manyLibraries)
    }
  }
}
