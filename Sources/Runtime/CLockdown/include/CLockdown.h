#ifndef RH_LOCKDOWN_H
#define RH_LOCKDOWN_H

/// Takes away the system calls that the process needed only to start: the second stage of the
/// sandbox. A process can add filters but never remove one (seccomp(2)).
///
/// In a dynamically linked process it also takes away code mapped at run time, since every library
/// is in place by now.
///
/// Returns 0, or an errno: EPERM or ENOSYS outside of the sandbox, where nothing is lost by it.
int rh_lock_down(void);

#endif
