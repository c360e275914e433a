/// Packages of Android that are no applications: home screens, the lock screen and the system's bars.
///
/// Screen Time does not list the home screen as an application; its time is screen time all the same.
enum AndroidHomeScreens {
  static func contains(_ package: String) -> Bool { packages.contains(package) }

  private static let packages: Set<String> = [
    "android", "com.android.systemui", "com.android.keyguard",
    // The home screens of Android and of those who build devices.
    "com.android.launcher", "com.android.launcher2", "com.android.launcher3",
    "com.google.android.launcher", "com.google.android.apps.nexuslauncher",
    "com.google.android.tvlauncher", "com.google.android.apps.tv.launcherx",
    "com.sec.android.app.launcher", "com.miui.home", "com.mi.android.globallauncher",
    "com.huawei.android.launcher", "com.oppo.launcher", "net.oneplus.launcher",
    "com.bbk.launcher2", "com.motorola.launcher3", "com.lge.launcher3", "com.sonymobile.home",
    "com.asus.launcher", "com.nothing.launcher", "com.amazon.firelauncher",
    "org.lineageos.trebuchet",
    // Home screens that people install.
    "com.teslacoilsw.launcher", "com.microsoft.launcher", "com.actionlauncher.playstore",
    "app.lawnchair", "bitpit.launcher", "fr.neamar.kiss", "de.mm20.launcher2.release",
    "app.olauncher", "com.anddoes.launcher", "ginlemon.flowerfree",
  ]
}
