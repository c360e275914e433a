#ifndef RH_CSCRATCH_H
#define RH_CSCRATCH_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A place of its own for attacks: new user, pid, mount, network, IPC and UTS namespaces, in which
// the machine's files, kernel settings (/proc/sys and the like) among them, are read-only and without
// devices, /run is empty, and everything that is attacked was made for it (CProbeWorld.h). A process
// runs there with every privilege in these namespaces and none outside. Its user is outside of them
// still the host's own: it can read what the host can, and connect to a service's socket that lies
// in another folder than /run. It is no place for programs that are not known. All of it ends with
// its first process, which ends with the host. Functions return 0 on success and a negated errno on
// failure, unless they say otherwise.

/// A scratch environment, seen from outside.
struct rh_scratch {
  pid_t pid;
  /// What its first process writes to its standard output.
  int output;
};

/// Starts a program as the first process of a new scratch environment.
///
/// `program` is an open descriptor of it; `step` is set to what failed.
int rh_scratch_start(int program, const char *const *arguments, struct rh_scratch *scratch,
                     const char **step);

/// Ends everything in it.
void rh_scratch_end(struct rh_scratch *scratch);

/// Makes what is attacked; for the first process of a scratch environment. `probes` is the path of
/// the probe program; `writable` asks for a copy of it that can be overwritten.
///
/// `step` is set to what failed.
int rh_world_furnish(const char *probes, int writable, const char **step);

/// Things that the host of the world sees for itself, as bits.
enum rh_world_effect {
  RH_WORLD_VICTIM_DIED = 1,
  RH_WORLD_FILE_CHANGED = 2,
  RH_WORLD_PIPE_WRITTEN = 4,
  RH_WORLD_RENAMED = 8,
  RH_WORLD_PROGRAM_CHANGED = 16,
};

/// What happened since the world was furnished or mended, as a sum of `rh_world_effect`.
unsigned rh_world_effects(void);

/// Makes again what an attack has broken; with `replace`, other processes in place of those that
/// were there, whether or not they show a wound.
int rh_world_mend(int replace, const char **step);

#endif
