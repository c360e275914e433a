// Talking to anybody: entries 1 to 14 of the catalogue of attacks.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_alg.h>
#include <linux/if_packet.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>
#include <linux/vm_sockets.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <unistd.h>

/// Connects and takes the byte that a listener of the world sends.
static void talk(int family, const void *address, socklen_t size, const char *whom) {
  int end = socket(family, SOCK_STREAM, 0);
  if (failed(end, "socket")) return;
  if (failed(connect(end, address, size), "connect")) return;
  char byte;
  ssize_t count = read(end, &byte, 1);
  if (count == 1) got_through("connected to %s and received a byte", whom);
  else unclear("connected to %s but received nothing", whom);
  close(end);
}

static const struct sockaddr_in loopback = {AF_INET, 0, {0}, {0}};

static struct sockaddr_in internet(int port) {
  struct sockaddr_in address = loopback;
  address.sin_port = htons((uint16_t)port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

static void connect_tcp(void) {
  const struct sockaddr_in address = internet(RH_WORLD_TCP_PORT);
  talk(AF_INET, &address, sizeof address, "a TCP listener");
}

static void connect_tcp6(void) {
  const struct sockaddr_in6 address = {.sin6_family = AF_INET6,
                                       .sin6_port = htons(RH_WORLD_TCP_PORT),
                                       .sin6_addr = IN6ADDR_LOOPBACK_INIT};
  talk(AF_INET6, &address, sizeof address, "a TCP listener over IPv6");
}

static void bind_tcp(void) {
  int end = socket(AF_INET, SOCK_STREAM, 0);
  if (failed(end, "socket")) return;
  const struct sockaddr_in address = internet(0);
  if (failed(bind(end, (const void *)&address, sizeof address), "bind")) return;
  if (failed(listen(end, 1), "listen")) return;
  // Listening in a network that nobody else is in reaches nobody.
  struct ifreq interface = {.ifr_name = "lo"};
  if (failed(ioctl(end, SIOCGIFFLAGS, &interface), "ioctl")) return;
  if (interface.ifr_flags & IFF_UP) got_through("listens on a network that is up");
  else no_effect("listen");
  close(end);
}

/// Sends a datagram on a socket that is connected already and waits for the echo.
static void exchange_datagram(int end, const char *whom) {
  if (failed(send(end, "?", 1, 0), "send")) return;
  struct pollfd answer = {end, POLLIN, 0};
  char byte;
  if (poll(&answer, 1, 500) == 1 && recv(end, &byte, 1, 0) == 1)
    got_through("exchanged datagrams with %s", whom);
  else unclear("sent a datagram to %s, no answer came", whom);
}

static void send_udp(void) {
  int end = socket(AF_INET, SOCK_DGRAM, 0);
  if (failed(end, "socket")) return;
  const struct sockaddr_in address = internet(RH_WORLD_UDP_PORT);
  if (failed(connect(end, (const void *)&address, sizeof address), "connect")) return;
  exchange_datagram(end, "a UDP service");
}

static void send_udp_unconnected(void) {
  int end = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, IPPROTO_UDP);
  if (failed(end, "socket")) return;
  // A question for the address of a name, as a resolver sends it.
  static const char question[] = "\x12\x34\x01\0\0\1\0\0\0\0\0\0\6secret\7example\0\0\1\0\1";
  const struct sockaddr_in address = internet(RH_WORLD_UDP_PORT);
  if (failed(sendto(end, question, sizeof question, 0, (const void *)&address, sizeof address),
             "sendto"))
    return;
  struct pollfd answer = {end, POLLIN, 0};
  if (poll(&answer, 1, 500) == 1) got_through("a name server answered");
  else unclear("sent a question, no answer came");
}

static void raw_socket(void) {
  int end = socket(AF_INET, SOCK_RAW, IPPROTO_ICMP);
  if (failed(end, "socket")) return;
  static const unsigned char ping[8] = {8, 0, 0xf7, 0xff, 0, 0, 0, 0};
  const struct sockaddr_in address = internet(0);
  if (failed(sendto(end, ping, sizeof ping, 0, (const void *)&address, sizeof address), "sendto"))
    return;
  got_through("sent an ICMP packet of its own making");
}

static void connect_unix(void) {
  const struct sockaddr_un address = {AF_UNIX, RH_WORLD_SOCKET};
  talk(AF_UNIX, &address, sizeof address, "a service by its socket file");
}

/// An address without a name in the file system.
static socklen_t abstract_address(const char *name, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  memcpy(address->sun_path + 1, name, strlen(name));
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name));
}

