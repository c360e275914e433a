internal import Sandbox

extension Explanation {
  static func ofSocket(_ refusal: Refusal) -> Explanation? {
    switch refusal.systemCall {
    case "socket": return opened(refusal)
    case "socketpair":
      return Explanation(
        "a pair of connected sockets: Process, or a library that waits for events",
        "async code needs none"
      )
    case "connect", "bind", "listen", "accept", "accept4", "sendto", "recvfrom", "sendmsg",
      "recvmsg", "sendmmsg", "recvmmsg", "getsockname", "getpeername", "setsockopt", "getsockopt",
      "shutdown":
      return Explanation(
        "using a socket that the extension cannot have, since socket() is refused",
        "\(network); where it was to go is not known, as nothing was read that an address led to"
      )
    default: return nil
    }
  }

  private static let network =
    "a report gets all it may know from makeConfiguration(representing:); remove the request"

  private static func opened(_ refusal: Refusal) -> Explanation {
    switch refusal.arguments.first.map({ Int32(truncatingIfNeeded: $0) }) {
    case 1:
      Explanation(
        "a connection to a service of this machine: the system log, the name service or D-Bus",
        "for messages use print() or Logger, which the user sees after the run"
      )
    case 2, 10:
      if refusal.arguments[1] & 0xf == 2 {
        Explanation("a DNS look-up, or a datagram sent to the network", network)
      } else {
        Explanation("a network connection: URLSession or a socket", network)
      }
    case 16:
      Explanation(
        "a list of the network interfaces: the first step of a DNS look-up",
        network
      )
    default:
      Explanation("a socket of a kind that programs rarely use", network)
    }
  }
}
