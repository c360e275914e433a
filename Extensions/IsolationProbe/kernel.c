// Other ways into the kernel, and parts of it that no report needs: entries 12 to 14, 44 to 53 of
// the catalogue of attacks.

#define _GNU_SOURCE
#include "probe.h"

#include "CProbeWorld.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/perf_event.h>
#include <linux/reboot.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
/// A call by the 32-bit entry. Pointers do not reach it, so only calls without them say much.
static long call_32_bit(long number, long first, long second, long third) {
  long result;
  __asm__ volatile("int $0x80"
                   : "=a"(result)
                   : "a"(number), "b"(first), "c"(second), "d"(third)
                   : "memory", "r8", "r9", "r10", "r11");
  if (result >= 0) return result;
  errno = (int)-result;
  return -1;
}

static void socket_32_bit(void) {
  if (!failed(call_32_bit(359, 2, 1, 0), "socket by int 0x80"))
    got_through("made a socket by the 32-bit entry");
}

static void socketcall_32_bit(void) {
  static unsigned long memory_pointer;
  unsigned *low = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT,
                       -1, 0);
  if (low == MAP_FAILED) low = (unsigned *)&memory_pointer;
  else low[0] = 2, low[1] = 1, low[2] = 0;
  if (!failed(call_32_bit(102, 1, (long)low, 0), "socketcall by int 0x80"))
    got_through("made a socket by the 32-bit entry");
}

static void getpid_32_bit(void) {
  if (!failed(call_32_bit(20, 0, 0, 0), "getpid by int 0x80"))
    got_through("made a call by the 32-bit entry");
}

static void socket_x32(void) {
  if (!failed(syscall(0x40000000 + __NR_socket, 2, 1, 0), "socket by x32"))
    got_through("made a socket by the x32 numbers");
}

static void getpid_x32(void) {
  if (!failed(syscall(0x40000000 + __NR_getpid), "getpid by x32"))
    got_through("made a call by the x32 numbers");
}
#endif

static void unknown_call(void) {
  if (!failed(syscall(9999), "system call 9999")) got_through("made a call that nobody knows");
}

static void negative_call(void) {
  if (!failed(syscall(-2), "system call -2")) got_through("made a call of a negative number");
}

static void new_call(void) {
  // cachestat(2), of Linux 6.5, stands for what a list of forbidden calls has never heard of.
  struct {
    unsigned long long offset, length;
  } range = {0, 4096};
  unsigned long long statistics[5];
  long result = syscall(451, RH_WORLD_CHANGEABLE_DESCRIPTOR, &range, statistics, 0);
  if (!failed(result, "system call 451")) got_through("learnt what of a file is in memory");
}

static void landlock_call(void) {
  if (!failed(syscall(444, NULL, 0, 1), "landlock_create_ruleset"))
    got_through("asked for the version of Landlock");
}

static void death_signal(void) {
  if (failed(prctl(PR_SET_PDEATHSIG, 0), "prctl")) return;
  got_through("would survive its host");
}

static void dumpable(void) {
  if (failed(prctl(PR_SET_DUMPABLE, 1), "prctl")) return;
  got_through("may let others look into its memory");
}

static void memory_map(void) {
  if (!failed(prctl(PR_SET_MM, PR_SET_MM_BRK, sbrk(0), 0, 0), "prctl"))
    got_through("changed what the kernel thinks of its memory");
}

static void allow_tracer(void) {
  if (!failed(prctl(PR_SET_PTRACER, -1ul, 0, 0, 0), "prctl"))
    got_through("lets everybody trace it");
}

static void subreaper(void) {
  if (!failed(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), "prctl"))
    got_through("takes over orphans");
}

static void speculation(void) {
  if (!failed(prctl(PR_SET_TSC, PR_TSC_ENABLE, 0, 0, 0), "prctl"))
    got_through("chose whether it may read the processor's clock");
}

static struct sock_filter allow_all = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
static struct sock_fprog filter = {1, &allow_all};

static void filter_by_prctl(void) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (!failed(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter), "prctl"))
    got_through("added a filter by the old call");
}

static void own_listener(void) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  long listener = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER,
                          SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter);
  if (!failed(listener, "seccomp")) got_through("listens to its own calls, before the host does");
}