static void connect_abstract(void) {
  struct sockaddr_un address;
  socklen_t size = abstract_address(RH_WORLD_ABSTRACT_SOCKET, &address);
  talk(AF_UNIX, &address, size, "a service by its abstract name");
}

static void be_connected_to(void) {
  int end = socket(AF_UNIX, SOCK_STREAM, 0);
  if (failed(end, "socket")) return;
  struct sockaddr_un address;
  socklen_t size = abstract_address(RH_WORLD_INWARD_SOCKET, &address);
  if (failed(bind(end, (const void *)&address, size), "bind")) return;
  if (failed(listen(end, 1), "listen")) return;
  struct pollfd caller = {end, POLLIN, 0};
  if (poll(&caller, 1, 120) == 1) got_through("somebody outside connected to it");
  else no_effect("listen");
  close(end);
}

static void netlink_routes(void) {
  int end = socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE);
  if (failed(end, "socket")) return;
  struct {
    struct nlmsghdr header;
    struct ifinfomsg link;
  } ask = {.header = {sizeof ask, RTM_GETLINK, NLM_F_REQUEST | NLM_F_DUMP, 1, 0}};
  if (failed(send(end, &ask, sizeof ask, 0), "send")) return;
  char links[8192];
  ssize_t count = recv(end, links, sizeof links, 0);
  if (failed(count, "recv")) return;
  const struct nlmsghdr *first = (const void *)links;
  if (first->nlmsg_type != RTM_NEWLINK) return no_effect("recv");
  const struct ifinfomsg *link = NLMSG_DATA(first);
  if (link->ifi_flags & IFF_UP) got_through("was told of a network interface that is up");
  else no_effect("recv");
}

static void netlink_audit(void) {
  int end = socket(AF_NETLINK, SOCK_RAW, NETLINK_KOBJECT_UEVENT);
  if (failed(end, "socket")) return;
  const struct sockaddr_nl address = {.nl_family = AF_NETLINK, .nl_groups = 1};
  if (failed(bind(end, (const void *)&address, sizeof address), "bind")) return;
  got_through("listens to the kernel's device events");
}

static void vsock(void) {
  int end = socket(AF_VSOCK, SOCK_STREAM, 0);
  if (failed(end, "socket")) return;
  struct sockaddr_vm address = {.svm_family = AF_VSOCK, .svm_port = VMADDR_PORT_ANY,
                                .svm_cid = VMADDR_CID_ANY};
  if (failed(bind(end, (const void *)&address, sizeof address), "bind")) return;
  got_through("took a port that the machine's hypervisor can reach");
  close(end);
}

static void packet(void) {
  int end = socket(AF_PACKET, SOCK_RAW, htons(3 /* ETH_P_ALL */));
  if (failed(end, "socket")) return;
  struct ifreq interface = {.ifr_name = "lo"};
  if (failed(ioctl(end, SIOCGIFFLAGS, &interface), "ioctl")) return;
  if (interface.ifr_flags & IFF_UP) got_through("reads every packet of an interface that is up");
  else no_effect("socket");
}

static void express_data_path(void) {
  int end = socket(44 /* AF_XDP */, SOCK_RAW, 0);
  if (failed(end, "socket")) return;
  got_through("made a socket into a network driver");
}

static void kernel_crypto(void) {
  int end = socket(AF_ALG, SOCK_SEQPACKET, 0);
  if (failed(end, "socket")) return;
  const struct sockaddr_alg address = {.salg_family = AF_ALG, .salg_type = "hash",
                                       .salg_name = "sha256"};
  if (failed(bind(end, (const void *)&address, sizeof address), "bind")) return;
  got_through("has the kernel's ciphers work for it");
}

static void bluetooth(void) {
  int end = socket(AF_BLUETOOTH, SOCK_RAW, 1 /* BTPROTO_HCI */);
  if (failed(end, "socket")) return;
  got_through("made a socket to the machine's radio");
}

static void socket_pair(void) {
  int pair[2];
  if (failed(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), "socketpair")) return;
  got_through("made a pair of sockets");
}

static void pass_descriptor(void) {
  int pair[2];
  if (failed(socketpair(AF_UNIX, SOCK_DGRAM, 0, pair), "socketpair")) return;
  char byte = 'x', space[CMSG_SPACE(sizeof(int))] = {0};
  struct iovec content = {&byte, 1};
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1, .msg_control = space,
                           .msg_controllen = sizeof space};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  const int passed = 4;
  memcpy(CMSG_DATA(header), &passed, sizeof passed);
  if (failed(sendmsg(pair[0], &message, 0), "sendmsg")) return;
  if (failed(recvmsg(pair[1], &message, 0), "recvmsg")) return;
  got_through("passed an open descriptor through a socket");
}

