/// The settings of text that only text itself reads.
package struct Typography {
  /// Extra space after each character, in points.
  package var tracking = 0.0
  /// How far words are raised, in points.
  package var baselineOffset = 0.0
  /// Why content is hidden.
  package var redactionReasons: RedactionReasons = []
  /// Whether content is hidden where private content is.
  package var isPrivacySensitive = false
  package var symbolVariants: SymbolVariants = .none
  package var dynamicTypeSize: DynamicTypeSize = .large
  package var imageScale: Image.Scale = .medium
  /// The style behind content; nil for that of the surface.
  package var backgroundStyle: AnyShapeStyle?
  package var symbolRenderingMode: SymbolRenderingMode?

  package init() {}
}
