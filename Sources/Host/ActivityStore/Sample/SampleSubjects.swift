internal import Categories
internal import ExtensionProtocol

/// The applications, web domains and categories of the sample family.
enum SampleSubjects {
  /// Apple's names for the categories of applications.
  static let categories = Category.allCases.map(\.rawValue)

  /// An application or web domain; a domain has no name.
  struct Item: Sendable {
    var identifier: String
    var name: String?
    var category: Int
  }

  static let items: [Item] = [
    Item(identifier: "com.apple.MobileSMS", name: "Messages", category: 0),
    Item(identifier: "net.whatsapp.WhatsApp", name: "WhatsApp", category: 0),
    Item(identifier: "com.burbn.instagram", name: "Instagram", category: 0),
    Item(identifier: "com.toyopagroup.picaboo", name: "Snapchat", category: 0),
    Item(identifier: "com.apple.facetime", name: "FaceTime", category: 0),
    Item(identifier: "com.mojang.minecraftpe", name: "Minecraft", category: 1),
    Item(identifier: "com.roblox.robloxmobile", name: "Roblox", category: 1),
    Item(identifier: "com.supercell.scroll", name: "Clash Royale", category: 1),
    Item(identifier: "com.google.ios.youtube", name: "YouTube", category: 2),
    Item(identifier: "com.netflix.Netflix", name: "Netflix", category: 2),
    Item(identifier: "com.spotify.client", name: "Spotify", category: 2),
    Item(identifier: "com.zhiliaoapp.musically", name: "TikTok", category: 2),
    Item(identifier: "com.apple.mobileslideshow", name: "Photos", category: 3),
    Item(identifier: "com.savageinteractive.procreate", name: "Procreate", category: 3),
    Item(identifier: "com.apple.mobilegarageband", name: "GarageBand", category: 3),
    Item(identifier: "com.apple.mobilemail", name: "Mail", category: 4),
    Item(identifier: "com.apple.mobilenotes", name: "Notes", category: 4),
    Item(identifier: "com.apple.mobilecal", name: "Calendar", category: 4),
    Item(identifier: "com.tinyspeck.chatlyio", name: "Slack", category: 4),
    Item(identifier: "com.apple.iWork.Pages", name: "Pages", category: 4),
    Item(identifier: "com.duolingo.DuolingoMobile", name: "Duolingo", category: 5),
    Item(identifier: "org.khanacademy.Khan-Academy", name: "Khan Academy", category: 5),
    Item(identifier: "com.apple.iBooks", name: "Books", category: 6),
    Item(identifier: "com.apple.news", name: "News", category: 6),
    Item(identifier: "com.strava.stravaride", name: "Strava", category: 7),
    Item(identifier: "com.amazon.Amazon", name: "Amazon Shopping", category: 8),
    Item(identifier: "com.apple.Maps", name: "Maps", category: 9),
    Item(identifier: "com.apple.mobilesafari", name: "Safari", category: 10),
    Item(identifier: "com.apple.Preferences", name: "Settings", category: 10),
    Item(identifier: "com.apple.weather", name: "Weather", category: 10),
    Item(identifier: "youtube.com", name: nil, category: 2),
    Item(identifier: "wikipedia.org", name: nil, category: 6),
    Item(identifier: "bbc.co.uk", name: nil, category: 6),
    Item(identifier: "github.com", name: nil, category: 4),
    Item(identifier: "docs.google.com", name: nil, category: 4),
    Item(identifier: "scratch.mit.edu", name: nil, category: 5),
    Item(identifier: "amazon.com", name: nil, category: 8),
    Item(identifier: "reddit.com", name: nil, category: 0),
  ]

  static let safari = number(named: "Safari")

  /// The number of an application by name, or of a domain.
  ///
  /// Categories are numbered from 1, items follow.
  static func number(named name: String) -> UInt32 {
    let item = items.firstIndex { ($0.name ?? $0.identifier) == name } ?? 0
    return UInt32(categories.count + 1 + item)
  }

  static func category(of number: UInt32) -> UInt32 {
    let item = Int(number) - categories.count - 1
    return items.indices.contains(item) ? UInt32(items[item].category + 1) : number
  }

  /// A subject by its number, with the token that an app knows it by; nil where there is none.
  static func subject(_ number: UInt32, app: String = "") -> SourceSubject? {
    let index = Int(number) - 1
    if categories.indices.contains(index) {
      let name = categories[index]
      return SourceSubject(
        subject: ActivityReport.Subject(
          kind: .category,
          name: name,
          token: token("category", name, app)
        ),
        category: number
      )
    }
    let item = index - categories.count
    guard items.indices.contains(item) else { return nil }
    let kind: ActivityReport.Subject.Kind = items[item].name == nil ? .webDomain : .application
    let identifier = items[item].identifier
    return SourceSubject(
      subject: ActivityReport.Subject(
        kind: kind,
        identifier: identifier,
        name: items[item].name,
        token: token(kind == .webDomain ? "domain" : "application", identifier, app)
      ),
      category: UInt32(items[item].category + 1)
    )
  }

  static var numbers: ClosedRange<UInt32> { 1...UInt32(categories.count + items.count) }

  /// A token that is the same in every run, since the sample family keeps nothing, and another for
  /// each app.
  private static func token(_ kind: String, _ name: String, _ app: String) -> [UInt8] {
    var seed: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in [kind, name, app].joined(separator: "\0").utf8 {
      seed = (seed ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    var random = SampleRandom(seed: seed)
    return (0..<2).flatMap { _ in
      let word = random.next()
      return (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }
}
