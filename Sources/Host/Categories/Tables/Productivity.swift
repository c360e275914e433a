extension KnownSubjects {
  static let productivity = KnownSubjects(
    .productivity,
    applications: """
      slack: Slack
      com.slack.slack: Slack
      com.tinyspeck.slackmacgap: Slack
      com.tinyspeck.chatlyio: Slack
      com.slack: Slack
      zoom: Zoom
      zoom workplace: Zoom
      zoom.us: Zoom
      us.zoom.zoom: Zoom
      us.zoom.xos: Zoom
      us.zoom.videomeetings: Zoom
      teams: Microsoft Teams
      ms-teams: Microsoft Teams
      msteams: Microsoft Teams
      microsoft teams*: Microsoft Teams
      teams-for-linux: Microsoft Teams
      com.github.ismaelmartinez.teams_for_linux: Microsoft Teams
      com.microsoft.teams: Microsoft Teams
      com.microsoft.teams2: Microsoft Teams
      com.microsoft.skype.teams: Microsoft Teams
      webex: Webex
      ciscocollabhost: Webex
      jitsi-meet: Jitsi Meet
      jitsi meet: Jitsi Meet
      gotomeeting: GoTo Meeting
      mattermost: Mattermost
      mattermost-desktop: Mattermost
      rocketchat: Rocket.Chat
      rocket.chat: Rocket.Chat
      zulip: Zulip
      =lark: Lark
      dingtalk: DingTalk
      thunderbird: Thunderbird
      thunderbird-esr: Thunderbird
      thunderbird-default: Thunderbird
      org.mozilla.thunderbird: Thunderbird
      betterbird: Betterbird
      eu.betterbird.betterbird: Betterbird
      evolution: Evolution
      org.gnome.evolution: Evolution
      geary: Geary
      org.gnome.geary: Geary
      kmail: KMail
      kmail2: KMail
      kontact: Kontact
      korganizer: KOrganizer
      merkuro-calendar: Merkuro Calendar
      claws-mail: Claws Mail
      sylpheed: Sylpheed
      trojita: Trojitá
      mailspring: Mailspring
      tutanota-desktop: Tuta
      proton-mail: Proton Mail
      proton mail: Proton Mail
      hiri: Hiri
      bluemail: BlueMail
      em client: eM Client
      mailclient: eM Client
      outlook: Outlook
      microsoft outlook: Outlook
      olk: Outlook
      hxoutlook: Outlook
      prospect-mail: Outlook
      =mail: Mail
      =spark: Spark
      spark desktop: Spark
      airmail: Airmail
      mimestream: Mimestream
      superhuman: Superhuman
      =calendar: Calendar
      gnome-calendar: Calendar
      org.gnome.calendar: Calendar
      io.elementary.calendar: Calendar
      fantastical: Fantastical
      =reminders: Reminders
      =notes: Notes
      stickies: Stickies
      libreoffice*: LibreOffice
      libreoffice-writer: LibreOffice Writer
      libreoffice-calc: LibreOffice Calc
      libreoffice-impress: LibreOffice Impress
      libreoffice-draw: LibreOffice Draw
      libreoffice-base: LibreOffice Base
      libreoffice-math: LibreOffice Math
      org.libreoffice.libreoffice: LibreOffice
      soffice: LibreOffice
      soffice.bin: LibreOffice
      openoffice*: OpenOffice
      onlyoffice: ONLYOFFICE
      onlyoffice desktop editors: ONLYOFFICE
      org.onlyoffice.desktopeditors: ONLYOFFICE
      desktopeditors: ONLYOFFICE
      =wps: WPS Writer
      =et: WPS Spreadsheets
      wpp: WPS Presentation
      wpsoffice: WPS Office
      softmaker: SoftMaker Office
      textmaker: TextMaker
      planmaker: PlanMaker
      calligrawords: Calligra Words
      calligrasheets: Calligra Sheets
      abiword: AbiWord
      gnumeric: Gnumeric
      lyx: LyX
      texstudio: TeXstudio
      texmaker: Texmaker
      gummi: Gummi
      kile: Kile
      setzer: Setzer
      texshop: TeXShop
      winword: Word
      microsoft word: Word
      =excel: Excel
      microsoft excel: Excel
      powerpnt: PowerPoint
      microsoft powerpoint: PowerPoint
      onenote: OneNote
      microsoft onenote: OneNote
      onenoteim: OneNote
      p3x-onenote: OneNote
      msaccess: Access
      mspub: Publisher
      =visio: Visio
      winproj: Project
      =pages: Pages
      =numbers: Numbers
      =keynote: Keynote
      com.apple.iwork.pages: Pages
      com.apple.iwork.numbers: Numbers
      com.apple.iwork.keynote: Keynote
      com.apple.pages: Pages
      com.apple.numbers: Numbers
      com.apple.keynote: Keynote
      com.apple.textedit: TextEdit
      com.apple.scripteditor2: Script Editor
      com.apple.automator: Automator
      com.apple.stickies: Stickies
      com.apple.mobilemail: Mail
      com.apple.mail: Mail
      com.apple.mobilenotes: Notes
      com.apple.notes: Notes
      com.apple.mobilecal: Calendar
      com.apple.ical: Calendar
      com.apple.reminders: Reminders
      com.apple.stocks: Stocks
      stocks: Stocks
      com.apple.documentsapp: Files
      com.apple.shortcuts: Shortcuts
      com.apple.journal: Journal
      com.apple.passbook: Wallet
      obsidian: Obsidian
      md.obsidian: Obsidian
      md.obsidian.obsidian: Obsidian
      logseq: Logseq
      joplin: Joplin
      joplin-desktop: Joplin
      notion: Notion
      notion-app: Notion
      notion.id: Notion
      notion calendar: Notion Calendar
      standard-notes: Standard Notes
      standard notes: Standard Notes
      simplenote: Simplenote
      evernote: Evernote
      =bear: Bear
      =craft: Craft
      roam research: Roam Research
      zettlr: Zettlr
      typora: Typora
      ghostwriter: ghostwriter
      apostrophe: Apostrophe
      marktext: MarkText
      focuswriter: FocusWriter
      =zim: Zim
      cherrytree: CherryTree
      tomboy: Tomboy
      gnote: Gnote
      bijiben: Notes
      org.gnome.notes: Notes
      iotas: Iotas
      org.gnome.world.iotas: Iotas
      trilium: Trilium
      trilium notes: Trilium
      anytype: Anytype
      appflowy: AppFlowy
      affine: AFFiNE
      rednotebook: RedNotebook
      xmind: Xmind
      freemind: FreeMind
      freeplane: Freeplane
      vym: VYM
      minder: Minder
      drawio: draw.io
      draw.io: draw.io
      todoist: Todoist
      ticktick: TickTick
      planify: Planify
      io.github.alainm23.planify: Planify
      =planner: Planner
      =todo: To Do
      gnome-todo: Endeavour
      =errands: Errands
      super productivity: Super Productivity
      superproductivity: Super Productivity
      microsoft.todos: Microsoft To Do
      microsoft to do: Microsoft To Do
      =things: Things
      omnifocus: OmniFocus
      trello: Trello
      =asana: Asana
      =linear: Linear
      clickup: ClickUp
      taskcoach: Task Coach
      gtg: Getting Things GNOME
      =hamster: Hamster
      hamster-time-tracker: Hamster
      toggl track: Toggl Track
      kimai: Kimai
      aw-qt: ActivityWatch
      activitywatch: ActivityWatch
      =pomodoro: Pomodoro
      gnome-pomodoro: Pomodoro
      org.gnome.solanum: Solanum
      gnucash: GnuCash
      org.gnucash.gnucash: GnuCash
      homebank: HomeBank
      kmymoney: KMyMoney
      skrooge: Skrooge
      money manager ex: Money Manager EX
      mmex: Money Manager EX
      denaro: Denaro
      org.nickvision.money: Denaro
      ynab: YNAB
      =quicken: Quicken
      portfolioperformance: Portfolio Performance
      portfolio performance: Portfolio Performance
      electrum: Electrum
      ledger live: Ledger Live
      =sparrow: Sparrow
      wiso steuer*: WISO Steuer
      elster: ELSTER
      tradingview: TradingView
      chatgpt: ChatGPT
      com.openai.chat: ChatGPT
      com.openai.chatgpt: ChatGPT
      claude: Claude
      com.anthropic.claudefordesktop: Claude
      com.anthropic.claude: Claude
      ai.perplexity.app.android: Perplexity
      ai.perplexity.app: Perplexity
      com.google.android.apps.bard: Gemini
      com.google.gemini: Gemini
      com.microsoft.copilot: Copilot
      com.deepseek.chat: DeepSeek
      ai.mistral.chat: Le Chat
      =copilot: Copilot
      lm studio: LM Studio
      lm-studio: LM Studio
      =jan: Jan
      =alpaca: Alpaca
      com.microsoft.word: Word
      com.microsoft.excel: Excel
      com.microsoft.powerpoint: PowerPoint
      com.microsoft.onenote: OneNote
      com.microsoft.onenote.mac: OneNote
      com.microsoft.outlook: Outlook
      com.microsoft.office.word: Word
      com.microsoft.office.excel: Excel
      com.microsoft.office.powerpoint: PowerPoint
      com.microsoft.office.outlook: Outlook
      com.microsoft.office.onenote: OneNote
      com.microsoft.office.officehubrow: Microsoft 365
      com.microsoft.office.lens: Microsoft Lens
      com.microsoft.todos: Microsoft To Do
      com.microsoft.to-do: Microsoft To Do
      com.microsoft.skydrive: OneDrive
      com.google.gmail: Gmail
      com.google.calendar: Google Calendar
      com.google.drive: Google Drive
      com.google.docs: Google Docs
      com.google.sheets: Google Sheets
      com.google.slides: Google Slides
      com.google.keep: Google Keep
      com.google.meet: Google Meet
      com.google.android.gm: Gmail
      com.google.android.gm.lite: Gmail Go
      com.google.android.calendar: Google Calendar
      com.google.android.keep: Google Keep
      com.google.android.apps.docs: Google Drive
      com.google.android.apps.docs.editors.docs: Google Docs
      com.google.android.apps.docs.editors.sheets: Google Sheets
      com.google.android.apps.docs.editors.slides: Google Slides
      com.google.android.apps.tasks: Google Tasks
      com.google.android.apps.dynamite: Google Chat
      com.google.android.apps.meetings: Google Meet
      com.google.android.apps.walletnfcrel: Google Wallet
      com.google.android.apps.nbu.paisa.user: Google Pay
      com.samsung.android.email.provider: Samsung Email
      com.samsung.android.calendar: Samsung Calendar
      com.samsung.android.app.notes: Samsung Notes
      com.samsung.android.spay: Samsung Wallet
      com.fsck.k9: K-9 Mail
      net.thunderbird.android: Thunderbird
      eu.faircode.email: FairEmail
      com.readdle.spark: Spark
      com.readdle.smartemail: Spark
      ch.protonmail.android: Proton Mail
      ch.protonmail.protonmail: Proton Mail
      me.proton.android.calendar: Proton Calendar
      com.yahoo.mobile.client.android.mail: Yahoo Mail
      de.gmx.mobile.android.mail: GMX Mail
      de.web.mobile.android.mail: WEB.DE Mail
      com.notion.android: Notion
      notion.mobile: Notion
      com.evernote: Evernote
      com.evernote.iphone.evernote: Evernote
      net.cozic.joplin: Joplin
      com.logseq.app: Logseq
      com.todoist: Todoist
      com.todoist.ios: Todoist
      com.ticktick.task: TickTick
      com.culturedcode.thingsiphone: Things
      com.culturedcode.thingsmac: Things
      com.trello: Trello
      com.fogcreek.trello: Trello
      com.asana.app: Asana
      com.atlassian.android.jira.core: Jira
      com.dropbox.android: Dropbox
      com.getdropbox.dropbox: Dropbox
      com.nextcloud.client: Nextcloud
      com.github.android: GitHub
      com.github.stormbreaker.prod: GitHub
      com.termux: Termux
      com.paypal.android.p2pmobile: PayPal
      com.yourcompany.ppclient: PayPal
      com.venmo: Venmo
      com.squareup.cash: Cash App
      com.revolut.revolut: Revolut
      com.transferwise.android: Wise
      com.n26.android: N26
      de.number26.android: N26
      de.traderepublic.app: Trade Republic
      de.comdirect.app: comdirect
      com.starfinanz.smob.android.sfinanzstatus: Sparkasse
      de.fiduciagad.banking.vr: VR Banking
      de.ingdiba.bankingapp: ING
      com.db.pwcc.dbmobile: Deutsche Bank
      com.chase.sig.android: Chase
      com.infonow.bofa: Bank of America
      com.wf.wellsfargomobile: Wells Fargo
      com.coinbase.android: Coinbase
      com.binance.dev: Binance
      com.robinhood.android: Robinhood
      com.ynab.ynab: YNAB
      com.indeed.android.jobsearch: Indeed
      com.adobe.reader: Adobe Acrobat Reader
      com.adobe.acrobat.reader: Adobe Acrobat Reader
      com.adobe.acrobat.pro: Adobe Acrobat
      acrobat: Adobe Acrobat
      acrord32: Adobe Acrobat Reader
      adobe acrobat*: Adobe Acrobat
      com.adobe.scan.android: Adobe Scan
      com.intsig.camscanner: CamScanner
      com.docusign.ink: Docusign
      """,
    domains: """
      docs.google.com drive.google.com sheets.google.com slides.google.com mail.google.com
      calendar.google.com keep.google.com chat.google.com contacts.google.com meet.google.com
      tasks.google.com groups.google.com analytics.google.com ads.google.com search.google.com
      aistudio.google.com gemini.google.com notebooklm.google.com script.google.com forms.gle
      outlook.com outlook.live.com outlook.office.com outlook.office365.com office.com
      office365.com office.live.com onedrive.live.com teams.microsoft.com teams.live.com
      sharepoint.com copilot.microsoft.com powerbi.com icloud.com zoom.us zoom.com webex.com
      meet.jit.si whereby.com slack.com app.slack.com mattermost.com zulip.com zulipchat.com
      notion.so notion.site notion.com trello.com atlassian.net atlassian.com asana.com monday.com
      clickup.com linear.app basecamp.com airtable.com smartsheet.com coda.io todoist.com
      ticktick.com evernote.com obsidian.md roamresearch.com workflowy.com dynalist.io hackmd.io
      etherpad.org cryptpad.fr onlyoffice.com nextcloud.com dropbox.com box.com wetransfer.com
      mega.nz mega.io pcloud.com proton.me mail.proton.me protonmail.com fastmail.com tuta.com
      mailbox.org posteo.de gmx.net gmx.de web.de mail.yahoo.com mail.ru zoho.com hey.com
      freenet.de t-online.de calendly.com doodle.com toggl.com track.toggl.com clockify.me
      harvestapp.com kimai.cloud activitywatch.net rescuetime.com salesforce.com hubspot.com
      zendesk.com intercom.com mailchimp.com typeform.com surveymonkey.com docusign.com
      hellosign.com zapier.com ifttt.com make.com n8n.io openai.com chatgpt.com chat.openai.com
      platform.openai.com claude.ai anthropic.com perplexity.ai mistral.ai chat.mistral.ai
      deepseek.com chat.deepseek.com poe.com you.com phind.com cursor.com grok.com indeed.com
      glassdoor.com stepstone.de monster.com upwork.com fiverr.com freelancer.com
      arbeitsagentur.de paypal.com stripe.com dashboard.stripe.com wise.com revolut.com n26.com
      klarna.com venmo.com cash.app squareup.com chase.com bankofamerica.com wellsfargo.com
      citi.com capitalone.com americanexpress.com discover.com usbank.com hsbc.co.uk
      barclays.co.uk lloydsbank.com natwest.com santander.co.uk nationwide.co.uk monzo.com
      starlingbank.com sparkasse.de ing.de dkb.de commerzbank.de deutsche-bank.de postbank.de
      comdirect.de volksbank.de consorsbank.de targobank.de bnpparibas.net credit-agricole.fr
      labanquepostale.fr boursobank.com ubs.com postfinance.ch erstegroup.com raiffeisen.at
      fidelity.com schwab.com vanguard.com etrade.com robinhood.com interactivebrokers.com
      traderepublic.com scalable.capital tradingview.com finance.yahoo.com investing.com
      marketwatch.com finanzen.net onvista.de boerse.de morningstar.com seekingalpha.com
      coinmarketcap.com coingecko.com coinbase.com binance.com kraken.com bitpanda.com mint.com
      ynab.com app.ynab.com intuit.com turbotax.intuit.com quickbooks.intuit.com xero.com
      lexoffice.de datev.de elster.de irs.gov gov.uk service.gov.uk usa.gov bund.de
      service-public.fr impots.gouv.fr
      """
  )
}
