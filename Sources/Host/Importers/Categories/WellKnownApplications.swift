/// Applications that many people use, by a part of what window watchers and Android call them.
enum WellKnownApplications {
  /// What is known of an application.
  struct Entry: Sendable {
    var name: String
    var category: Category
  }

  /// The entry of an identifier such as `firefox`, `org.gnome.Nautilus` or `com.whatsapp`.
  static func find(_ identifier: String) -> Entry? {
    let name = identifier.lowercased()
    if let entry = entries[name] { return entry }
    // Windows programs end in .exe; Flatpak and Android names begin with a domain.
    let stem = name.hasSuffix(".exe") ? String(name.dropLast(4)) : name
    if let entry = entries[stem] { return entry }
    let last = stem.split(separator: ".").last.map(String.init) ?? stem
    return stem.contains(".") ? entries[last] : nil
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for (category, list) in table {
      for (identifier, name) in list {
        entries[identifier] = Entry(name: name, category: category)
      }
    }
    return entries
  }()

  private static let table: [(Category, [(String, String)])] = [
    (
      .social,
      [
        ("slack", "Slack"), ("discord", "Discord"), ("telegram-desktop", "Telegram"),
        ("telegramdesktop", "Telegram"), ("signal", "Signal"), ("element", "Element"),
        ("whatsapp", "WhatsApp"), ("skype", "Skype"), ("zoom", "Zoom"), ("teams", "Teams"),
        ("teams-for-linux", "Teams"), ("fractal", "Fractal"), ("hexchat", "HexChat"),
        ("pidgin", "Pidgin"), ("tuba", "Tuba"), ("com.whatsapp", "WhatsApp"),
        ("org.telegram.messenger", "Telegram"), ("org.thoughtcrime.securesms", "Signal"),
        ("com.facebook.katana", "Facebook"), ("com.facebook.orca", "Messenger"),
        ("com.instagram.android", "Instagram"), ("com.snapchat.android", "Snapchat"),
        ("com.twitter.android", "X"), ("com.reddit.frontpage", "Reddit"),
        ("com.linkedin.android", "LinkedIn"), ("com.google.android.apps.messaging", "Messages"),
        ("com.google.android.dialer", "Phone"),
      ]
    ),
    (
      .games,
      [
        ("steam", "Steam"), ("lutris", "Lutris"), ("heroic", "Heroic"), ("minecraft", "Minecraft"),
        ("minecraft-launcher", "Minecraft"), ("prismlauncher", "Prism Launcher"),
        ("supertuxkart", "SuperTuxKart"), ("retroarch", "RetroArch"), ("aisleriot", "Solitaire"),
        ("gnome-mines", "Mines"), ("gnome-sudoku", "Sudoku"), ("gnome-chess", "Chess"),
        ("com.mojang.minecraftpe", "Minecraft"), ("com.roblox.client", "Roblox"),
        ("com.supercell.clashroyale", "Clash Royale"), ("com.supercell.brawlstars", "Brawl Stars"),
        ("com.king.candycrushsaga", "Candy Crush Saga"),
      ]
    ),
    (
      .entertainment,
      [
        ("spotify", "Spotify"), ("vlc", "VLC"), ("mpv", "mpv"), ("totem", "Videos"),
        ("celluloid", "Celluloid"), ("rhythmbox", "Rhythmbox"), ("clementine", "Clementine"),
        ("kodi", "Kodi"), ("freetube", "FreeTube"), ("elisa", "Elisa"), ("stremio", "Stremio"),
        ("com.google.android.youtube", "YouTube"), ("com.netflix.mediaclient", "Netflix"),
        ("com.spotify.music", "Spotify"), ("com.zhiliaoapp.musically", "TikTok"),
        ("tv.twitch.android.app", "Twitch"),
        ("com.google.android.apps.youtube.music", "YouTube Music"),
      ]
    ),
    (
      .creativity,
      [
        ("gimp", "GIMP"), ("inkscape", "Inkscape"), ("krita", "Krita"), ("blender", "Blender"),
        ("darktable", "darktable"), ("audacity", "Audacity"), ("kdenlive", "Kdenlive"),
        ("ardour", "Ardour"), ("lmms", "LMMS"), ("obs", "OBS Studio"), ("shotwell", "Shotwell"),
        ("figma", "Figma"), ("rawtherapee", "RawTherapee"), ("musescore", "MuseScore"),
        ("freecad", "FreeCAD"), ("com.google.android.apps.photos", "Photos"),
        ("com.google.android.googlecamera", "Camera"),
      ]
    ),
    (
      .productivity,
      [
        ("code", "Visual Studio Code"), ("code-oss", "Code - OSS"), ("vscodium", "VSCodium"),
        ("codium", "VSCodium"), ("cursor", "Cursor"), ("zed", "Zed"),
        ("sublime_text", "Sublime Text"),
        ("emacs", "Emacs"), ("gvim", "Vim"), ("neovide", "Neovide"), ("kate", "Kate"),
        ("gedit", "gedit"), ("texteditor", "Text Editor"), ("builder", "Builder"),
        ("jetbrains-idea", "IntelliJ IDEA"), ("jetbrains-pycharm", "PyCharm"),
        ("jetbrains-clion", "CLion"), ("jetbrains-webstorm", "WebStorm"),
        ("jetbrains-studio", "Android Studio"), ("qtcreator", "Qt Creator"), ("xcode", "Xcode"),
        ("kitty", "kitty"), ("alacritty", "Alacritty"), ("foot", "foot"), ("wezterm", "WezTerm"),
        ("ghostty", "Ghostty"), ("gnome-terminal", "Terminal"),
        ("gnome-terminal-server", "Terminal"), ("konsole", "Konsole"), ("xterm", "XTerm"),
        ("console", "Console"), ("ptyxis", "Ptyxis"), ("terminator", "Terminator"),
        ("tilix", "Tilix"), ("thunderbird", "Thunderbird"), ("evolution", "Evolution"),
        ("geary", "Geary"), ("kmail", "KMail"), ("libreoffice", "LibreOffice"),
        ("libreoffice-writer", "LibreOffice Writer"), ("libreoffice-calc", "LibreOffice Calc"),
        ("libreoffice-impress", "LibreOffice Impress"), ("soffice", "LibreOffice"),
        ("onlyoffice", "ONLYOFFICE"), ("obsidian", "Obsidian"), ("logseq", "Logseq"),
        ("joplin", "Joplin"), ("notion", "Notion"), ("todoist", "Todoist"),
        ("calendar", "Calendar"),
        ("gnucash", "GnuCash"), ("homebank", "HomeBank"), ("com.google.android.gm", "Gmail"),
        ("com.google.android.calendar", "Calendar"), ("com.google.android.keep", "Keep"),
        ("com.google.android.apps.docs", "Drive"), ("com.paypal.android.p2pmobile", "PayPal"),
      ]
    ),
    (
      .education,
      [
        ("anki", "Anki"), ("gcompris-qt", "GCompris"), ("geogebra", "GeoGebra"),
        ("stellarium", "Stellarium"), ("scratch", "Scratch"), ("kalzium", "Kalzium"),
        ("com.duolingo", "Duolingo"), ("com.ichi2.anki", "AnkiDroid"),
        ("org.khanacademy.android", "Khan Academy"),
        ("com.google.android.apps.classroom", "Classroom"),
      ]
    ),
    (
      .reading,
      [
        ("evince", "Document Viewer"), ("okular", "Okular"), ("papers", "Papers"),
        ("zathura", "Zathura"), ("calibre", "calibre"), ("foliate", "Foliate"),
        ("zotero", "Zotero"), ("newsflash", "Newsflash"), ("liferea", "Liferea"),
        ("com.amazon.kindle", "Kindle"), ("org.wikipedia", "Wikipedia"),
        ("com.google.android.apps.magazines", "News"),
      ]
    ),
    (
      .health,
      [
        ("com.strava", "Strava"), ("com.google.android.apps.fitness", "Fit"),
        ("com.fitbit.fitbitmobile", "Fitbit"),
        ("com.samsung.android.app.shealth", "Samsung Health"),
        ("workrave", "Workrave"),
      ]
    ),
    (
      .shopping,
      [
        ("com.amazon.mshop.android.shopping", "Amazon Shopping"), ("com.ebay.mobile", "eBay"),
        ("com.ubercab.eats", "Uber Eats"), ("com.etsy.android", "Etsy"),
      ]
    ),
    (
      .travel,
      [
        ("com.google.android.apps.maps", "Maps"), ("maps", "Maps"), ("com.ubercab", "Uber"),
        ("com.booking", "Booking.com"), ("com.airbnb.android", "Airbnb"), ("marble", "Marble"),
        ("net.osmand", "OsmAnd"),
      ]
    ),
    (
      .utilities,
      [
        ("firefox", "Firefox"), ("firefox-esr", "Firefox"), ("navigator", "Firefox"),
        ("google-chrome", "Google Chrome"), ("chrome", "Google Chrome"),
        ("google chrome", "Google Chrome"), ("chromium", "Chromium"),
        ("chromium-browser", "Chromium"), ("brave-browser", "Brave"), ("brave", "Brave"),
        ("microsoft-edge", "Microsoft Edge"), ("msedge", "Microsoft Edge"), ("vivaldi", "Vivaldi"),
        ("opera", "Opera"), ("epiphany", "Web"), ("librewolf", "LibreWolf"), ("safari", "Safari"),
        ("nautilus", "Files"), ("dolphin", "Dolphin"), ("thunar", "Thunar"), ("nemo", "Nemo"),
        ("pcmanfm", "PCManFM"), ("settings", "Settings"), ("gnome-control-center", "Settings"),
        ("systemsettings", "System Settings"), ("calculator", "Calculator"),
        ("gnome-calculator", "Calculator"), ("keepassxc", "KeePassXC"), ("bitwarden", "Bitwarden"),
        ("software", "Software"), ("com.android.settings", "Settings"),
        ("com.android.chrome", "Chrome"), ("org.mozilla.firefox", "Firefox"),
        ("com.google.android.deskclock", "Clock"), ("com.android.vending", "Play Store"),
      ]
    ),
  ]
}
