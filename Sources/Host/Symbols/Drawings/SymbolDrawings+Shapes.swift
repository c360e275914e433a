extension SymbolDrawings {
  /// Plain shapes.
  static let shapes = """
    circle body O12 12 9.4
    square body R3 3 18 18 3
    rectangle body R2 5 20 14 2.6
    app body R3 3 18 18 5
    app.dashed line 2 M3 9 L3 8 C3 4.8 4.8 3 8 3 L9 3 M15 3 L16 3 C19.2 3 21 4.8 21 8 L21 9
      M21 15 L21 16 C21 19.2 19.2 21 16 21 L15 21 M9 21 L8 21 C4.8 21 3 19.2 3 16 L3 15 M3
      11.6 L3 12.4 M21 11.6 L21 12.4 M11.6 3 L12.4 3 M11.6 21 L12.4 21
    capsule body R2 7 20 10 5
    triangle body M12 3.4 L21.6 20 L2.4 20 Z
    diamond body M12 2.4 L21.6 12 L12 21.6 L2.4 12 Z
    rhombus body M12 2 L20.4 12 L12 22 L3.6 12 Z
    hexagon body M12 2.2 L20.6 7.1 L20.6 16.9 L12 21.8 L3.4 16.9 L3.4 7.1 Z
    octagon body M8 2.6 L16 2.6 L21.4 8 L21.4 16 L16 21.4 L8 21.4 L2.6 16 L2.6 8 Z
    pentagon body M12 2.6 L21.6 9.6 L18 20.8 L6 20.8 L2.4 9.6 Z
    seal body M12 2 L14.6 4.2 L18 3.8 L18.8 7 L21.8 8.6 L20.6 12 L21.8 15.4 L18.8 17 L18 20.2
      L14.6 19.8 L12 22 L9.4 19.8 L6 20.2 L5.2 17 L2.2 15.4 L3.4 12 L2.2 8.6 L5.2 7 L6 3.8
      L9.4 4.2 Z
    checkmark.seal body M12 2 L14.6 4.2 L18 3.8 L18.8 7 L21.8 8.6 L20.6 12 L21.8 15.4 L18.8 17
      L18 20.2 L14.6 19.8 L12 22 L9.4 19.8 L6 20.2 L5.2 17 L2.2 15.4 L3.4 12 L2.2 8.6 L5.2 7
      L6 3.8 L9.4 4.2 Z mark 2 M8 12.4 L11 15.6 L16.2 8.6
    circle.lefthalf.filled line 1.9 O12 12 9.2 fill M12 2.8 A12 12 9.2 -90 -270 Z
    smallcircle.filled.circle line 1.9 O12 12 9.2 fill O12 12 4
    star body M12 2.6 L14.9 8.9 L21.8 9.7 L16.7 14.4 L18.1 21.2 L12 17.8 L5.9 21.2 L7.3 14.4
      L2.2 9.7 L9.1 8.9 Z
    heart body M12 21 C5 16 2.2 12.4 2.2 8.6 C2.2 5.4 4.6 3.2 7.3 3.2 C9.3 3.2 11 4.2 12 6.1
      C13 4.2 14.7 3.2 16.7 3.2 C19.4 3.2 21.8 5.4 21.8 8.6 C21.8 12.4 19 16 12 21 Z
    heart.text.clipboard body R4.4 3.6 15.2 18 2.4 dots M12 13.4 C9.4 11.6 8.6 10.4 8.6 9.2
      C8.6 7.2 11 6.6 12 8.6 C13 6.6 15.4 7.2 15.4 9.2 C15.4 10.4 14.6 11.6 12 13.4 Z mark 1.6
      M8.4 17 L15.6 17 fill R8.6 2 6.8 3.2 1.4
    """
}
