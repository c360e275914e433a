#ifndef CPROBE_WORLD_H
#define CPROBE_WORLD_H

// What is attacked when probes run in an environment made for them: the host furnishes it
// (Sources/Host/CScratch), the probes (Extensions/IsolationProbe) know where things are. All of it
// lies in namespaces of its own, so that fixed names and numbers cannot meet anybody else's.

/// A folder on a file system of its own, that everybody may write to. There is a /dev everywhere, and
/// nobody keeps programs in it that could be hidden by a mount.
#define RH_WORLD_FOLDER "/dev/report-host-world"
/// A readable file that holds the secret.
#define RH_WORLD_SECRET_FILE RH_WORLD_FOLDER "/secret"
/// A stream socket; who connects is sent one byte.
#define RH_WORLD_SOCKET RH_WORLD_FOLDER "/socket"
/// A writable copy of the probe program, which the victim executes.
#define RH_WORLD_PROGRAM RH_WORLD_FOLDER "/program"
/// A file that belongs to the world and may be changed.
#define RH_WORLD_CHANGEABLE RH_WORLD_FOLDER "/changeable"
/// An empty folder.
#define RH_WORLD_EMPTY_FOLDER RH_WORLD_FOLDER "/empty"

/// What must not be learnt: the content of the file, of the victim's memory, of the environment.
#define RH_WORLD_SECRET "report-host-secret-4711"
#define RH_WORLD_SECRET_VARIABLE "REPORT_HOST_WORLD_SECRET"

/// TCP on the loopback addresses of both families; who connects is sent one byte.
#define RH_WORLD_TCP_PORT 47001
/// UDP; what arrives is sent back.
#define RH_WORLD_UDP_PORT 47002

/// A listening abstract socket; who connects is sent one byte. Without the leading NUL.
#define RH_WORLD_ABSTRACT_SOCKET "report-host-world"
/// Somebody outside tries to connect to an abstract socket of this name and sends one byte.
#define RH_WORLD_INWARD_SOCKET "report-host-inward"

/// The key of a shared memory segment with the secret, a semaphore and a message queue.
#define RH_WORLD_IPC_KEY 0x52485031
/// A POSIX message queue with the secret in it.
#define RH_WORLD_MESSAGE_QUEUE "/report-host-world"

#define RH_WORLD_HOST_NAME "report-host-world"

/// Processes of the world have numbers up to here.
#define RH_WORLD_HIGHEST_PROCESS 1000

/// Descriptors that the host of the world leaves open without close-on-exec, beyond those that
/// a launch uses itself.
enum rh_world_descriptor {
  /// The secret file, open for reading.
  RH_WORLD_SECRET_DESCRIPTOR = 60,
  /// The root directory.
  RH_WORLD_ROOT_DESCRIPTOR,
  /// The changeable file, open for reading and writing.
  RH_WORLD_CHANGEABLE_DESCRIPTOR,
  /// A datagram socket that is connected to the world's UDP port.
  RH_WORLD_SOCKET_DESCRIPTOR,
  /// The write end of a pipe that the host of the world reads.
  RH_WORLD_PIPE_DESCRIPTOR,
  /// A terminal, the user's own side.
  RH_WORLD_TERMINAL_DESCRIPTOR,
  /// The host's own UTS namespace.
  RH_WORLD_NAMESPACE_DESCRIPTOR,
  /// A process descriptor of the host.
  RH_WORLD_PROCESS_DESCRIPTOR,
  /// A process descriptor of the victim.
  RH_WORLD_VICTIM_DESCRIPTOR,
  RH_WORLD_DESCRIPTORS_END,
};

#endif
