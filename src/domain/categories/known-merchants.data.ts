/** Shops and services that are known for one thing, by the first name of the category for it. */

/** Names that mean nothing else, wherever they stand. */
export const knownMerchants: Readonly<Record<string, string>> = {
  Groceries: `rewe, lidl, aldi, aldi sud, aldi nord, edeka, e center, kaufland, netto marken
    discount, netto markendiscount, penny markt, denns, denn s biomarkt, alnatura, bio company,
    tegut, globus markt, hit markt, famila, combi markt, marktkauf, nahkauf, norma lebensmittel,
    picnic, flink, gorillas, getir, hello fresh, hellofresh, marley spoon, billa, hofer,
    interspar, eurospar, mpreis, migros, coop pronto, denner, volg, tesco, sainsburys, sainsbury,
    asda, morrisons, waitrose, ocado, iceland foods, co op food, coop group, booths supermarket, m
    s simply food, m s food, marks spencer simply food, supervalu, dunnes stores, centra,
    carrefour, auchan, leclerc, e leclerc, intermarche, monoprix, franprix, casino supermarche,
    super u, hyper u, u express, biocoop, naturalia, picard, mercadona, alcampo, hipercor, eroski,
    consum, bonpreu, dia supermercado, ahorramas, esselunga, conad, eurospin, iper coop, ipercoop,
    pam panorama, despar, md discount, tigros, albert heijn, plus supermarkt, dirk van den broek,
    hoogvliet, ekoplaza, delhaize, colruyt, biedronka, zabka, stokrotka, dino polska, lewiatan,
    willys, hemkop, coop forum, rema 1000, rema1000, kiwi minipris, meny, bunnpris, fotex, bilka,
    netto scan, lovbjerg, k market, k citymarket, s market, alepa, pingo doce, minipreco, walmart,
    wal mart, wm supercenter, whole foods, wholefds, trader joe, trader joes, kroger, safeway,
    albertsons, publix, h e b, wegmans, costco, costco whse, sams club, sam s club, food lion,
    stop shop, giant food, harris teeter, hy vee, meijer, winn dixie, sprouts farmers, ralphs,
    vons, fred meyer, smiths food, instacart, freshdirect, winco, piggly wiggly, loblaws, no
    frills, sobeys, real canadian superstore, provigo, woolworths, harris farm, pak n save, new
    world supermarket, checkers hyper, pick n pay, big bazaar, bigbasket, blinkit, dmart, reliance
    fresh, tesco express, tesco stores, lotte mart, aeon, seijo ishii, don quijote, nah und gut,
    too good to go, amazon fresh`,
  Restaurants: `nandos, wagamama, pizza express, zizzi, pizza hut, vapiano, losteria, l osteria,
    hans im gluck, block house, olive garden, chilis, applebees, outback steakhouse, red lobster,
    cheesecake factory, texas roadhouse, ihop, dennys, waffle house, cracker barrel, panda
    express, tgi fridays, hippopotamus, buffalo grill, bistro regent, la tagliatella, goiko,
    foster s hollywood, toby carvery, harvester, jd wetherspoon, wetherspoon, j d wetherspoon, yo
    sushi, itsu, maredo, peter pane, flunch, courtepaille, del arte, hard rock cafe, dishoom,
    sushi shop`,
  'Coffee and snacks': `starbucks, costa coffee, caffe nero, cafe nero, dunkin, dunkin donuts,
    tim hortons, tchibo, einstein kaffee, coffee fellows, balzac coffee, black sheep coffee, blank
    street, peets, peet s coffee, dutch bros, greggs, pret a manger, krispy kreme, backwerk, le
    crobag, ditsch, yormas, brezelkonig, columbus coffee, espresso house, joe the juice, waynes
    coffee, paul boulangerie, brioche doree, coffeecompany, insomnia coffee, gail s bakery, gails,
    baskin robbins, dairy queen, ben jerrys, haagen dazs, selecta, auntie annes, cinnabon, philz
    coffee, blue bottle coffee`,
  Takeaway: `mcdonalds, mc donalds, mcdonald, burger king, kfc, kentucky fried, five guys,
    dominos, domino s pizza, dominos pizza, papa johns, papa john s, little caesars, taco bell,
    wendys, chipotle, chick fil a, popeyes, in n out, sonic drive in, arbys, jack in the box,
    shake shack, panera, jimmy johns, jersey mikes, lieferando, wolt, deliveroo, just eat,
    justeat, uber eats, ubereats, doordash, door dash, grubhub, postmates, foodpanda, glovo,
    thuisbezorgd, takeaway com, pyszne, foodora, delivery hero, swiggy, zomato, menulog, skip the
    dishes, skipthedishes, telepizza, quick restaurant, hallo pizza, joeys pizza, call a pizza,
    max burgers, leon restaurants, subway sandwiches, wingstop, raising canes, del taco, nordsee
    gmbh`,
  Furniture: `ikea, xxxlutz, xxxl, mobel hoffner, poco einrichtung, roller mobel, momax, mobel
    kraft, segmuller, home24, westwing, wayfair, maisons du monde, conforama, but mobilier,
    alinea, leen bakker, kwantum, jysk, danisches bettenlager, dunelm, dfs furniture, ashley
    furniture, pottery barn, west elm, crate barrel, cb2, restoration hardware, kave home, zara
    home, h m home, butlers wohn, depot deko`,
  Repairs: `obi, bauhaus, hornbach, toom baumarkt, hagebau, hagebaumarkt, hellweg, globus
    baumarkt, raiffeisen markt, b q, homebase, screwfix, toolstation, wickes, travis perkins,
    leroy merlin, castorama, brico depot, bricomarche, bricorama, mr bricolage, gamma bouwmarkt,
    praxis bouwmarkt, karwei, home depot, homedepot, lowes, ace hardware, menards, harbor freight,
    bunnings, mitre 10, canadian tire, byggmax, jula`,
  Electricity: `vattenfall, eon energie, eon next, e on next, enbw, yello strom, lichtblick,
    naturstrom, eprimo, octopus energy, ovo energy, scottish power, scottishpower, edf, edf
    energy, engie, totalenergies electricite, direct energie, iberdrola, endesa, naturgy, repsol
    luz, enel, enel energia, a2a, edison energia, eneco, vandenbron, essent, greenchoice, budget
    energie, luminus, tauron, pge obrot, fortum, con edison, coned, con ed, pg e, pacific gas,
    duke energy, duke energyprogress, southern california edison, so cal edison, national grid,
    dominion energy, comed, florida power light, georgia power, puget sound energy, xcel energy,
    agl energy, origin energy, hydro quebec, hydro one, bkw energie, ewz, tibber, polarstern,
    grunwelt, wien energie, verbund ag, bulb energy, utility warehouse, e on energie`,
  Water: `thames water, severn trent, united utilities, anglian water, yorkshire water, southern
    water, wessex water, south west water, scottish water, berliner wasserbetriebe, hamburg
    wasser, veolia eau, suez eau, canal de isabel, aguas de barcelona, vitens, waternet, brabant
    water, evides, irish water, uisce eireann, sydney water`,
  Heating: `gasag, british gas, techem, ista deutschland, brunata, minol messtechnik, gas
    natural, italgas, socalgas, southern california gas, nicor gas, peoples gas, enbridge gas,
    calor gas, flogas`,
  'Internet and phone': `telekom, telekom deutschland, t mobile, tmobile, vodafone, telefonica,
    o2 germany, 1 1 telecom, 1und1, 1 und 1, congstar, aldi talk, alditalk, freenet, mobilcom,
    klarmobil, winsim, drillisch, fraenk, simyo, lebara, lycamobile, unitymedia, netcologne, m
    net, pyur, ewe tel, deutsche glasfaser, british telecom, bt group, bt broadband, ee limited,
    ee mobile, giffgaff, tesco mobile, voxi, virgin media, virgin mobile, talktalk, talk talk, sky
    broadband, plusnet, hyperoptic, zen internet, orange sa, orange mobile, orange espagne, orange
    polska, sfr, bouygues telecom, free mobile, free telecom, free haut debit, sosh, red by sfr,
    movistar, yoigo, masmovil, digi spain, pepephone, tim telecom italia, telecom italia, windtre,
    wind tre, iliad, fastweb, ho mobile, kpn, ziggo, odido, proximus, telenet, swisscom, salt
    mobile, sunrise communications, a1 telekom, magenta telekom, drei austria, hutchison drei,
    telia, telenor, tele2, play p4, plus gsm, verizon, verizon wireless, vzwrlss, at t, att bill,
    att mobility, comcast, xfinity, charter comm, cox communications, mint mobile, cricket
    wireless, boost mobile, metro by t mobile, google fi, google fiber, us cellular, centurylink,
    telus, fido mobile, bell canada, telstra, optus, tpg internet, jio, airtel, docomo, softbank,
    starlink, spusu`,
  'Public transport': `deutsche bahn, db vertrieb, db fernverkehr, db regio, bvg, hvv, mvg
    munchen, mvv, kvb, vrr, rmv, rheinbahn, vbb, ssb stuttgart, flixbus, flixtrain, flixmobility,
    obb, oebb, wiener linien, westbahn, sbb, sbb cff ffs, zvv, vbz, swisspass, sncf, sncf connect,
    ratp, ile de france mobilites, navigo, transilien, thalys, eurostar, ouigo, tfl, tfl travel,
    tfl travel ch, transport for london, trainline, thetrainline, lner, gwr, avanti west coast,
    southeastern, south western rail, southern rail, greater anglia, scotrail, northern trains,
    national rail, national express, stagecoach, arriva, first bus, megabus, irish rail, iarnrod
    eireann, leap card, translink, renfe, alsa, tmb barcelona, metro madrid, metro de madrid, emt
    madrid, cabify bici, trenitalia, italo treno, italotreno, atac, ns groep, ns reizigers, ns
    international, ov chipkaart, ovpay, gvb, connexxion, qbuzz, nmbs, sncb, de lijn, stib, mivb,
    pkp intercity, koleje, ztm, jakdojade, sj ab, sl access, vasttrafik, skanetrafiken, ruter,
    entur, dsb, rejsekort, hsl, vr matkalippu, cp comboios, amtrak, mta, mta nyct, nyct paygo,
    metrocard, clipper, caltrain, wmata, septa, mbta, metra, cta ventra, ventra, trimet, sound
    transit, greyhound, via rail, presto fare, opal travel, myki, suica, pasmo, jr east, oyster
    card, donkey republic, nextbike, lime ride, voi scooters, tier mobility, bolt scooter,
    swapfiets, santander cycles, citi bike, citibike`,
  Fuel: `aral, esso, jet tankstelle, star tankstelle, total energies, totalenergies, total
    tankstelle, agip, eni station, omv, q8, tamoil, texaco, gulf oil, shell tankstelle, shell
    station, shell oil, bp tankstelle, bp connect, hem tankstelle, westfalen tankstelle, oil
    tankstelle, raiffeisen tankstelle, avia, migrol, repsol, cepsa, galp, ballenoil, petronor,
    orlen, lotos paliwa, circle k, uno x, preem, okq8, neste, chevron, exxon, exxonmobil, mobil
    oil, sunoco, valero, marathon petro, phillips 66, conoco, speedway, wawa, sheetz, quiktrip,
    racetrac, loves travel, pilot travel, petro canada, ultramar, ampol, caltex, applegreen,
    ionity, enbw mobility, chargepoint, fastned, allego, tesla supercharger, supercharger,
    electrify america, instavolt, pod point, evgo, tinq, tango tankstation, argos tankstation,
    citgo, 76 gas, murphy usa, kum go, getgo, cumberland farms, casey s, eko station, mol
    benzinkut`,
  Taxi: `uber, uber trip, uber bv, lyft, bolt eu, bolt operations, free now, freenow, mytaxi,
    cabify, gett, ola cabs, olacabs, grab taxi, grabtaxi, curb taxi, taxi deutschland, addison
    lee, blablacar, miles mobility, share now, sharenow, free2move, sixt share, zipcar`,
  Parking: `apcoa, contipark, q park, qpark, indigo park, parkopedia, easypark, paybyphone, pay
    by phone, ringgo, parkmobile, justpark, ncp, ncp limited, parkster, yellowbrick parkeren,
    parkline, easy park, saba parking, empark, telpark, spothero, parkwhiz, goldbeck parking,
    parkhausgesellschaft, spplus, sp plus`,
  'Car care': `atu auto, a t u, pitstop, pit stop, euromaster, vergolst, kwik fit, kwikfit,
    halfords, feu vert, norauto, midas, speedy auto, autozone, auto zone, o reilly auto, oreilly
    auto, advance auto parts, jiffy lube, firestone, pep boys, napa auto, discount tire, les
    schwab, mr wash, imo car wash, tuv sud, tuv nord, tuv rheinland, dekra, adac, rac motoring,
    mister car wash, valvoline instant`,
  Pharmacy: `rossmann, dm drogerie, dm drogeriemarkt, dm fil, muller drogerie, budni,
    budnikowsky, shop apotheke, docmorris, redcare, boots the chemist, boots uk, boots com,
    superdrug, lloyds pharmacy, lloydspharmacy, cvs, cvs pharmacy, walgreens, rite aid, duane
    reade, shoppers drug mart, chemist warehouse, kruidvat, etos, matas, apotek 1, apotea,
    apoteket, apotek hjartat, kronans apotek, well pharmacy, watsons, guardian pharmacy, pharmacie
    lafayette, super pharm, bipa`,
  'Doctor and dentist': `kaiser permanente, quest diagnostics, labcorp, bupa dental, mydentist,
    mydentist ltd, specsavers, zocdoc, doctolib, one medical, concentra, heartland dental, aspen
    dental, fielmann, apollo optik, vision express, vision express uk, lenscrafters, warby parker,
    mister spex, zeiss vision, patient first`,
  Insurance: `allianz, axa, ergo, huk coburg, huk24, r v versicherung, debeka, barmenia, signal
    iduna, gothaer, provinzial, hdi versicherung, devk, cosmosdirekt, hannoversche, wgv, vhv,
    verti, getsafe, wefox, clark germany, techniker krankenkasse, aok, barmer, dak gesundheit, ikk
    classic, aviva, direct line, admiral insurance, hastings direct, churchill insurance, lv
    insurance, legal general, bupa, vitality health, vitality life, macif, maif, maaf, matmut,
    groupama, gmf assurances, mma assurances, april assurances, malakoff humanis, harmonie
    mutuelle, mapfre, linea directa, mutua madrilena, sanitas, adeslas, generali, unipolsai,
    unipol, centraal beheer, nationale nederlanden, interpolis, ohra, zilveren kruis, vgz, cz
    zorgverzekeringen, menzis, helvetia, css versicherung, helsana, swica, sanitas
    grundversicherungen, pzu, warta, folksam, trygg hansa, lansforsakringar, state farm, geico,
    progressive ins, progressive insurance, allstate, liberty mutual, usaa insurance, farmers ins,
    farmers insurance, nationwide insurance, metlife, prudential ins, aetna, cigna, blue cross,
    bcbs, unitedhealthcare, humana, lemonade insurance, aflac, northwestern mutual, state farm ro,
    zurich versicherung, zurich insurance, wustenrot versicherung, uniqa, wiener stadtische,
    medibank, nrma insurance`,
  Clothes: `h m, hennes mauritz, zara, c a mode, primark, uniqlo, zalando, about you, aboutyou,
    asos, shein, bershka, pull bear, stradivarius, massimo dutti, peek cloppenburg, p c
    dusseldorf, breuninger, deichmann, tk maxx, tj maxx, tkmaxx, marshalls, ross stores, old navy,
    banana republic, american eagle, abercrombie, hollister, forever 21, levis, levi s, urban
    outfitters, anthropologie, nordstrom, macys, foot locker, footlocker, snipes, jd sports,
    sports direct, adidas, nike, nike com, puma store, new balance, skechers, clarks shoes, new
    look, river island, dorothy perkins, topshop, matalan, kiabi, celio, promod, camaieu, la
    halle, etam, petit bateau, zeeman, wibra, scapino, ernstings family, takko, kik textilien,
    nkd, s oliver, tom tailor, jack jones, vero moda, about you se, vinted, lululemon, victorias
    secret, calzedonia, intimissimi, tezenis, ovs, benetton, desigual, lpp sinsay, reserved, ccc
    obuwie, gina tricot, lindex, kappahl, burlington coat, dsw, payless shoes, vans com, north
    face, patagonia`,
  Sports: `decathlon, intersport, sport scheck, sportscheck, mcfit, fitness first, fitx, john
    reed, clever fit, urban sports club, urban sports gmbh, egym wellpass, wellpass, gympass,
    wellhub, puregym, pure gym, the gym group, the gym ltd, david lloyd, virgin active, anytime
    fitness, basic fit, basicfit, keepcool, fitness park, l orange bleue, planet fitness, planet
    fit, la fitness, equinox, 24 hour fitness, orangetheory, crunch fitness, ymca, gold s gym,
    golds gym, crossfit, soulcycle, peloton, strava, classpass, dicks sporting, rei com, academy
    sports, alpenverein, boulderwelt, sats, elixia, nordic wellness, mcshape, epic pass, ikon
    pass, bergfreunde, xxl sport`,
  Culture: `cinestar, cinemaxx, uci kinowelt, cineplex, kinopolis, odeon cinemas, odeon, vue
    cinemas, cineworld, picturehouse, pathe, pathe gaumont, gaumont, ugc, mk2, kinepolis, cinesa,
    yelmo, uci cinemas, the space cinema, amc theatres, amc 9640, regal cinemas, cinemark, alamo
    drafthouse, fandango, ticketmaster, eventim, cts eventim, seetickets, see tickets, dice fm,
    stubhub, eventbrite, seatgeek, axs tickets, fnac spectacles, ticketone, livenation, live
    nation, filmstaden, helios kino, national trust, english heritage`,
  Hobbies: `steam games, steampowered, steam purchase, valve steam, nintendo, playstation,
    playstation network, sony interactive, xbox game, epic games, gog com, blizzard, riot games,
    roblox, games workshop, michaels stores, hobby lobby, joann fabric, joann stores, hobbycraft,
    thomann, lego, conrad electronic, guitar center, boesner, idee creativmarkt, modulor, wool and
    the gang, cultura creatif, panduro`,
  Subscriptions: `netflix, spotify, spotifyab, disney plus, disneyplus, hulu, hbo max, hbomax,
    paramount plus, paramountplus, peacock tv, apple com bill, itunes com, itunes, apple services,
    apple music, icloud, amazon prime, amzn prime, amznprime, prime video, amazon video, audible,
    kindle unlimited, kindle svcs, youtube premium, youtubepremium, google youtube, youtube tv,
    google one, google storage, google workspace, dropbox, microsoft 365, microsoft office, msft,
    microsoft xbox, adobe, adobe creative, canva, notion labs, openai, chatgpt, anthropic, claude
    ai, github, midjourney, linkedin, linkedin premium, patreon, substack, medium com, deezer,
    tidal, soundcloud, qobuz, joyn, rtl plus, sky deutschland, sky digital, sky subscription, sky
    tv, dazn, wow tv, magenta tv, waipu, zattoo, canal plus, canalplus, molotov, crunchyroll,
    mubi, viaplay, now tv, nowtv, britbox, tv licence, tv licensing, rundfunk ard, ard zdf,
    beitragsservice, rundfunkbeitrag, gez, new york times, nytimes, nyt, washington post, wall
    street journal, wsj, the guardian, guardian news, economist, financial times, spiegel verlag,
    spiegel plus, die zeit, zeitverlag, faz, suddeutsche, le monde, le figaro, mediapart, el pais,
    sirius xm, siriusxm, nordvpn, expressvpn, mullvad, proton ag, protonmail, lastpass, 1password,
    bitwarden, evernote, grammarly, duolingo, headspace, calm com, tinder, bumble, parship, xbox
    live, ps plus, playstation plus, nintendo switch online, ea play, twitch, discord nitro, zoom
    us, squarespace, wix com, godaddy, namecheap, hetzner, ionos, strato ag, digitalocean,
    cloudflare, readly, blinkist, storytel, bookbeat, nextory, curiositystream, fubo, sling tv,
    espn plus, philo tv, videoland, npo plus, tv2 play, c more`,
  Travel: `booking com, expedia, check24 reisen, tui, tui deutschland, dertour, alltours, its
    reisen, ab in den urlaub, weg de, lastminute com, opodo, edreams, priceline, travelocity,
    orbitz, trip com, getyourguide, viator, sixt, sixt rent, europcar, avis rent, avis budget,
    enterprise rent, alamo rent, budget rent a car, national car rental, turo, jet2, jet2holidays,
    on the beach, loveholidays, club med, center parcs, sunweb, corendon, interrail, hertz rent`,
  Stays: `airbnb, hotels com, hostelworld, hilton, marriott, hyatt, holiday inn, ihg, accor,
    ibis, ibis hotel, novotel, mercure, motel one, premier inn, travelodge, best western, hampton
    inn, courtyard by marriott, radisson, scandic, b b hotel, b b hotels, nh hotel, nh hoteles,
    melia, leonardo hotels, intercityhotel, a o hostel, meininger, generator hostel, vrbo, fewo
    direkt, agoda, hrs hotel, jugendherberge, djh, yha, gites de france, pierre vacances, motel 6,
    super 8, la quinta, days inn, doubletree, embassy suites, comfort inn, hotel tonight,
    citizenm, steigenberger`,
  Tickets: `ryanair, easyjet, lufthansa, eurowings, wizz air, wizzair, vueling, condor, tuifly,
    swiss international air, swiss air lines, austrian airlines, air france, klm, transavia,
    british airways, british a ways, aer lingus, jet2 com, iberia, air europa, volotea, tap air,
    tap portugal, ita airways, alitalia, norwegian air, sas scandinavian, flysas, finnair, lot
    polish, turkish airlines, pegasus airlines, emirates, etihad, qatar airways, singapore air,
    cathay pacific, ana air, japan airlines, qantas, virgin atlantic, jetstar, air new zealand,
    air canada, westjet, delta air, united airlines, american airlines, southwest airlines,
    southwes, jetblue, alaska air, spirit airl, frontier airlines, hawaiian air, allegiant,
    american air, indigo air, latam, avianca, aeromexico, brussels airlines, icelandair, play
    airlines, dfds, stena line, p o ferries, brittany ferries, color line, tallink, viking line,
    tt line`,
  Children: `babywalz, baby walz, babymarkt, jako o, smyths toys, toys r us, toysrus, mothercare,
    carters, carter s, the children s place, gymboree, mytoys, vertbaudet, orchestra kids, okaidi,
    jacadi, sergent major, tiger toys, build a bear, buy buy baby, bornino, kinderzimmer, baby
    one, kids empire`,
  Childcare: `kindercare, bright horizons, busy bees, kinderopvang, kita frankfurt, kita
    eigenbetrieb, frobel bildung, la petite academy, goddard school, care com, sittercity, people
    and baby, les petits chaperons`,
  Pets: `fressnapf, maxi zoo, zooplus, futterhaus, zooroyal, pets at home, petco, petsmart,
    chewy, chewy com, petplan, medpets, jollyes, tiendanimal, kiwoko, arcaplanet, zoo plus, musti
    mirri, pets place, banfield, vca animal, agila haustier, truedog, tails com, butternut box,
    barkbox`,
  Education: `thalia, hugendubel, waterstones, wh smith, whsmith, barnes noble, dussmann,
    mayersche, osiander, casa del libro, feltrinelli, mondadori, bol com boeken, udemy, coursera,
    edx, skillshare, masterclass, codecademy, pluralsight, chegg, khan academy, babbel, rosetta
    stone, busuu, preply, italki, studentenwerk, studierendenwerk, vhs, open university, student
    finance, navient, nelnet, sallie mae, momox, medimops, book depository, audioteka, khanacademy`,
  'Gifts and donations': `unicef, oxfam, red cross, rotes kreuz, croix rouge, cruz roja,
    greenpeace, wwf, amnesty international, arzte ohne grenzen, medecins sans frontieres, doctors
    without borders, save the children, brot fur die welt, caritas, misereor, sos kinderdorf,
    cancer research, british heart foundation, rnli, rspca, nspca, shelter uk, gofundme,
    justgiving, betterplace, wikimedia, wikipedia, world vision, st jude, aspca, salvation army,
    restos du coeur, interflora, fleurop, bloom wild, moonpig, funky pigeon, hallmark, 1 800
    flowers, blume2000, blume 2000, ecosia trees, welthungerhilfe, aktion mensch, plan
    international, nabu, bund naturschutz`,
}