static void set_name(void) {
  if (failed(prctl(PR_SET_NAME, "secret-4711"), "prctl")) return;
  char name[16] = "";
  if (failed(prctl(PR_GET_NAME, name), "prctl")) return;
  if (strcmp(name, "secret-4711") == 0) got_through("took a name that every process can read");
  else no_effect("prctl");
}

static void load_program(void) {
  static const struct bpf_insn instructions[] = {
      {.code = 0xb7 /* r0 = 0 */}, {.code = 0x95 /* exit */}};
  union bpf_attr attributes = {.prog_type = BPF_PROG_TYPE_SOCKET_FILTER,
                               .insn_cnt = 2,
                               .insns = (unsigned long)instructions,
                               .license = (unsigned long)"GPL"};
  if (!failed(syscall(__NR_bpf, BPF_PROG_LOAD, &attributes, sizeof attributes), "bpf"))
    got_through("loaded a program into the kernel");
}

static void performance_events(void) {
  struct perf_event_attr attributes = {.type = PERF_TYPE_SOFTWARE, .size = sizeof attributes,
                                       .config = PERF_COUNT_SW_TASK_CLOCK, .exclude_kernel = 1};
  if (!failed(syscall(__NR_perf_event_open, &attributes, 0, -1, -1, 0), "perf_event_open"))
    got_through("counts the machine's events");
}

static void fault_handler(void) {
  if (!failed(syscall(__NR_userfaultfd, 1 /* UFFD_USER_MODE_ONLY */), "userfaultfd"))
    got_through("handles its own page faults, as exploits like to");
}

static void add_key(void) {
  long key = syscall(__NR_add_key, "user", "report-host-probe", "told", 4, -1 /* thread */);
  if (!failed(key, "add_key")) got_through("left a key in the kernel");
}

static void request_key(void) {
  long key = syscall(__NR_request_key, "user", "report-host-probe", NULL, 0);
  if (key < 0 && errno == ENOKEY) got_through("asked the kernel for a key");
  else if (!failed(key, "request_key")) got_through("found a key");
}

static void key_control(void) {
  long ring = syscall(__NR_keyctl, 0 /* KEYCTL_GET_KEYRING_ID */, -1, 1);
  if (!failed(ring, "keyctl")) got_through("has a key ring in the kernel");
}

static void reboot_machine(void) {
  // Wrong magic numbers: the kernel says so, but only to who may reboot.
  long result = syscall(__NR_reboot, 0, 0, LINUX_REBOOT_CMD_CAD_OFF, NULL);
  if (result < 0 && errno == EINVAL) got_through("may reboot its namespace");
  else failed(result, "reboot");
}

static void load_kernel(void) {
  failed(syscall(__NR_kexec_load, 0, 0, NULL, -1ul), "kexec_load");
}

static void load_module(void) { failed(syscall(__NR_init_module, NULL, 0, ""), "init_module"); }

static void load_module_file(void) {
  failed(syscall(__NR_finit_module, -1, "", 0), "finit_module");
}

static void remove_module(void) {
  failed(syscall(__NR_delete_module, "report-host-none", O_NONBLOCK), "delete_module");
}

static void swap_on(void) { failed(syscall(__NR_swapon, RH_WORLD_EMPTY_FOLDER, 0), "swapon"); }

static void swap_off(void) { failed(syscall(__NR_swapoff, RH_WORLD_EMPTY_FOLDER), "swapoff"); }

static void accounting(void) { failed(syscall(__NR_acct, RH_WORLD_EMPTY_FOLDER), "acct"); }

static void quota(void) {
  // Q_SYNC of everything; anybody may.
  long result = syscall(__NR_quotactl, (int)(0x800001u << 8), NULL, 0, NULL);
  if (!failed(result, "quotactl")) got_through("had quotas written out");
}

static void kernel_log(void) {
  static char text[256];
  if (!failed(syscall(__NR_syslog, 3 /* read all */, text, sizeof text), "syslog"))
    got_through("read the kernel's log");
}

static void set_clock(void) {
  // Sets nothing, but only for who may.
  if (!failed(syscall(__NR_settimeofday, NULL, NULL), "settimeofday"))
    got_through("may set the machine's clock");
}

static void set_host_name(void) {
  if (!failed(sethostname("secret-4711", 11), "sethostname")) attempted("sethostname");
}

