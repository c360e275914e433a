extension KnownSubjects {
  static let creativity = KnownSubjects(
    .creativity,
    applications: """
      gimp: GIMP
      gimp-*: GIMP
      org.gimp.gimp: GIMP
      inkscape: Inkscape
      org.inkscape.inkscape: Inkscape
      krita: Krita
      blender: Blender
      org.blender.blender: Blender
      blender-launcher: Blender
      mypaint: MyPaint
      pinta: Pinta
      kolourpaint: KolourPaint
      =drawing: Drawing
      com.github.maoschanz.drawing: Drawing
      xournalpp: Xournal++
      com.github.xournalpp.xournalpp: Xournal++
      rnote: Rnote
      pencil2d: Pencil2D
      synfigstudio: Synfig Studio
      opentoonz: OpenToonz
      aseprite: Aseprite
      pixelorama: Pixelorama
      libresprite: LibreSprite
      darktable: darktable
      org.darktable.darktable: darktable
      rawtherapee: RawTherapee
      digikam: digiKam
      org.kde.digikam: digiKam
      shotwell: Shotwell
      org.gnome.shotwell: Shotwell
      gthumb: gThumb
      org.gnome.gthumb: gThumb
      gwenview: Gwenview
      eog: Image Viewer
      org.gnome.eog: Image Viewer
      loupe: Image Viewer
      org.gnome.loupe: Image Viewer
      eom: Eye of MATE
      xviewer: Xviewer
      =pix: Pix
      ristretto: Ristretto
      nomacs: nomacs
      qimgv: qimgv
      geeqie: Geeqie
      feh: feh
      sxiv: sxiv
      nsxiv: nsxiv
      imv: imv
      =mirage: Mirage
      photoqt: PhotoQt
      org.gnome.photos: Photos
      =photos: Photos
      io.elementary.photos: Photos
      fotoxx: Fotoxx
      entangle: Entangle
      hugin: Hugin
      luminance-hdr: Luminance HDR
      upscayl: Upscayl
      switcheroo: Switcheroo
      audacity: Audacity
      tenacity: Tenacity
      ardour: Ardour
      ardour-*: Ardour
      lmms: LMMS
      reaper: REAPER
      bitwig-studio: Bitwig Studio
      com.bitwig.bitwigstudio: Bitwig Studio
      bitwig studio: Bitwig Studio
      =waveform: Waveform
      qtractor: Qtractor
      rosegarden: Rosegarden
      hydrogen: Hydrogen
      musescore: MuseScore
      musescore4: MuseScore
      mscore: MuseScore
      mscore4portable: MuseScore
      org.musescore.musescore: MuseScore
      frescobaldi: Frescobaldi
      guitarix: Guitarix
      mixxx: Mixxx
      vcvrack: VCV Rack
      =rack: VCV Rack
      =carla: Carla
      qjackctl: QjackCtl
      helvum: Helvum
      easyeffects: Easy Effects
      tuxguitar: TuxGuitar
      ableton live*: Ableton Live
      fl studio: FL Studio
      fl64: FL Studio
      logic pro: Logic Pro
      garageband: GarageBand
      cubase*: Cubase
      pro tools: Pro Tools
      kdenlive: Kdenlive
      org.kde.kdenlive: Kdenlive
      shotcut: Shotcut
      org.shotcut.shotcut: Shotcut
      openshot: OpenShot
      openshot-qt: OpenShot
      pitivi: Pitivi
      org.pitivi.pitivi: Pitivi
      flowblade: Flowblade
      olive-editor: Olive
      avidemux: Avidemux
      avidemux3_qt5: Avidemux
      lightworks: Lightworks
      =resolve: DaVinci Resolve
      davinci resolve: DaVinci Resolve
      handbrake: HandBrake
      ghb: HandBrake
      fr.handbrake.ghb: HandBrake
      losslesscut: LosslessCut
      final cut pro: Final Cut Pro
      imovie: iMovie
      adobe premiere pro*: Adobe Premiere Pro
      adobe after effects*: Adobe After Effects
      afterfx: Adobe After Effects
      adobe photoshop*: Adobe Photoshop
      photoshop: Adobe Photoshop
      adobe illustrator*: Adobe Illustrator
      illustrator: Adobe Illustrator
      adobe indesign*: Adobe InDesign
      indesign: Adobe InDesign
      adobe lightroom*: Adobe Lightroom
      lightroom: Adobe Lightroom
      lightroom classic: Adobe Lightroom Classic
      adobe audition*: Adobe Audition
      adobe xd: Adobe XD
      adobe premiere pro: Adobe Premiere Pro
      affinity photo*: Affinity Photo
      affinity designer*: Affinity Designer
      affinity publisher*: Affinity Publisher
      =affinity: Affinity
      capture one: Capture One
      coreldraw: CorelDRAW
      coreldrw: CorelDRAW
      clipstudiopaint: Clip Studio Paint
      clip studio paint: Clip Studio Paint
      =paint: Paint
      mspaint: Paint
      paintdotnet: Paint.NET
      paint.net: Paint.NET
      microsoft.photos: Photos
      =camera: Camera
      windowscamera: Camera
      snapshot: Camera
      org.gnome.snapshot: Camera
      cheese: Cheese
      org.gnome.cheese: Cheese
      guvcview: guvcview
      kamoso: Kamoso
      obs: OBS Studio
      obs64: OBS Studio
      obs studio: OBS Studio
      com.obsproject.studio: OBS Studio
      com.obsproject.obs-studio: OBS Studio
      simplescreenrecorder: SimpleScreenRecorder
      kooha: Kooha
      =peek: Peek
      vokoscreenng: vokoscreenNG
      gpu-screen-recorder-gtk: GPU Screen Recorder
      camtasia: Camtasia
      screenflow: ScreenFlow
      streamlabs obs: Streamlabs
      figma: Figma
      figma-linux: Figma
      penpot: Penpot
      =sketch: Sketch
      =framer: Framer
      canva: Canva
      boxy-svg: Boxy SVG
      =akira: Akira
      scribus: Scribus
      net.scribus.scribus: Scribus
      fontforge: FontForge
      glyphs 3: Glyphs
      birdfont: BirdFont
      =dia: Dia
      freecad: FreeCAD
      org.freecad.freecad: FreeCAD
      org.freecadweb.freecad: FreeCAD
      openscad: OpenSCAD
      librecad: LibreCAD
      qcad: QCAD
      qcad-bin: QCAD
      kicad: KiCad
      pcbnew: KiCad
      eeschema: KiCad
      org.kicad.kicad: KiCad
      fusion360: Fusion
      autodesk fusion: Fusion
      autocad: AutoCAD
      acad: AutoCAD
      sldworks: SOLIDWORKS
      sketchup: SketchUp
      =rhino: Rhino
      =cura: UltiMaker Cura
      ultimaker-cura: UltiMaker Cura
      prusaslicer: PrusaSlicer
      prusa-slicer: PrusaSlicer
      orcaslicer: OrcaSlicer
      orca-slicer: OrcaSlicer
      bambustudio: Bambu Studio
      bambu-studio: Bambu Studio
      superslicer: SuperSlicer
      lycheeslicer: Lychee Slicer
      sweethome3d: Sweet Home 3D
      leocad: LeoCAD
      meshlab: MeshLab
      =maya: Maya
      houdini: Houdini
      cinema 4d: Cinema 4D
      zbrush: ZBrush
      =unity: Unity
      unityhub: Unity Hub
      unity hub: Unity Hub
      unity editor: Unity
      unrealeditor: Unreal Editor
      ue4editor: Unreal Editor
      godot: Godot
      godot*: Godot
      org.godotengine.godot: Godot
      gamemaker: GameMaker
      rpg maker mz: RPG Maker
      renpy: Ren’Py
      =tiled: Tiled
      manuskript: Manuskript
      scrivener: Scrivener
      com.apple.mobileslideshow: Photos
      com.apple.photos: Photos
      com.apple.camera: Camera
      com.apple.photobooth: Photo Booth
      com.apple.photo-booth: Photo Booth
      photo booth: Photo Booth
      com.apple.garageband10: GarageBand
      com.apple.mobilegarageband: GarageBand
      com.apple.logic10: Logic Pro
      com.apple.imovie: iMovie
      com.apple.imovieapp: iMovie
      com.apple.finalcut: Final Cut Pro
      com.apple.clips: Clips
      com.apple.freeform: Freeform
      freeform: Freeform
      com.apple.voicememos: Voice Memos
      voice memos: Voice Memos
      com.savageinteractive.procreate: Procreate
      com.savageinteractive.procreate4: Procreate
      com.savageinteractive.procreatepocket: Procreate Pocket
      com.adobe.photoshop: Adobe Photoshop
      com.adobe.lrmobile: Adobe Lightroom
      com.adobe.lrmobilephone: Adobe Lightroom
      com.adobe.psmobile: Photoshop Express
      com.adobe.illustrator: Adobe Illustrator
      com.adobe.indesign: Adobe InDesign
      com.figma.desktop: Figma
      com.canva.canvaeditor: Canva
      com.canva.editor: Canva
      com.bohemiancoding.sketch3: Sketch
      com.seriflabs.affinityphoto2: Affinity Photo
      com.seriflabs.affinitydesigner2: Affinity Designer
      org.blenderfoundation.blender: Blender
      com.lemon.lvoverseas: CapCut
      com.lemon.lvoversea: CapCut
      capcut: CapCut
      com.vsco.cam: VSCO
      co.vsco.vsco: VSCO
      com.niksoftware.snapseed: Snapseed
      com.google.snapseed: Snapseed
      com.camerasideas.instashot: InShot
      com.picsart.studio: Picsart
      com.sketchbook: Sketchbook
      com.google.photos: Google Photos
      com.google.android.apps.photos: Google Photos
      com.google.android.googlecamera: Camera
      com.google.android.apps.recorder: Recorder
      com.android.camera: Camera
      com.android.camera2: Camera
      com.sec.android.app.camera: Camera
      com.sec.android.gallery3d: Gallery
      com.android.gallery3d: Gallery
      com.simplemobiletools.gallery.pro: Simple Gallery
      org.fossify.gallery: Fossify Gallery
      net.sourceforge.opencamera: Open Camera
      com.flickr.android: Flickr
      com.bandlab.bandlab: BandLab
      com.image-line.fl-studio: FL Studio
      """,
    domains: """
      figma.com canva.com adobe.com photoshop.adobe.com express.adobe.com behance.net dribbble.com
      flickr.com 500px.com deviantart.com artstation.com pixiv.net unsplash.com pexels.com
      pixabay.com shutterstock.com gettyimages.com istockphoto.com freepik.com depositphotos.com
      photopea.com pixlr.com remove.bg photos.google.com sketch.com framer.com webflow.com wix.com
      squarespace.com wordpress.com penpot.app excalidraw.com tldraw.com diagrams.net draw.io
      app.diagrams.net miro.com whimsical.com lucidchart.com lucid.app mural.co coolors.co
      color.adobe.com fonts.google.com fontawesome.com thenounproject.com flaticon.com
      vectorizer.ai tinkercad.com onshape.com thingiverse.com printables.com makerworld.com
      cults3d.com sketchfab.com blender.org blendswap.com polyhaven.com unity.com unrealengine.com
      godotengine.org gamemaker.io shadertoy.com threejs.org soundtrap.com bandlab.com splice.com
      freesound.org musescore.com musescore.org flat.io ultimate-guitar.com songsterr.com
      capcut.com clipchamp.com veed.io kapwing.com descript.com runwayml.com midjourney.com
      leonardo.ai stability.ai civitai.com suno.com udio.com elevenlabs.io ideogram.ai picsart.com
      vsco.co lightroom.adobe.com darktable.org gimp.org krita.org inkscape.org jsfiddle.net
      codepen.io
      """
  )
}
