#include "activity_scan.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

static const int64_t hour = 3600000000000;

/* An open hash table from a number that is never zero to a sum; it doubles when half full. */
typedef struct {
  uint64_t *keys;
  int64_t *sums;
  uint64_t mask;
  uint64_t used;
} sums;

static int make(sums *table, uint64_t size) {
  table->keys = calloc(size, sizeof *table->keys);
  table->sums = calloc(size, sizeof *table->sums);
  table->mask = size - 1;
  table->used = 0;
  return table->keys && table->sums;
}

static void drop(sums *table) {
  free(table->keys);
  free(table->sums);
}

static void add(sums *table, uint64_t key, int64_t amount) {
  uint64_t place = (key * 0x9E3779B97F4A7C15u) >> 20 & table->mask;
  while (table->keys[place] && table->keys[place] != key) place = (place + 1) & table->mask;
  if (!table->keys[place]) {
    table->keys[place] = key;
    table->used++;
  }
  table->sums[place] += amount;
}

static int grow(sums *table) {
  sums larger;
  if (!make(&larger, (table->mask + 1) * 2)) {
    drop(&larger);
    return 0;
  }
  for (uint64_t place = 0; place <= table->mask; place++)
    if (table->keys[place]) add(&larger, table->keys[place], table->sums[place]);
  drop(table);
  *table = larger;
  return 1;
}

/* FNV-1a, in 40 bits. */
static uint64_t hash(const char *name, const char *end) {
  uint64_t value = 0xCBF29CE484222325u;
  for (; name < end; name++) value = (value ^ (unsigned char)*name) * 0x100000001B3u;
  return value >> 24;
}

static int take(sums *table, const char *data, int64_t start, int64_t end) {
  const char *name = strstr(data, "\"app\":\"");
  if (!name) return 0;
  name += 7;
  const char *quote = strchr(name, '"');
  if (!quote) return 0;
  uint64_t application = hash(name, quote) << 24;
  while (start < end) {
    int64_t next = (start / hour + 1) * hour;
    int64_t piece = (next < end ? next : end) - start;
    add(table, application | (uint64_t)(start / hour) | 1u << 23, piece);
    start += piece;
  }
  return 1;
}

static int scan(sqlite3 *database, sums *table, rh_activity_scan *result) {
  sqlite3_stmt *events;
  int code = sqlite3_prepare_v2(
      database, "SELECT starttime, endtime, data FROM events NOT INDEXED", -1, &events, 0);
  while (code == SQLITE_OK && (code = sqlite3_step(events)) == SQLITE_ROW) {
    const char *data = (const char *)sqlite3_column_text(events, 2);
    int64_t start = sqlite3_column_int64(events, 0);
    result->rows++;
    if (data) result->windows += take(table, data, start, sqlite3_column_int64(events, 1));
    code = table->used * 2 <= table->mask || grow(table) ? SQLITE_OK : SQLITE_NOMEM;
  }
  sqlite3_finalize(events);
  return code == SQLITE_DONE ? SQLITE_OK : code;
}

int rh_scan_activity(const char *path, rh_activity_scan *result) {
  sqlite3 *database;
  sums table;
  memset(result, 0, sizeof *result);
  int code = sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, 0);
  if (code == SQLITE_OK) code = sqlite3_exec(database, "PRAGMA mmap_size = 4000000000", 0, 0, 0);
  if (!make(&table, 1 << 16)) code = SQLITE_NOMEM;
  if (code == SQLITE_OK) code = scan(database, &table, result);
  if (code == SQLITE_OK)
    for (uint64_t place = 0; place <= table.mask; place++)
      if (table.keys[place]) {
        result->groups++;
        result->nanoseconds += table.sums[place];
      }
  drop(&table);
  sqlite3_close(database);
  return code;
}
