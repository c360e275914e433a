// Points, sizes and rectangles come from Foundation, colours and outlines from its shims.
@_exported public import FoundationShims
