extension KnownSubjects {
  static let social = KnownSubjects(
    .social,
    applications: """
      discord: Discord
      discordcanary: Discord Canary
      discordptb: Discord PTB
      com.discordapp.discord: Discord
      vesktop: Vesktop
      webcord: WebCord
      armcord: ArmCord
      legcord: Legcord
      dissent: Dissent
      telegram: Telegram
      telegram desktop: Telegram
      telegram-desktop: Telegram
      telegramdesktop: Telegram
      org.telegram.desktop: Telegram
      64gram: 64Gram
      paper-plane: Paper Plane
      =signal: Signal
      signal-desktop: Signal
      org.signal.signal: Signal
      =flare: Flare
      =element: Element
      element-desktop: Element
      im.riot.riot: Element
      cinny: Cinny
      fluffychat: FluffyChat
      fractal: Fractal
      neochat: NeoChat
      nheko: Nheko
      quaternion: Quaternion
      schildichat: SchildiChat
      =dino: Dino
      gajim: Gajim
      =psi: Psi
      psi-plus: Psi+
      kaidan: Kaidan
      =conversations: Conversations
      =jami: Jami
      =tox: Tox
      qtox: qTox
      session-desktop: Session
      =wire: Wire
      briar-desktop: Briar
      hexchat: HexChat
      polari: Polari
      konversation: Konversation
      quassel: Quassel
      quasselclient: Quassel
      halloy: Halloy
      mirc: mIRC
      pidgin: Pidgin
      empathy: Empathy
      ferdium: Ferdium
      franz: Franz
      rambox: Rambox
      caprine: Caprine
      whatsapp: WhatsApp
      whatsdesk: WhatsDesk
      whatsapp-for-linux: WhatsApp for Linux
      wasistlos: WasIstLos
      zapzap: ZapZap
      viber: Viber
      viberpc: Viber
      wechat: WeChat
      weixin: WeChat
      =qq: QQ
      =line: LINE
      kakaotalk: KakaoTalk
      =messages: Messages
      =messenger: Messenger
      beeper: Beeper
      skype: Skype
      skypeforlinux: Skype
      facetime: FaceTime
      =phone: Phone
      =contacts: Contacts
      tuba: Tuba
      tokodon: Tokodon
      whalebird: Whalebird
      cawbird: Cawbird
      mumble: Mumble
      teamspeak: TeamSpeak
      teamspeak 3: TeamSpeak
      teamspeak3: TeamSpeak
      ts3client_linux_amd64: TeamSpeak
      ts3client_win64: TeamSpeak
      guilded: Guilded
      revolt: Revolt
      kde-connect-sms: KDE Connect SMS
      org.kde.kdeconnect-sms: KDE Connect SMS
      chatty: Chats
      sm.puri.chatty: Chats
      com.apple.mobilesms: Messages
      com.apple.ichat: Messages
      com.apple.facetime: FaceTime
      com.apple.mobilephone: Phone
      com.apple.incallservice: Phone
      com.apple.mobileaddressbook: Contacts
      com.apple.addressbook: Contacts
      net.whatsapp.whatsapp: WhatsApp
      net.whatsapp.whatsappsmb: WhatsApp Business
      desktop.whatsapp: WhatsApp
      ph.telegra.telegraph: Telegram
      ru.keepcoder.telegram: Telegram
      org.whispersystems.signal: Signal
      org.whispersystems.signal-desktop: Signal
      com.burbn.instagram: Instagram
      com.burbn.barcelona: Threads
      com.toyopagroup.picaboo: Snapchat
      com.facebook.facebook: Facebook
      com.facebook.messenger: Messenger
      com.atebits.tweetie2: X
      com.twitter.twitter-mac: X
      com.hammerandchisel.discord: Discord
      com.hnc.discord: Discord
      com.reddit.reddit: Reddit
      com.linkedin.linkedin: LinkedIn
      com.tumblr.tumblr: Tumblr
      com.tencent.xin: WeChat
      com.tencent.xinwechat: WeChat
      com.tencent.mqq: QQ
      jp.naver.line: LINE
      com.iwilab.kakaotalk: KakaoTalk
      com.viber: Viber
      com.skype.skype: Skype
      com.skype.tomskype: Skype
      com.bereal.bereal: BeReal
      xyz.blueskyweb.app: Bluesky
      org.joinmastodon.app: Mastodon
      com.tapbots.ivory: Ivory
      com.cardify.tinder: Tinder
      co.hinge.mobile.ios: Hinge
      com.moxco.bumble: Bumble
      com.vk.vkclient: VK
      im.vector.app: Element
      com.whatsapp: WhatsApp
      com.whatsapp.w4b: WhatsApp Business
      org.telegram.messenger: Telegram
      org.telegram.messenger.web: Telegram
      org.telegram.plus: Plus Messenger
      org.thunderdog.challegram: Telegram X
      org.thoughtcrime.securesms: Signal
      org.thoughtcrime.securesms.beta: Signal
      com.facebook.katana: Facebook
      com.facebook.lite: Facebook Lite
      com.facebook.orca: Messenger
      com.facebook.mlite: Messenger Lite
      com.instagram.android: Instagram
      com.instagram.lite: Instagram Lite
      com.instagram.barcelona: Threads
      com.snapchat.android: Snapchat
      com.twitter.android: X
      com.reddit.frontpage: Reddit
      com.laurencedawson.reddit_sync: Sync for Reddit
      com.andrewshu.android.reddit: reddit is fun
      com.linkedin.android: LinkedIn
      com.discord: Discord
      com.tencent.mm: WeChat
      com.tencent.mobileqq: QQ
      jp.naver.line.android: LINE
      com.kakao.talk: KakaoTalk
      com.viber.voip: Viber
      com.skype.raider: Skype
      com.vkontakte.android: VK
      com.bereal.ft: BeReal
      com.tinder: Tinder
      com.bumble.app: Bumble
      co.hinge.app: Hinge
      com.okcupid.okcupid: OkCupid
      com.badoo.mobile: Badoo
      xyz.blueskyweb.app.android: Bluesky
      org.joinmastodon.android: Mastodon
      com.keylesspalace.tusky: Tusky
      com.tumblr: Tumblr
      com.weibo: Weibo
      com.sina.weibo: Weibo
      com.pinterest: Pinterest
      pinterest: Pinterest
      com.clubhouse.app: Clubhouse
      com.imo.android.imoim: imo
      com.wire: Wire
      ch.threema.app: Threema
      network.loki.messenger: Session
      im.vector.riotx: Element X
      io.element.android.x: Element X
      eu.siacs.conversations: Conversations
      com.google.android.apps.messaging: Messages
      com.google.android.apps.tachyon: Meet
      com.google.android.dialer: Phone
      com.google.android.contacts: Contacts
      com.android.dialer: Phone
      com.android.incallui: Phone
      com.android.contacts: Contacts
      com.android.mms: Messages
      com.samsung.android.messaging: Messages
      com.samsung.android.dialer: Phone
      com.samsung.android.incallui: Phone
      com.samsung.android.app.contacts: Contacts
      org.fossify.messages: Fossify Messages
      org.fossify.phone: Fossify Phone
      com.simplemobiletools.smsmessenger: Simple SMS Messenger
      """,
    domains: """
      facebook.com fb.com messenger.com instagram.com threads.net threads.com whatsapp.com
      web.whatsapp.com x.com twitter.com t.co reddit.com redd.it linkedin.com snapchat.com
      discord.com discord.gg discordapp.com telegram.org t.me web.telegram.org signal.org
      mastodon.social mastodon.online mstdn.social fosstodon.org hachyderm.io infosec.exchange
      chaos.social mas.to social.coop bsky.app bsky.social tumblr.com pinterest.com pinterest.de
      pinterest.co.uk pinterest.fr pin.it vk.com ok.ru weibo.com douban.com line.me kakao.com
      qq.com wechat.com wx.qq.com skype.com viber.com messages.google.com meetup.com nextdoor.com
      bereal.com clubhouse.com tinder.com bumble.com hinge.co okcupid.com match.com badoo.com
      parship.de xing.com xiaohongshu.com lemmy.world lemmy.ml kbin.social pixelfed.social
      matrix.to element.io app.element.io gab.com truthsocial.com parler.com minds.com 4chan.org
      4channel.org 9gag.com ifunny.co knowyourmeme.com disqus.com taringa.net mixi.jp
      livejournal.com omegle.com chatroulette.com joinclubhouse.com hi5.com myspace.com plurk.com
      guilded.gg revolt.chat gitter.im libera.chat web.libera.chat teamspeak.com
      """
  )
}
