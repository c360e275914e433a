extension KnownSubjects {
  static let entertainment = KnownSubjects(
    .entertainment,
    applications: """
      spotify: Spotify
      com.spotify.client: Spotify
      =spot: Spot
      psst: Psst
      spotube: Spotube
      tidal: TIDAL
      tidal-hifi: TIDAL
      deezer: Deezer
      deezer-desktop: Deezer
      apple music: Apple Music
      =music: Music
      itunes: iTunes
      =tv: TV
      =podcasts: Podcasts
      cider: Cider
      amazon music: Amazon Music
      youtube music: YouTube Music
      youtube-music: YouTube Music
      ytmdesktop: YouTube Music
      th-ch.youtube-music: YouTube Music
      audible: Audible
      =pandora: Pandora
      plexamp: Plexamp
      vlc: VLC
      org.videolan.vlc: VLC
      mpv: mpv
      io.mpv.mpv: mpv
      iina: IINA
      mplayer: MPlayer
      smplayer: SMPlayer
      haruna: Haruna
      celluloid: Celluloid
      io.github.celluloid_player.celluloid: Celluloid
      clapper: Clapper
      showtime: Video Player
      totem: Videos
      org.gnome.totem: Videos
      =videos: Videos
      dragonplayer: Dragon Player
      kaffeine: Kaffeine
      parole: Parole
      xplayer: Xplayer
      deepin-movie: Deepin Movie
      mpc-hc: MPC-HC
      mpc-hc64: MPC-HC
      mpc-be64: MPC-BE
      potplayer: PotPlayer
      potplayermini64: PotPlayer
      wmplayer: Windows Media Player
      microsoft.media.player: Media Player
      video.ui: Movies & TV
      music.ui: Groove Music
      quicktime player: QuickTime Player
      kmplayer: KMPlayer
      gom: GOM Player
      rhythmbox: Rhythmbox
      org.gnome.rhythmbox3: Rhythmbox
      org.gnome.music: Music
      lollypop: Lollypop
      org.gnome.lollypop: Lollypop
      amberol: Amberol
      decibels: Decibels
      g4music: Gapless
      clementine: Clementine
      strawberry: Strawberry
      elisa: Elisa
      amarok: Amarok
      juk: JuK
      audacious: Audacious
      deadbeef: DeaDBeeF
      quodlibet: Quod Libet
      exaile: Exaile
      sayonara: Sayonara
      tauon: Tauon
      =cantata: Cantata
      ario: Ario
      cmus: cmus
      foobar2000: foobar2000
      winamp: Winamp
      aimp: AIMP
      musicbee: MusicBee
      museeks: Museeks
      =nuclear: Nuclear
      feishin: Feishin
      sonixd: Sonixd
      supersonic: Supersonic
      shortwave: Shortwave
      goodvibes: Goodvibes
      gnome-podcasts: Podcasts
      org.gnome.podcasts: Podcasts
      gpodder: gPodder
      kasts: Kasts
      pocket casts: Pocket Casts
      kodi: Kodi
      kodi.bin: Kodi
      tv.kodi.kodi: Kodi
      =plex: Plex
      plexmediaplayer: Plex
      plex htpc: Plex
      jellyfin: Jellyfin
      jellyfin media player: Jellyfin
      jellyfinmediaplayer: Jellyfin
      com.github.iwalton3.jellyfin-media-player: Jellyfin
      emby theater: Emby
      stremio: Stremio
      com.stremio.stremio: Stremio
      freetube: FreeTube
      io.freetubeapp.freetube: FreeTube
      =pipeline: Pipeline
      minitube: Minitube
      smtube: SMTube
      netflix: Netflix
      disney+: Disney+
      disneyplus: Disney+
      amazon prime video: Prime Video
      prime video: Prime Video
      hulu: Hulu
      youtube: YouTube
      twitch: Twitch
      chatterino: Chatterino
      streamlink-twitch-gui: Streamlink Twitch GUI
      tiktok: TikTok
      mythfrontend: MythTV
      hypnotix: Hypnotix
      me-tv: Me TV
      com.apple.music: Music
      com.apple.itunes: iTunes
      com.apple.tv: TV
      com.apple.videos: TV
      com.apple.podcasts: Podcasts
      com.apple.quicktimeplayerx: QuickTime Player
      com.apple.mobilestore: iTunes Store
      com.apple.shazam: Shazam
      com.shazam.shazam: Shazam
      com.shazam.android: Shazam
      com.colliderli.iina: IINA
      com.google.ios.youtube: YouTube
      com.google.ios.youtubekids: YouTube Kids
      com.google.ios.youtubemusic: YouTube Music
      com.netflix.netflix: Netflix
      com.disney.disneyplus: Disney+
      com.amazon.aiv.aivapp: Prime Video
      com.hulu.plus: Hulu
      com.hbo.hbonow: Max
      com.wbd.stream: Max
      com.peacocktv.peacock: Peacock
      com.peacocktv.peacockandroid: Peacock
      com.cbsvideo.app: Paramount+
      com.cbs.app: Paramount+
      tv.twitch: Twitch
      com.tidal.wimp: TIDAL
      com.wimpmusic.wimp: TIDAL
      com.aspiro.tidal: TIDAL
      com.deezer.deezer: Deezer
      deezer.android.app: Deezer
      com.pandora: Pandora
      com.pandora.android: Pandora
      com.soundcloud.touchapp: SoundCloud
      com.soundcloud.android: SoundCloud
      com.audible.iphone: Audible
      com.audible.application: Audible
      fm.overcast.overcast: Overcast
      au.com.shiftyjelly.podcasts: Pocket Casts
      au.com.shiftyjelly.pocketcasts: Pocket Casts
      com.plexapp.plex: Plex
      com.plexapp.android: Plex
      com.firecore.infuse: Infuse
      com.crunchyroll.iphone: Crunchyroll
      com.crunchyroll.crunchyroid: Crunchyroll
      com.zhiliaoapp.musically: TikTok
      com.zhiliaoapp.musically.go: TikTok Lite
      com.ss.android.ugc.trill: TikTok
      com.ss.iphone.ugc.ame: TikTok
      com.ss.android.ugc.aweme: Douyin
      com.google.android.youtube: YouTube
      com.google.android.apps.youtube.kids: YouTube Kids
      com.google.android.apps.youtube.music: YouTube Music
      com.google.android.videos: Google TV
      app.revanced.android.youtube: YouTube ReVanced
      org.schabi.newpipe: NewPipe
      free.rm.skytube.oss: SkyTube
      com.github.libretube: LibreTube
      com.netflix.mediaclient: Netflix
      com.disney.disneyplus.android: Disney+
      com.amazon.avod.thirdpartyclient: Prime Video
      com.amazon.mp3: Amazon Music
      com.amazon.music: Amazon Music
      com.hulu.plus.android: Hulu
      com.spotify.music: Spotify
      com.spotify.lite: Spotify Lite
      tv.twitch.android.app: Twitch
      com.mxtech.videoplayer.ad: MX Player
      com.sec.android.app.music: Samsung Music
      com.maxmpz.audioplayer: Poweramp
      org.jellyfin.mobile: Jellyfin
      com.imdb.mobile: IMDb
      com.imdb.imdb: IMDb
      de.danoeh.antennapod: AntennaPod
      com.google.android.apps.podcasts: Google Podcasts
      tunein.player: TuneIn
      com.ted.android: TED
      de.zdf.android.mediathek: ZDFmediathek
      de.swr.ard.avp.mobile.android.phone: ARD Mediathek
      bbc.iplayer.android: BBC iPlayer
      uk.co.bbc.iplayer: BBC iPlayer
      air.itv.itvplayer: ITVX
      tv.pluto.android: Pluto TV
      com.tubitv: Tubi
      """,
    domains: """
      youtube.com youtu.be youtube-nocookie.com m.youtube.com music.youtube.com youtubekids.com
      netflix.com twitch.tv spotify.com open.spotify.com vimeo.com tiktok.com douyin.com
      disneyplus.com primevideo.com hulu.com max.com hbomax.com hbo.com peacocktv.com
      paramountplus.com appletv.apple.com tv.apple.com music.apple.com podcasts.apple.com
      soundcloud.com bandcamp.com deezer.com tidal.com listen.tidal.com pandora.com last.fm
      music.amazon.com music.amazon.de crunchyroll.com funimation.com imdb.com letterboxd.com
      trakt.tv rottentomatoes.com metacritic.com dailymotion.com bilibili.com nicovideo.jp
      iqiyi.com youku.com rumble.com odysee.com kick.com plex.tv app.plex.tv jellyfin.org mubi.com
      criterionchannel.com curiositystream.com nebula.tv floatplane.com pluto.tv tubitv.com
      roku.com ardmediathek.de zdf.de arte.tv joyn.de rtl.de prosieben.de sky.de wow.tv dazn.com
      zattoo.com waipu.tv iplayer.bbc.co.uk sounds.bbc.co.uk itv.com channel4.com my5.tv france.tv
      tf1.fr 6play.fr canalplus.com raiplay.it mediasetinfinity.mediaset.it rtve.es
      atresplayer.com npo.nl svtplay.se tv.nrk.no dr.dk ard.de espn.com nba.com nfl.com mlb.com
      nhl.com fifa.com uefa.com skysports.com kicker.de sport1.de formula1.com transfermarkt.de
      flashscore.com livescore.com bleacherreport.com giphy.com tenor.com imgur.com genius.com
      azlyrics.com musixmatch.com shazam.com audible.com audible.de pocketcasts.com overcast.fm
      tunein.com radio.de radio.garden nts.live invidious.io piped.video yewtu.be patreon.com
      onlyfans.com pornhub.com xvideos.com xhamster.com xnxx.com chaturbate.com wattpad.com
      webtoons.com mangadex.org archiveofourown.org fanfiction.net royalroad.com myanimelist.net
      anilist.co 9anime.to aniwatch.to buzzfeed.com boredpanda.com cracked.com theonion.com
      der-postillon.com xkcd.com
      """
  )
}
