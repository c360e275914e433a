extension KnownSubjects {
  static let games = KnownSubjects(
    .games,
    applications: """
      steam: Steam
      steam helper: Steam
      steam_osx: Steam
      steamwebhelper: Steam
      gamescope: gamescope
      valvesoftware.steam: Steam
      com.valvesoftware.steam: Steam
      com.valvesoftware.steamlink: Steam Link
      steam_app_*
      steam_proton
      lutris: Lutris
      net.lutris.lutris: Lutris
      heroic: Heroic
      heroic games launcher: Heroic
      com.heroicgameslauncher.hgl: Heroic
      =bottles: Bottles
      com.usebottles.bottles: Bottles
      =legendary: Legendary
      =itch: itch
      io.itch.itch: itch
      minigalaxy: Minigalaxy
      gamehub: GameHub
      cartridges: Cartridges
      page.kramo.cartridges: Cartridges
      playonlinux: PlayOnLinux
      epicgameslauncher: Epic Games
      epic games launcher: Epic Games
      unrealcefsubprocess: Epic Games
      galaxyclient: GOG Galaxy
      gog galaxy: GOG Galaxy
      battle.net: Battle.net
      battle.net launcher: Battle.net
      =origin: Origin
      eadesktop: EA
      ea app: EA
      =upc: Ubisoft Connect
      ubisoftconnect: Ubisoft Connect
      rockstar games launcher: Rockstar Games
      riotclientux: Riot Client
      riotclientservices: Riot Client
      riot client: Riot Client
      xboxapp: Xbox
      xboxpcapp: Xbox
      gamebar: Xbox Game Bar
      playnite.desktopapp: Playnite
      playnite.fullscreenapp: Playnite
      chiaki: Chiaki
      chiaki-ng: chiaki-ng
      moonlight: Moonlight
      moonlight-qt: Moonlight
      =sunshine: Sunshine
      geforcenow: GeForce NOW
      minecraft*: Minecraft
      minecraft-launcher: Minecraft
      com.mojang.minecraft: Minecraft
      prismlauncher: Prism Launcher
      multimc: MultiMC
      polymc: PolyMC
      atlauncher: ATLauncher
      badlion client: Badlion Client
      lunar client: Lunar Client
      modrinth app: Modrinth
      curseforge: CurseForge
      mcpelauncher-client: Minecraft
      minetest: Minetest
      luanti: Luanti
      =sober: Roblox
      org.vinegarhq.sober: Roblox
      =vinegar: Roblox
      robloxplayerbeta: Roblox
      robloxplayer: Roblox
      =roblox: Roblox
      robloxstudio: Roblox Studio
      robloxstudiobeta: Roblox Studio
      fortniteclient-win64-shipping: Fortnite
      =fortnite: Fortnite
      =valorant: VALORANT
      valorant-win64-shipping: VALORANT
      leagueclient: League of Legends
      leagueclientux: League of Legends
      league of legends: League of Legends
      cs2: Counter-Strike 2
      csgo: Counter-Strike
      csgo_linux64: Counter-Strike
      hl2_linux: Source Engine
      dota2: Dota 2
      dota 2: Dota 2
      tf_linux64: Team Fortress 2
      =overwatch: Overwatch
      =wow: World of Warcraft
      world of warcraft: World of Warcraft
      hearthstone: Hearthstone
      gta5: Grand Theft Auto V
      gtavlauncher: Grand Theft Auto V
      rdr2: Red Dead Redemption 2
      cyberpunk2077: Cyberpunk 2077
      witcher3: The Witcher 3
      eldenring: Elden Ring
      bg3: Baldur’s Gate 3
      bg3_dx11: Baldur’s Gate 3
      stardew valley: Stardew Valley
      stardewvalley: Stardew Valley
      terraria: Terraria
      terraria.bin.x86_64: Terraria
      factorio: Factorio
      rimworldlinux: RimWorld
      rimworldwin64: RimWorld
      rocketleague: Rocket League
      apex_legends: Apex Legends
      r5apex: Apex Legends
      genshinimpact: Genshin Impact
      starrail: Honkai: Star Rail
      osu!: osu!
      osu-lazer: osu!
      civilizationvi: Civilization VI
      eurotrucks2: Euro Truck Simulator 2
      ksp.x86_64: Kerbal Space Program
      hollow_knight: Hollow Knight
      among us: Among Us
      phasmophobia: Phasmophobia
      valheim.x86_64: Valheim
      valheim: Valheim
      thesims4: The Sims 4
      ts4_x64: The Sims 4
      fc24: EA Sports FC
      fc25: EA Sports FC
      retroarch: RetroArch
      com.libretro.retroarch: RetroArch
      dolphin-emu: Dolphin Emulator
      pcsx2: PCSX2
      pcsx2-qt: PCSX2
      duckstation-qt: DuckStation
      ppssppsdl: PPSSPP
      ppssppqt: PPSSPP
      mgba: mGBA
      mgba-qt: mGBA
      snes9x: Snes9x
      melonds: melonDS
      citra-qt: Citra
      yuzu: yuzu
      ryujinx: Ryujinx
      cemu: Cemu
      rpcs3: RPCS3
      xemu: xemu
      scummvm: ScummVM
      dosbox: DOSBox
      dosbox-staging: DOSBox
      =mame: MAME
      emulationstation: EmulationStation
      es-de: ES-DE
      pegasus-fe: Pegasus
      supertuxkart: SuperTuxKart
      supertux2: SuperTux
      0ad: 0 A.D.
      pyrogenesis: 0 A.D.
      wesnoth: Battle for Wesnoth
      freeciv-gtk3.22: Freeciv
      freeciv-qt: Freeciv
      openttd: OpenTTD
      openra: OpenRA
      openmw: OpenMW
      openrct2: OpenRCT2
      xonotic: Xonotic
      xonotic-sdl: Xonotic
      hedgewars: Hedgewars
      warzone2100: Warzone 2100
      widelands: Widelands
      teeworlds: Teeworlds
      ddnet: DDNet
      frozen-bubble: Frozen-Bubble
      extremetuxracer: Extreme Tux Racer
      =etr: Extreme Tux Racer
      flightgear: FlightGear
      fgfs: FlightGear
      speed-dreams: Speed Dreams
      mindustry: Mindustry
      veloren: Veloren
      veloren-voxygen: Veloren
      aisleriot: AisleRiot
      pysol: PySol
      pysolfc: PySol
      kpat: KPatience
      gnome-mines: Mines
      org.gnome.mines: Mines
      kmines: KMines
      gnome-sudoku: Sudoku
      org.gnome.sudoku: Sudoku
      ksudoku: KSudoku
      gnome-chess: Chess
      org.gnome.chess: Chess
      =chess: Chess
      =knights: Knights
      gnome-mahjongg: Mahjongg
      org.gnome.mahjongg: Mahjongg
      kmahjongg: KMahjongg
      gnome-2048: 2048
      org.gnome.twentyfortyeight: 2048
      gnome-nibbles: Nibbles
      gnome-tetravex: Tetravex
      gnome-klotski: Klotski
      quadrapassel: Quadrapassel
      org.gnome.quadrapassel: Quadrapassel
      iagno: Reversi
      five-or-more: Five or More
      four-in-a-row: Four-in-a-row
      hitori: Hitori
      lightsoff: Lights Off
      swell-foop: Swell Foop
      =tali: Tali
      katomic: KAtomic
      kbounce: KBounce
      kblocks: KBlocks
      kapman: Kapman
      bovo: Bovo
      granatier: Granatier
      palapeli: Palapeli
      com.apple.chess: Chess
      com.apple.gamecenter: Game Center
      com.apple.gamecenterui: Game Center
      com.mojang.minecraftpe: Minecraft
      com.mojang.minecraftlauncher: Minecraft
      com.roblox.robloxmobile: Roblox
      com.roblox.client: Roblox
      com.roblox.robloxplayer: Roblox
      com.supercell.scroll: Clash Royale
      com.supercell.magic: Clash of Clans
      com.supercell.laser: Brawl Stars
      com.supercell.soil: Hay Day
      com.supercell.reef: Boom Beach
      com.supercell.clashroyale: Clash Royale
      com.supercell.clashofclans: Clash of Clans
      com.supercell.brawlstars: Brawl Stars
      com.supercell.hayday: Hay Day
      com.supercell.boombeach: Boom Beach
      com.supercell.squad: Squad Busters
      com.midasplayer.apps.candycrushsaga: Candy Crush Saga
      com.midasplayer.apps.candycrushsodasaga: Candy Crush Soda Saga
      com.king.candycrushsaga: Candy Crush Saga
      com.king.candycrushsodasaga: Candy Crush Soda Saga
      com.king.*
      com.epicgames.fortnite: Fortnite
      com.epicgames.fortnitegame: Fortnite
      com.nianticlabs.pokemongo: Pokémon GO
      com.nianticlabs.pokemongo.b: Pokémon GO
      jp.pokemon.pokemontcgp: Pokémon TCG Pocket
      com.innersloth.amongus: Among Us
      com.innersloth.spacemafia: Among Us
      com.mihoyo.genshinimpact: Genshin Impact
      com.mihoyo.*
      com.hoyoverse.*
      com.kiloo.subwaysurfers: Subway Surfers
      com.kiloo.subwaysurf: Subway Surfers
      com.activision.callofduty.shooter: Call of Duty
      com.tencent.ig: PUBG Mobile
      com.dts.freefireth: Free Fire
      com.ea.gp.fifamobile: EA Sports FC Mobile
      com.ea.*
      com.playrix.*
      com.playrix.township: Township
      com.playrix.homescapes: Homescapes
      com.playrix.gardenscapes: Gardenscapes
      com.dreamgames.royalmatch: Royal Match
      com.rovio.*
      com.zynga.*
      com.gameloft.*
      com.outfit7.*
      com.miniclip.*
      com.miniclip.eightballpool: 8 Ball Pool
      com.halfbrick.fruitninja: Fruit Ninja
      com.halfbrick.*
      com.voodoo.*
      io.voodoo.*
      com.ketchapp.*
      com.moonactive.coinmaster: Coin Master
      com.scopely.monopolygo: Monopoly GO!
      com.nintendo.*
      com.playstation.*
      com.scee.psxandroid: PlayStation
      com.microsoft.xboxone.smartglass: Xbox
      com.microsoft.smartglass: Xbox
      com.microsoft.xcloud: Xbox Game Pass
      com.gamepass: Xbox Game Pass
      com.valvesoftware.android.steam.community: Steam
      com.valvesoftware.steammobile: Steam
      com.chess: Chess.com
      com.chess.iphone: Chess.com
      org.lichess.mobileapp: Lichess
      org.lichess.mobilev2: Lichess
      com.google.android.play.games: Play Games
      com.nytimes.crossword: NYT Games
      com.nytimes.nytcrossword: NYT Games
      com.chucklefish.stardewvalley: Stardew Valley
      com.and.games505.terrariapaid: Terraria
      """,
    domains: """
      steampowered.com store.steampowered.com steamcommunity.com epicgames.com gog.com itch.io
      humblebundle.com roblox.com minecraft.net curseforge.com modrinth.com chess.com lichess.org
      playstation.com xbox.com nintendo.com nintendo.de ea.com ubisoft.com ubi.com blizzard.com
      battle.net riotgames.com leagueoflegends.com playvalorant.com hoyoverse.com pokemon.com
      poki.com poki.de crazygames.com coolmathgames.com coolmath.com kongregate.com newgrounds.com
      miniclip.com armorgames.com addictinggames.com y8.com friv.com agame.com spielaffe.de
      jetztspielen.de 1001games.com agar.io slither.io diep.io krunker.io skribbl.io gartic.io
      gartic.com geoguessr.com sporcle.com jackbox.tv kahoot.it wordlegame.org neal.fun
      monkeytype.com playhearthstone.com worldofwarcraft.com bungie.net warframe.com
      pathofexile.com runescape.com oldschool.runescape.com boardgamearena.com colonist.io
      tabletopia.com dndbeyond.com roll20.net ign.com gamespot.com polygon.com kotaku.com
      pcgamer.com rockpapershotgun.com eurogamer.net gamestar.de fandom.com speedrun.com
      howlongtobeat.com nexusmods.com moddb.com op.gg tracker.gg faceit.com geforcenow.com
      playstation.net cookieclicker.com orteil.dashnet.org osu.ppy.sh tetr.io jstris.jezevec10.com
      sudoku.com solitaired.com worldofsolitaire.com pogo.com zone.msn.com isthereanydeal.com
      protondb.com
      """
  )
}
