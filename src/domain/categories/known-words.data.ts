/** Words for what a payment was for, in the languages of many banks, by the category's name. */

/** With * a word may begin or end otherwise: `*versicherung` is `Kfz-Versicherung` joined too. */
export const spendingWords: Readonly<Record<string, string>> = {
  Leisure: `freizeitpark, amusement park, theme park, tierpark, zoo, aquarium, escape room, europa
    park, disneyland, legoland, spielbank, lotto, therme, freizeitbad, erlebnisbad, spassbad,
    thermalbad, kletterwald, hochseilgarten, minigolf, kegelbahn, kartbahn, trampolin,
    trampoline park, laser tag, lasertag, fun park, water park, waterpark, aquapark, aqua
    park, safari park, wildpark, zoologischer garten, bowlingcenter, national lottery,
    loterias, lotterie, lottoland, westlotto, toto lotto, aktion lotto, francaise des jeux,
    once loteria, lottomatica, gratta e vinci, staatsloterij, postcodeloterij, svenska spel,
    norsk tipping, danske spil, veikkaus, william hill, ladbrokes, paddy power, draftkings,
    parc attraction, parc de loisirs, parc asterix, puy du fou, futuroscope, parque
    atracciones, parque tematico, port aventura, portaventura, parque warner, gardaland,
    mirabilandia, parco divertimenti, efteling, phantasialand, heide park, six flags, cedar
    point, seaworld, universal orlando, universal studios, disney parks, alton towers, thorpe
    park, chessington, merlin entertainments, madame tussauds, sea life, liseberg, zoological,
    nightclub, discotheque, diskothek`,
  Health: `massage, osteopath*, psychotherap*, heilpraktiker*, hearing aid, gesundheitszentrum,
    physiotherap*, akupunktur, acupuncture, naturheil*, homoopath*, psycholog*, psychiat*,
    psychother*, counselling, counseling, therapist, psicologo, psicologa, psicologia,
    psychologue, hearing care, hearing centre, audioprothesiste, amplifon, kind horgerate,
    centro auditivo, sage femme, osteopathe, osteopata, osteopatia, massaggi, massaggio,
    massages`,
  Transport: `maut, toll, tolls, peage, autostrada, vignette, asfinag, autoroutes, ezpass, e
    zpass, fastrak, vinci autoroutes, autoroute, cofiroute, area autoroutes, autopista,
    autopistas, telepass, autostrade per l italia, via verde, storebælt, dartford crossing, dart
    charge, tfl congestion, congestion charge, pikepass, fastrack toll, toll road, turnpike,
    bridge toll, mautgebuhr, pedaggio, kfz steuer, kraftfahrzeugsteuer, vehicle tax, bollo auto,
    impuesto vehiculos, wegenbelasting, motorrijtuigenbelasting, zulassungsstelle, bike rental,
    bike share, nextbike, citi bike, citibike, santander cycles, call a bike, lime ride, lime
    scooter, tier mobility, voi technology, dott scooter, bird rides, swapfiets, donkey
    republic, fietsenmaker, fahrradwerkstatt, bike repair, bicycle repair, cykelverkstad,
    reparation velo`,
  'Eating out': `kneipe, pub, tavern, cocktailbar, food court, mensa, kantine, canteen, brouwerij,
    weinstube, vinothek, enoteca bar, irish pub, cocktail bar, beach bar, bar restaurant,
    caffetteria, tabac bar, betriebsrestaurant, betriebskantine, hochschulgastronomie,
    vinarija, bierhaus, beer garden, birreria, public house`,
  Home: `gartencenter, garden centre, garden center, jardinerie, haushaltswaren, homeware, self
    storage, schlusseldienst, locksmith, gartenmarkt, gartenbau, pflanzen, pflanzen kolle,
    truffaut, jardiland, botanic jardin, gamm vert, tuincentrum, plantagen, blomsterlandet,
    crocus plants, garden shop, garden store, plants and soil, plant nursery, homesense, bed
    bath, container store, homebargains, home bargains, b m retail, b m bargains, nanu nana,
    action markt, house cleaning, reinigungsfirma, gebaudereinigung, putzhilfe, putzfrau,
    haushaltshilfe, minijob zentrale, femme de menage, limpieza hogar, limpieza, impresa di
    pulizie, schoonmaak, stadning, helpling, merry maids, molly maid, textilreinigung,
    reinigung, dry cleaners, dry cleaning, dry cleaner, launderette, laundromat, wascherei,
    waschsalon, blanchisserie, tintoreria, lavanderia, stomerij, wasserette, moving company,
    umzugsunternehmen, demenagement, mudanzas, trasloco, traslochi, verhuizing, extra space
    storage, cubesmart, storage unit, lagerbox, myplace self storage, shurgard, big yellow,
    safestore, pest control, kammerjager, terminix, lawn care, lawn service, landscaping,
    gardener, rauchfangkehrer, schornsteinfeger, alarm system, adt security, verisure,
    securitas direct, home security, haushaltsgerate, casalinghi, droguerie bazar`,
  Groceries: `supermarkt, supermarket, supermercado, supermercados, supermarche, supermercato,
    supermarked, grocery, groceries, lebensmittel, lebensmittelmarkt, alimentari, alimentation,
    epicerie, *backerei, *baeckerei, boulangerie, bakery, panaderia, panificio, bakkerij,
    piekarnia, metzgerei, fleischerei, boucherie, butchers, carniceria, fruteria, macelleria,
    slagerij, greengrocer, grocer, grocers, biomarkt, bioladen, getrankemarkt, getraenkemarkt,
    fromagerie, spozywczy, hypermarche, farmers market, wochenmarkt, スーパー*, コンビニ, セブンイレブン, ローソン, ファミリーマート,
    イオン, продукты, супермаркет, пятерочка, pekara, samoposluga, sklep spozywczy, mini market,
    minimarket, mini mart, food store, food market, food mart, super market, ortofrutta,
    pescheria, pescaderia, poissonnerie, primeurs, fishmonger, fischmarkt, hofladen, feinkost,
    delikatessen, delicatessen, naturkost, reformhaus, spirituosen, weinhandlung, wine shop,
    vinoteca, off licence, liquor store, bottle shop, systembolaget, vinmonopolet, tante emma,
    panetteria, salumeria, fornetti, marche alimentaire, mercato rionale, mercado municipal,
    fruits legumes, verduras, epicerie fine, bazar alimentation, convenience store, corner shop,
    groenteboer, supermarkten, dagligvarer, livsmedel, ruokakauppa, potraviny, elelmiszer,
    alimentara, супермаркети, namirnice, namirnici, zakupy spozywcze, bakkal, kasap, продавница,
    продавнице`,
  Restaurants: `restaurant, restaurants, *restaurant, ristorante, restaurante, trattoria, osteria,
    pizzeria, brasserie, resto, bistro, bistrot, gasthaus, gasthof, wirtshaus, sushi, steakhouse,
    taverna, taverne, tapas, taqueria, ramen, izakaya, restauracja, eetcafe, gastropub,
    biergarten, restoran, grill house, grillhaus, restaurang, ravintola, restauracia,
    churrasqueira, marisqueria, cerveceria, sidreria, arroceria, hosteria, ristorantino,
    creperie, auberge restaurant, rotisserie, gastwirtschaft, gaststatte, gaststaette,
    brauhaus, brauereigaststatte, heuriger, wirtschaft zum, landgasthof, steak house, oyster
    bar, seafood, fried seafood, grillroom, barbecue, teppanyaki, thai food, indian cuisine,
    curry house, tandoori, pho noodle, korean bbq, poke bowl, pizzaria, pizzerija, sushibar`,
  'Coffee and snacks': `cafe, caffe, coffee, kaffee, *kaffee, koffie, cafeteria, konditorei,
    eisdiele, eiscafe, gelateria, patisserie, tearoom, kaffeerosterei, espressobar, coffeeshop,
    kawiarnia, ice cream, kafe, кофе, スターバックス, gelato, gelati, heladeria, ijssalon, creamery,
    frozen yogurt, eismanufaktur, tea house, tea room, doughnuts, churreria, chocolateria,
    pasticceria, pasteleria, confiserie, salon de the, kaffebar, kahvila, espresso, coffee
    house, kaffeehaus, stehcafe, backshop, backstube, juice bar, smoothie, broodje,
    broodjeszaak, broodjes`,
  Takeaway: `imbiss, doner, doener, kebab, kebap, kebabs, pizza, burgers, takeaway, take away, fish
    chips, currywurst, shawarma, falafel, noodle, burger, hamburger, hamburgueseria,
    hamburgerie, currywurstbude, wurstbude, friterie, snackbar, asia imbiss, asia wok,
    souvlaki, burritos, empanadas, rosticceria, piadineria, focacceria, pizza al taglio, fried
    chicken, fish bar, chip shop, chinese takeaway, pizzaservice, pizza service,
    lieferservice, fast food, foodtruck, food truck, sandwicherie, paninoteca, donerladen,
    kebabhaus, kebap haus`,
  Rent: `rent, *miete, miete, mietzahlung, mietzins, loyer, alquiler, affitto, huur, aluguel, renda
    casa, czynsz, hyra, husleie, kaltmiete, warmmiete, rent payment, letting, lettings,
    property management, hausverwaltung, kirija, stanarina, 家賃, аренда, mietzahlungen,
    monatsmiete, wohnungsmiete, miete wohnung, garagenmiete, rental payment, monthly rent,
    apartment rent, flat rent, quittance loyer, agence immobiliere loyer, alquiler piso, renta
    mensual, renta piso, arrendamiento, canone locazione, locazione, huur woning, huurtermijn,
    woningcorporatie, wohnungsbaugesellschaft, wohnungsgenossenschaft, deutsche wohnen, leg
    immobilien, saga hamburg, housing association, housing assoc, letting agent, estate agents
    rent, hausmiete, hyresavi, hyresvard, studentenwohnheim, coliving, arriendo`,
  Mortgage: `mortgage, baufinanzierung, hypothek, hypotheek, hipoteca, pret immobilier, mutuo,
    immobilienkredit, home loan, mortgage payment, mortgage pmt, mtg payment, mortgage loan,
    baudarlehen, immobiliendarlehen, annuitatendarlehen, hypothekarzins, hypothekenzins,
    echeance pret immobilier, credit immobilier, cuota hipoteca, prestamo hipotecario, rata
    mutuo, mutuo casa, hypotheekrente, boliglan, kredyt hipoteczny, rocket mortgage, mr
    cooper, quicken loans, pennymac, loandepot, freedom mortgage, homestreet`,
  Furniture: `mobelhaus, moebelhaus, furniture, meubles, muebles, matratzen, mattress, mobelmarkt,
    kuchenstudio, kuchen studio, bettenhaus, bettenlager, matratze, einrichtungshaus,
    wohnstudio, leuchten, lighting store, bed shop, mattresses, furnishings, ameublement,
    cuisiniste, mobiliario, colchones, colchoneria, arredamento, materassi, meubelen,
    woonwinkel, mobelbutik, materace, huonekalut, namestaj`,
  Repairs: `handwerker, klempner, plumber, plumbing, electrician, baumarkt, sanitar, hardware store,
    quincaillerie, ferreteria, sanitar heizung, installateur, installateurbetrieb, elektriker,
    elektroinstallation, dachdecker, tischlerei, schreinerei, malerbetrieb, fliesenleger,
    glaserei, baustoffe, baustoffhandel, holzhandel, werkzeug, eisenwaren, handyman, builders
    merchant, building supplies, building supply, building materials, carpenter, heating
    engineer, boiler service, diy store, tool hire, tool rental, appliance repair, bricolage,
    plombier, plomberie, electricien, chauffagiste, menuiserie, serrurier, serrurerie,
    couvreur, peinture batiment, materiaux construction, fontanero, fontaneria, electricista,
    cerrajero, cerrajeria, carpinteria, reformas, materiales construccion, idraulico,
    elettricista, ferramenta, falegname, falegnameria, imbianchino, edilizia, loodgieter,
    elektricien, bouwmarkt, klusbedrijf, schilder, ijzerhandel, rormokare, rorlegger,
    elektrikare, byggvaruhus, byggmarkt, snickare, market budowlany, sklep budowlany`,
  Utilities: `stadtwerke, stadtwerk, nebenkosten, utilities, betriebskosten, council tax,
    abfallwirtschaft, mullabfuhr, trash service, waste management, gemeentelijke belastingen,
    hausgeld, wohngeldabrechnung, county waste, waste services, recology, muellabfuhr, city
    utilities, public utilities, utility bill, utility payment, municipal utilities, water
    sewer, water and sewer, rubbish collection, republic services, nebenkostenabrechnung,
    abfallgebuhren, abfallgebuhr, mullgebuhren, strassenreinigung, stadtreinigung,
    grundsteuer, grundbesitzabgaben, gemeindeabgaben, taxe fonciere, taxe habitation, taxe
    ordures, charges de copropriete, syndic copropriete, comunidad de propietarios, comunidad
    propietarios, impuesto bienes inmuebles, spese condominiali, condominio, tassa rifiuti,
    gemeentebelastingen, waterschapsbelasting, afvalstoffenheffing, property tax, hoa dues,
    homeowners assoc, strata levy, council rates, borough council, stadtwerke*,
    kommunalabgaben`,
  Electricity: `strom, stromabschlag, abschlag strom, electricity, electricite, electricidad, energia,
    electric company, okostrom, autostrom, nachtstrom, electric bill, power bill, struja, 電気,
    東京電力, 関西電力, strompreis, stromrechnung, stromlieferung, stromversorgung, elektrizitatswerk,
    electric co, electric coop, electric cooperative, power light, power company, energy bill,
    facture electricite, factura luz, factura de la luz, recibo luz, recibo de la luz,
    suministro electrico, bolletta luce, bolletta enel, energia elettrica, elektriciteit,
    stromnetz, stromabschlage, energie abschlag, elektrina, electric util`,
  Water: `wasserwerke, wasserbetriebe, water bill, abwasser, water utility, eau de paris, 水道,
    wasserwerk, wasserversorgung, wassergeld, trinkwasser, water utilities, water dept, water
    department, water district, water company, facture eau, eau et assainissement, regie des
    eaux, service des eaux, factura agua, recibo agua, recibo del agua, suministro agua, canal
    isabel ii, bolletta acqua, servizio idrico, acquedotto, waterleiding, waterbedrijf,
    wodociagi, vatten avlopp, aguas municipales`,
  Heating: `heizung, heizkosten, gasabschlag, abschlag gas, heating oil, heizol, gas bill, chauffage,
    fernwarme, fernwaerme, warmeversorgung, erdgas, gasrechnung, gasversorgung, gaslieferung,
    brennholz, facture gaz, gaz de france, factura gas, recibo gas, bolletta gas, gas e luce,
    stadsverwarming, warmtelevering, fjernvarme, fjarrvarme, district heating, natural gas,
    gas company, fuel oil delivery, ogrzewanie`,
  'Internet and phone': `broadband, mobilfunk, *mobilfunk, telefon, telefonrechnung, phone bill, mobile phone, dsl,
    handyvertrag, handyrechnung, wifi, telecom, glasfaser, sim karte, telefonia, internet
    bill, internetanschluss, internet service, kabel internet, telecomunicaciones,
    telecomunicazioni, telekommunikation, cable internet, fibre internet, fiber internet,
    handytarif, prepaid aufladung, prepaid topup, mobile topup, mobile top up, handy
    aufladung, internetrechnung, mobilfunkrechnung, festnetz, telefonanschluss, forfait
    mobile, forfait internet, abonnement mobile, abonnement internet, facture mobile, facture
    internet, telefonia movil, recarga movil, factura movil, factura telefono, ricarica
    telefonica, ricarica cellulare, bolletta telefono, mobiel abonnement, mobilabonnemang,
    bredband, bredbånd, wireless bill, cell phone bill, phone payment`,
  'Public transport': `verkehrsbetriebe, *verkehrsbetriebe, verkehrsverbund, nahverkehr, deutschlandticket,
    deutschland ticket, jobticket, monatskarte, fahrkarte, bahncard, metro station, railway,
    railways, busticket, public transport, tramway, trains, fahrschein, fahrkarten,
    monatsticket, semesterticket, bahnfahrt, bahnticket, bahnhof ticket, strassenbahn,
    verkehrs ag, verkehrsgesellschaft, regionalverkehr, bus ticket, train ticket, train
    tickets, bus pass, rail ticket, rail tickets, transit authority, metro card, metrocard,
    transit fare, billet train, billets train, carte transport, abonnement transport, titre de
    transport, transports en commun, billete tren, abono transporte, abono transportes,
    biglietto treno, biglietti treno, abbonamento atm, trasporto pubblico, treinkaartje, ov
    abonnement, openbaar vervoer, kollektivtrafik, kollektivtrafikk, bilet pkp, bilety
    komunikacja, autobuses, autolinee`,
  Fuel: `tankstelle, *tankstelle, petrol, petrol station, fuel, gas station, gasoline, station
    service, gasolinera, stacja paliw, tankstation, benzin, autohof, carburant, estacion de
    servicio, gorivo, ガソリン, tanken, tankrechnung, diesel, super e10, ladesaule, ladestation,
    stromtanken, ev charging, charging station, petrol stn, filling station, service station,
    service stn, fuel stop, truck stop, travel plaza, pay at pump, essence sans plomb, station
    essence, recharge electrique, gasoil, estacion servicio, estaciones de servicio, carburante,
    carburanti, distributore benzina, rifornimento, stazione di servizio, benzinestation,
    laadpaal, bensinstation, benzinska, benzinkut, petrol ofis, бензин, гориво, paliwo,
    combustibil, akaryakit`,
  Taxi: `taxi, taxis, taxizentrale, cabs, minicab, taxifahrt, taxi fahrt, funktaxi, cab ride, cab
    company, radio taxi, radiotaxi, tele taxi, teletaxi, rideshare`,
  Parking: `parking, parkhaus, *parkhaus, parkplatz, parkgarage, tiefgarage, carpark, car park,
    parcheggio, aparcamiento, parkschein, parkeren, parkering, parkgebuhr, stationnement, p
    haus, parkgebuhren, parkgebuehren, parkgebuehr, parkticket, parkautomat, parkraum,
    parkdeck, park and pay, parking garage, parking meter, parking lot, pay and display,
    horodateur, parc de stationnement, parkings, zona azul, ora zona, estacionamiento,
    parquimetro, parcometro, autorimessa, parkeerautomaat, parkeergeld, parkeringshus`,
  'Car care': `autohaus, autowerkstatt, kfz werkstatt, werkstatt, car wash, carwash, waschstrasse,
    waschanlage, waschpark, reifen, reifenservice, hauptuntersuchung, garage automobile,
    tyres, tires, auto repair, auto service, controle technique, oil change, inspektion auto,
    autoreparatur, kfz reparatur, kfz service, kfz technik, reifenhandel, reifenwechsel,
    radwechsel, autoteile, lackiererei, karosserie, autowasche, autowaesche, waschcenter, car
    service, car repair, auto parts, auto body, body shop, autobody, tire shop, tyre centre,
    mot centre, mot test, mechanic, lavage auto, garage auto, reparation auto, taller,
    talleres, taller mecanico, neumaticos, lavado coches, lavadero, autofficina, officina,
    gommista, carrozzeria, autolavaggio, revisione auto, autogarage, apk keuring,
    bandenservice, bilverkstad, bilverksted, biltvatt, dackverkstad, warsztat`,
  'Doctor and dentist': `zahnarzt*, dentist, dental, dentiste, dentista, tandarts, arztpraxis, *praxis, hausarzt,
    facharzt, kinderarzt, frauenarzt, hautarzt, augenarzt, orthopad*, physiotherapie,
    physiotherapy, clinic, klinik, *klinik, klinikum, medical center, medical centre, medical
    group, cabinet medical, docteur, hospital, hopital, ziekenhuis, krankenhaus, optiker,
    optician, opticien, optik, radiologie, dr med dent, gemeinschaftspraxis, kieferorthopad*,
    zahnmedizin, zahnarztliche, hausarztpraxis, kinderarztpraxis, medizinisches
    versorgungszentrum, mvz, laborarzt, labor dr, arztrechnung, privatarztliche
    verrechnungsstelle, mediserv, uniklinik, universitatsklinikum, augenklinik, augenzentrum,
    horakustik, horgerate, orthopadie, logopadie, ergotherapie, krankengymnastik, podologie,
    family practice, family medicine, pediatrics, pediatric, orthodontics, orthodontist,
    dermatology, urgent care, health center, health centre, physician, physicians, eye care,
    optometry, optometrist, opticians, chiropractic, chiropractor, physical therapy,
    radiology, pathology, laboratory corp, podiatry, gp surgery, medecins, cabinet dentaire,
    orthodontiste, kinesitherapeute, laboratoire analyses, centre medical, clinique, ophtalmo,
    ophtalmologue, dermatologue, pediatre, clinica dental, centro medico, ortodoncia,
    fisioterapia, oftalmologia, laboratorio analisis, podologia, studio medico, studio
    dentistico, ambulatorio, poliambulatorio, ospedale, fisioterapista, oculista, analisi
    cliniche, huisarts, huisartsenpraktijk, tandartspraktijk, fysiotherapie, orthodontie,
    apotheker arts, vardcentral, tandlakare, folktandvarden, tannlege, legekontor, legesenter,
    tandlaege, hammaslaakari, terveystalo, mehilainen, pihlajalinna, dentysta, stomatolog*,
    przychodnia, medicover, lekarska`,
  Pharmacy: `apotheke, *apotheke, pharmacie, pharmacy, farmacia, apotheek, apteka, apotek,
    drogerie, *drogerie, drugstore, chemist, parafarmacia, apotheken, stadtapotheke, drogerien,
    droguerie, drogisterij, drogueria, parapharmacie, farmacie, farmacias, parafarmacie,
    erboristeria, herbolario, sanitatshaus, prescription, prescriptions, apteekki, ljekarna,
    gyogyszertar, lekovi, lijekovi, лекови, лекарства, lekarna, lekaren, eczane, patika, аптека,
    vaistine, aptieka, apteek`,
  Insurance: `versicherung, *versicherung, *versicherungen, versicherungen, versicherungs ag, insurance,
    assurance, assurances, seguro, seguros, assicurazione, assicurazioni, verzekering,
    verzekeringen, *verzekering, ubezpieczenie, krankenkasse, *krankenkasse, haftpflicht*,
    mutuelle, forsakring, forsikring, zorgpremie, zorgverzekeringen, versicherungsbeitrag,
    versicherungspramie, krankenversicherung, lebensversicherung, unfallversicherung,
    hausratversicherung, rechtsschutz*, berufsunfahigkeit*, kfz versicherung,
    pflegeversicherung, zahnzusatz*, krankenkassenpramie, pramienrechnung, beitrag
    krankenkasse, ins premium, insurance premium, insurance prem, ins prem, auto ins, auto
    insurance, car insurance, home insurance, life insurance, life assurance, health
    insurance, pet insurance, travel insurance, renters insurance, dental plan, assurance
    auto, assurance habitation, assurance vie, assurance sante, cotisation assurance,
    complementaire sante, prima seguro, seguro coche, seguro hogar, seguro vida, seguro salud,
    seguro medico, aseguradora, premio assicurativo, assicurazione auto, compagnia
    assicurazioni, zorgverzekering, autoverzekering, inboedelverzekering, premie verzekering,
    verzekeringspremie, hemforsakring, bilforsakring, vakuutus, skladka ubezpieczenie,
    pojisteni, pojistovna, biztosito, osiguranje, mutua de seguros, versicherer,
    versicherungsverein, versicherungsgruppe`,
  Clothes: `schuhe, schuhhaus, shoes, chaussures, zapateria, modehaus, clothing, kleidung, vetements,
    moda, textilien, damenmode, herrenmode, bekleidung, schuhmarkt, schuhgeschaft,
    unterwasche, jeanswear, menswear, womenswear, outfitters, footwear, shoe store, shoe shop,
    pret a porter, lingerie, habillement, chausseur, zapaterias, calzados, calzature,
    abbigliamento, schoenen, mode herren, vaatteet, schneiderei, anderungsschneiderei,
    sartoria, second hand kleidung, thrift store`,
  Sports: `fitness, *fitness, fitnessstudio, gym, schwimmbad, hallenbad, freibad, kletterhalle,
    sportverein, turnverein, sportclub, piscine, yoga, pilates, tennisclub, golfclub, golf club,
    gimnasio, palestra, sportschool, swimming pool, leisure centre, tsv, bowling, fitnesscenter,
    fitness club, fitnessclub, health club, sportpark, sportcenter, sports centre, sports
    center, sport shop, sporthaus, sportgeschaft, kletterzentrum, boulderhalle, bouldern,
    climbing, climbing gym, tanzschule, dance studio, dance school, reitstall, reitverein,
    reitschule, tennishalle, tennis club, football club, rugby club, cricket club, golfplatz,
    golf course, ski pass, skischule, ski school, ski lift, bergbahn, bergbahnen, seilbahn,
    remontees mecaniques, forfait ski, centre aquatique, salle de sport, club de sport, club
    sportif, polideportivo, club deportivo, centro sportivo, sci club, impianti sci,
    sportvereniging, voetbalvereniging, idrottsforening, svommehal, treningssenter, silownia,
    crossfit, martial arts, turnhalle, schwimmverein, fussballverein, kickboxing, bike shop,
    fahrradladen, fahrradhaus, fietsenwinkel, rowerowy, bicicletas, *turnverein`,
  Culture: `kino, *kino, cinema, cinemas, cine, theater, theatre, teatro, museum, musee, museo,
    opernhaus, philharmonie, konzert, concert, staatstheater, biglietteria, kinokarten,
    lichtspiele, filmtheater, filmpalast, theaterkasse, schauspielhaus, konzerthaus, kabarett,
    ausstellung, kunsthalle, movie theater, movie theatre, box office, ticket office, event
    tickets, festival, festival tickets, comedy club, playhouse, symphony, billetterie,
    billeterie, cinematheque, salle de concert, zenith concert, entradas cine, entradas,
    concierto, auditorio, cinema multisala, multisala, biglietto museo, bioscoop, schouwburg,
    concertgebouw, filharmonia`,
  Hobbies: `spielwaren hobby, bastelbedarf, musikhaus, craft store, bastelladen, kreativmarkt,
    handarbeit, modellbau, angelbedarf, angelsport, fishing tackle, musikinstrumente,
    instrument rental, craft shop, art supplies, art supply, yarn shop, hobby shop, games
    store, model shop, loisirs creatifs, mercerie, manualidades, merceria, ferramodellismo,
    knutsel*, photo studio supplies`,
  Subscriptions: `abonnement, subscription, zeitung, zeitungsverlag, zeitschrift, zeitschriften,
    zeitungsabo, jahresabo, monatsabo, digitalabo, mitgliedsbeitrag verlag, subscriptions,
    monthly subscription, annual subscription, abonnements, presse abonnement, suscripcion,
    abbonamento rivista, prenumeration, domain hosting, web hosting, webhosting, magazine,
    kiosque presse, redevance, rundfunkgebuhr, rundfunkgebuehren, licence fee, cloud storage`,
  Travel: `reiseburo, reisebuero, travel agency, agence de voyages, autovermietung, mietwagen, car
    rental, car hire, reisen, reiseagentur, reiseveranstalter, pauschalreise, touristik,
    kreuzfahrt, kreuzfahrten, cruise line, travel agent, travel agents, tour operator,
    sightseeing, excursion, excursions, rent a car, car rentals, rental car, autoverhuur,
    location voiture, location de voiture, alquiler coche, alquiler de coches, alquiler
    coches, noleggio auto, autonoleggio, biluthyrning, agence voyage, agencia de viajes,
    agencia viajes, agenzia viaggi, reisbureau, resebyra, biuro podrozy, vacaciones, holidays,
    holiday park, ferienpark, visa application, passport office, reisepass, taxe de sejour,
    city tax, tassa di soggiorno, tourist tax`,
  Stays: `hotel, *hotel, hotels, hostel, motel, auberge, albergo, jugendherberge, campsite,
    campingplatz, camping, ferienwohnung, pensione, gasthaus pension, bed breakfast, resort,
    guesthouse, ferienhaus, ferienhauser, gastehaus, gaestehaus, zimmerreservierung,
    ubernachtung, uebernachtung, berghutte, alpenvereinshutte, schutzhaus, campground, camp
    site, camping park, caravan park, rv resort, inn suites, inn and suites, aparthotel,
    serviced apartments, guest house, country house hotel, chambre d hote, chambres d hotes,
    residence hoteliere, residence de vacances, pension completa, casa rural, apartamentos
    turisticos, alojamiento, agriturismo alloggio, casa vacanze, affittacamere, vakantiehuis,
    vakantiepark, vandrarhem, pensjonat, smestaj, smeshtaj, smjestaj, смештај, noclegi, nocleg,
    ubytovani, ubytovanie, szallas, cazare, konaklama, majoitus, overnatting`,
  Tickets: `airlines, airline, airways, flight, flug, fluggesellschaft, ferry, flugticket,
    flugtickets, flughafen ticket, air lines, air ticket, flight ticket, plane ticket, billet
    avion, billets avion, compagnie aerienne, vuelo, vuelos, billete avion, aerolineas, linee
    aeree, biglietto aereo, vliegticket, vliegtickets, flygresa, flybillett, lentolippu, bilet
    lotniczy, fahren reederei, reederei, traghetto, traghetti, traversee maritime, ferry boat,
    veerboot`,
  Children: `spielwaren, spielzeug, toys, kinderladen, jouets, juguetes, spielwarengeschaft,
    kinderkleidung, kindermode, babyausstattung, babybedarf, baby shop, baby store, toy store,
    toy shop, kids clothes, kids store, kinderschuhe, magasin de jouets, puericulture,
    vetements enfants, jugueteria, jugueterias, ropa infantil, giocattoli, giochi bambini,
    abbigliamento bambini, speelgoed, speelgoedwinkel, leksaker, indoorspielplatz,
    kinderparadies`,
  Childcare: `kita, kitabeitrag, kindergarten, kinderkrippe, kinderhort, creche, childcare, child care,
    daycare, day care, kinderopvang, nursery school, tagesmutter, guarderia, babysitter,
    kitagebuhr, kitagebuhren, kitabeitrage, kitaplatz, kinderbetreuung, kindertagesstatte,
    kindertagesst*, kindertagespflege, tagespflege kind, krippenplatz, hortbeitrag,
    hortgebuhr, betreuungsgebuhr, ganztagsbetreuung, nursery fees, day nursery, preschool, pre
    school, playschool, playgroup, after school club, breakfast club, child minder,
    childminder, babysitting, assistante maternelle, garde d enfants, garderie, micro creche,
    centre de loisirs, escuela infantil, jardin de infancia, ludoteca, asilo nido, scuola
    materna, scuola dell infanzia, baby sitter, kinderdagverblijf, gastouder, buitenschoolse
    opvang, forskola, barnehage, bornehave, dagpleje, paivakoti, przedszkole`,
  School: `schulgeld, school fees, schulverein, schulessen, cantine scolaire, essensgeld schule,
    school lunch, schulkosten, schulbedarf, schulbucher, schulbuecher, schulbuch,
    klassenkasse, klassenfahrt, schulausflug, nachhilfe, nachhilfeunterricht, school trip,
    school uniform, school photos, parentpay, schoolmoney, school dinners, school meals,
    school district, elementary school, middle school, high school, primary school, secondary
    school, private school, tutoring, frais de scolarite, fournitures scolaires, cours
    particuliers, soutien scolaire, college prive, matricula colegio, comedor escolar,
    material escolar, clases particulares, retta scolastica, mensa scolastica, libri
    scolastici, ripetizioni, schoolgeld, ouderbijdrage, schoolreis, schoolboeken, skolavgift`,
  Pets: `tierarzt*, tierklinik, veterinary, veterinaire, veterinario, dierenarts, animal hospital,
    tierbedarf, tierfutter, hundesteuer, vet clinic, vets, tierarztpraxis, kleintierpraxis,
    tierfachmarkt, tiernahrung, hundefutter, katzenfutter, hundeschule, hundesalon,
    tierpension, zoofachgeschaft, zoohandlung, tierschutzverein beitrag, pet store, pet shop,
    pet supplies, pet food, pet care, pet clinic, pet hospital, dog food, cat food, dog
    grooming, dog walker, veterinary clinic, vet surgery, animal clinic, clinique veterinaire,
    cabinet veterinaire, animalerie, toilettage, croquettes, clinica veterinaria, tienda
    mascotas, mascotas, peluqueria canina, ambulatorio veterinario, cibo per cani,
    dierenkliniek, dierenwinkel, dierenartsenpraktijk, djurklinik, veterinar, dyreklinikk,
    elainlaakari, weterynarz, weterynaryjna, sklep zoologiczny`,
  Education: `universitat, university, universite, universidad, hochschule, volkshochschule, fahrschule,
    tuition, semesterbeitrag, buchhandlung, bookshop, bookstore, librairie, libreria,
    boekhandel, ksiegarnia, musikschule, sprachschule, college, buchladen, bokhandel*, book
    shop, books, studiengebuhr, studiengebuhren, semestergebuhr, semesterbeitrage, ruckmeldung
    uni, uni kassel, technische universitat, fachhochschule, weiterbildung, fortbildung,
    sprachkurs, seminargebuhr, kursgebuhr, fahrstunden, fahrschulen, buchhandel, antiquariat,
    tuition fee, tuition fees, course fee, college tuition, community college, state
    university, language school, driving school, driving lessons, driving test, textbooks,
    bookstores, book store, frais universitaires, droits inscription, auto ecole, autoecole,
    ecole de conduite, cours de langue, bouquiniste, matricula, matricula universidad, tasas
    universitarias, academia idiomas, autoescuela, papelaria libros, universita, tasse
    universitarie, scuola guida, autoscuola, universiteit, hogeschool, rijschool, universitet,
    korskola, trafikkskole, kjoreskole, bokhandel, yliopisto, autokoulu, ajokoulu,
    uniwersytet, szkola jezykowa, szkola jazdy, nauka jazdy`,
  'Gifts and donations': `spende, spenden, donation, donations, blumen, *blumen, florist,
    fleuriste, floristeria, blumenladen, fundraising, charity, spendenkonto, forderverein,
    hilfswerk, kirchengemeinde spende, kollekte, kirchensteuer spende, tierheim, geschenke,
    geschenkartikel, gift shop, giftshop, gift store, flower shop, flower delivery, blumenhaus,
    blumengeschaft, gartnerei blumen, foundation donation, don association, don mensuel,
    boutique cadeaux, donacion, donativo, donativos, floristerias, donazione, donazioni, offerta
    parrocchia, erogazione liberale, fiorista, goed doel, bloemist, blomster, blomsterbutikk,
    kwiaciarnia, darowizna, church offering, charitable, pokloni, podaroci, подароци, подарки,
    prezenty, christmas presents, christmas gifts, christmas shopping, weihnachtsgeschenke,
    cadeaux de noel, regali di natale`,
}

