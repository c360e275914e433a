import Foundation
import Testing

@testable import ActivityStore

@Suite("A decision about an app")
struct DecisionTests {
  let fixture: StoreFixture
  let app = "/opt/reports/Weekly"
  let other = "/opt/reports/Other"

  init() throws {
    fixture = try StoreFixture()
  }

  private func decide(
    _ status: AuthorizationStatus,
    _ app: String,
    _ member: Member = .individual,
    now: Int64 = 1_000
  ) throws -> String? {
    try fixture.store.decide(status, app, for: member, now: now)
  }

  @Test("is not determined before one was made")
  func undetermined() throws {
    #expect(try fixture.store.app(app).status(of: .individual) == .notDetermined)
    #expect(try fixture.store.apps() == [])
  }

  @Test("is there at the next opening, a no as well as a yes, with its moment")
  func remembered() throws {
    _ = try decide(.approved, app, now: 1_234)
    _ = try decide(.denied, other, now: 5_678)
    let again = try #require(try Store.open(fixture.path))
    #expect(
      try again.apps() == [
        AuthorizedApp(
          identifier: other,
          decisions: [AuthorizationDecision(member: .individual, status: .denied, decided: 5_678)]
        ),
        AuthorizedApp(
          identifier: app,
          decisions: [AuthorizationDecision(member: .individual, status: .approved, decided: 1_234)]
        ),
      ]
    )
  }

  @Test("about one app says nothing about another whose path is alike")
  func similarPaths() throws {
    _ = try decide(.approved, app)
    for path in [app + "/", app.uppercased(), "/opt/reports/../reports/Weekly", "Weekly", ""] {
      #expect(try fixture.store.app(path).status(of: .individual) == .notDetermined)
    }
  }

  @Test("about a child goes to one app at a time, about individuals to any number")
  func conflict() throws {
    #expect(try decide(.approved, app, .child(3)) == nil)
    #expect(try decide(.approved, other, .child(3)) == app)
    #expect(try fixture.store.app(other).status(of: .child(3)) == .notDetermined)
    #expect(try decide(.approved, other, .child(4)) == nil)
    #expect(try decide(.approved, app) == nil)
    #expect(try decide(.approved, other) == nil)
    _ = try fixture.store.revoke(app, for: .child(3))
    #expect(try decide(.approved, other, .child(3)) == nil)
  }

  @Test("can be taken back for one member or for all, once")
  func revocation() throws {
    _ = try decide(.approved, app)
    _ = try decide(.approved, app, .child(3))
    #expect(try fixture.store.revoke(app, for: .child(3)))
    #expect(try fixture.store.app(app).status(of: .child(3)) == .notDetermined)
    #expect(try fixture.store.app(app).status(of: .individual) == .approved)
    #expect(try fixture.store.revoke(app, for: nil))
    #expect(try !fixture.store.revoke(app, for: nil))
    #expect(try fixture.store.apps() == [])
  }

  @Test("made by many at once gives a child to exactly one app")
  func concurrent() async throws {
    let path = fixture.path
    let conflicts = try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 0..<8 {
        group.addTask {
          let store = try Store.openOrCreate(path, busyTimeout: 30_000)
          return try store.decide(.approved, "/opt/app\(number)", for: .child(1), now: 0)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(conflicts.filter { $0 == nil }.count == 1)
    let holders = try fixture.store.apps().filter(\.isApproved).map(\.identifier)
    #expect(holders.count == 1)
    #expect(Set(conflicts.compactMap(\.self)) == Set(holders))
  }
}
