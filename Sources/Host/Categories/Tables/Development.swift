extension KnownSubjects {
  /// Apple counts tools for developers as work.
  static let development = KnownSubjects(
    .productivity,
    applications: """
      =code: Visual Studio Code
      visual studio code: Visual Studio Code
      com.visualstudio.code: Visual Studio Code
      com.microsoft.vscode: Visual Studio Code
      code - insiders: Visual Studio Code Insiders
      code-insiders: Visual Studio Code Insiders
      code-oss: Code - OSS
      code-url-handler: Visual Studio Code
      vscodium: VSCodium
      codium: VSCodium
      com.vscodium.codium: VSCodium
      =cursor: Cursor
      windsurf: Windsurf
      =zed: Zed
      zeditor: Zed
      dev.zed.zed: Zed
      lapce: Lapce
      sublime_text: Sublime Text
      sublime text: Sublime Text
      com.sublimetext.4: Sublime Text
      sublime_merge: Sublime Merge
      =atom: Atom
      =pulsar: Pulsar
      brackets: Brackets
      lite-xl: Lite XL
      emacs: Emacs
      org.gnu.emacs: Emacs
      gvim: Vim
      macvim: MacVim
      =vim: Vim
      nvim: Neovim
      nvim-qt: Neovim
      neovide: Neovide
      kate: Kate
      kwrite: KWrite
      geany: Geany
      gedit: gedit
      org.gnome.gedit: gedit
      pluma: Pluma
      xed: Xed
      mousepad: Mousepad
      featherpad: FeatherPad
      leafpad: Leafpad
      l3afpad: L3afpad
      texteditor: Text Editor
      gnome-text-editor: Text Editor
      org.gnome.texteditor: Text Editor
      textedit: TextEdit
      =notepad: Notepad
      notepad++: Notepad++
      notepadqq: Notepadqq
      bbedit: BBEdit
      textmate: TextMate
      =nova: Nova
      cotedit: CotEditor
      coteditor: CotEditor
      =helix: Helix
      =micro: micro
      gnome-builder: Builder
      org.gnome.builder: Builder
      jetbrains-*: JetBrains
      jetbrains-idea: IntelliJ IDEA
      jetbrains-idea-ce: IntelliJ IDEA
      =idea: IntelliJ IDEA
      idea64: IntelliJ IDEA
      intellij idea: IntelliJ IDEA
      com.jetbrains.intellij: IntelliJ IDEA
      com.jetbrains.intellij.ce: IntelliJ IDEA
      jetbrains-pycharm: PyCharm
      jetbrains-pycharm-ce: PyCharm
      pycharm: PyCharm
      pycharm64: PyCharm
      com.jetbrains.pycharm: PyCharm
      jetbrains-clion: CLion
      clion: CLion
      clion64: CLion
      jetbrains-webstorm: WebStorm
      webstorm: WebStorm
      webstorm64: WebStorm
      jetbrains-phpstorm: PhpStorm
      phpstorm: PhpStorm
      phpstorm64: PhpStorm
      jetbrains-goland: GoLand
      goland: GoLand
      goland64: GoLand
      jetbrains-rider: Rider
      =rider: Rider
      rider64: Rider
      jetbrains-rubymine: RubyMine
      rubymine: RubyMine
      jetbrains-rustrover: RustRover
      rustrover: RustRover
      rustrover64: RustRover
      jetbrains-datagrip: DataGrip
      datagrip: DataGrip
      datagrip64: DataGrip
      jetbrains-studio: Android Studio
      android-studio: Android Studio
      android studio: Android Studio
      studio64: Android Studio
      com.google.android.studio: Android Studio
      jetbrains-fleet: Fleet
      jetbrains-toolbox: JetBrains Toolbox
      eclipse: Eclipse
      org.eclipse.java: Eclipse
      netbeans: NetBeans
      netbeans64: NetBeans
      apache netbeans*: NetBeans
      qtcreator: Qt Creator
      org.qt-project.qtcreator: Qt Creator
      qt creator: Qt Creator
      kdevelop: KDevelop
      codeblocks: Code::Blocks
      codelite: CodeLite
      anjuta: Anjuta
      monodevelop: MonoDevelop
      lazarus: Lazarus
      devenv: Visual Studio
      visual studio: Visual Studio
      microsoft visual studio: Visual Studio
      xcode: Xcode
      com.apple.dt.xcode: Xcode
      =simulator: Simulator
      com.apple.iphonesimulator: Simulator
      =instruments: Instruments
      com.apple.dt.instruments: Instruments
      spyder: Spyder
      rstudio: RStudio
      =positron: Positron
      jupyterlab: JupyterLab
      jupyterlab-desktop: JupyterLab
      arduino: Arduino IDE
      arduino ide: Arduino IDE
      arduino-ide: Arduino IDE
      =glade: Glade
      cambalache: Cambalache
      =workbench: Workbench
      =dspy: D-Spy
      d-feet: D-Feet
      meld: Meld
      org.gnome.meld: Meld
      kdiff3: KDiff3
      kompare: Kompare
      beyond compare: Beyond Compare
      bcompare: Beyond Compare
      gitg: gitg
      giggle: Giggle
      gitk: gitk
      git-gui: Git GUI
      git-cola: git-cola
      gitkraken: GitKraken
      sourcetree: Sourcetree
      =tower: Tower
      =fork: Fork
      github desktop: GitHub Desktop
      githubdesktop: GitHub Desktop
      github-desktop: GitHub Desktop
      io.github.shiftey.desktop: GitHub Desktop
      smartgit: SmartGit
      gittyup: Gittyup
      lazygit: lazygit
      dbeaver: DBeaver
      io.dbeaver.dbeavercommunity: DBeaver
      beekeeper-studio: Beekeeper Studio
      pgadmin4: pgAdmin
      tableplus: TablePlus
      sequel ace: Sequel Ace
      mysql-workbench: MySQL Workbench
      mysql-workbench-bin: MySQL Workbench
      mysqlworkbench: MySQL Workbench
      sqlitebrowser: DB Browser for SQLite
      db browser for sqlite: DB Browser for SQLite
      ssms: SQL Server Management Studio
      heidisql: HeidiSQL
      mongodb compass: MongoDB Compass
      postman: Postman
      =insomnia: Insomnia
      =bruno: Bruno
      hoppscotch: Hoppscotch
      httpie: HTTPie
      wireshark: Wireshark
      org.wireshark.wireshark: Wireshark
      ghidra: Ghidra
      ghidra-ghidra: Ghidra
      docker desktop: Docker Desktop
      docker: Docker Desktop
      podman-desktop: Podman Desktop
      podman desktop: Podman Desktop
      =lens: Lens
      virt-manager: Virtual Machine Manager
      virt-viewer: Virt Viewer
      virtualbox: VirtualBox
      virtualbox manager: VirtualBox
      virtualbox machine: VirtualBox
      virtualboxvm: VirtualBox
      gnome-boxes: Boxes
      org.gnome.boxes: Boxes
      vmware: VMware
      vmplayer: VMware Player
      parallels desktop: Parallels Desktop
      utm: UTM
      kitty: kitty
      alacritty: Alacritty
      =foot: foot
      footclient: foot
      wezterm: WezTerm
      wezterm-gui: WezTerm
      org.wezfurlong.wezterm: WezTerm
      ghostty: Ghostty
      com.mitchellh.ghostty: Ghostty
      =rio: Rio
      =warp: Warp
      warp-terminal: Warp
      dev.warp.warp: Warp
      dev.warp.warp-stable: Warp
      =tabby: Tabby
      =hyper: Hyper
      =contour: Contour
      cool-retro-term: Cool Retro Term
      =terminal: Terminal
      com.apple.terminal: Terminal
      iterm: iTerm2
      iterm2: iTerm2
      com.googlecode.iterm2: iTerm2
      gnome-terminal: Terminal
      gnome-terminal-server: Terminal
      org.gnome.terminal: Terminal
      mate-terminal: MATE Terminal
      xfce4-terminal: Xfce Terminal
      lxterminal: LXTerminal
      qterminal: QTerminal
      konsole: Konsole
      yakuake: Yakuake
      guake: Guake
      tilda: Tilda
      ddterm: ddterm
      deepin-terminal: Deepin Terminal
      pantheon-terminal: Terminal
      io.elementary.terminal: Terminal
      cosmic-term: COSMIC Terminal
      com.system76.cosmicterm: COSMIC Terminal
      com.system76.cosmicedit: COSMIC Text Editor
      xterm: XTerm
      uxterm: XTerm
      urxvt: rxvt-unicode
      rxvt: rxvt
      =st: st
      st-256color: st
      terminology: Terminology
      termite: Termite
      sakura: Sakura
      =console: Console
      kgx: Console
      org.gnome.console: Console
      ptyxis: Ptyxis
      org.gnome.ptyxis: Ptyxis
      =blackbox: Black Box
      com.raggesilver.blackbox: Black Box
      terminator: Terminator
      tilix: Tilix
      com.gexperts.tilix: Tilix
      windowsterminal: Windows Terminal
      windows terminal: Windows Terminal
      =cmd: Command Prompt
      powershell: PowerShell
      pwsh: PowerShell
      conhost: Command Prompt
      mintty: mintty
      putty: PuTTY
      mobaxterm: MobaXterm
      securecrt: SecureCRT
      termius: Termius
      remmina: Remmina
      org.remmina.remmina: Remmina
      krdc: KRDC
      anydesk: AnyDesk
      teamviewer: TeamViewer
      rustdesk: RustDesk
      mstsc: Remote Desktop
      microsoft remote desktop: Remote Desktop
      filezilla: FileZilla
      winscp: WinSCP
      cyberduck: Cyberduck
      """,
    domains: """
      github.com gist.github.com gitlab.com codeberg.org bitbucket.org sr.ht git.sr.ht gitea.com
      sourceforge.net launchpad.net stackoverflow.com stackexchange.com superuser.com
      serverfault.com askubuntu.com cloud.google.com console.cloud.google.com
      colab.research.google.com developers.google.com firebase.google.com portal.azure.com
      azure.com dev.azure.com visualstudio.com aws.amazon.com console.aws.amazon.com
      signin.aws.amazon.com digitalocean.com hetzner.com hetzner.cloud linode.com vultr.com
      ovh.com ovhcloud.com heroku.com vercel.com netlify.com render.com fly.io railway.app
      cloudflare.com dash.cloudflare.com namecheap.com godaddy.com porkbun.com ionos.de strato.de
      datadoghq.com sentry.io grafana.com newrelic.com pagerduty.com circleci.com travis-ci.com
      docker.com hub.docker.com kubernetes.io npmjs.com pypi.org crates.io docs.rs rubygems.org
      packagist.org pkg.go.dev go.dev swift.org swiftpackageindex.com developer.apple.com
      appstoreconnect.apple.com developer.mozilla.org developer.android.com docs.microsoft.com
      react.dev vuejs.org angular.dev svelte.dev nextjs.org nodejs.org typescriptlang.org
      python.org docs.python.org rust-lang.org doc.rust-lang.org cppreference.com
      en.cppreference.com kernel.org debian.org ubuntu.com archlinux.org wiki.archlinux.org
      gnome.org kde.org freedesktop.org flathub.org snapcraft.io nixos.org fedoraproject.org
      opensuse.org gentoo.org postgresql.org sqlite.org mysql.com mongodb.com redis.io replit.com
      codesandbox.io stackblitz.com glitch.com regex101.com godbolt.org jsonlint.com caniuse.com
      dev.to hackernoon.com readthedocs.io huggingface.co postman.com jetbrains.com localhost
      127.0.0.1
      """
  )
}
