package import ELF

/// Why the sandbox does not run a file.
package struct ExecutableError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    case notFound
    case notReadable
    case cannotOpen(Int32)
    case directory
    case notRegularFile
    case notExecutable
    case setuid
    case setgid
    case fileCapabilities
    case script
    case elf(ELFError)
    case otherMachine(ELFMachine)
    case notProgram
    case dynamic
    case interpreterLine
    case privateLibraryFolder(String)
    case manyLibraries
    case replaced
    case pathNotText
  }

  package let path: String
  package let problem: Problem

  package var description: String {
    "\(path): \(sentence)"
  }

  private var sentence: String {
    switch problem {
    case .notFound: "no such file"
    case .notReadable: "permission denied; the host must be able to read the file"
    case .cannotOpen(let code): "cannot open: \(errorText(code))"
    case .directory: "a directory, not an executable"
    case .notRegularFile: "not a regular file"
    case .notExecutable: "not executable; set its run bit with chmod +x"
    case .setuid: "has the setuid bit; clear it with chmod u-s"
    case .setgid: "has the setgid bit; clear it with chmod g-s"
    case .fileCapabilities: "has file capabilities; remove them with setcap -r"
    case .script:
      "a script; the strict sandbox runs only static ELF executables, --tier dynamic runs others"
    case .elf(let error): "\(error); the strict sandbox runs only static 64-bit ELF executables"
    case .otherMachine(let machine):
      "built for \(machine), but this machine is \(ELFMachine.current)"
    case .notProgram: "an ELF file but not a program"
    case .dynamic:
      "dynamically linked; the strict sandbox has no libraries: link it with -static-executable, "
        + "or accept the weaker --tier dynamic"
    case .interpreterLine:
      "its first line names no interpreter that is here; it must be #! and an absolute path"
    case .privateLibraryFolder(let folder):
      "looks for libraries in \(folder), which is neither a public folder of the system below /usr "
        + "or /opt nor the executable's own; link it statically, or put the libraries beside it"
    case .manyLibraries:
      "needs more than \(Surroundings.libraryLimit) libraries; link it statically"
    case .replaced: "was replaced while it was looked at; try again"
    case .pathNotText:
      "its path is not UTF-8, so it cannot be authorized to read activity; rename it"
    }
  }
}
