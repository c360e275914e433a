extension KnownSubjects {
  static let utilities = KnownSubjects(
    .utilities,
    applications: """
      firefox: Firefox
      firefox-esr: Firefox
      firefox-*: Firefox
      firefox developer edition: Firefox Developer Edition
      firefoxdeveloperedition: Firefox Developer Edition
      firefox nightly: Firefox Nightly
      navigator: Firefox
      org.mozilla.firefox: Firefox
      librewolf: LibreWolf
      io.gitlab.librewolf-community: LibreWolf
      waterfox: Waterfox
      floorp: Floorp
      =zen: Zen
      zen-browser: Zen
      zen-alpha: Zen
      app.zen_browser.zen: Zen
      palemoon: Pale Moon
      pale moon: Pale Moon
      seamonkey: SeaMonkey
      icecat: IceCat
      mullvad browser: Mullvad Browser
      mullvadbrowser: Mullvad Browser
      tor browser: Tor Browser
      tor-browser: Tor Browser
      google-chrome: Google Chrome
      google-chrome-*: Google Chrome
      google chrome: Google Chrome
      google chrome*: Google Chrome
      com.google.chrome: Google Chrome
      chrome: Google Chrome
      chromium: Chromium
      chromium-browser: Chromium
      org.chromium.chromium: Chromium
      ungoogled-chromium: Chromium
      brave: Brave
      brave-browser: Brave
      brave browser: Brave
      com.brave.browser: Brave
      microsoft-edge: Microsoft Edge
      microsoft-edge-*: Microsoft Edge
      microsoft edge: Microsoft Edge
      com.microsoft.edge: Microsoft Edge
      com.microsoft.edgemac: Microsoft Edge
      msedge: Microsoft Edge
      iexplore: Internet Explorer
      internet explorer: Internet Explorer
      vivaldi: Vivaldi
      vivaldi-stable: Vivaldi
      com.vivaldi.vivaldi: Vivaldi
      opera: Opera
      opera gx: Opera GX
      com.opera.opera: Opera
      =arc: Arc
      company.thebrowser.browser: Arc
      dia browser: Dia
      epiphany: Web
      epiphany-browser: Web
      org.gnome.epiphany: Web
      falkon: Falkon
      org.kde.falkon: Falkon
      konqueror: Konqueror
      angelfish: Angelfish
      midori: Midori
      qutebrowser: qutebrowser
      nyxt: Nyxt
      =min: Min
      =surf: surf
      dillo: Dillo
      netsurf: NetSurf
      ladybird: Ladybird
      yandex-browser: Yandex Browser
      =yandex: Yandex Browser
      thorium-browser: Thorium
      =safari: Safari
      safari technology preview: Safari Technology Preview
      =orion: Orion
      duckduckgo: DuckDuckGo
      nautilus: Files
      org.gnome.nautilus: Files
      =files: Files
      io.elementary.files: Files
      pantheon-files: Files
      dolphin: Dolphin
      org.kde.dolphin: Dolphin
      thunar: Thunar
      nemo: Nemo
      caja: Caja
      pcmanfm: PCManFM
      pcmanfm-qt: PCManFM-Qt
      spacefm: SpaceFM
      krusader: Krusader
      doublecmd: Double Commander
      dde-file-manager: File Manager
      cosmic-files: COSMIC Files
      com.system76.cosmicfiles: COSMIC Files
      =finder: Finder
      com.apple.finder: Finder
      =explorer: Explorer
      windows explorer: Explorer
      totalcmd64: Total Commander
      totalcmd: Total Commander
      fsearch: FSearch
      =everything: Everything
      catfish: Catfish
      baobab: Disk Usage Analyzer
      filelight: Filelight
      gnome-disks: Disks
      gparted: GParted
      gpartedbin: GParted
      partitionmanager: Partition Manager
      file-roller: File Roller
      org.gnome.fileroller: File Roller
      engrampa: Engrampa
      =ark: Ark
      peazip: PeaZip
      7zfm: 7-Zip
      winrar: WinRAR
      the unarchiver: The Unarchiver
      =settings: Settings
      gnome-control-center: Settings
      org.gnome.settings: Settings
      gnome-tweaks: Tweaks
      org.gnome.tweaks: Tweaks
      gnome-extensions-app: Extensions
      extension-manager: Extension Manager
      com.mattjakeman.extensionmanager: Extension Manager
      dconf-editor: dconf Editor
      systemsettings: System Settings
      systemsettings5: System Settings
      system settings: System Settings
      system preferences: System Preferences
      cinnamon-settings: System Settings
      mate-control-center: Control Center
      xfce4-settings-manager: Settings
      io.elementary.settings: Settings
      cosmic-settings: COSMIC Settings
      com.system76.cosmicsettings: COSMIC Settings
      =control: Control Panel
      mmc: Management Console
      regedit: Registry Editor
      taskmgr: Task Manager
      gnome-system-monitor: System Monitor
      org.gnome.systemmonitor: System Monitor
      plasma-systemmonitor: System Monitor
      ksysguard: KSysGuard
      mate-system-monitor: System Monitor
      missioncenter: Mission Center
      io.missioncenter.missioncenter: Mission Center
      net.nokyan.resources: Resources
      htop: htop
      btop: btop
      xfce4-taskmanager: Task Manager
      activity monitor: Activity Monitor
      com.apple.activitymonitor: Activity Monitor
      disk utility: Disk Utility
      com.apple.diskutility: Disk Utility
      =calculator: Calculator
      gnome-calculator: Calculator
      org.gnome.calculator: Calculator
      kcalc: KCalc
      galculator: Galculator
      qalculate-gtk: Qalculate!
      qalculate-qt: Qalculate!
      mate-calc: MATE Calculator
      speedcrunch: SpeedCrunch
      calculatorapp: Calculator
      soulver 3: Soulver
      =clock: Clock
      =clocks: Clocks
      gnome-clocks: Clocks
      org.gnome.clocks: Clocks
      kclock: Clock
      kalarm: KAlarm
      =weather: Weather
      gnome-weather: Weather
      org.gnome.weather: Weather
      kweather: Weather
      =meteo: Meteo
      gnome-characters: Characters
      org.gnome.characters: Characters
      gucharmap: Character Map
      kcharselect: KCharSelect
      font-viewer: Font Viewer
      org.gnome.font-viewer: Fonts
      seahorse: Passwords and Keys
      kgpg: KGpg
      kleopatra: Kleopatra
      keepassxc: KeePassXC
      org.keepassxc.keepassxc: KeePassXC
      keepass: KeePass
      keepass2: KeePass
      bitwarden: Bitwarden
      com.bitwarden.desktop: Bitwarden
      1password: 1Password
      1password 7: 1Password
      lastpass: LastPass
      dashlane: Dashlane
      enpass: Enpass
      proton pass: Proton Pass
      =secrets: Secrets
      org.gnome.world.secrets: Secrets
      =authenticator: Authenticator
      com.belmoussaoui.authenticator: Authenticator
      yubioath-desktop: Yubico Authenticator
      gnome-software: Software
      org.gnome.software: Software
      =software: Software
      plasma-discover: Discover
      org.kde.discover: Discover
      pamac-manager: Pamac
      =octopi: Octopi
      synaptic: Synaptic
      mintinstall: Software Manager
      mintupdate: Update Manager
      update-manager: Software Updater
      io.elementary.appcenter: AppCenter
      pop-shop: Pop!_Shop
      snap-store: App Center
      =bazaar: Bazaar
      app store: App Store
      com.apple.appstore: App Store
      winstore.app: Microsoft Store
      gearlever: Gear Lever
      flatseal: Flatseal
      com.github.tchx84.flatseal: Flatseal
      =warehouse: Warehouse
      gnome-screenshot: Screenshot
      org.gnome.screenshot: Screenshot
      =spectacle: Spectacle
      flameshot: Flameshot
      =shutter: Shutter
      ksnip: ksnip
      ksnapshot: KSnapshot
      =screenshot: Screenshot
      sharex: ShareX
      greenshot: Greenshot
      snippingtool: Snipping Tool
      screenclippinghost: Snipping Tool
      gnome-shell: GNOME Shell
      plasmashell: Plasma
      ksmserver: KDE Session
      krunner: KRunner
      rofi: Rofi
      wofi: Wofi
      fuzzel: Fuzzel
      dmenu: dmenu
      ulauncher: Ulauncher
      =albert: Albert
      =alfred: Alfred
      raycast: Raycast
      spotlight: Spotlight
      polybar: Polybar
      waybar: Waybar
      conky: Conky
      gnome-connections: Connections
      org.gnome.connections: Connections
      kdeconnect-app: KDE Connect
      org.kde.kdeconnect.app: KDE Connect
      gsconnect: GSConnect
      localsend: LocalSend
      localsend_app: LocalSend
      org.localsend.localsend_app: LocalSend
      warpinator: Warpinator
      nm-connection-editor: Network Connections
      blueman-manager: Blueman
      pavucontrol: Volume Control
      pwvucontrol: Volume Control
      protonvpn-app: Proton VPN
      protonvpn: Proton VPN
      mullvad vpn: Mullvad VPN
      nordvpn: NordVPN
      openvpn: OpenVPN
      tailscale: Tailscale
      wireguard: WireGuard
      qbittorrent: qBittorrent
      transmission: Transmission
      transmission-gtk: Transmission
      transmission-qt: Transmission
      =deluge: Deluge
      =fragments: Fragments
      de.haeckerfelix.fragments: Fragments
      ktorrent: KTorrent
      utorrent: µTorrent
      jdownloader: JDownloader
      jdownloader2: JDownloader
      uget-gtk: uGet
      persepolis: Persepolis
      nextcloud: Nextcloud
      com.nextcloud.desktopclient.nextcloud: Nextcloud
      dropbox: Dropbox
      onedrive: OneDrive
      google drive: Google Drive
      =insync: Insync
      syncthing: Syncthing
      syncthing-gtk: Syncthing
      megasync: MEGAsync
      pika-backup: Pika Backup
      org.gnome.world.pikabackup: Pika Backup
      deja-dup: Déjà Dup Backups
      org.gnome.dejadup: Déjà Dup Backups
      timeshift: Timeshift
      timeshift-gtk: Timeshift
      vorta: Vorta
      backintime-qt: Back In Time
      bleachbit: BleachBit
      stacer: Stacer
      czkawka-gui: Czkawka
      balenaetcher: balenaEtcher
      etcher: balenaEtcher
      usbimager: USBImager
      ventoy: Ventoy
      rufus: Rufus
      simple-scan: Document Scanner
      org.gnome.simplescan: Document Scanner
      skanlite: Skanlite
      skanpage: Skanpage
      system-config-printer: Printers
      metadata-cleaner: Metadata Cleaner
      =impression: Impression
      ghex: GHex
      okteta: Okteta
      imhex: ImHex
      hxd: HxD
      com.apple.mobilesafari: Safari
      com.apple.safari: Safari
      com.apple.safaritechnologypreview: Safari Technology Preview
      com.apple.safariviewservice: Safari
      com.apple.preferences: Settings
      com.apple.systempreferences: System Settings
      com.apple.mobiletimer: Clock
      com.apple.clock: Clock
      com.apple.calculator: Calculator
      com.apple.weather: Weather
      com.apple.measure: Measure
      com.apple.magnifier: Magnifier
      com.apple.printcenter: Print Center
      com.apple.home: Home
      com.apple.bridge: Watch
      com.apple.remote: Remote
      com.apple.screenshot.launcher: Screenshot
      com.apple.console: Console
      com.apple.keychainaccess: Keychain Access
      com.apple.passwords: Passwords
      com.apple.archiveutility: Archive Utility
      com.apple.fontbook: Font Book
      com.apple.launchpad.launcher: Launchpad
      com.apple.loginwindow: Login Window
      loginwindow: Login Window
      com.apple.springboard: Home Screen
      com.apple.siri: Siri
      com.apple.feedbackassistant.ios: Feedback Assistant
      com.apple.testflight: TestFlight
      com.apple.systemuiserver: System UI
      com.apple.dock: Dock
      =dock: Dock
      com.apple.notificationcenterui: Notification Center
      com.apple.usernotificationcenter: Notification Center
      com.apple.screensaver.engine: Screen Saver
      screensaverengine: Screen Saver
      lockapp: Lock Screen
      searchapp: Search
      searchhost: Search
      startmenuexperiencehost: Start
      shellexperiencehost: Windows Shell
      textinputhost: Windows Input
      applicationframehost: Windows
      com.google.chrome.ios: Chrome
      com.google.chrome.beta: Chrome Beta
      com.google.googlemobile: Google
      com.google.translate: Google Translate
      com.google.authenticator: Google Authenticator
      org.mozilla.ios.firefox: Firefox
      org.mozilla.ios.focus: Firefox Focus
      com.brave.ios.browser: Brave
      com.microsoft.msedge: Microsoft Edge
      com.duckduckgo.mobile.ios: DuckDuckGo
      com.opera.operatouch: Opera
      com.miketigas.onionbrowser: Onion Browser
      com.kagi.kagimacos: Orion
      com.agilebits.onepassword: 1Password
      com.agilebits.onepassword7: 1Password
      com.1password.1password: 1Password
      com.8bit.bitwarden: Bitwarden
      com.raycast.macos: Raycast
      com.runningwithcrayons.alfred: Alfred
      com.android.settings: Settings
      com.android.chrome: Chrome
      com.chrome.beta: Chrome Beta
      com.chrome.dev: Chrome Dev
      org.chromium.webview_shell: WebView
      org.mozilla.fenix: Firefox Nightly
      org.mozilla.firefox_beta: Firefox Beta
      org.mozilla.focus: Firefox Focus
      org.mozilla.klar: Firefox Klar
      org.mozilla.fennec_fdroid: Fennec
      com.sec.android.app.sbrowser: Samsung Internet
      com.microsoft.emmx: Microsoft Edge
      com.brave.browser_nightly: Brave Nightly
      com.opera.browser: Opera
      com.opera.mini.native: Opera Mini
      com.opera.gx: Opera GX
      com.vivaldi.browser: Vivaldi
      com.duckduckgo.mobile.android: DuckDuckGo
      org.torproject.torbrowser: Tor Browser
      com.kiwibrowser.browser: Kiwi Browser
      com.uc.browser.en: UC Browser
      com.ucmobile.intl: UC Browser
      com.yandex.browser: Yandex Browser
      com.google.android.googlequicksearchbox: Google
      com.google.android.apps.searchlite: Google Go
      com.google.android.apps.nexuslauncher: Pixel Launcher
      com.google.android.launcher: Launcher
      com.android.launcher: Launcher
      com.android.launcher3: Launcher
      com.sec.android.app.launcher: One UI Home
      com.miui.home: System Launcher
      com.huawei.android.launcher: Launcher
      net.oneplus.launcher: OnePlus Launcher
      com.teslacoilsw.launcher: Nova Launcher
      app.lawnchair: Lawnchair
      app.olauncher: Olauncher
      com.microsoft.launcher: Microsoft Launcher
      com.android.systemui: System UI
      =android: Android
      com.android.vending: Google Play Store
      org.fdroid.fdroid: F-Droid
      com.aurora.store: Aurora Store
      com.looker.droidify: Droid-ify
      com.sec.android.app.samsungapps: Galaxy Store
      com.amazon.venezia: Amazon Appstore
      com.google.android.packageinstaller: Package Installer
      com.android.packageinstaller: Package Installer
      com.google.android.permissioncontroller: Permission Controller
      com.android.permissioncontroller: Permission Controller
      com.google.android.gms: Google Play Services
      com.google.android.setupwizard: Setup
      com.google.android.apps.wellbeing: Digital Wellbeing
      com.samsung.android.forest: Digital Wellbeing
      com.google.android.apps.nbu.files: Files by Google
      com.google.android.documentsui: Files
      com.android.documentsui: Files
      com.sec.android.app.myfiles: My Files
      com.mi.android.globalfileexplorer: File Manager
      com.google.android.deskclock: Clock
      com.android.deskclock: Clock
      com.sec.android.app.clockpackage: Clock
      com.google.android.calculator: Calculator
      com.android.calculator2: Calculator
      com.sec.android.app.popupcalculator: Calculator
      com.google.android.apps.weather: Weather
      com.sec.android.daemonapp: Weather
      com.accuweather.android: AccuWeather
      de.dwd.warnapp: WarnWetter
      de.wetteronline.wetterapp: WetterOnline
      com.google.android.apps.translate: Google Translate
      com.deepl.mobiletranslator: DeepL
      com.google.ar.lens: Google Lens
      com.google.android.apps.chromecast.app: Google Home
      com.google.android.apps.authenticator2: Google Authenticator
      com.azure.authenticator: Microsoft Authenticator
      com.authy.authy: Authy
      com.beemdevelopment.aegis: Aegis
      com.x8bit.bitwarden: Bitwarden
      com.onepassword.android: 1Password
      com.lastpass.lpandroid: LastPass
      ch.protonvpn.android: Proton VPN
      net.mullvad.mullvadvpn: Mullvad VPN
      com.nordvpn.android: NordVPN
      com.wireguard.android: WireGuard
      org.kde.kdeconnect_tp: KDE Connect
      org.localsend.localsend: LocalSend
      com.google.android.inputmethod.latin: Gboard
      com.touchtype.swiftkey: SwiftKey
      net.activitywatch.android: ActivityWatch
      io.homeassistant.companion.android: Home Assistant
      org.zwanoo.android.speedtest: Speedtest
      com.google.android.apps.subscriptions.red: Google One
      com.samsung.android.oneconnect: SmartThings
      com.samsung.android.bixby.agent: Bixby
      com.amazon.dee.app: Amazon Alexa
      com.philips.lighting.hue2: Philips Hue
      """,
    domains: """
      google.com google.de google.co.uk google.fr google.es google.it google.nl google.at
      google.ch google.ca google.com.au google.co.in google.com.br google.co.jp google.pl
      google.be google.se accounts.google.com myaccount.google.com play.google.com
      translate.google.com passwords.google.com one.google.com takeout.google.com
      chromewebstore.google.com bing.com duckduckgo.com kagi.com startpage.com ecosia.org
      qwant.com search.brave.com metager.de searx.be yandex.com yandex.ru ya.ru baidu.com aol.com
      login.live.com login.microsoftonline.com account.microsoft.com microsoft.com
      support.microsoft.com appleid.apple.com support.apple.com addons.mozilla.org mozilla.org
      support.mozilla.org accounts.firefox.com brave.com vivaldi.com deepl.com weather.com
      accuweather.com wetter.com wetteronline.de dwd.de windy.com ventusky.com meteoblue.com
      wunderground.com yr.no weather.bbc.co.uk kachelmannwetter.com timeanddate.com time.is
      worldtimebuddy.com xe.com calculator.net convertio.co cloudconvert.com ilovepdf.com
      smallpdf.com pdf24.org tinypng.com squoosh.app tinyurl.com bit.ly speedtest.net fast.com
      downdetector.com allestoerungen.de isitdownrightnow.com whatismyip.com ifconfig.me
      dnschecker.org mxtoolbox.com virustotal.com haveibeenpwned.com 1password.com bitwarden.com
      vault.bitwarden.com lastpass.com dashlane.com keepassxc.org nordvpn.com mullvad.net
      protonvpn.com expressvpn.com web.archive.org archive.ph pastebin.com privatebin.net file.io
      fritz.box home-assistant.io nabucasa.com tplinkwifi.net router.asus.com 192.168.0.1
      192.168.1.1 192.168.178.1 dhl.de dhl.com ups.com fedex.com usps.com royalmail.com dpd.de
      dpd.com myhermes.de gls-pakete.de laposte.fr postnl.nl post.ch post.at deutschepost.de
      17track.net parcelsapp.com telekom.de vodafone.de o2online.de 1und1.de xfinity.com
      verizon.com att.com t-mobile.com orange.fr free.fr sfr.fr bt.com
      """
  )
}
