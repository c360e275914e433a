import ExtensionProtocol
import Testing

@testable import Categories

@Suite("The shipped mapping of applications and web domains to Apple's categories")
struct CategoriesTests {
  @Test(
    "An application is known by what each platform calls it",
    arguments: [
      ("firefox", "Firefox", "Utilities"),
      ("Navigator", "Firefox", "Utilities"),
      ("org.mozilla.firefox", "Firefox", "Utilities"),
      ("chrome.exe", "Google Chrome", "Utilities"),
      ("org.gnome.Nautilus", "Files", "Utilities"),
      ("Visual Studio Code", "Visual Studio Code", "Productivity & Finance"),
      ("Code.exe", "Visual Studio Code", "Productivity & Finance"),
      ("WINWORD.EXE", "Word", "Productivity & Finance"),
      ("com.whatsapp", "WhatsApp", "Social"),
      ("net.whatsapp.WhatsApp", "WhatsApp", "Social"),
      ("com.apple.MobileSMS", "Messages", "Social"),
      ("com.apple.mobilesafari", "Safari", "Utilities"),
      ("com.google.android.youtube", "YouTube", "Entertainment"),
      ("com.duolingo", "Duolingo", "Education"),
      ("com.amazon.kindle", "Kindle", "Information & Reading"),
      ("com.strava", "Strava", "Health & Fitness"),
      ("com.ubercab.eats", "Uber Eats", "Shopping & Food"),
      ("com.ubercab", "Uber", "Travel"),
      ("org.gimp.GIMP", "GIMP", "Creativity"),
    ]
  )
  func application(identifier: String, name: String, category: String) {
    #expect(Categories.applicationName(identifier) == name)
    #expect(Categories.category(.application, identifier) == category)
  }

  @Test("A beginning stands for a family of applications, the longest one first")
  func beginning() {
    #expect(Categories.category(.application, "steam_app_570") == "Games")
    #expect(Categories.applicationName("steam_app_570") == "steam_app_570")
    #expect(Categories.applicationName("Minecraft 1.21.4") == "Minecraft")
    #expect(Categories.applicationName("gimp-2.10") == "GIMP")
    #expect(Categories.applicationName("jetbrains-aqua") == "JetBrains")
    #expect(Categories.applicationName("jetbrains-idea-ce") == "IntelliJ IDEA")
  }

  @Test("The last part of an identifier stands for an application, unless many end so")
  func lastPart() {
    #expect(Categories.category(.application, "io.example.Thunderbird") == "Productivity & Finance")
    #expect(Categories.category(.application, "Maps") == "Travel")
    #expect(Categories.category(.application, "com.example.Maps") == "Other")
  }

  @Test("An application that is not known is Other, under the part of its name that tells most")
  func unknown() {
    #expect(Categories.category(.application, "org.example.Painting") == "Other")
    #expect(Categories.applicationName("org.example.Painting") == "Painting")
    #expect(Categories.applicationName("com.example.android") == "example")
    #expect(Categories.applicationName("My Program") == "My Program")
    #expect(Categories.applicationName("a.out") == "a.out")
    #expect(Categories.applicationName("Version 2.0.1 of it") == "Version 2.0.1 of it")
    #expect(Categories.applicationName("") == "")
  }

  @Test(
    "A web domain belongs where the nearest known domain above it belongs",
    arguments: [
      ("youtube.com", "Entertainment"), ("de.wikipedia.org", "Information & Reading"),
      ("google.com", "Utilities"), ("docs.google.com", "Productivity & Finance"),
      ("maps.google.com", "Travel"), ("a.b.maps.google.com", "Travel"),
      ("photos.google.com", "Creativity"), ("classroom.google.com", "Education"),
      ("example.com", "Other"), ("notyoutube.com", "Other"), ("com", "Other"), ("", "Other"),
      // Under a public suffix everybody is somebody else.
      ("readthedocs.io", "Productivity & Finance"), ("ada.readthedocs.io", "Other"),
      ("ada.github.io", "Other"),
    ]
  )
  func webDomain(domain: String, category: String) {
    #expect(Categories.category(.webDomain, domain) == category)
  }

  @Test("A category is its own")
  func category() { #expect(Categories.category(.category, "Work > Mail") == "Work > Mail") }

  @Test("Each entry of the tables stands once, in small letters")
  func tables() {
    var seen: Set<String> = []
    for list in KnownSubjects.all {
      for line in list.applications.split(separator: "\n") {
        let identifier = line.drop { $0 == "=" }.split(separator: ": ").first.map(String.init) ?? ""
        #expect(seen.insert(identifier).inserted, "\(identifier) stands twice")
        #expect(identifier == identifier.lowercased() && !identifier.hasPrefix(" "))
      }
      for domain in list.domains.split(whereSeparator: \.isWhitespace) {
        #expect(seen.insert("domain " + domain).inserted, "\(domain) stands twice")
        #expect(
          domain.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-".utf8.contains($0) }
        )
      }
    }
  }
}
