import Glibc
import TerminalSession

// Takes its terminal and does what is typed: shows it, or ends in one of many ways.
let style: TerminalSession.Style = CommandLine.arguments.contains("lines") ? .lines : .fullScreen
let hangs = CommandLine.arguments.contains("hangs")

func overflow(_ depth: Int) -> Int {
  depth == .max ? 0 : depth &+ overflow(depth &+ 1) &+ depth
}

func obey(_ session: TerminalSession, _ bytes: [UInt8]) {
  switch bytes.first {
  case UInt8(ascii: "e"): exit(7)
  case UInt8(ascii: "a"): abort()
  case UInt8(ascii: "t"): preconditionFailure("asked to")
  case UInt8(ascii: "s"): kill(getpid(), SIGSEGV)
  case UInt8(ascii: "o"): print(overflow(0))
  case UInt8(ascii: "h"): session.setEcho(false)
  default: break
  }
  _ = session.write(Array("<typed \(String(decoding: bytes, as: UTF8.self))>".utf8))
}

do {
  let session = try TerminalSession(style: style)
  _ = session.write(Array("<ready \(session.size.columns)x\(session.size.rows)>".utf8))
  while hangs { sleep(1000) }
  while true {
    var sources = [session.input, session.wake].map { pollfd(fd: $0, events: 1, revents: 0) }
    poll(&sources, 2, -1)
    let signals = session.takeSignals()
    if signals.contains(.end) { break }
    if signals.contains(.stop), session.suspend() { _ = session.write(Array("<again>".utf8)) }
    if signals.contains(.resume), session.resume() { _ = session.write(Array("<resumed>".utf8)) }
    if signals.contains(.resize) {
      _ = session.write(Array("<size \(session.size.columns)x\(session.size.rows)>".utf8))
    }
    guard sources[0].revents != 0 else { continue }
    guard let bytes = session.read(), bytes.first != UInt8(ascii: "q") else { break }
    obey(session, bytes)
  }
  session.close()
  print("<closed>")
  session.finish()
} catch {
  print("<\(error)>")
  exit(3)
}
