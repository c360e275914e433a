package import ExtensionProtocol
package import PlainTree
package import ViewTree

/// What a composed tree is drawn on.
package struct CompositionSurface {
  /// What the app is told of it.
  package var environment: Environment

  /// Finds the places of a tree's geometry nodes.
  ///
  /// An app's own tree is laid out on the whole surface, with names that are always nil, so that what
  /// its tokens stand for does not reach it; an extension's in the width of its place.
  package var geometry: Geometry

  /// Finds the sizes of an app's marks of role `hosted`.
  package var regions: (_ tree: ViewTree) -> [UInt64: RegionSize]

  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points; nil where it grows with its content.
  package typealias Geometry = (
    _ tree: ViewTree,
    _ width: Double?,
    _ height: Double?,
    _ names: @escaping @Sendable (TokenLabel) -> TokenName?
  ) -> [NodeGeometry]

  package init(
    environment: Environment,
    geometry: @escaping Geometry,
    regions: @escaping (_ tree: ViewTree) -> [UInt64: RegionSize]
  ) {
    self.environment = environment
    self.geometry = geometry
    self.regions = regions
  }

  /// The size of a place that the surface does not tell.
  var wholeSize: RegionSize {
    RegionSize(width: environment.width ?? 640, height: environment.height)
  }
}

/// The size of a place in points.
package struct RegionSize: Hashable, Sendable {
  package var width: Double
  /// Nil where it grows with its content.
  package var height: Double?

  package init(width: Double, height: Double?) {
    self.width = width
    self.height = height
  }
}
