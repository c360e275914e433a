extension KnownSubjects {
  static let education = KnownSubjects(
    .education,
    applications: """
      anki: Anki
      net.ankiweb.anki: Anki
      net.ankiweb.dtop: Anki
      mnemosyne: Mnemosyne
      gcompris: GCompris
      gcompris-qt: GCompris
      org.kde.gcompris: GCompris
      tuxpaint: Tux Paint
      tuxmath: Tux Math
      tuxtyping: Tux Typing
      childsplay: Childsplay
      geogebra: GeoGebra
      geogebra classic*: GeoGebra
      stellarium: Stellarium
      org.stellarium.stellarium: Stellarium
      kstars: KStars
      celestia: Celestia
      celestia-gtk: Celestia
      celestia-qt: Celestia
      =scratch: Scratch
      scratch 3: Scratch
      scratch desktop: Scratch
      scratchjr: ScratchJr
      turbowarp: TurboWarp
      turbowarp desktop: TurboWarp
      snap!: Snap!
      greenfoot: Greenfoot
      bluej: BlueJ
      thonny: Thonny
      org.thonny.thonny: Thonny
      mu-editor: Mu
      kturtle: KTurtle
      kalzium: Kalzium
      kalgebra: KAlgebra
      kig: Kig
      kbruch: KBruch
      kgeography: KGeography
      khangman: KHangman
      klettres: KLettres
      kmplot: KmPlot
      ktouch: KTouch
      klavaro: Klavaro
      tipp10: TIPP10
      kwordquiz: KWordQuiz
      =parley: Parley
      =pairs: Pairs
      =minuet: Minuet
      =step: Step
      =cantor: Cantor
      artikulate: Artikulate
      blinken: Blinken
      =rocs: Rocs
      avogadro2: Avogadro
      solfege: Solfege
      mathematica: Mathematica
      =wolfram: Wolfram
      matlab: MATLAB
      octave: GNU Octave
      octave-gui: GNU Octave
      org.octave.octave: GNU Octave
      =maple: Maple
      wxmaxima: wxMaxima
      sagemath: SageMath
      moodle: Moodle
      moodle desktop: Moodle
      logisim: Logisim
      logisim-evolution: Logisim-evolution
      com.apple.iwork.classroom: Classroom
      com.apple.classroom: Classroom
      com.apple.schoolwork: Schoolwork
      com.apple.classkit-schoolwork: Schoolwork
      com.apple.itunesu: iTunes U
      com.apple.swiftplaygrounds: Swift Playgrounds
      com.apple.playgrounds: Swift Playgrounds
      com.apple.translate: Translate
      com.duolingo: Duolingo
      com.duolingo.duolingomobile: Duolingo
      com.duolingo.abc: Duolingo ABC
      com.babbel.mobile.android.en: Babbel
      com.babbel.mobile.english: Babbel
      com.memrise.android.memrisecompanion: Memrise
      com.busuu.android.enc: Busuu
      com.rosettastone.*
      com.ichi2.anki: AnkiDroid
      com.ankiweb.ankimobile: AnkiMobile
      org.khanacademy.android: Khan Academy
      org.khanacademy.khan-academy: Khan Academy
      org.khankids.android: Khan Academy Kids
      com.google.android.apps.classroom: Google Classroom
      com.google.classroom: Google Classroom
      com.quizlet.quizletandroid: Quizlet
      com.quizlet.quizlet: Quizlet
      no.mobitroll.kahoot.android: Kahoot!
      com.kahoot.kahoot: Kahoot!
      org.coursera.android: Coursera
      org.coursera.coursera: Coursera
      com.udemy.android: Udemy
      com.udemy.udemy: Udemy
      org.edx.mobile: edX
      com.microblink.photomath: Photomath
      co.brainly: Brainly
      com.brainly.us: Brainly
      com.instructure.candroid: Canvas Student
      com.instructure.icanvas: Canvas Student
      com.moodle.moodlemobile: Moodle
      com.blackboard.android.bbstudent: Blackboard
      org.brilliant.android: Brilliant
      org.brilliant.brilliant: Brilliant
      com.sololearn: Sololearn
      com.getmimo: Mimo
      org.scratchjr.android: ScratchJr
      com.google.android.apps.seekh: Read Along
      org.geogebra.android: GeoGebra
      com.noctuasoftware.stellarium_free: Stellarium
      """,
    domains: """
      khanacademy.org coursera.org edx.org udemy.com udacity.com skillshare.com futurelearn.com
      pluralsight.com datacamp.com codecademy.com freecodecamp.org theodinproject.com exercism.org
      exercism.io leetcode.com hackerrank.com codewars.com codeforces.com kaggle.com
      projecteuler.net adventofcode.com w3schools.com geeksforgeeks.org tutorialspoint.com
      brilliant.org sololearn.com treehouse.com boot.dev code.org scratch.mit.edu
      snap.berkeley.edu duolingo.com babbel.com memrise.com busuu.com rosettastone.com lingq.com
      italki.com preply.com ankiweb.net quizlet.com kahoot.com create.kahoot.it chegg.com
      coursehero.com studocu.com brainly.com brainly.in sparknotes.com cliffsnotes.com
      wolframalpha.com desmos.com geogebra.org symbolab.com mathway.com photomath.com mathigon.org
      ixl.com prodigygame.com classroom.google.com classdojo.com seesaw.me schoology.com
      instructure.com canvas.instructure.com blackboard.com moodle.org moodlecloud.com
      itslearning.com anton.app schlaukopf.de sofatutor.com simpleclub.com studyflix.de serlo.org
      mundo.schule planet-schule.de studysmarter.de ilias.de grammarly.com quillbot.com
      turnitin.com mit.edu stanford.edu harvard.edu berkeley.edu cmu.edu ox.ac.uk cam.ac.uk
      open.ac.uk ethz.ch tum.de lmu.de rwth-aachen.de ocw.mit.edu 3blue1brown.com ted.com
      ed.ted.com masterclass.com crashcourse.com nationalgeographic.com nasa.gov commonsense.org
      pbskids.org starfall.com abcya.com funbrain.com vocabulary.com typing.com keybr.com
      typingclub.com tonegym.co musictheory.net stellarium-web.org learn.microsoft.com
      overleaf.com zooniverse.org
      """
  )
}
