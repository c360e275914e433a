#ifndef PROBE_H
#define PROBE_H

// A probe is one attack on the sandbox, told honestly: it goes on until the attack has done what it
// is for, or until a call that it needs fails. What it found is one text, by its first word:
//
//   refused ERRNO CALL       the call failed, and the attack with it
//   no-effect CALL           the call claims to have worked, and nothing happened
//   got-through WHAT         the attack worked
//   attempted CALL           every call worked; only the host can see whether it did anything
//   unclear WHAT             neither: the probe itself could not be carried out
//
// A probe may also not live to tell: the sandbox ends a process for some calls.

#include <stddef.h>

/// Whether the same code works where nothing holds it back.
enum control {
  /// In a scratch environment without any layer it gets through.
  CONTROL_WORKS,
  /// It does, unless the kernel or the processor lacks what it needs; `note` tells what that is.
  CONTROL_DEPENDS,
  /// It cannot: `note` tells why.
  CONTROL_NONE,
  /// It has no control: the host itself is attacked, and `expects` tells what it has to make of it.
  CONTROL_HOST,
};

enum phase {
  ON_RENDER,
  /// Only when a copy of the program was told so (main.c, `mode`), else on render.
  BEFORE_HELLO,
  /// After a well-formed reply was sent.
  AFTER_REPLY,
};

struct probe {
  /// In kebab case; also the context's raw value.
  const char *name;
  /// The numbers in the catalogue of attacks that it belongs to, such as "12" or "11,27".
  const char *entries;
  /// One sentence: what it tries.
  const char *attempt;
  /// Where the attack is from.
  const char *source;
  /// NULL for an attack that no program can show; `note` tells why.
  void (*run)(void);
  enum control control;
  const char *note;
  enum phase phase;
  /// For CONTROL_HOST: what the host has to see, in words of its own (HostSight in the host's
  /// Audit); several, of which any will do, are separated by `|`.
  const char *expects;
};

struct group {
  const char *name;
  const struct probe *probes;
  size_t count;
};

#define GROUP(identifier, title, table)                                                            \
  const struct group identifier = {title, table, sizeof(table) / sizeof *(table)}

extern const struct group network_group, files_group, changes_group, process_group, kernel_group,
    ipc_group, inherited_group, faults_group, output_group, decoder_group;

/// The call failed: tells the current errno.
void refused(const char *call);

/// refused(), if the result is negative; returns whether it was.
int failed(long result, const char *call);

/// The call claims to have worked, and nothing happened.
void no_effect(const char *call);

/// The attack worked. What it got is put into words as printf does.
void got_through(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// Every call worked, but whether it had the effect only the host can see.
void attempted(const char *call);

/// The probe itself could not be carried out.
void unclear(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// The number of the request that is being answered; 0 before there is one.
unsigned long long request_id(void);

/// The probe writes to the host itself (protocol.h); no text is sent for it.
void replies_itself(void);

/// Sends what was found now, for a probe that will not return: it executes another program, say.
void tell_now(void);

/// Reads from a descriptor and tells whether the secret is in it.
void take_secret(int descriptor, const char *how);

/// Opens a path for reading and takes the secret.
void take_secret_file(const char *path);

/// Calls `act` with each process number that may be somebody else's, until it returns 0 or fails
/// for another reason than that there is no such process; returns what it returned last.
long with_others(long (*act)(int process));

/// What an execve(2) needs so that the new program tells that it runs.
char *const *second_life(const char *word);

/// What the victim keeps to itself, at the same address in every process of this program.
extern char victims_secret[64];

/// A second life: what a program that a probe executed runs as, by its first argument.
/// Returns if the word is none.
void live_again(const char *word);

#endif
