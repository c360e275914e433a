/// Lets a variable with a property wrapper stand in the closure of a preview.
///
/// Previews are type-checked, then dropped.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