static void send_on_inherited(void) {
  exchange_datagram(RH_WORLD_SOCKET_DESCRIPTOR, "the other end of an inherited socket");
}

static void sendmsg_on_inherited(void) {
  char byte = '?';
  struct iovec content = {&byte, 1};
  const struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1};
  if (failed(sendmsg(RH_WORLD_SOCKET_DESCRIPTOR, &message, 0), "sendmsg")) return;
  got_through("sent a message on an inherited socket");
}

static void sendmmsg_on_inherited(void) {
  char byte = '?';
  struct iovec content = {&byte, 1};
  struct mmsghdr message = {.msg_hdr = {.msg_iov = &content, .msg_iovlen = 1}};
  if (failed(sendmmsg(RH_WORLD_SOCKET_DESCRIPTOR, &message, 1, 0), "sendmmsg")) return;
  got_through("sent messages on an inherited socket");
}

/// The parts of io_uring(7)'s interface that one request needs.
struct ring {
  int descriptor;
  char *queues;
  unsigned char *entries;
  unsigned parameters[30];
};

static int open_ring(struct ring *ring) {
  memset(ring->parameters, 0, sizeof ring->parameters);
  ring->descriptor = (int)syscall(__NR_io_uring_setup, 1, ring->parameters);
  if (failed(ring->descriptor, "io_uring_setup")) return 0;
  const int shared = MAP_SHARED | MAP_POPULATE;
  ring->queues = mmap(NULL, 4096, PROT_READ | PROT_WRITE, shared, ring->descriptor, 0);
  ring->entries = mmap(NULL, 4096, PROT_READ | PROT_WRITE, shared, ring->descriptor, 0x10000000);
  if (ring->queues == MAP_FAILED || ring->entries == MAP_FAILED) {
    refused("mmap");
    return 0;
  }
  return 1;
}

/// Submits one request and returns its result; a negated errno on failure.
static int submit(struct ring *ring, unsigned char operation, int descriptor, unsigned long offset,
                  unsigned long address, unsigned length) {
  unsigned char *entry = ring->entries;
  memset(entry, 0, 64);
  entry[0] = operation;
  memcpy(entry + 4, &descriptor, 4);
  memcpy(entry + 8, &offset, 8);
  memcpy(entry + 16, &address, 8);
  memcpy(entry + 24, &length, 4);
  // struct io_sqring_offsets starts at the 10th word, struct io_cqring_offsets at the 20th.
  const unsigned *sent = ring->parameters + 10, *done = ring->parameters + 20;
  volatile unsigned *tail = (volatile unsigned *)(ring->queues + sent[1]);
  volatile unsigned *array = (volatile unsigned *)(ring->queues + sent[6]);
  array[*tail & 0] = 0;
  __atomic_store_n(tail, *tail + 1, __ATOMIC_RELEASE);
  if (syscall(__NR_io_uring_enter, ring->descriptor, 1, 1, 1, NULL, 0) < 0) return -errno;
  volatile unsigned *head = (volatile unsigned *)(ring->queues + done[0]);
  unsigned mask = *(volatile unsigned *)(ring->queues + done[2]);
  int result;
  memcpy(&result, ring->queues + done[5] + (*head & mask) * 16 + 8, sizeof result);
  __atomic_store_n(head, *head + 1, __ATOMIC_RELEASE);
  return result;
}

static int failed_in_ring(int result, const char *operation) {
  if (result >= 0) return 0;
  errno = -result;
  refused(operation);
  return 1;
}

static void ring_setup(void) {
  struct ring ring;
  if (open_ring(&ring)) got_through("may let the kernel make calls in its place");
}

static void ring_connect(void) {
  struct ring ring;
  if (!open_ring(&ring)) return;
  int end = submit(&ring, 45 /* IORING_OP_SOCKET */, AF_INET, SOCK_STREAM, 0, 0);
  if (failed_in_ring(end, "io_uring socket")) return;
  const struct sockaddr_in address = internet(RH_WORLD_TCP_PORT);
  int result = submit(&ring, 16 /* IORING_OP_CONNECT */, end, sizeof address,
                      (unsigned long)&address, 0);
  if (failed_in_ring(result, "io_uring connect")) return;
  got_through("connected to a TCP listener without a socket call");
}

static void ring_open(void) {
  struct ring ring;
  if (!open_ring(&ring)) return;
  int file = submit(&ring, 18 /* IORING_OP_OPENAT */, AT_FDCWD, 0,
                    (unsigned long)RH_WORLD_SECRET_FILE, 0);
  if (failed_in_ring(file, "io_uring openat")) return;
  char text[64] = "";
  int count = submit(&ring, 22 /* IORING_OP_READ */, file, 0, (unsigned long)text, sizeof text - 1);
  if (failed_in_ring(count, "io_uring read")) return;
  if (strstr(text, RH_WORLD_SECRET)) got_through("read the secret without an open call");
  else unclear("read something else");
}

