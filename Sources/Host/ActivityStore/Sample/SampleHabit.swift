internal import ExtensionProtocol

/// How a member of the sample family uses one device.
struct SampleHabit: Sendable {
  var user: ActivityReport.User
  var device: ActivityReport.Device
  var isOwner = false
  /// Minutes of use to expect in each hour of a school or working day.
  var weekday: [Int64]
  /// Minutes of use to expect in each hour of a Saturday or Sunday.
  var weekend: [Int64]
  /// Applications, with how often they are opened and minutes at a time.
  var applications: [Application]
  /// Web domains that Safari is used for, with how often.
  var domains: [Domain]
  /// Whether opening the device counts as picking it up.
  var isPickedUp = true

  struct Application: Sendable {
    /// The number of the subject.
    var number: UInt32
    var weight: Int64
    var minutes: Int64
    /// Notifications to expect a day.
    var notifications: Int64
  }

  struct Domain: Sendable {
    /// The number of the subject.
    var number: UInt32
    var weight: Int64
  }

  fileprivate static func app(
    _ name: String,
    _ weight: Int64,
    _ minutes: Int64,
    _ notifications: Int64 = 0
  ) -> Application {
    Application(
      number: SampleSubjects.number(named: name),
      weight: weight,
      minutes: minutes,
      notifications: notifications
    )
  }

  fileprivate static func site(_ name: String, _ weight: Int64) -> Domain {
    Domain(number: SampleSubjects.number(named: name), weight: weight)
  }
}

extension SampleHabit {
  /// One parent, who runs the host, and two children.
  static let family: [SampleHabit] = [
    robinsPhone, robinsLaptop, miasPhone, miasTablet, noahsTablet, noahsLaptop,
  ]

  private static let robin = ActivityReport.User(
    appleID: "robin@example.com",
    givenName: "Robin",
    familyName: "Winter",
    role: .individual
  )
  private static let mia = ActivityReport.User(
    appleID: "mia@example.com",
    givenName: "Mia",
    familyName: "Winter",
    role: .child
  )
  private static let noah = ActivityReport.User(
    appleID: "noah@example.com",
    givenName: "Noah",
    familyName: "Winter",
    role: .child
  )

  private static let robinsPhone = SampleHabit(
    user: robin,
    device: ActivityReport.Device(name: "Robin’s iPhone", model: .iPhone),
    isOwner: true,
    weekday: [0, 0, 0, 0, 0, 0, 8, 14, 10, 4, 4, 6, 14, 8, 4, 5, 6, 12, 10, 14, 22, 20, 12, 3],
    weekend: [
      2, 0, 0, 0, 0, 0, 0, 5, 14, 18, 12, 12, 14, 12, 14, 12, 10, 12, 12, 14, 20, 24, 16, 6,
    ],
    applications: [
      app("Messages", 10, 2, 12), app("WhatsApp", 12, 3, 18), app("Mail", 8, 3, 14),
      app("Safari", 10, 5), app("News", 5, 6, 4), app("Instagram", 6, 6, 3), app("Maps", 3, 4),
      app("Spotify", 4, 5), app("Photos", 3, 3), app("Calendar", 3, 1, 3), app("Strava", 2, 5, 1),
      app("Amazon Shopping", 2, 6, 1), app("Weather", 3, 1), app("Books", 2, 12),
    ],
    domains: [
      site("bbc.co.uk", 5), site("wikipedia.org", 3), site("amazon.com", 2), site("reddit.com", 3),
    ]
  )

