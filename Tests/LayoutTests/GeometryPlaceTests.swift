import Layout
import Testing
import ViewTree

@Suite("The places of geometry nodes")
struct GeometryPlaceTests {
}
