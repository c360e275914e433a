/// Web domains that many people visit.
///
/// A domain stands for those below it, too.
enum WellKnownDomains {
  static let categories: [String: Category] = {
    var categories: [String: Category] = [:]
    for (category, domains) in table {
      for domain in domains { categories[domain] = category }
    }
    return categories
  }()

  private static let table: [(Category, [String])] = [
    (
      .social,
      [
        "facebook.com", "instagram.com", "x.com", "twitter.com", "reddit.com", "linkedin.com",
        "mastodon.social", "bsky.app", "threads.net", "snapchat.com", "discord.com", "slack.com",
        "web.whatsapp.com", "whatsapp.com", "telegram.org", "messenger.com", "tumblr.com",
        "meet.google.com", "zoom.us", "teams.microsoft.com", "vk.com", "pinterest.com",
      ]
    ),
    (
      .games,
      [
        "steampowered.com", "roblox.com", "minecraft.net", "chess.com", "lichess.org", "itch.io",
        "epicgames.com", "gog.com", "poki.com", "nintendo.com",
      ]
    ),
    (
      .entertainment,
      [
        "youtube.com", "youtu.be", "netflix.com", "twitch.tv", "spotify.com", "vimeo.com",
        "tiktok.com", "disneyplus.com", "primevideo.com", "hulu.com", "soundcloud.com",
        "crunchyroll.com", "bandcamp.com", "imdb.com", "dailymotion.com",
      ]
    ),
    (
      .creativity,
      [
        "figma.com", "canva.com", "flickr.com", "deviantart.com", "behance.net", "unsplash.com",
        "photopea.com", "photos.google.com",
      ]
    ),
    (
      .productivity,
      [
        "github.com", "gitlab.com", "codeberg.org", "stackoverflow.com", "stackexchange.com",
        "docs.google.com", "drive.google.com", "mail.google.com", "calendar.google.com",
        "outlook.com", "outlook.office.com", "office.com", "notion.so", "trello.com",
        "atlassian.net", "asana.com", "dropbox.com", "paypal.com", "stripe.com", "wise.com",
        "proton.me", "fastmail.com", "developer.apple.com", "docs.activitywatch.net", "localhost",
        "chatgpt.com", "claude.ai", "npmjs.com", "pypi.org", "crates.io", "docs.rs", "swift.org",
      ]
    ),
    (
      .education,
      [
        "khanacademy.org", "coursera.org", "edx.org", "udemy.com", "duolingo.com",
        "scratch.mit.edu", "brilliant.org", "quizlet.com", "wolframalpha.com", "geogebra.org",
        "classroom.google.com", "codecademy.com",
      ]
    ),
    (
      .reading,
      [
        "wikipedia.org", "wiktionary.org", "news.ycombinator.com", "bbc.co.uk", "bbc.com",
        "cnn.com",
        "nytimes.com", "theguardian.com", "medium.com", "substack.com", "spiegel.de", "zeit.de",
        "lemonde.fr", "elpais.com", "reuters.com", "arxiv.org", "archive.org", "news.google.com",
        "goodreads.com", "lwn.net", "arstechnica.com", "quora.com",
      ]
    ),
    (
      .health,
      [
        "strava.com", "garmin.com", "fitbit.com", "myfitnesspal.com", "webmd.com", "nhs.uk",
        "mayoclinic.org",
      ]
    ),
    (
      .shopping,
      [
        "amazon.com", "amazon.de", "amazon.co.uk", "amazon.fr", "ebay.com", "ebay.de", "etsy.com",
        "aliexpress.com", "ikea.com", "walmart.com", "target.com", "doordash.com", "ubereats.com",
        "chefkoch.de", "allrecipes.com", "zalando.com",
      ]
    ),
    (
      .travel,
      [
        "maps.google.com", "openstreetmap.org", "booking.com", "airbnb.com", "expedia.com",
        "tripadvisor.com", "bahn.de", "uber.com", "skyscanner.net", "kayak.com", "sncf-connect.com",
      ]
    ),
    (
      .utilities,
      [
        "google.com", "bing.com", "duckduckgo.com", "kagi.com", "startpage.com", "ecosia.org",
        "translate.google.com", "deepl.com", "weather.com", "speedtest.net", "bitwarden.com",
      ]
    ),
  ]
}
