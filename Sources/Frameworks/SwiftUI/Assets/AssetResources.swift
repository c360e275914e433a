public import FoundationShims

/// A colour of an asset catalog, as the code that is made for the catalog names it.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Makes a resource from the name in the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }

  /// Makes a resource without a bundle, which costs time to make.
  public init(_named name: String) {
    self.name = name
  }
}

/// A picture of an asset catalog, as the code that is made for the catalog names it.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Makes a resource from the name in the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }

  /// Makes a resource without a bundle, which costs time to make.
  public init(_named name: String) {
    self.name = name
  }
}

extension Color {
  /// Makes a colour of an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: nil)
  }
}

extension Image {
  /// Shows a picture of an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: nil)
  }
}

extension UIColor {
  /// Makes a colour of an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension UIImage {
  /// Makes a picture of an asset catalog.
  public convenience init(resource: ImageResource) {
    self.init(.picture(resource.name), size: CGSize(width: 100, height: 100))
  }
}