static void hang_up(void) {
  if (!failed(syscall(__NR_vhangup), "vhangup")) got_through("hung up its terminal");
}

static void become_root(void) {
  if (failed(syscall(__NR_setresuid, 0, 0, 0), "setresuid")) return;
  if (getuid() == 0) got_through("is root here");
  else no_effect("setresuid");
}

#if defined(__x86_64__)
static void port_level(void) {
  if (!failed(syscall(__NR_iopl, 0), "iopl")) got_through("reached the switch of port access");
}

static void port_permission(void) {
  if (!failed(syscall(__NR_ioperm, 0x80, 1, 0), "ioperm"))
    got_through("reached the permissions of ports");
}

static void local_descriptor_table(void) {
  char table[64];
  if (!failed(syscall(__NR_modify_ldt, 0, table, sizeof table), "modify_ldt"))
    got_through("reached the processor's descriptor table");
}

static void hide_processor(void) {
  if (!failed(syscall(__NR_arch_prctl, 0x1012 /* ARCH_SET_CPUID */, 1), "arch_prctl"))
    got_through("chose whether the processor identifies itself");
}

static void set_gs(void) {
  if (!failed(syscall(__NR_arch_prctl, 0x1001 /* ARCH_SET_GS */, 0), "arch_prctl"))
    got_through("set another segment");
}
#endif

static void fixed_addresses(void) {
  if (!failed(personality(ADDR_NO_RANDOMIZE), "personality"))
    got_through("has fixed addresses from its next program on");
}

static void raise_limit(void) {
  struct rlimit64 limit;
  if (failed(syscall(__NR_prlimit64, 0, RLIMIT_NOFILE, NULL, &limit), "prlimit64")) return;
  limit.rlim_cur = limit.rlim_max;
  if (!failed(syscall(__NR_prlimit64, 0, RLIMIT_NOFILE, &limit, NULL), "prlimit64"))
    got_through("set a limit of its own");
}

static void raise_limit_by_old_call(void) {
  struct rlimit limit = {16, 16};
  if (!failed(syscall(__NR_setrlimit, RLIMIT_NOFILE, &limit), "setrlimit"))
    got_through("set a limit of its own");
}

static void pin_processor(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(0, &set);
  if (!failed(sched_setaffinity(0, sizeof set, &set), "sched_setaffinity"))
    got_through("chose its processor");
}

static void scheduling(void) {
  const struct sched_param parameters = {0};
  if (!failed(sched_setscheduler(0, SCHED_BATCH, &parameters), "sched_setscheduler"))
    got_through("chose its scheduling");
}

static void disk_priority(void) {
  if (!failed(syscall(__NR_ioprio_set, 1, 0, 2 << 13 | 4), "ioprio_set"))
    got_through("chose its disk priority");
}

static void processor_priority(void) {
  if (failed(setpriority(PRIO_PROCESS, 0, 5), "setpriority")) return;
  errno = 0;
  int now = getpriority(PRIO_PROCESS, 0);
  if (now < 0 && errno) return refused("getpriority");
  if (now == 5) got_through("chose its priority");
  else no_effect("setpriority");
}

static void executable_memory(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return refused("mmap");
  got_through("has executable memory");
}

static void make_executable(void) {
  char *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return refused("mmap");
  if (!failed(mprotect(page, 4096, PROT_READ | PROT_EXEC), "mprotect"))
    got_through("made code out of data");
}

static void make_executable_by_key(void) {
  char *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return refused("mmap");
  long result = syscall(__NR_pkey_mprotect, page, 4096, PROT_READ | PROT_EXEC, -1);
  if (!failed(result, "pkey_mprotect")) got_through("made code out of data");
}

static void remap_pages(void) {
  char *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return refused("mmap");
  if (!failed(syscall(__NR_remap_file_pages, page, 4096, 0, 0, 0), "remap_file_pages"))
    got_through("rearranged a mapping");
}

static int word;

static void priority_lock(void) {
  long result = syscall(__NR_futex, &word, FUTEX_LOCK_PI, 0, NULL, NULL, 0);
  if (!failed(result, "futex")) got_through("took a lock that lends priority");
}

/// A page of the program's file: the same for everybody who maps it.
static const unsigned page_of_file[1024] __attribute__((aligned(4096))) = {1};