  private static let robinsLaptop = SampleHabit(
    user: robin,
    device: ActivityReport.Device(name: "Robin’s Laptop", model: .mac),
    isOwner: true,
    weekday: [0, 0, 0, 0, 0, 0, 0, 0, 30, 46, 50, 44, 16, 46, 50, 48, 40, 14, 0, 0, 10, 12, 0, 0],
    weekend: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 12, 8, 0, 0, 6, 10, 0, 0, 0, 0, 14, 16, 8, 0],
    applications: [
      app("Slack", 10, 4, 20), app("Mail", 8, 5), app("Safari", 14, 9), app("Pages", 6, 18),
      app("Notes", 5, 6), app("Calendar", 3, 2), app("Spotify", 2, 3), app("FaceTime", 1, 25),
    ],
    domains: [
      site("github.com", 8), site("docs.google.com", 7), site("wikipedia.org", 2),
      site("bbc.co.uk", 2),
    ],
    isPickedUp: false
  )

  private static let miasPhone = SampleHabit(
    user: mia,
    device: ActivityReport.Device(name: "Mia’s iPhone", model: .iPhone),
    weekday: [0, 0, 0, 0, 0, 0, 6, 18, 6, 2, 4, 2, 10, 3, 10, 28, 26, 22, 20, 28, 34, 22, 4, 0],
    weekend: [
      3, 0, 0, 0, 0, 0, 0, 0, 6, 20, 28, 26, 22, 24, 28, 30, 26, 24, 20, 28, 36, 32, 18, 6,
    ],
    applications: [
      app("Snapchat", 14, 3, 26), app("WhatsApp", 12, 3, 30), app("TikTok", 10, 12, 5),
      app("Instagram", 9, 7, 8), app("YouTube", 7, 11, 2), app("Spotify", 6, 4),
      app("Messages", 4, 2, 6), app("Photos", 4, 3), app("Duolingo", 2, 6, 2),
      app("Clash Royale", 3, 8, 2), app("Safari", 5, 5), app("FaceTime", 1, 14),
    ],
    domains: [site("youtube.com", 4), site("wikipedia.org", 5), site("reddit.com", 2)]
  )

  private static let miasTablet = SampleHabit(
    user: mia,
    device: ActivityReport.Device(name: "Mia’s iPad", model: .iPad),
    weekday: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 16, 18, 6, 10, 14, 8, 0, 0],
    weekend: [0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 12, 8, 0, 6, 14, 16, 12, 0, 0, 14, 24, 20, 6, 0],
    applications: [
      app("Netflix", 6, 26, 1), app("Procreate", 5, 18), app("GarageBand", 2, 12),
      app("Khan Academy", 5, 14, 1), app("Safari", 6, 7), app("Notes", 4, 6),
    ],
    domains: [site("wikipedia.org", 6), site("docs.google.com", 6), site("youtube.com", 2)]
  )

  private static let noahsTablet = SampleHabit(
    user: noah,
    device: ActivityReport.Device(name: "Noah’s iPad", model: .iPad),
    weekday: [0, 0, 0, 0, 0, 0, 2, 8, 0, 0, 0, 0, 0, 0, 8, 20, 24, 20, 12, 10, 2, 0, 0, 0],
    weekend: [0, 0, 0, 0, 0, 0, 4, 20, 30, 24, 20, 14, 6, 16, 24, 26, 22, 18, 12, 16, 4, 0, 0, 0],
    applications: [
      app("Minecraft", 10, 16, 1), app("Roblox", 9, 13, 3), app("YouTube", 9, 12),
      app("Khan Academy", 4, 12, 1), app("Duolingo", 3, 7, 1), app("Photos", 2, 3),
      app("Messages", 2, 2, 3), app("Settings", 1, 1), app("Books", 2, 10),
    ],
    domains: []
  )

  private static let noahsLaptop = SampleHabit(
    user: noah,
    device: ActivityReport.Device(name: "Family Laptop", model: .mac),
    weekday: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 8, 8, 4, 0, 0, 0, 0, 0],
    weekend: [0, 0, 0, 0, 0, 0, 0, 0, 4, 10, 8, 0, 0, 6, 12, 10, 6, 0, 0, 0, 0, 0, 0, 0],
    applications: [app("Safari", 8, 9), app("Pages", 2, 10), app("Minecraft", 3, 18)],
    domains: [site("scratch.mit.edu", 7), site("wikipedia.org", 3), site("youtube.com", 3)],
    isPickedUp: false
  )
}