export const earningWords: Readonly<Record<string, string>> = {
  Salary: `給与, 給料, 賞与, зарплата, gehalt, *gehalt, lohn, gehaltszahlung, lohnzahlung, bezuge,
    besoldung, salary, salaries, payroll, wages, wage, paycheck, direct dep, dir dep, salaire,
    paie, nomina, sueldo, stipendio, emolumenti, salaris, loon, wynagrodzenie, vencimento,
    salario, lonn, palkka, bonuszahlung, weihnachtsgeld, urlaubsgeld, 13 monatsgehalt, salaire
    net, net pay, ppd id payroll, arbeitslohn, lön, lohn gehalt, lohn und gehalt,
    gehaltsabrechnung, monatslohn, monatsgehalt, arbeitsentgelt, verdienst, beamtenbezuge,
    arbeitgeber, employer, ausbildungsvergutung, tantieme, pramienzahlung, monthly salary,
    salary payment, salary credit, net salary, net wages, weekly pay, weekly wage, bacs
    salary, payroll dep, payroll deposit, payroll payment, pay roll, adp payroll, gusto pay,
    directdep, salaires, virement salaire, remuneration, traitement salaire, prime annuelle,
    treizieme mois, haberes, abono nomina, nominas, pago nomina, paga extra, retribucion,
    accredito stipendio, stipendi, retribuzione, mensilita, tredicesima, salarisbetaling,
    loonbetaling, vakantiegeld, eindejaarspremie, lonnsutbetaling, lonoverforing,
    lonoverforsel, palkanmaksu, pensja, wyplata, ordenado, subsidio de ferias, subsidio de
    natal, munkaber, maas odemesi`,
  'Interest and dividends': `zinsen, *zinsen, zinsgutschrift, habenzinsen, zinsertrag, interest, interest paid, gross
    interest, credit interest, dividend, dividends, dividende, *dividende, interets,
    intereses, interessi, creditrente, odsetki, ausschuttung, dividendo, dividendos,
    ertragnisgutschrift, kapitalertrag, zinsabschluss guthaben, guthabenzins, guthabenzinsen,
    zinszahlung, sparzinsen, festgeldzinsen, dividendengutschrift, dividendenzahlung,
    fondsausschuttung, interest payment, interest earned, interest credit, int paid, interest
    capitalised, savings interest, bank interest, bonus interest, dividend payment, div
    payment, dividend received, dividend credit, coupon payment, interets crediteurs, interets
    annuels, versement interets, versement dividende, dividendes, abono intereses, liquidacion
    intereses a su favor, abono dividendo, abono dividendos, pago dividendo, cobro dividendos,
    accredito interessi, interessi attivi, interessi creditori, dividendi, accredito
    dividendi, rente ontvangen, rentebijschrijving, ontvangen rente, spaarrente,
    dividenduitkering, ranta insattning, ranteintakt, utdelning, renteinntekter, renteinntekt,
    renteindtagt, kapitalizacja odsetek, dywidenda, juros credores, kamatjovairas`,
  'Rent received': `miete, mieteinnahme, mieteingang, kaltmiete, warmmiete, rent, loyer, alquiler, affitto,
    huur, mieteinnahmen, mieteingange, rental income, rent received, rent from tenant, tenant
    rent, airbnb payout, loyer locataire, loyers percus, alquiler inquilino, cobro alquiler,
    canone affitto, affitto ricevuto, huurinkomsten, huurontvangst, hyresintakt, leieinntekt`,
  'Benefits and pension': `kindergeld, elterngeld, wohngeld, burgergeld, arbeitslosengeld, bundesagentur fur arbeit,
    agentur fur arbeit, jobcenter, rentenversicherung, deutsche rentenversicherung,
    rentenservice, rentenzahlung, altersrente, familienkasse, pension, pensions, child
    benefit, universal credit, state pension, dwp, hmrc child benefit, hmrc, social security,
    ssa treas, ssi treas, irs treas, tax refund, tax ref, unemployment, caf, allocations
    familiales, france travail, pole emploi, retraite, cnav, dgfip, seguridad social, sepe,
    inps, pensione, aow, svb, toeslag, kinderbijslag, belastingdienst, finanzamt,
    steuererstattung, bafog, krankengeld, mutterschaftsgeld, nav ytelser, forsakringskassan,
    studiestod, csn, rentenzahlbetrag, renten service, deutsche rente, betriebsrente,
    versorgungsbezuge, witwenrente, erwerbsminderungsrente, unterhaltsvorschuss,
    grundsicherung, sozialhilfe, pflegegeld, kinderzuschlag, blindengeld, kurzarbeitergeld,
    insolvenzgeld, ubergangsgeld, familienbeihilfe, studienbeihilfe, arbeitsmarktservice,
    notstandshilfe, pensionsversicherung, ahv rente, familienzulage, kinderzulage,
    steuererstattungen, einkommensteuer erstattung, est erstattung, lohnsteuerjahresausgleich,
    pension payment, pension credit, dwp state pension, pip payment, jobseekers allowance,
    carers allowance, attendance allowance, housing benefit, tax credits, tax credit, hmrc
    refund, hmrc tax credits, tax rebate, tax repayment, social sec, va benefits, vacp treas,
    unemployment ins, ui benefit, edd benefit, irs refund, irs treas 310, state tax refund,
    fed tax refund, tax refd, franchise tax bd casttaxrfd, child tax credit, snap benefit,
    stimulus, canada pension, old age security, ccb canada, gst credit, canada carbon rebate,
    centrelink, family tax benefit, ato refund, jobkeeper, caf prestations, prestations
    familiales, prestation caf, allocation logement, allocation chomage, are pole emploi,
    indemnites journalieres, indemnite journaliere, cpam remboursement, assurance maladie,
    pension retraite, agirc arrco, remboursement impot, remboursement impots, prime activite,
    bourse crous, pension jubilacion, jubilacion, pension alimenticia recibida, prestacion,
    prestaciones, prestacion desempleo, subsidio desempleo, ingreso minimo vital, devolucion
    hacienda, devolucion renta, aeat devolucion, agencia tributaria devolucion, becas mec,
    pensione inps, inps pensione, assegno unico, naspi, indennita disoccupazione, rimborso
    irpef, rimborso 730, rimborso agenzia entrate, reddito di cittadinanza, borsa di studio,
    ww uitkering, uitkering, zorgtoeslag, huurtoeslag, kindgebonden budget,
    kinderopvangtoeslag, pensioenfonds, pensioen, abp pensioen, studiefinanciering, bijstand,
    groeipakket, kinderbijslagfonds, rva onem, barnbidrag, bostadsbidrag, foraldrapenning,
    sjukpenning, skatteaterbaring, skatteverket, pensionsmyndigheten, barnetrygd, dagpenger,
    sykepenger, skatteetaten, borneydelse, boligstotte, folkepension, su udbetaling,
    udbetaling danmark, overskydende skat, lapsilisa, veronpalautus, emerytura, rodzina 800,
    zwrot podatku, abono de familia, seguranca social, reembolso irs`,
  'Gifts received': `geburtstag, birthday, geschenk, gift, cadeau, regalo, weihnachten, geburtstagsgeschenk,
    geldgeschenk, weihnachtsgeschenk, hochzeitsgeschenk, birthday money, birthday gift, xmas
    gift, christmas gift, wedding gift, happy birthday, cadeau anniversaire, joyeux
    anniversaire, cadeau noel, regalo cumpleanos, feliz cumpleanos, regalo boda, regalo
    compleanno, buon compleanno, verjaardag, cadeautje, fodelsedagspresent, bursdagsgave,
    prezent urodziny`,
  'Self-employment': `honorar, honorare, freelance, upwork, fiverr, etsy, etsy payout, stripe payout, stripe
    transfer, shopify payout, rechnung nr, invoice, honorarzahlung, honorarrechnung,
    gutschrift honorar, freelance payment, freelancer, consulting fee, sumup payout, sumup
    auszahlung, square payout, square inc payout, paypal payout, zettle payout, twitch payout,
    youtube payout, google adsense, amazon kdp, kdp royalties, airbnb host, uber payout, uber
    driver, doordash dasher, deliveroo rider, honoraires, facture client, prestation de
    service, honorarios, factura cliente, onorario, parcella, fattura cliente, factuur klant,
    royalties`,
  'Other income': `cashback, cash back, rewards redemption, kleinanzeigen, ebay auszahlung, vinted
    auszahlung, cash back reward, cashback bonus, cashback reward, reward redemption, credit
    card rewards, bonuszahlung bank, pramie kontowechsel, wechselpramie, neukundenpramie,
    lottogewinn, gewinnauszahlung, lottery win, lottery winnings, premium bonds, ns i premium
    bonds, ebay payout, ebay managed payments, ebay kleinanzeigen, vinted payout, momox
    ankauf, rebuy ankauf, depop payout, wallapop, leboncoin, subito it, marktplaats,
    flohmarkt, vide grenier, settlement payout, mail in rebate`,
}

/** Money that only moved, or became cash: what it was spent on is not known. */
export const movingWords = `
  atm, geldautomat, geldausgabe, bargeld, bargeldauszahlung, bargeldabhebung, barauszahlung,
  auszahlung ga, cash withdrawal, cash withdrawl, cash machine, cashpoint, cash advance, atm
  withdrawal, withdrawal atm, retrait dab, retrait, retrait especes, cajero, cajero
  automatico, retirada efectivo, reintegro, prelievo, prelevamento, geldopname,
  geldautomaat, bankomat, bankomatu, uttag, uttak, minibank, levantamento, lnk, notemachine,
  cardtronics, umbuchung, ubertrag, uebertrag, sparplan, sparkonto, tagesgeld, internal
  transfer, transfer to savings, savings transfer, own account, eigenubertrag,
  kreditkartenabrechnung, credit card payment, card payment thank you, payment thank you,
  autopay payment, spaarrekening, virement interne, epargne, livret a, giroconto, traspaso,
  own transfer, depot ubertrag, wertpapierkauf, wertpapierabrechnung, coinbase, kraken,
  trade republic, etoro, vanguard, fidelity investments, zelle, venmo, revolut topup,
  revolut top up`