static void shared_wake(void) {
  long result = syscall(__NR_futex, page_of_file, FUTEX_WAKE, 1, NULL, NULL, 0);
  if (!failed(result, "futex")) got_through("can wake who waits on a page of its file");
}

static sigjmp_buf after_fault;

static void leave_fault(int signal) { siglongjmp(after_fault, signal); }

static void survive_fault(void) {
  if (sigsetjmp(after_fault, 1) != 0) return got_through("lived on after a fault");
  if (failed(signal(SIGSEGV, leave_fault) == SIG_ERR ? -1 : 0, "rt_sigaction")) return;
  sigset_t faults;
  sigemptyset(&faults);
  sigaddset(&faults, SIGSEGV);
  sigprocmask(SIG_UNBLOCK, &faults, NULL);
  void *forbidden = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (failed(forbidden == MAP_FAILED ? -1 : 0, "mmap")) return;
  *(volatile char *)forbidden = 1;
}

static void requeue_lock(void) {
  static int other;
  long result = syscall(__NR_futex, &word, FUTEX_CMP_REQUEUE_PI, 1, (void *)1, &other, word);
  if (!failed(result, "futex")) got_through("moved waiters to a lock that lends priority");
}

static void wait_for_several(void) {
  long result = syscall(449 /* futex_waitv */, NULL, 0, 0, NULL, 0);
  if (result < 0 && errno == EINVAL) got_through("reached the lock call for several words");
  else failed(result, "futex_waitv");
}

static void high_half_prctl(void) {
  // The kernel looks at 32 bits of the option; so must a filter.
  long result = syscall(__NR_prctl, (1ul << 32) | PR_SET_PDEATHSIG, 0, 0, 0, 0);
  if (!failed(result, "prctl")) got_through("would survive its host");
}

static void high_half_fcntl(void) {
  long result = syscall(__NR_fcntl, 4, (1ul << 32) | F_DUPFD, 10);
  if (!failed(result, "fcntl")) got_through("copied a descriptor");
}

static void high_half_protection(void) {
  // Low halves alone would look harmless to a filter that compares too little.
  void *page = (void *)syscall(__NR_mmap, NULL, 4096, (1ul << 32) | PROT_READ | PROT_EXEC,
                               MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED) return refused("mmap");
  got_through("has executable memory");
}

