extension KnownSubjects {
  static let shopping = KnownSubjects(
    .shopping,
    applications: """
      =amazon: Amazon Shopping
      amazon shopping: Amazon Shopping
      =ebay: eBay
      aliexpress: AliExpress
      gourmet: Gourmet
      gnome-recipes: Recipes
      org.gnome.recipes: Recipes
      com.apple.store.jolly: Apple Store
      com.apple.store: Apple Store
      com.amazon.amazon: Amazon Shopping
      com.amazon.mshop.android.shopping: Amazon Shopping
      in.amazon.mshop.android.shopping: Amazon Shopping
      com.ebay.mobile: eBay
      com.ebay.iphone: eBay
      com.ebaykleinanzeigen.ebc: Kleinanzeigen
      com.etsy.android: Etsy
      com.etsy.etsyforios: Etsy
      com.alibaba.aliexpresshd: AliExpress
      com.alibaba.ialiexpress: AliExpress
      com.taobao.taobao: Taobao
      com.einnovation.temu: Temu
      com.contextlogic.wish: Wish
      com.zzkko: SHEIN
      de.zalando.mobile: Zalando
      de.zalando.iphone: Zalando
      com.asos.app: ASOS
      com.hm.goe: H&M
      com.inditex.zara: Zara
      com.walmart.android: Walmart
      com.walmart.electronics: Walmart
      com.target.ui: Target
      com.target.tgt: Target
      com.bestbuy.android: Best Buy
      com.costco.app.android: Costco
      com.thehomedepot: Home Depot
      com.ingka.ikea.app: IKEA
      com.ikea.app: IKEA
      fr.vinted: Vinted
      com.vinted.vinted: Vinted
      com.poshmark.app: Poshmark
      com.abtnprojects.ambatana: letgo
      com.schibsted.bomnegocio.androidapp: OLX
      com.shopify.arrive: Shop
      com.klarna.app: Klarna
      com.klarna.checkout: Klarna
      de.otto.app: OTTO
      de.mediamarkt.app: MediaMarkt
      de.rewe.app.mobile: REWE
      de.lidl.plus: Lidl Plus
      com.lidl.eci.lidlplus: Lidl Plus
      de.edeka.genuss: EDEKA
      de.dm.meindm.android: Mein dm
      com.payback.android: PAYBACK
      de.payback.client.android: PAYBACK
      de.idealo.android: idealo
      com.tippingcanoe.mydealz: mydealz
      com.flipkart.android: Flipkart
      com.mercadolibre: Mercado Libre
      com.shopee.id: Shopee
      com.lazada.android: Lazada
      com.ubercab.eats: Uber Eats
      com.ubercab.ubereats: Uber Eats
      com.dd.doordash: DoorDash
      doordash.doordashconsumer: DoorDash
      com.grubhub.android: Grubhub
      com.deliveroo.orderapp: Deliveroo
      com.yopeso.lieferando: Lieferando
      com.takeaway.android: Takeaway
      com.justeat.app.uk: Just Eat
      com.wolt.android: Wolt
      com.global.foodpanda.android: foodpanda
      com.instacart.client: Instacart
      com.instacart: Instacart
      com.getir: Getir
      com.mcdonalds.mobileapp: McDonald’s
      com.mcdonalds.app: McDonald’s
      com.starbucks.mobilecard: Starbucks
      com.starbucks.mystarbucks: Starbucks
      com.yum.pizzahut: Pizza Hut
      com.dominospizza: Domino’s
      com.chickfila.cfaflagship: Chick-fil-A
      com.burgerking.app: Burger King
      com.yelp.android: Yelp
      com.yelp.yelpiphone: Yelp
      com.opentable: OpenTable
      com.contorion.toogoodtogo: Too Good To Go
      com.app.tgtg: Too Good To Go
      com.hellofresh: HelloFresh
      de.pixelhouse: Chefkoch
      com.allrecipes.recipes: Allrecipes
      com.nytimes.cooking: NYT Cooking
      com.paprikaapp.android: Paprika
      com.bringlabs.bring: Bring!
      ch.publisheria.bring: Bring!
      """,
    domains: """
      amazon.com amazon.de amazon.co.uk amazon.fr amazon.it amazon.es amazon.nl amazon.se
      amazon.pl amazon.ca amazon.com.au amazon.com.br amazon.com.mx amazon.in amazon.co.jp
      amazon.com.tr amazon.com.be ebay.com ebay.de ebay.co.uk ebay.fr ebay.it ebay.es ebay.com.au
      ebay.ca kleinanzeigen.de ebay-kleinanzeigen.de etsy.com aliexpress.com aliexpress.us
      alibaba.com taobao.com tmall.com jd.com pinduoduo.com 1688.com temu.com wish.com shein.com
      banggood.com gearbest.com rakuten.com rakuten.co.jp mercadolibre.com mercadolivre.com.br
      flipkart.com myntra.com shopee.com lazada.com tokopedia.com coupang.com allegro.pl bol.com
      coolblue.nl cdiscount.com fnac.com darty.com leboncoin.fr marktplaats.nl tweakers.net
      willhaben.at ricardo.ch digitec.ch galaxus.ch galaxus.de blocket.se finn.no dba.dk olx.pl
      olx.com subito.it wallapop.com milanuncios.com craigslist.org gumtree.com offerup.com
      mercari.com poshmark.com depop.com vinted.de vinted.fr vinted.com vinted.co.uk grailed.com
      stockx.com zalando.com zalando.de zalando.fr zalando.co.uk aboutyou.de aboutyou.com otto.de
      asos.com hm.com zara.com uniqlo.com mango.com shop.adidas.com adidas.com adidas.de nike.com
      puma.com decathlon.de decathlon.fr decathlon.com rei.com patagonia.com gap.com oldnavy.com
      nordstrom.com macys.com kohls.com jcpenney.com walmart.com target.com costco.com
      samsclub.com bestbuy.com newegg.com microcenter.com bhphotovideo.com homedepot.com lowes.com
      wayfair.com ikea.com overstock.com chewy.com petco.com sephora.com ulta.com argos.co.uk
      currys.co.uk johnlewis.com tesco.com sainsburys.co.uk asda.com waitrose.com ocado.com
      boots.com marksandspencer.com next.co.uk mediamarkt.de saturn.de alternate.de mindfactory.de
      cyberport.de notebooksbilliger.de reichelt.de conrad.de thomann.de obi.de hornbach.de
      bauhaus.info toom.de hagebau.de douglas.de dm.de rossmann.de mueller.de lidl.de aldi-sued.de
      aldi-nord.de rewe.de shop.rewe.de edeka.de kaufland.de netto-online.de penny.de
      flaschenpost.de idealo.de geizhals.de geizhals.at billiger.de check24.de mydealz.de
      dealabs.com slickdeals.net camelcamelcamel.com pcpartpicker.com apple.com store.apple.com
      store.google.com samsung.com dell.com lenovo.com hp.com shopify.com shop.app payback.de
      groupon.com groupon.de doordash.com ubereats.com grubhub.com seamless.com postmates.com
      deliveroo.co.uk just-eat.co.uk lieferando.de thuisbezorgd.nl wolt.com glovoapp.com
      foodpanda.com swiggy.com zomato.com instacart.com freshdirect.com hellofresh.com
      hellofresh.de blueapron.com gousto.co.uk mcdonalds.com starbucks.com dominos.com dominos.de
      pizzahut.com subway.com chipotle.com burgerking.de yelp.com yelp.de opentable.com
      thefork.com toogoodtogo.com chefkoch.de allrecipes.com seriouseats.com bonappetit.com
      epicurious.com foodnetwork.com cooking.nytimes.com bbcgoodfood.com marmiton.org
      giallozafferano.it lecker.de essen-und-trinken.de eatsmarter.de kitchenstories.com tasty.co
      simplyrecipes.com food.com budgetbytes.com cookpad.com springlane.de
      """
  )
}
