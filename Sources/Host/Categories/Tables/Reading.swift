extension KnownSubjects {
  static let reading = KnownSubjects(
    .reading,
    applications: """
      evince: Document Viewer
      org.gnome.evince: Document Viewer
      =papers: Document Viewer
      org.gnome.papers: Document Viewer
      atril: Atril
      xreader: Xreader
      okular: Okular
      org.kde.okular: Okular
      zathura: Zathura
      org.pwmt.zathura: Zathura
      mupdf: MuPDF
      qpdfview: qpdfview
      sioyek: Sioyek
      xpdf: Xpdf
      foxitreader: Foxit Reader
      foxitpdfreader: Foxit PDF Reader
      sumatrapdf: SumatraPDF
      pdfxedit: PDF-XChange Editor
      masterpdfeditor5: Master PDF Editor
      =preview: Preview
      =skim: Skim
      pdf expert: PDF Expert
      calibre: calibre
      calibre-gui: calibre
      calibre-ebook-viewer: calibre
      com.calibre_ebook.calibre: calibre
      foliate: Foliate
      com.github.johnfactotum.foliate: Foliate
      bookworm: Bookworm
      fbreader: FBReader
      arianna: Arianna
      readest: Readest
      thorium: Thorium Reader
      thorium reader: Thorium Reader
      kindle: Kindle
      amazon kindle: Kindle
      kobo: Kobo
      komikku: Komikku
      mcomix: MComix
      yacreader: YACReader
      tachiyomi: Tachiyomi
      zotero: Zotero
      org.zotero.zotero: Zotero
      mendeley: Mendeley
      mendeley desktop: Mendeley
      mendeley reference manager: Mendeley
      jabref: JabRef
      newsflash: Newsflash
      io.gitlab.news_flash.newsflash: Newsflash
      com.gitlab.newsflash: Newsflash
      liferea: Liferea
      akregator: Akregator
      alligator: Alligator
      quiterss: QuiteRSS
      rssguard: RSS Guard
      =feeds: Feeds
      gfeeds: Feeds
      org.gabmus.gfeeds: Feeds
      newsboat: Newsboat
      raven reader: Raven Reader
      fluent reader: Fluent Reader
      netnewswire: NetNewsWire
      =reeder: Reeder
      feedly: Feedly
      =news: News
      =books: Books
      =dictionary: Dictionary
      wike: Wike
      com.github.hugolabe.wike: Wike
      goldendict: GoldenDict
      artha: Artha
      kiwix: Kiwix
      kiwix-desktop: Kiwix
      org.kiwix.desktop: Kiwix
      zeal: Zeal
      devhelp: Devhelp
      org.gnome.devhelp: Devhelp
      yelp: Help
      org.gnome.yelp: Help
      =dash: Dash
      khelpcenter: Help Center
      simple scan: Document Scanner
      com.apple.ibooks: Books
      com.apple.ibooksx: Books
      com.apple.news: News
      com.apple.preview: Preview
      com.apple.dictionary: Dictionary
      com.apple.helpviewer: Help
      com.apple.tips: Tips
      com.amazon.kindle: Kindle
      com.amazon.lassen: Kindle
      com.kobobooks.android: Kobo
      com.google.android.apps.books: Google Play Books
      com.google.android.apps.magazines: Google News
      com.google.news: Google News
      com.goodreads: Goodreads
      com.goodreads.app: Goodreads
      wp.wattpad: Wattpad
      com.wattpad.wattpad: Wattpad
      com.overdrive.mobile.android.libby: Libby
      com.overdrive.libby: Libby
      com.scribd.app.reader0: Scribd
      com.medium.reader: Medium
      com.quora.android: Quora
      com.substack.app: Substack
      com.devhd.feedly: Feedly
      com.innologica.inoreader: Inoreader
      com.ideashower.readitlater.pro: Pocket
      com.instapaper.android: Instapaper
      flipboard.app: Flipboard
      com.flipboard.flipboard-ipad: Flipboard
      org.wikipedia: Wikipedia
      org.wikipedia.beta: Wikipedia
      org.wikimedia.wikipedia: Wikipedia
      org.kiwix.kiwixmobile: Kiwix
      eu.kanade.tachiyomi: Tachiyomi
      app.mihon: Mihon
      org.readera: ReadEra
      com.flyersoft.moonreader: Moon+ Reader
      org.koreader.launcher: KOReader
      com.nytimes.android: NYTimes
      com.nytimes.nytimes: NYTimes
      bbc.mobile.news.ww: BBC News
      uk.co.bbc.news: BBC News
      com.guardian: The Guardian
      uk.co.guardian.iphone2: The Guardian
      com.cnn.mobile.android.phone: CNN
      com.washingtonpost.android: Washington Post
      wsj.reader_sp: WSJ
      com.economist.lamarr: The Economist
      com.thomsonreuters.reuters: Reuters
      mnn.android: AP News
      de.tagesschau: tagesschau
      de.spiegel.android.app.spon: DER SPIEGEL
      de.zeit.online: ZEIT ONLINE
      de.sz.digital.news: SZ
      net.faz.faz: FAZ.NET
      de.heise.android.heiseonlineapp: heise
      com.lemonde.androidapp: Le Monde
      com.elpais.elpais: EL PAÍS
      de.axelspringer.yana.zeropage: upday
      io.github.hidroh.materialistic: Materialistic
      """,
    domains: """
      wikipedia.org wiktionary.org wikimedia.org wikidata.org wikihow.com wikibooks.org
      britannica.com merriam-webster.com dictionary.com thesaurus.com urbandictionary.com duden.de
      dict.cc leo.org dict.leo.org linguee.com linguee.de pons.com wordreference.com
      etymonline.com news.ycombinator.com lobste.rs slashdot.org lwn.net phoronix.com
      theregister.com techcrunch.com theverge.com wired.com arstechnica.com engadget.com
      gizmodo.com 9to5mac.com macrumors.com 9to5linux.com omgubuntu.co.uk howtogeek.com
      tomshardware.com anandtech.com zdnet.com cnet.com heise.de golem.de t3n.de computerbase.de
      chip.de netzpolitik.org slate.com vox.com bbc.co.uk bbc.com cnn.com edition.cnn.com
      nytimes.com washingtonpost.com wsj.com ft.com economist.com bloomberg.com reuters.com
      apnews.com theguardian.com telegraph.co.uk independent.co.uk dailymail.co.uk thesun.co.uk
      mirror.co.uk thetimes.co.uk thetimes.com news.sky.com aljazeera.com politico.com politico.eu
      axios.com npr.org usatoday.com latimes.com foxnews.com nbcnews.com abcnews.go.com
      cbsnews.com msnbc.com huffpost.com theatlantic.com newyorker.com time.com newsweek.com
      forbes.com businessinsider.com cnbc.com fortune.com hbr.org propublica.org vice.com
      thehill.com dailybeast.com spiegel.de zeit.de faz.net sueddeutsche.de welt.de taz.de bild.de
      focus.de stern.de n-tv.de tagesschau.de zdfheute.de tagesspiegel.de handelsblatt.com
      manager-magazin.de rnd.de nzz.ch srf.ch 20min.ch tagesanzeiger.ch orf.at derstandard.at
      derstandard.de diepresse.com krone.at kurier.at lemonde.fr lefigaro.fr liberation.fr
      leparisien.fr francetvinfo.fr 20minutes.fr ouest-france.fr mediapart.fr rtl.fr elpais.com
      elmundo.es abc.es lavanguardia.com marca.com as.com repubblica.it corriere.it lastampa.it
      ilsole24ore.com gazzetta.it ansa.it nos.nl nu.nl volkskrant.nl hln.be vrt.be rtbf.be dn.se
      svd.se aftonbladet.se expressen.se vg.no aftenposten.no politiken.dk jp.dk hs.fi yle.fi
      onet.pl wp.pl gazeta.pl interia.pl seznam.cz novinky.cz idnes.cz index.hu publico.pt
      globo.com uol.com.br folha.uol.com.br clarin.com lanacion.com.ar infobae.com
      eluniversal.com.mx lenta.ru rbc.ru meduza.io kommersant.ru pravda.com.ua ukrinform.net
      hurriyet.com.tr timesofindia.indiatimes.com ndtv.com thehindu.com hindustantimes.com
      indianexpress.com yahoo.co.jp nhk.or.jp asahi.com naver.com daum.net sina.com.cn sohu.com
      scmp.com straitstimes.com abc.net.au smh.com.au news.com.au stuff.co.nz nzherald.co.nz
      cbc.ca theglobeandmail.com thestar.com news.google.com news.yahoo.com msn.com yahoo.com
      drudgereport.com flipboard.com feedly.com inoreader.com newsblur.com theoldreader.com
      getpocket.com instapaper.com readwise.io raindrop.io medium.com substack.com ghost.org
      wordpress.org blogger.com hashnode.com quora.com gutefrage.net answers.com ask.com
      goodreads.com librarything.com gutenberg.org standardebooks.org archive.org openlibrary.org
      libgen.is annas-archive.org z-lib.org scribd.com issuu.com slideshare.net read.amazon.com
      audiobooks.com blinkist.com royalroadl.com arxiv.org biorxiv.org ssrn.com jstor.org
      nature.com science.org sciencedirect.com springer.com link.springer.com wiley.com
      onlinelibrary.wiley.com ieee.org ieeexplore.ieee.org acm.org dl.acm.org plos.org
      journals.plos.org researchgate.net academia.edu scholar.google.com semanticscholar.org
      ncbi.nlm.nih.gov zotero.org mendeley.com sci-hub.se newscientist.com scientificamerican.com
      quantamagazine.org smithsonianmag.com livescience.com phys.org space.com sciencealert.com
      spektrum.de wissenschaft.de howstuffworks.com snopes.com politifact.com correctiv.org
      statista.com ourworldindata.org gapminder.org weather.gov
      """
  )
}
