import ActivityStore
import Foundation
import Testing

/// An hour of sums from 08:00 to 09:00 UTC on 2026-11-02, in a file of Apple's.
@Suite("Hours of sums on the command line")
struct DividedHourTests {
  private let scratch = Scratch()
  private var store: String { scratch.file("activity.sqlite") }

  init() throws {
    let path = try scratch.write([], to: "RMAdminStore-Local.sqlite")
    try Database(path: path).execute(
      """
      CREATE TABLE ZCOREDEVICE (Z_PK INTEGER PRIMARY KEY, ZPLATFORM INTEGER, ZIDENTIFIER, ZNAME);
      CREATE TABLE ZUSAGE (Z_PK INTEGER PRIMARY KEY, ZDEVICE INTEGER);
      CREATE TABLE ZUSAGEBLOCK (Z_PK INTEGER PRIMARY KEY, ZUSAGE INTEGER, ZSTARTDATE TIMESTAMP,
        ZDURATIONINMINUTES INTEGER, ZSCREENTIMEINSECONDS INTEGER);
      CREATE TABLE ZUSAGECATEGORY (Z_PK INTEGER PRIMARY KEY, ZBLOCK INTEGER, ZIDENTIFIER,
        ZTOTALTIMEINSECONDS INTEGER);
      CREATE TABLE ZUSAGETIMEDITEM (Z_PK INTEGER PRIMARY KEY, ZCATEGORY INTEGER,
        ZBUNDLEIDENTIFIER, ZTOTALTIMEINSECONDS INTEGER);
      INSERT INTO ZCOREDEVICE VALUES (1, 2, 'phone-1', 'Ada’s phone');
      INSERT INTO ZUSAGE VALUES (1, 1);
      INSERT INTO ZUSAGEBLOCK VALUES (1, 1, 815299200, 60, 1200);
      INSERT INTO ZUSAGECATEGORY VALUES (1, 1, 'DH1001', 1200);
      INSERT INTO ZUSAGETIMEDITEM VALUES (1, 1, 'com.example.quiz', 1200);
      """
    )
    let host = try HostRun(["import", path, "--store", store])
    try #require(host.status == 0, "\(host.errors)")
    try authorize("ActivityCharts", in: store)
  }

  private func run(_ zone: String) throws -> HostRun {
    try HostRun([
      "run", "ActivityCharts", "--context", "barGraph", "--store", store, "--format", "text",
      "--during", "2026-11-02", "--segment", "hourly", "--now", "2026-11-03", "--time-zone", zone,
    ])
  }

  @Test("A report says where its hours lie across those of which only sums are known")
  func dividedHours() throws {
    let host = try run("Asia/Kolkata")
    #expect(host.status == 0)
    #expect(
      host.errors.contains(
        "note: segments begin within hours of which only sums are known (Ada’s phone); "
          + "the parts of those hours are estimates"
      )
    )
  }

  @Test("A report whose hours are the same says nothing of it")
  func wholeHours() throws {
    let host = try run("UTC")
    #expect(host.status == 0)
    #expect(!host.errors.contains("only sums are known"))
  }
}
