#define _GNU_SOURCE
#include "CProbeWorld.h"
#include "world.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { TCP, TCP6, UNIX, ABSTRACT, UDP, SOCKETS };

static int sockets[SOCKETS] = {-1, -1, -1, -1, -1};

static struct sockaddr_in internet(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

static socklen_t abstract_address(const char *name, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  memcpy(address->sun_path + 1, name, strlen(name));
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name));
}

static int open_socket(int index, int family, int type, const void *address, socklen_t size) {
  sockets[index] = socket(family, type | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (sockets[index] < 0) return -errno;
  if (bind(sockets[index], address, size) < 0) return -errno;
  return type == SOCK_STREAM && listen(sockets[index], 8) < 0 ? -errno : 0;
}

int rh_world_listen(void) {
  const struct sockaddr_in tcp = internet(RH_WORLD_TCP_PORT), udp = internet(RH_WORLD_UDP_PORT);
  const struct sockaddr_in6 tcp6 = {.sin6_family = AF_INET6,
                                    .sin6_port = htons(RH_WORLD_TCP_PORT),
                                    .sin6_addr = IN6ADDR_LOOPBACK_INIT};
  const struct sockaddr_un named = {AF_UNIX, RH_WORLD_SOCKET};
  struct sockaddr_un abstract;
  socklen_t size = abstract_address(RH_WORLD_ABSTRACT_SOCKET, &abstract);
  // Not every kernel has IPv6; the probe of it says so.
  open_socket(TCP6, AF_INET6, SOCK_STREAM, &tcp6, sizeof tcp6);
  int error = open_socket(TCP, AF_INET, SOCK_STREAM, &tcp, sizeof tcp);
  if (!error) error = open_socket(UDP, AF_INET, SOCK_DGRAM, &udp, sizeof udp);
  if (!error) error = open_socket(UNIX, AF_UNIX, SOCK_STREAM, &named, sizeof named);
  if (!error) error = open_socket(ABSTRACT, AF_UNIX, SOCK_STREAM, &abstract, size);
  if (!error && chmod(RH_WORLD_SOCKET, 0666) < 0) error = -errno;
  return error;
}

static void greet(int listener) {
  int end = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
  if (end < 0) return;
  if (send(end, "!", 1, MSG_NOSIGNAL) < 0) return (void)close(end);
  close(end);
}

static void echo(int end) {
  char bytes[512];
  struct sockaddr_storage from;
  socklen_t size = sizeof from;
  ssize_t count = recvfrom(end, bytes, sizeof bytes, 0, (void *)&from, &size);
  if (count > 0) (void)sendto(end, bytes, (size_t)count, MSG_NOSIGNAL, (void *)&from, size);
}

/// Knocks where a process of the sandbox may wait for somebody outside.
static void knock(void) {
  struct sockaddr_un address;
  socklen_t size = abstract_address(RH_WORLD_INWARD_SOCKET, &address);
  int end = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (end < 0) return;
  (void)connect(end, (const void *)&address, size);
  close(end);
}

static _Noreturn void serve(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  struct pollfd waiting[SOCKETS];
  for (int i = 0; i < SOCKETS; i++) waiting[i] = (struct pollfd){sockets[i], POLLIN, 0};
  for (;;) {
    int count = poll(waiting, SOCKETS, 10);
    if (count == 0) knock();
    for (int i = 0; count > 0 && i < SOCKETS; i++)
      if (waiting[i].revents) i == UDP ? echo(sockets[i]) : greet(sockets[i]);
  }
}

pid_t rh_world_serve(void) {
  pid_t process = fork();
  if (process == 0) serve();
  return process;
}

int rh_world_datagram_socket(void) {
  const struct sockaddr_in address = internet(RH_WORLD_UDP_PORT);
  int end = socket(AF_INET, SOCK_DGRAM, 0);
  if (end < 0) return -1;
  if (connect(end, (const void *)&address, sizeof address) == 0) return end;
  close(end);
  return -1;
}