static const struct probe table[] = {
#if defined(__x86_64__)
    {"socket-32-bit", "12", "Make a socket by the 32-bit entry", "elastic/ml-cpp#3080",
     socket_32_bit, CONTROL_DEPENDS, "needs a kernel with the 32-bit entry", 0},
    {"socketcall-32-bit", "12", "Make a socket by the 32-bit entry's old call",
     "gramineproject/graphene#89", socketcall_32_bit, CONTROL_DEPENDS,
     "needs a kernel with the 32-bit entry", 0},
    {"call-32-bit", "12", "Make any call by the 32-bit entry", "gramineproject/graphene#89",
     getpid_32_bit, CONTROL_DEPENDS, "needs a kernel with the 32-bit entry", 0},
    {"socket-x32", "13", "Make a socket by the x32 numbers", "firejail#87", socket_x32,
     CONTROL_DEPENDS, "needs a kernel with the x32 numbers", 0},
    {"call-x32", "13", "Make any call by the x32 numbers", "kafel#19", getpid_x32,
     CONTROL_DEPENDS, "needs a kernel with the x32 numbers", 0},
#endif
    {"unknown-call", "14", "Make a call that no kernel has", "flatpak#4462", unknown_call,
     CONTROL_DEPENDS, "no kernel has the call", 0},
    {"negative-call", "14", "Make a call of a negative number", "flatpak#4462", negative_call,
     CONTROL_DEPENDS, "no kernel has the call", 0},
    {"new-call", "14", "Make a call that old lists have never heard of", "flatpak#4458", new_call,
     CONTROL_DEPENDS, "needs Linux 6.5", 0},
    {"landlock", "14", "Look at the sandbox's own mechanism", "flatpak#4458", landlock_call,
     CONTROL_DEPENDS, "needs a kernel with Landlock", 0},
    {"death-signal", "44", "Survive the host", "bubblewrap#700", death_signal, CONTROL_WORKS,
     NULL, 0},
    {"dumpable", "44", "Let others look into its memory", "bubblewrap#700", dumpable,
     CONTROL_WORKS, NULL, 0},
    {"memory-map", "44", "Change what the kernel thinks of its memory", "bubblewrap#700",
     memory_map, CONTROL_NONE, "takes a privilege over the whole machine", 0},
    {"allow-tracer", "44", "Let everybody trace it", "bubblewrap#700", allow_tracer,
     CONTROL_DEPENDS, "needs a kernel with Yama", 0},
    {"subreaper", "44", "Take over orphans", "bubblewrap#700", subreaper, CONTROL_WORKS, NULL, 0},
    {"processor-clock", "44", "Choose whether it may read the processor's clock",
     "bubblewrap#700", speculation, CONTROL_DEPENDS, "needs an x86-64 processor", 0},
    {"filter-by-prctl", "44", "Add a filter of calls by the old call", "bubblewrap#700",
     filter_by_prctl, CONTROL_WORKS, NULL, 0},
    {"own-listener", "44", "Answer its own calls before the host does", "bubblewrap#700",
     own_listener, CONTROL_WORKS, NULL, 0},
    {"process-name", "45", "Tell others something by its name", "prctl(2)", set_name,
     CONTROL_WORKS, NULL, 0},
    {"bpf", "46", "Load a program into the kernel", "sandbox2 BpfDisallowed", load_program,
     CONTROL_DEPENDS, "needs a kernel that lets everybody load programs", 0},
    {"perf-events", "46", "Count the machine's events", "sandbox2 BpfDisallowed",
     performance_events, CONTROL_DEPENDS, "needs a kernel that lets everybody count events", 0},
    {"userfaultfd", "46", "Handle its own page faults", "sandbox2 BpfDisallowed", fault_handler,
     CONTROL_DEPENDS, "needs a kernel with userfaultfd", 0},
    {"add-key", "47", "Leave a key in the kernel", "Chromium SyscallSets::IsKeyManagement",
     add_key, CONTROL_DEPENDS, "needs a kernel with key rings", 0},
    {"request-key", "47", "Ask the kernel for a key", "Chromium SyscallSets::IsKeyManagement",
     request_key, CONTROL_DEPENDS, "needs a kernel with key rings", 0},
    {"key-ring", "47", "Reach the key ring", "Chromium SyscallSets::IsKeyManagement", key_control,
     CONTROL_DEPENDS, "needs a kernel with key rings", 0},
    {"reboot", "48", "Reboot", "firejail @default", reboot_machine, CONTROL_WORKS, NULL, 0},
    {"load-kernel", "48", "Start another kernel", "firejail @default", load_kernel, CONTROL_NONE,
     "takes a privilege over the whole machine", 0},
    {"load-module", "48", "Load a kernel module", "firejail @default", load_module, CONTROL_NONE,
     "takes a privilege over the whole machine", 0},
    {"load-module-file", "48", "Load a kernel module from a file", "firejail @default",
     load_module_file, CONTROL_NONE, "takes a privilege over the whole machine", 0},
    {"remove-module", "48", "Remove a kernel module", "firejail @default", remove_module,
     CONTROL_NONE, "takes a privilege over the whole machine", 0},
    {"swap-on", "48", "Add swap space", "firejail @default", swap_on, CONTROL_NONE,
     "takes a privilege over the whole machine", 0},
    {"swap-off", "48", "Take swap space away", "firejail @default", swap_off, CONTROL_NONE,
     "takes a privilege over the whole machine", 0},
    {"accounting", "48", "Log every process of the machine", "firejail @default", accounting,
     CONTROL_NONE, "takes a privilege over the whole machine", 0},
    {"set-clock", "48", "Set the machine's clock", "firejail @default", set_clock, CONTROL_NONE,
     "takes a privilege over the whole machine", 0},
    {"quota", "48", "Reach the quota calls", "firejail @default", quota, CONTROL_DEPENDS,
     "needs a kernel with quotas", 0},
    {"kernel-log", "48", "Read the kernel's log", "firejail @default", kernel_log,
     CONTROL_DEPENDS, "needs a kernel that shows its log to everybody", 0},
    {"host-name", "48", "Name the machine anew", "firejail @default", set_host_name,
     CONTROL_WORKS, NULL, 0},
    {"hang-up", "48,64", "Hang up the terminal", "firejail @default", hang_up, CONTROL_DEPENDS,
     "takes a privilege over the whole machine", 0},
    {"become-root", "48", "Become root", "bubblewrap test-run.sh", become_root, CONTROL_WORKS,
     NULL, 0},
#if defined(__x86_64__)
    {"port-level", "48", "Reach the machine's ports", "firejail @default", port_level,
     CONTROL_DEPENDS, "needs a kernel with iopl", 0},
    {"port-permission", "48", "Reach single ports", "firejail @default", port_permission,
     CONTROL_DEPENDS, "needs a kernel with ioperm", 0},
    {"descriptor-table", "49", "Reach the processor's descriptor table",
     "sandbox2 testcases/personality.cc", local_descriptor_table, CONTROL_DEPENDS,
     "needs a kernel with modify_ldt", 0},
    {"hide-processor", "49", "Choose whether the processor identifies itself",
     "sandbox2 testcases/personality.cc", hide_processor, CONTROL_DEPENDS,
     "needs a processor that can trap cpuid", 0},
    {"segment", "49", "Set another segment", "sandbox2 testcases/personality.cc", set_gs,
     CONTROL_WORKS, NULL, 0},
#endif
    {"fixed-addresses", "49", "Have the same addresses each time",
     "sandbox2 testcases/personality.cc", fixed_addresses, CONTROL_WORKS, NULL, 0},
    {"set-limit", "50", "Set a limit of its own", "firejail rlimit.exp", raise_limit,
     CONTROL_WORKS, NULL, 0},
    {"set-limit-by-old-call", "50", "Set a limit by the old call", "firejail rlimit.exp",
     raise_limit_by_old_call, CONTROL_WORKS, NULL, 0},
    {"pin-processor", "50", "Choose its processor", "firejail rlimit.exp", pin_processor,
     CONTROL_WORKS, NULL, 0},
    {"scheduling", "50", "Choose its scheduling", "firejail rlimit.exp", scheduling,
     CONTROL_WORKS, NULL, 0},
    {"disk-priority", "50", "Choose its disk priority", "firejail rlimit.exp", disk_priority,
     CONTROL_WORKS, NULL, 0},
    {"processor-priority", "50", "Choose its priority", "firejail rlimit.exp", processor_priority,
     CONTROL_WORKS, NULL, 0},
    {"executable-memory", "51", "Map executable memory", "sandbox2 MprotectWithExec*",
     executable_memory, CONTROL_WORKS, NULL, 0},
    {"make-executable", "51", "Make code out of data", "sandbox2 MprotectWithExec*",
     make_executable, CONTROL_WORKS, NULL, 0},
    {"make-executable-by-key", "51", "Make code out of data by another call",
     "sandbox2 MprotectWithExec*", make_executable_by_key, CONTROL_WORKS, NULL, 0},
    {"remap-pages", "51", "Rearrange a mapping", "sandbox2 MprotectWithExec*", remap_pages,
     CONTROL_WORKS, NULL, 0},
    {"priority-lock", "52", "Take a lock that lends priority", "CVE-2014-3153", priority_lock,
     CONTROL_WORKS, NULL, 0},
    {"shared-wake", "52", "Wake another process by a lock word in the program's own file",
     "futex(2), shared by inode", shared_wake, CONTROL_WORKS, NULL, 0},
    {"survive-fault", "48", "Write to the kernel's log by faults that it survives",
     "debug.exception-trace of proc(5)", survive_fault, CONTROL_WORKS, NULL, 0},
    {"requeue-lock", "52", "Move waiters to a lock that lends priority", "CVE-2014-3153",
     requeue_lock, CONTROL_WORKS, NULL, 0},
    {"wait-for-several", "52", "Reach the lock call for several words",
     "Chromium RestrictFutex", wait_for_several, CONTROL_DEPENDS, "needs Linux 5.16", 0},
    {"high-half-prctl", "53", "Hide an option behind a set high half", "CVE-2019-10063",
     high_half_prctl, CONTROL_WORKS, NULL, 0},
    {"high-half-fcntl", "53", "Hide a command behind a set high half", "CVE-2019-10063",
     high_half_fcntl, CONTROL_WORKS, NULL, 0},
    {"high-half-protection", "53", "Hide executable memory behind a set high half",
     "firedancer#9185", high_half_protection, CONTROL_WORKS, NULL, 0},
};

GROUP(kernel_group, "kernel", table);
