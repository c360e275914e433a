extension SymbolDrawings {
  /// Signs and lists.
  static let signs = """
    checkmark line 2.4 M4.4 13 L9.6 18.6 L19.6 5.4
    xmark fill M5.6 4 L12 10.4 L18.4 4 L20 5.6 L13.6 12 L20 18.4 L18.4 20 L12 13.6 L5.6 20 L4
      18.4 L10.4 12 L4 5.6 Z
    multiply fill M5.6 4 L12 10.4 L18.4 4 L20 5.6 L13.6 12 L20 18.4 L18.4 20 L12 13.6 L5.6 20
      L4 18.4 L10.4 12 L4 5.6 Z
    plus fill M10.9 3.4 L13.1 3.4 L13.1 10.9 L20.6 10.9 L20.6 13.1 L13.1 13.1 L13.1 20.6 L10.9
      20.6 L10.9 13.1 L3.4 13.1 L3.4 10.9 L10.9 10.9 Z
    minus line 2.3 M4 12 L20 12
    ellipsis fill O5 12 2 O12 12 2 O19 12 2
    exclamationmark line 2.6 M12 4 L12 14 fill O12 19 1.7
    questionmark line 2.3 M7.6 8.2 C7.6 2.6 16.4 2.6 16.4 8 C16.4 11.4 12 11.6 12 15 fill O12
      19.6 1.6
    info fill O12.4 5 1.8 line 2.3 M9.6 10.4 L12.6 10.4 L12.6 19.4 M9.2 19.6 L16 19.6
    nosign line 2 O12 12 9.2 M5.6 5.6 L18.4 18.4
    slash.circle line 2 O12 12 9.2 M6.6 17.4 L17.4 6.6
    exclamationmark.triangle body M12 2.8 C12.8 2.8 13.4 3.2 13.8 3.9 L22 18.4 C22.8 19.8 22
      21.2 20.4 21.2 L3.6 21.2 C2 21.2 1.2 19.8 2 18.4 L10.2 3.9 C10.6 3.2 11.2 2.8 12 2.8 Z
      mark 2.1 M12 8.6 L12 14 dots O12 17.4 1.3
    exclamationmark.octagon body M8 2.6 L16 2.6 L21.4 8 L21.4 16 L16 21.4 L8 21.4 L2.6 16 L2.6
      8 Z mark 2.2 M12 7 L12 13.4 dots O12 16.8 1.3
    xmark.octagon body M8 2.6 L16 2.6 L21.4 8 L21.4 16 L16 21.4 L8 21.4 L2.6 16 L2.6 8 Z dots
      M9 7.8 L12 10.8 L15 7.8 L16.2 9 L13.2 12 L16.2 15 L15 16.2 L12 13.2 L9 16.2 L7.8 15
      L10.8 12 L7.8 9 Z
    at line 1.9 O12 12 3.8 M15.8 8.2 L15.8 13.4 C15.8 16.6 20.8 16.4 20.8 12 A12 12 8.8 0 -310
    asterisk line 2.1 M12 3.6 L12 20.4 M4.8 7.8 L19.2 16.2 M19.2 7.8 L4.8 16.2
    infinity line 2.1 M12 12 C9.6 8.6 8.2 7.6 6.4 7.6 C0.8 7.6 0.8 16.4 6.4 16.4 C8.2 16.4 9.6
      15.4 12 12 C14.4 8.6 15.8 7.6 17.6 7.6 C23.2 7.6 23.2 16.4 17.6 16.4 C15.8 16.4 14.4
      15.4 12 12
    line.3.horizontal line 2.1 M3.4 6 L20.6 6 M3.4 12 L20.6 12 M3.4 18 L20.6 18
    line.horizontal.3 line 2.1 M3.4 6 L20.6 6 M3.4 12 L20.6 12 M3.4 18 L20.6 18
    list.bullet line 2 M8.4 5.6 L21 5.6 M8.4 12 L21 12 M8.4 18.4 L21 18.4 fill O4 5.6 1.5 O4
      12 1.5 O4 18.4 1.5
    list.number line 2 M8.4 5.6 L21 5.6 M8.4 12 L21 12 M8.4 18.4 L21 18.4 M3.6 4.2 L4.6 3.8
      L4.6 7.4 M3.4 11 C4.4 9.8 6 10.8 5 12 L3.4 13.8 L5.6 13.8
    list.bullet.rectangle body R2 4 20 16 2.4 mark 1.8 M10 8.6 L18.4 8.6 M10 12 L18.4 12 M10
      15.4 L18.4 15.4 dots O6.4 8.6 1.1 O6.4 12 1.1 O6.4 15.4 1.1
    slider.horizontal.3 line 1.9 M3 6 L13 6 M18.6 6 L21 6 M3 12 L5.4 12 M11 12 L21 12 M3 18
      L13 18 M18.6 18 L21 18 O15.8 6 2.4 O8.2 12 2.4 O15.8 18 2.4
    magnifyingglass line 2.2 O10.2 10.2 6.8 M15.2 15.2 L21 21
    aspectratio body R2.4 5 19.2 14 2.4 mark 1.8 M5.6 11 L5.6 8.2 L8.6 8.2 M18.4 13 L18.4 15.8
      L15.4 15.8
    rectangle.stack body R3.4 9 17.2 12 2.2 line 1.8 M5.4 6 L18.6 6 M7.4 3 L16.6 3
    square.stack body R3.4 8.6 17.2 12.6 2.2 line 1.8 M5.4 5.8 L18.6 5.8 M7.4 3 L16.6 3
    square.grid.2x2 body R3.4 3.4 7.2 7.2 1.8 R13.4 3.4 7.2 7.2 1.8 R3.4 13.4 7.2 7.2 1.8
      R13.4 13.4 7.2 7.2 1.8
    square.grid.3x3 body R3 3 4.8 4.8 1.2 R9.6 3 4.8 4.8 1.2 R16.2 3 4.8 4.8 1.2 R3 9.6 4.8
      4.8 1.2 R9.6 9.6 4.8 4.8 1.2 R16.2 9.6 4.8 4.8 1.2 R3 16.2 4.8 4.8 1.2 R9.6 16.2 4.8 4.8
      1.2 R16.2 16.2 4.8 4.8 1.2
    square.split.2x1 body R2.6 4 18.8 16 2.6 mark 1.8 M12 5 L12 19
    square.split.2x2 body R3 3 18 18 2.8 mark 1.8 M12 4.2 L12 19.8 M4.2 12 L10.6 12 M13.4 12
      L19.8 12
    apps body R3.4 3.4 7.2 7.2 1.8 R13.4 3.4 7.2 7.2 1.8 R3.4 13.4 7.2 7.2 1.8 R13.4 13.4 7.2
      7.2 1.8
    """
}
