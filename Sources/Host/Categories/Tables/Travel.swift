extension KnownSubjects {
  static let travel = KnownSubjects(
    .travel,
    applications: """
      =maps: Maps
      gnome-maps: Maps
      org.gnome.maps: Maps
      marble: Marble
      marble-qt: Marble
      org.kde.marble: Marble
      organicmaps: Organic Maps
      app.organicmaps.desktop: Organic Maps
      pure-maps: Pure Maps
      viking: Viking
      qmapshack: QMapShack
      josm: JOSM
      openstreetmap-josm: JOSM
      qgis: QGIS
      qgis3: QGIS
      org.qgis.qgis: QGIS
      google earth: Google Earth
      googleearth: Google Earth
      google earth pro: Google Earth
      google-earth-pro: Google Earth
      railway: Railway
      ktrip: KTrip
      itinerary: KDE Itinerary
      org.kde.itinerary: KDE Itinerary
      microsoft.windowsmaps: Maps
      com.apple.maps: Maps
      com.apple.findmy: Find My
      find my: Find My
      com.apple.compass: Compass
      com.google.maps: Google Maps
      com.google.android.apps.maps: Google Maps
      com.google.earth: Google Earth
      com.waze: Waze
      com.waze.iphone: Waze
      net.osmand: OsmAnd
      net.osmand.plus: OsmAnd
      app.organicmaps: Organic Maps
      com.mapswithme.maps.pro: MAPS.ME
      com.here.app.maps: HERE WeGo
      com.sygic.aura: Sygic
      com.citymapper.app.release: Citymapper
      com.citymapper.citymapper: Citymapper
      com.thetransitapp.droid: Transit
      com.tranzmate: Moovit
      de.schildbach.oeffi: Öffi
      de.hafas.android.db: DB Navigator
      de.hafas.android.dbnav: DB Navigator
      de.bahn.dbnavigator: DB Navigator
      de.bahn.dbnext: DB Navigator
      com.sncf.connect: SNCF Connect
      com.vsct.vsc.mobile.horaireetresa.android: SNCF Connect
      ch.sbb.mobile.android.b2c: SBB Mobile
      at.oebb.ts: ÖBB
      com.thetrainline: Trainline
      com.flixbus.app: FlixBus
      de.flixbus.app: FlixBus
      com.omio.android: Omio
      com.ubercab: Uber
      com.ubercab.uberclient: Uber
      me.lyft.android: Lyft
      com.zimride.instant: Lyft
      ee.mtakso.client: Bolt
      taxi.android.client: FreeNow
      com.comuto: BlaBlaCar
      com.limebike: Lime
      com.booking: Booking.com
      com.booking.bookingapp: Booking.com
      com.airbnb.android: Airbnb
      com.airbnb.app: Airbnb
      com.tripadvisor.tripadvisor: Tripadvisor
      com.tripadvisor.localpicks: Tripadvisor
      com.expedia.bookings: Expedia
      com.expedia.booking: Expedia
      com.hotels.hotelscom: Hotels.com
      com.hcom.android: Hotels.com
      com.kayak.android: KAYAK
      com.kayak.travel: KAYAK
      net.skyscanner.android.main: Skyscanner
      net.skyscanner.iphone: Skyscanner
      com.trivago: trivago
      com.agoda.mobile.consumer: Agoda
      com.hostelworld.app: Hostelworld
      com.lufthansa.android.lufthansa: Lufthansa
      com.ryanair.cheapflights: Ryanair
      com.mttnow.droid.easyjet: easyJet
      com.united.mobile.android: United
      com.delta.mobile.android: Fly Delta
      com.aa.android: American Airlines
      com.flightradar24free: Flightradar24
      com.flightradar24.ipad: Flightradar24
      com.tripit: TripIt
      com.parkwhiz.driverapp: ParkWhiz
      net.parkmobile: ParkMobile
      """,
    domains: """
      maps.google.com maps.apple.com openstreetmap.org osm.org here.com wego.here.com waze.com
      mapy.cz mapquest.com organicmaps.app booking.com airbnb.com airbnb.de airbnb.fr airbnb.co.uk
      expedia.com expedia.de hotels.com trivago.com trivago.de agoda.com hostelworld.com vrbo.com
      couchsurfing.com hrs.de marriott.com hilton.com ihg.com accor.com tripadvisor.com
      tripadvisor.de tripadvisor.co.uk lonelyplanet.com wikivoyage.org rome2rio.com skyscanner.net
      skyscanner.com skyscanner.de kayak.com kayak.de momondo.com kiwi.com opodo.de swoodoo.com
      holidaycheck.de bahn.de int.bahn.de db.de sbb.ch oebb.at sncf-connect.com sncf.com
      trainline.com thetrainline.com nationalrail.co.uk renfe.com trenitalia.com italotreno.it
      ns.nl nmbs.be belgiantrain.be amtrak.com eurostar.com flixbus.com flixbus.de omio.com
      busbud.com blablacar.de blablacar.fr bvg.de vbb.de mvv-muenchen.de hvv.de rmv.de vrr.de
      tfl.gov.uk ratp.fr citymapper.com moovitapp.com lufthansa.com airfrance.com klm.com
      britishairways.com ryanair.com easyjet.com eurowings.com wizzair.com delta.com united.com
      aa.com southwest.com emirates.com qatarairways.com flightradar24.com flightaware.com
      uber.com lyft.com bolt.eu free-now.com turo.com sixt.de europcar.com hertz.com
      rentalcars.com adac.de getyourguide.com viator.com alltrails.com outdooractive.com
      park4night.com
      """
  )
}
