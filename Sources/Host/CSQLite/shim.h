#ifndef REPORT_HOST_CSQLITE_SHIM_H
#define REPORT_HOST_CSQLITE_SHIM_H

#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast macro, which Swift does not import. */
static inline sqlite3_destructor_type rh_sqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

/* sqlite3_db_config is variadic. Keeps SQL from writing the schema and from running code that a
   hostile schema names. */
static inline int rh_sqlite_harden(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code != SQLITE_OK) return code;
  return sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/* For a file that others write: no view and no trigger in place of a table, sizes of cells checked as
   pages are read, and the log stays where it is when the last connection closes. */
static inline int rh_sqlite_distrust(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
  if (code == SQLITE_OK)
    code = sqlite3_exec(database, "PRAGMA cell_size_check = 1", 0, 0, 0);
  return code;
}

/* Counts down; interrupts at nothing. */
static inline int rh_sqlite_count_work(void *rounds) {
  return --*(int *)rounds <= 0;
}

/* Interrupts a connection after so many rounds of ten million steps of SQLite's machine in all.
   A round takes a fraction of a second. */
static inline void rh_sqlite_limit_work(sqlite3 *database, int *rounds) {
  sqlite3_progress_handler(database, 10000000, rh_sqlite_count_work, rounds);
}

#endif
