import ExtensionProtocol

/// The device models by the names that options use, which are Apple's.
enum DeviceModelName: String, CaseIterable {
  case iPhone, iPad, iPod, mac

  /// Finds a name, whatever its case.
  init?(ignoringCase text: String) {
    let wanted = text.lowercased()
    guard let name = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else {
      return nil
    }
    self = name
  }

  var model: ActivityReport.Device.Model {
    switch self {
    case .iPhone: .iPhone
    case .iPod: .iPod
    case .iPad: .iPad
    case .mac: .mac
    }
  }
}
