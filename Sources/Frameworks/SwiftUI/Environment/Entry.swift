/// Makes a property of an extension of the environment's values a value of its own.
///
/// It can be used in extensions of `EnvironmentValues`, `Transaction`, `ContainerValues` and
/// `FocusedValues`. The value where none has been set is the property's initial value.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
