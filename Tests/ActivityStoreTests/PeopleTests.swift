import ActivityStore
import ExtensionProtocol
import Testing

@Suite("Users, devices and names in a filter")
struct PeopleTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    let mia = ImportedUser(
      identifier: "mia",
      user: ActivityReport.User(givenName: "Mia", familyName: "Winter", role: .child),
      isOwner: false
    )
    let eight: Int64 = 1_793_606_400
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)])
    try fixture.add(at: eight, [Use(StoreFixture.game, 5, 20)], device: StoreFixture.phone)
    try fixture.add(
      at: eight,
      [Use(StoreFixture.game, 0, 30)],
      user: mia,
      device: StoreFixture.phone
    )
  }

  func devices(
    _ users: ActivityQuery.Users,
    _ devices: ActivityQuery.Devices = .all
  ) throws -> [String] {
    try fixture.reports("2026-11-02", .daily, users: users, devices: devices).map {
      "\($0.user.givenName ?? "") \($0.device.name ?? "") \($0.totals)"
    }
  }

  @Test("There is one report for each user and device")
  func pairs() throws {
    #expect(
      try devices(.all) == ["Robin laptop [600]", "Robin phone [900]", "Mia phone [1800]"]
    )
  }

  @Test("The owner, children and a name select users")
  func users() throws {
    #expect(try devices(.owner) == ["Robin laptop [600]", "Robin phone [900]"])
    #expect(try devices(.children) == ["Mia phone [1800]"])
    #expect(try devices(.named("mia winter")) == ["Mia phone [1800]"])
  }

  @Test("Models and a name select devices; no models means all")
  func models() throws {
    #expect(try devices(.owner, .models([.mac])) == ["Robin laptop [600]"])
    #expect(try devices(.owner, .models([])).count == 2)
    #expect(try devices(.owner, .named("Phone")) == ["Robin phone [900]"])
    #expect(try devices(.owner, .models([.iPad])) == [])
  }

  @Test("Several devices are those that any of the words names")
  func severalDevices() throws {
    #expect(
      try devices(.all, .several([.named("laptop"), .models([.iPhone])], name: "laptop,iPhone"))
        .count == 3
    )
    #expect(
      try devices(.owner, .several([.named("phone"), .models([.iPad])], name: "phone,iPad"))
        == ["Robin phone [900]"]
    )
    #expect(throws: QueryError.unknownDevice("phon", near: ["phone"])) {
      try devices(.all, .several([.named("laptop"), .named("phon")], name: "laptop,phon"))
    }
    // A name with a comma in it.
    let desk = ImportedDevice(
      identifier: "desk",
      device: ActivityReport.Device(name: "desk,left", model: .mac)
    )
    try fixture.add(at: 1_793_606_400, [Use(StoreFixture.mail, 0, 1)], device: desk)
    #expect(
      try devices(.all, .several([.named("desk"), .named("left")], name: "desk,left"))
        == ["Robin desk,left [60]"]
    )
  }

  @Test("Unknown names are refused with what is near")
  func unknown() throws {
    #expect(throws: QueryError.unknownUser("Mai", near: ["Mia"])) { try devices(.named("Mai")) }
    #expect(throws: QueryError.unknownDevice("labtop", near: ["laptop"])) {
      try devices(.all, .named("labtop"))
    }
    #expect(throws: QueryError.unknownApplication("gane", near: ["Game", "game"])) {
      try fixture.reports("2026-11-02", applications: ["gane"])
    }
    #expect(throws: QueryError.unknownCategory("Gams", near: ["Games"])) {
      try fixture.reports("2026-11-02", categories: ["Gams"])
    }
    #expect(throws: QueryError.unknownWebDomain("x", near: [])) {
      try fixture.reports("2026-11-02", webDomains: ["x"])
    }
  }
}
