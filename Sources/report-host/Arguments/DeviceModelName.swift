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

  init(_ model: ActivityReport.Device.Model) {
    switch model {
    case .iPhone: self = .iPhone
    case .iPod: self = .iPod
    case .iPad: self = .iPad
    case .mac: self = .mac
    }
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
