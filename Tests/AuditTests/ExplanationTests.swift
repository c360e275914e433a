import Testing

@testable import Audit
@testable import Sandbox

@Suite("What a refused call likely was")
struct ExplanationTests {
  private func explanation(
    _ call: String,
    _ path: String? = nil,
    _ arguments: [UInt64] = []
  ) -> Explanation {
    let all = arguments + Array(repeating: 0, count: 6 - arguments.count)
    return Explanation(
      of: Refusal(systemCall: call, detail: path, arguments: all, count: 1)
    )
  }

  @Test(
    "A file is explained by its path",
    arguments: [
      ("/etc/localtime", "time zone"),
      ("/etc/resolv.conf", "DNS look-up"),
      ("/etc/passwd", "home folder lies"),
      ("/etc/ssl/certs/ca.pem", "certificates"),
      ("/dev/urandom", "random numbers"),
      ("/dev/dri/card0", "a device"),
      ("/proc/self/status", "looking at itself"),
      ("/proc/2/maps", "machine and its processes"),
      ("/usr/lib/libz.so.1", "loading a library"),
      ("/home/somebody/.config/app.plist", "reading UserDefaults"),
      ("/home/mia/notes.txt", "in the home folder"),
      ("/usr/share/zoneinfo/../../../srv/x", "looking for a file"),
      ("/srv/data.csv", "looking for a file"),
      ("Resources/icon.png", "resource beside the program"),
      ("", "resource beside the program"),
    ]
  )
  func files(path: String, meaning: String) {
    #expect(explanation("openat", path).meaning.contains(meaning))
  }

  @Test("Opening a file to write it is explained as writing")
  func writing() {
    let create: [UInt64] = [0, 0, 0o101]
    #expect(explanation("openat", "/home/mia/x", create).meaning == "writing a file")
    #expect(explanation("openat", "/tmp/x", create).meaning == "writing a temporary file")
    let list = explanation("openat", "/home/mia/.config/app.plist", create)
    #expect(list.meaning == "a UserDefaults write")
    #expect(explanation("openat", "/proc/self/mem", create).meaning.contains("process or the"))
    #expect(explanation("unlink", "/home/mia/x").meaning == "removing a file or folder")
  }

  @Test(
    "A socket is explained by its family and type",
    arguments: [
      ([1, 1], "a service of this machine"), ([2, 2], "DNS look-up"), ([10, 2], "DNS look-up"),
      ([2, 1], "URLSession"), ([16, 3], "network interfaces"), ([40, 1], "rarely use"),
    ] as [([UInt64], String)]
  )
  func sockets(arguments: [UInt64], meaning: String) {
    #expect(explanation("socket", nil, arguments).meaning.contains(meaning))
  }

  @Test("Where a socket was to lead is said to be unknown, since no address is read")
  func addresses() {
    #expect(explanation("connect", nil, [5]).advice.contains("not known"))
  }

  @Test("A thread and a process are told apart by clone's flags")
  func clones() {
    #expect(explanation("clone", nil, [0x1_0100]).meaning.contains("starting a thread"))
    #expect(explanation("clone", nil, [17]).meaning.contains("starting a process"))
    #expect(explanation("clone", nil, [0x1000_0011]).meaning.contains("namespaces"))
  }

  @Test("Memory that holds code is told from other memory")
  func memory() {
    #expect(explanation("mmap", nil, [0, 4096, 5]).meaning.contains("just-in-time"))
    #expect(explanation("mmap", nil, [0, 4096, 1]).meaning.contains("mapping a file"))
  }

  @Test("An attack is said to have ended the process", arguments: ["ptrace", "mount", "bpf"])
  func attacks(call: String) {
    #expect(explanation(call).advice.hasPrefix("the process was ended for it"))
  }

  @Test("A call that was one too many is explained by their number, not by itself")
  func tooMany() {
    var refusal = Refusal(systemCall: "mmap", detail: nil, arguments: [], count: 1)
    refusal.cause = .answerLimit
    #expect(Explanation(of: refusal).meaning.hasPrefix("more than 20000 system calls"))
    #expect(Finding(refusal, in: nil).endsProcess)
    refusal.cause = nil
    #expect(!Finding(refusal, in: nil).endsProcess)
  }

  @Test("A filter of system calls ends the process only where it is an attack")
  func filter() {
    var refusal = Refusal(systemCall: "seccomp", detail: nil, arguments: [], count: 1)
    #expect(Explanation(of: refusal).advice.hasPrefix("harmless"))
    refusal.cause = .attack
    #expect(Explanation(of: refusal).meaning.hasPrefix("a filter of system calls with a listener"))
    #expect(Explanation(of: refusal).advice.hasPrefix("the process was ended for it"))
  }

  @Test("A call that nobody foresaw has an explanation too, even without arguments")
  func unknown() {
    let refusal = Refusal(systemCall: "system call 999", detail: nil, arguments: [], count: 1)
    #expect(Explanation(of: refusal).meaning.contains("do not need"))
    for call in ["socket", "openat", "clone", "mmap", "connect"] {
      let bare = Refusal(systemCall: call, detail: nil, arguments: [], count: 1)
      #expect(!Explanation(of: bare).meaning.isEmpty)
    }
  }
}