static const struct probe table[] = {
    {"connect-tcp", "1", "Connect to a TCP service and receive from it", "birdcage#32",
     connect_tcp, CONTROL_WORKS, NULL, 0},
    {"listen-tcp", "1", "Listen for TCP connections", "landlock net_test.c", bind_tcp,
     CONTROL_WORKS, NULL, 0},
    {"raw-icmp", "1", "Send a packet of its own making", "bubblewrap test-run.sh", raw_socket,
     CONTROL_WORKS, NULL, 0},
    {"send-udp", "2", "Exchange datagrams with a UDP service", "LadybirdBrowser/ladybird#12146",
     send_udp, CONTROL_WORKS, NULL, 0},
    {"ask-name-server", "2", "Put a secret into a name and ask a DNS server for it",
     "LadybirdBrowser/ladybird#12146", send_udp_unconnected, CONTROL_WORKS, NULL, 0},
    {"connect-tcp6", "3", "Connect to a TCP service over IPv6",
     "sandbox2 TestInterfacesNoNetwork", connect_tcp6, CONTROL_DEPENDS,
     "needs a kernel with IPv6", 0},
    {"connect-unix", "4", "Connect to a service by its socket file, as to D-Bus", "landrun#43",
     connect_unix, CONTROL_WORKS, NULL, 0},
    {"connect-abstract", "5", "Connect to a service by its abstract socket name",
     "landlock-lsm/linux#7", connect_abstract, CONTROL_WORKS, NULL, 0},
    {"be-connected-to", "5", "Wait on an abstract socket for somebody outside",
     "landlock-lsm/linux#57", be_connected_to, CONTROL_WORKS, NULL, 0},
    {"netlink-links", "6", "Ask for the machine's network interfaces",
     "Chromium namespace_sandbox_unittest.cc", netlink_routes, CONTROL_WORKS, NULL, 0},
    {"netlink-events", "6", "Listen to device events",
     "Chromium namespace_sandbox_unittest.cc", netlink_audit, CONTROL_WORKS, NULL, 0},
    {"vsock", "7", "Take a port towards the hypervisor", "containerd#7442", vsock,
     CONTROL_DEPENDS, "needs a kernel with vsock", 0},
    {"packet-socket", "8", "Read raw packets", "moby default profile", packet, CONTROL_WORKS,
     NULL, 0},
    {"xdp-socket", "8", "Open a socket into the network driver", "moby default profile",
     express_data_path, CONTROL_DEPENDS, "needs a kernel with AF_XDP", 0},
    {"crypto-socket", "8", "Reach the kernel's crypto code through AF_ALG",
     "moby default profile", kernel_crypto, CONTROL_DEPENDS, "needs a kernel with AF_ALG", 0},
    {"bluetooth-socket", "8", "Open a socket to the machine's radio", "moby default profile",
     bluetooth, CONTROL_DEPENDS, "needs a kernel with Bluetooth and its own network namespace", 0},
    {"socketpair", "9", "Make a pair of sockets", "landlock-lsm/linux#57", socket_pair,
     CONTROL_WORKS, NULL, 0},
    {"pass-descriptor", "9", "Pass an open descriptor through a socket", "landlock-lsm/linux#57",
     pass_descriptor, CONTROL_WORKS, NULL, 0},
    {"inherited-socket-send", "10", "Exchange datagrams on an inherited socket", "birdcage#32",
     send_on_inherited, CONTROL_WORKS, NULL, 0},
    {"inherited-socket-sendmsg", "10", "Send a message on an inherited socket", "birdcage#32",
     sendmsg_on_inherited, CONTROL_WORKS, NULL, 0},
    {"inherited-socket-sendmmsg", "10", "Send messages on an inherited socket", "birdcage#32",
     sendmmsg_on_inherited, CONTROL_WORKS, NULL, 0},
    {"io-uring-setup", "11", "Set up a queue of calls that the kernel makes itself",
     "firejail#7058", ring_setup, CONTROL_DEPENDS, "needs a kernel that allows io_uring", 0},
    {"io-uring-connect", "11", "Connect through that queue, past a filter of calls",
     "openai/codex#10814", ring_connect, CONTROL_DEPENDS, "needs a kernel that allows io_uring",
     0},
    {"io-uring-read-file", "11", "Open and read a file through that queue", "firejail#7058",
     ring_open, CONTROL_DEPENDS, "needs a kernel that allows io_uring", 0},
};

GROUP(network_group, "network", table);