/** Names that are ordinary words too: only as the payee on a statement. */
export const shyMerchants: Readonly<Record<string, string>> = {
  Groceries: `target, penny, netto, norma, spar, konsum, prisma, coles, vomar, giant, iceland, co op, budgens,
    londis, continente, countdown`,
  'Coffee and snacks': `costa, dallmayr, gail s`,
  Takeaway: `subway, nordsee, bolt food`,
  Restaurants: `eataly, vips, giraffe, prezzo`,
  Fuel: `jet, total, star, mobil, arco`,
  Pharmacy: `boots`,
  Clothes: `gap, next, mango, esprit, monki, weekday, arket, c a, ccc, bonprix, joop, orsay,
    loft, ann taylor`,
  'Internet and phone': `orange, three, ee, bt, sky, sunrise, yallo, fido, digi, spectrum,
    optimum`,
  Furniture: `butlers, depot, structube`,
  Repairs: `gamma, praxis, toom, brico`,
  Subscriptions: `zeit, sky`,
  'Public transport': `ns, sl, vy, voi, lime, sj`,
  Taxi: `bolt, curb`,
  Tickets: `spirit, frontier`,
  Culture: `vue, everyman`,
  Insurance: `progressive, mobiliar, cz`,
  Education: `foyles`,
  Electricity: `e on, yello, ovo, bulb`,
  Travel: `avis, hertz, enterprise`,
  Parking: `saba`,
  Hobbies: `steam`,
}

/** Names that a statement means when it says them, while a sentence may mean something else. */
export const bankMerchants: Readonly<Record<string, string>> = {
  Groceries: `coop, jumbo, ica, iga, globus`,
  Fuel: `shell, bp`,
  Pharmacy: `dm`,
  'Internet and phone': `o2, spectrum wireless`,
  Electricity: `ewe`,
}
