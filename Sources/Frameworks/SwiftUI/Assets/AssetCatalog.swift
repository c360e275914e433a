internal import ExtensionResources
internal import ResourceFormat
package import ViewTree

/// The colours that the extension's asset catalogs hold.
package enum AssetCatalog {
  /// Looks a colour up.
  ///
  /// - Parameter isDark: Whether it stands on a dark surface.
  /// - Returns: Nil where no catalog has a colour of that name.
  package static func color(named name: String, isDark: Bool) -> ColorValue? {
    guard let color = ExtensionResources.color(named: name) else { return nil }
    switch (isDark ? color.dark : nil) ?? color.light {
    case .rgb(let red, let green, let blue, let opacity):
      return ColorValue(base: .rgb(red: red, green: green, blue: blue), opacity: opacity)
    case .system(let name):
      return ColorValue(base: .system(systemColor(named: name)), opacity: 1)
    }
  }

  /// A colour that catalogs refer to by the system's name, as "systemRedColor".
  private static func systemColor(named name: String) -> SystemColor {
    let known: [String: SystemColor] = [
      "labelColor": .primary, "secondaryLabelColor": .secondary, "clearColor": .clear,
      "blackColor": .black, "whiteColor": .white, "grayColor": .gray, "systemGrayColor": .gray,
      "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
      "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
      "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
      "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    ]
    return known[name] ?? .accent
  }
}
