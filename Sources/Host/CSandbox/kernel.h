#ifndef RH_KERNEL_H
#define RH_KERNEL_H

#include <stdint.h>
#include <sys/syscall.h>

// Kernel interfaces newer than the headers of the oldest distribution we build on. The numbers of
// these system calls are the same on every architecture (include/uapi/asm-generic/unistd.h).

#ifndef __NR_mount_setattr
#define __NR_mount_setattr 442
#endif
#ifndef __NR_landlock_create_ruleset
#define __NR_landlock_create_ruleset 444
#define __NR_landlock_add_rule 445
#define __NR_landlock_restrict_self 446
#endif

#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif

#define RH_ADDFD_FLAG_SEND (1u << 1) // SECCOMP_ADDFD_FLAG_SEND, Linux 5.14

/// struct landlock_ruleset_attr of ABI 6; older kernels accept it while the tail is zero.
struct rh_landlock_ruleset {
  uint64_t handled_access_fs;
  uint64_t handled_access_net;
  uint64_t scoped;
};

struct rh_landlock_path_rule {
  uint64_t allowed_access;
  int32_t parent_fd;
} __attribute__((packed));

/// struct mount_attr.
struct rh_mount_attributes {
  uint64_t set;
  uint64_t clear;
  uint64_t propagation;
  uint64_t userns_fd;
};

#define RH_MOUNT_SEALED 0x7ull // MOUNT_ATTR_RDONLY | _NOSUID | _NODEV
#define RH_MOUNT_NOEXEC 0x8ull

#define RH_LANDLOCK_EXECUTE (1ull << 0)
#define RH_LANDLOCK_READ_FILE (1ull << 2)
#define RH_LANDLOCK_READ_DIRECTORY (1ull << 3)

#endif
