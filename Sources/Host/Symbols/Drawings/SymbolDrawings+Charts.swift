extension SymbolDrawings {
  /// Charts and numbers.
  static let charts = """
    chart.bar fill R3.4 12.4 4.6 8.6 1.2 R9.7 7.6 4.6 13.4 1.2 R16 3.4 4.6 17.6 1.2
    chart.bar.xaxis fill R4.4 11.4 3.8 6.6 0.9 R10.1 7 3.8 11 0.9 R15.8 3.4 3.8 14.6 0.9 line
      1.8 M2.4 20.6 L21.6 20.6
    chart.bar.doc.horizontal body R4 2 16 20 2.4 mark 2 M7.6 7 L14.6 7 M7.6 11.6 L16.4 11.6
      M7.6 16.2 L12 16.2
    chart.line.uptrend.xyaxis line 1.9 M3 3 L3 19.6 C3 20.6 3.4 21 4.4 21 L21 21 M6.6 16 L10.8
      11.2 L14 13.8 L20 6.6
    chart.pie fill M10.8 13.2 L10.8 4 A10.8 13.2 9.2 -90 -360 Z M13.2 10.8 L13.2 1.8 A13.2
      10.8 9 -90 0 Z
    percent line 1.9 O6.8 7 3.2 O17.2 17 3.2 M19 4 L5 20
    number line 1.9 M9.4 3 L7 21 M17 3 L14.6 21 M4 8.6 L20.6 8.6 M3.4 15.4 L20 15.4
    sum line 2 M18 6 L18 4 L6 4 L12.6 12 L6 20 L18 20 L18 18
    equal line 2.2 M4.4 9 L19.6 9 M4.4 15 L19.6 15
    function line 2 M17 4.4 C13.6 2.6 12.6 5 12 9 L10.4 17 C9.8 20.4 8.4 21.6 6.4 20.6 M8 10
      L15.6 10
    waveform line 2 M3 10.4 L3 13.6 M6.6 7.4 L6.6 16.6 M10.2 3.6 L10.2 20.4 M13.8 6.4 L13.8
      17.6 M17.4 9 L17.4 15 M21 10.6 L21 13.4
    """
}
