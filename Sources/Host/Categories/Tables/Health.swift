extension KnownSubjects {
  static let health = KnownSubjects(
    .health,
    applications: """
      workrave: Workrave
      safeeyes: Safe Eyes
      stretchly: Stretchly
      net.hovancik.stretchly: Stretchly
      breaktimer: BreakTimer
      breaktimer app: BreakTimer
      sane-break: Sane Break
      redshift-gtk: Redshift
      gammy: Gammy
      pomatez: Pomatez
      =health: Health
      dev.cogitri.health: Health
      headspace: Headspace
      zwift: Zwift
      zwiftapp: Zwift
      goldencheetah: GoldenCheetah
      com.apple.health: Health
      com.apple.fitness: Fitness
      com.apple.sleepd: Sleep
      com.strava: Strava
      com.strava.stravaride: Strava
      com.garmin.android.apps.connectmobile: Garmin Connect
      com.garmin.connect.mobile: Garmin Connect
      com.fitbit.fitbitmobile: Fitbit
      com.google.android.apps.fitness: Google Fit
      com.google.android.apps.healthdata: Health Connect
      com.sec.android.app.shealth: Samsung Health
      com.samsung.android.app.shealth: Samsung Health
      com.xiaomi.hm.health: Zepp Life
      com.huami.watch.hmwatchmanager: Zepp
      com.huawei.health: HUAWEI Health
      com.polar.polarflow: Polar Flow
      com.nike.plusgps: Nike Run Club
      com.nike.ntc: Nike Training Club
      com.nike.nikeplus-gps: Nike Run Club
      com.runtastic.android: adidas Running
      com.myfitnesspal.android: MyFitnessPal
      com.myfitnesspal.mfp: MyFitnessPal
      com.yazio.android: YAZIO
      com.yazio.yazio: YAZIO
      com.fatsecret.android: FatSecret
      com.noom.android: Noom
      com.weightwatchers.mobile: WeightWatchers
      com.headspace.android: Headspace
      com.getsomeheadspace.android: Headspace
      com.getsomeheadspace.headspace: Headspace
      com.calm.android: Calm
      com.calm.calm: Calm
      com.onepeloton.callisto: Peloton
      com.onepeloton.peloton: Peloton
      com.zwift.android.prod: Zwift
      com.komoot.android: komoot
      de.komoot.android: komoot
      de.komoot.berlinbikeapp: komoot
      com.freeletics.lite: Freeletics
      com.flo.health: Flo
      org.iggymedia.periodtracker: Flo
      com.clue.android: Clue
      com.helloclue.clue: Clue
      com.sleepcycle.android: Sleep Cycle
      com.northcube.sleepcycle: Sleep Cycle
      com.urbandroid.sleep: Sleep as Android
      nodomain.freeyourgadget.gadgetbridge: Gadgetbridge
      de.dennisguse.opentracks: OpenTracks
      com.whoop.android: WHOOP
      com.ouraring.oura: Oura
      com.withings.wiscale2: Withings
      com.hevy: Hevy
      com.teladoc.members: Teladoc
      de.tk.tkapp: TK
      de.gematik.erp.app: E-Rezept
      de.rki.coronawarnapp: Corona-Warn
      """,
    domains: """
      strava.com garmin.com connect.garmin.com fitbit.com polar.com flow.polar.com komoot.com
      komoot.de ridewithgps.com trainingpeaks.com zwift.com onepeloton.com myfitnesspal.com
      yazio.com cronometer.com fatsecret.com weightwatchers.com noom.com webmd.com mayoclinic.org
      healthline.com medlineplus.gov nih.gov who.int cdc.gov nhs.uk drugs.com verywellhealth.com
      medicalnewstoday.com clevelandclinic.org patient.info netdoktor.de apotheken-umschau.de
      onmeda.de gesundheit.gv.at gesundheit.gov doctolib.de doctolib.fr jameda.de zocdoc.com
      shop-apotheke.com docmorris.de headspace.com calm.com betterhelp.com talkspace.com
      insighttimer.com darebee.com exrx.net bodybuilding.com muscleandstrength.com
      runnersworld.com menshealth.com womenshealthmag.com self.com yogawithadriene.com
      downdogapp.com freeletics.com gymondo.com urbansportsclub.com pubmed.ncbi.nlm.nih.gov rki.de
      ameli.fr
      """
  )
}
