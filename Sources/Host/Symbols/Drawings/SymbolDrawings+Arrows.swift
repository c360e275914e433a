extension SymbolDrawings {
  /// Arrows.
  static let arrows = """
    arrow.right line 2.2 M3.6 12 L20 12 M13.4 5.4 L20 12 L13.4 18.6
    arrow.left line 2.2 M20.4 12 L4 12 M10.6 5.4 L4 12 L10.6 18.6
    arrow.up line 2.2 M12 20.4 L12 4 M5.4 10.6 L12 4 L18.6 10.6
    arrow.down line 2.2 M12 3.6 L12 20 M5.4 13.4 L12 20 L18.6 13.4
    arrow.up.right line 2.2 M5 19 L18.4 5.6 M8.4 5.4 L18.6 5.4 L18.6 15.6
    arrow.down.right line 2.2 M5 5 L18.4 18.4 M8.4 18.6 L18.6 18.6 L18.6 8.4
    arrow.up.left line 2.2 M19 19 L5.6 5.6 M15.6 5.4 L5.4 5.4 L5.4 15.6
    arrow.down.left line 2.2 M19 5 L5.6 18.4 M15.6 18.6 L5.4 18.6 L5.4 8.4
    arrow.up.arrow.down line 2.1 M7 20 L7 4.4 M3 8.4 L7 4.4 L11 8.4 M17 4 L17 19.6 M13 15.6
      L17 19.6 L21 15.6
    arrow.left.arrow.right line 2.1 M20 7 L4.4 7 M8.4 3 L4.4 7 L8.4 11 M4 17 L19.6 17 M15.6 13
      L19.6 17 L15.6 21
    arrow.clockwise line 2.1 A12 12.6 8 -30 250 M19.6 3.6 L19.4 8.4 L14.6 8.2
    arrow.counterclockwise line 2.1 A12 12.6 8 210 -70 M4.4 3.6 L4.6 8.4 L9.4 8.2
    arrow.trianglehead.clockwise line 2.1 A12 12.6 8 -30 250 M19.6 3.6 L19.4 8.4 L14.6 8.2
    arrow.triangle.2.circlepath line 2.1 A12 12 8 195 320 A12 12 8 15 140 fill M21.4 3.6 L21.4
      10 L15.4 7.6 Z M2.6 20.4 L2.6 14 L8.6 16.4 Z
    arrow.2.circlepath line 2.1 A12 12 8 195 320 A12 12 8 15 140 fill M21.4 3.6 L21.4 10 L15.4
      7.6 Z M2.6 20.4 L2.6 14 L8.6 16.4 Z
    arrow.uturn.down line 2.1 M6.6 20 L6.6 9.4 C6.6 2.4 17.4 2.4 17.4 9.4 L17.4 12 M2.6 16
      L6.6 20 L10.6 16
    arrow.uturn.backward line 2.1 M8.6 4.4 L4 9 L8.6 13.6 M4.4 9 L14.4 9 C22 9 22 19.6 14.4
      19.6 L9.4 19.6
    arrowtriangle.up body M12 4.4 L21 19.4 L3 19.4 Z
    arrowtriangle.down body M12 19.6 L3 4.6 L21 4.6 Z
    arrowtriangle.left body M4.4 12 L19.4 3 L19.4 21 Z
    arrowtriangle.right body M19.6 12 L4.6 3 L4.6 21 Z
    chevron.right line 2.3 M8.6 4.6 L16 12 L8.6 19.4
    chevron.left line 2.3 M15.4 4.6 L8 12 L15.4 19.4
    chevron.up line 2.3 M4.6 15.6 L12 8.2 L19.4 15.6
    chevron.down line 2.3 M4.6 8.4 L12 15.8 L19.4 8.4
    chevron.up.chevron.down line 2.2 M6 9 L12 3.4 L18 9 M6 15 L12 20.6 L18 15
    square.and.arrow.up line 1.9 M8.4 9.4 L6.4 9.4 C5 9.4 4.2 10.2 4.2 11.6 L4.2 19 C4.2 20.4
      5 21.2 6.4 21.2 L17.6 21.2 C19 21.2 19.8 20.4 19.8 19 L19.8 11.6 C19.8 10.2 19 9.4 17.6
      9.4 L15.6 9.4 M12 14.6 L12 2.6 M8.2 6 L12 2.4 L15.8 6
    square.and.arrow.down line 1.9 M8.4 8.4 L6.4 8.4 C5 8.4 4.2 9.2 4.2 10.6 L4.2 19 C4.2 20.4
      5 21.2 6.4 21.2 L17.6 21.2 C19 21.2 19.8 20.4 19.8 19 L19.8 10.6 C19.8 9.2 19 8.4 17.6
      8.4 L15.6 8.4 M12 2.4 L12 14.6 M8.2 11 L12 14.8 L15.8 11
    rectangle.portrait.and.arrow.right line 1.9 M13.4 6.4 L13.4 5 C13.4 3.6 12.8 3 11.4 3 L6 3
      C4.6 3 4 3.6 4 5 L4 19 C4 20.4 4.6 21 6 21 L11.4 21 C12.8 21 13.4 20.4 13.4 19 L13.4
      17.6 M8.6 12 L21 12 M17.2 8.2 L21 12 L17.2 15.8
    """
}
