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

/** Of those below, which mean the shop where nothing else was typed. */
export const loneMerchants: Readonly<Record<string, string>> = {
  Groceries: 'spar, netto, norma, penny, konsum, coles, co op, budgens, londis',
  Fuel: 'shell, bp',
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
  Groceries: `coop, jumbo, ica, iga, globus, maxima lt, prisma market, spar kjop, joker
    dagligvare, spar supermarket, spar express, city gross, little waitrose, farmfoods, heron
    foods, nisa local, one stop stores, planet organic, costcutter, cora hypermarche, grand
    frais, la vie claire, petit casino, match supermarche, g20 supermarche, bio c bon, day by
    day, coviran, caprabo, condis, gadis, froiz, bm supermercados, lupa supermercados,
    plusfresc, veritas supermercado, maxi dia, iper la grande i, crai supermercati, penny
    market, pam local, in s mercato, il gigante, sisa supermercati, e neukauf, cap markt,
    kaisers tengelmann, basic bio, ebl naturkost, bio markt, superbiomarkt, frischeparadies,
    getranke hoffmann, flaschenpost, spar gourmet, merkur markt, penny at, migrolino, spar
    schweiz, nettorama, boni supermarkt, bio planet, okay colruyt, spar colruyt, mega image,
    albert hypermarket, konzum, tommy hipermarketi, univerexport, tinex, sklavenitis, ab
    vassilopoulos, masoutis, carrefoursa, polomarket, topaz sklep, frisco pl, delikatesy
    centrum, continente modelo, market basket, giant eagle, hannaford, food 4 less, smart final,
    grocery outlet, save a lot, stater bros, jewel osco, acme markets, tops markets, weis
    markets, price chopper, ingles markets, brookshire, fairway market, gristedes, key food, 99
    ranch, bjs wholesale, bj s wholesale, shop rite, fresh market, fresh thyme, lucky
    supermarket, giant martins, king soopers, frys food, thrive market, misfits market,
    imperfect foods, food basics, farm boy, save on foods, metro plus, foodworks, four square,
    lulu hypermarket, fairprice, cold storage, park n shop, seven eleven, 7 eleven, familymart,
    oxxo, a101, sok market, bim birlesik, migros ticaret, soriana, chedraui, bodega aurrera,
    superama, exito colombia, almacenes exito, carulla, olimpica, pao de acucar, assai
    atacadista, supermercados dia, plaza vea, tottus, supermercados peruanos, hiper lider, santa
    isabel, disco supermercado, coto cicsa, delhaize serbia, idea market, roda megamarket,
    ramstore, kam market, profi rom food, rimi, iki lietuva, selver, barbora, silpo, сильпо,
    атб, магнит, перекресток, shoprite, food lovers, naivas, ntuc fairprice, sheng siong, jaya
    grocer, big c supercenter, villa market, spinneys, dmart ready, jiomart, zepto, spencers
    retail, maxi quebec`,
  Fuel: `shell, bp, q1 tankstelle, westfalen ag, sprint tank, bft tankstelle, classic
    tankstelle, ed tankstelle, avanti tankstelle, doppler tankstelle, disk tankstelle, circlek,
    topaz energy, tesco pfs, sainsburys petrol, asda petrol, morrisons petrol, leclerc
    carburant, total access, relais total, elan station, station u, carrefour station,
    petroprix, ip gruppo api, kuwait petroleum, makro tank, lukoil, g v tank, abc asema, robin
    oil, rompetrol, petrol d d, petrol ofisi, mobil gas, flying j, love s travel, travel centers
    of america, murphy express, costco gas, sams fuel, kwik trip, arco ampm, holiday stations,
    irving oil, united petroleum, 7 eleven fuel, z energy, blink charging, plugsurfing, maingau
    autostrom, gridserve, osprey charging, electra charging, lidl echarge, tesco pay at pump,
    sainsburys pay at pump, asda pay at pump, morrisons pay at pump, ipiranga, terpel, pemex,
    ypf, petrobras, ina hrvatska, ina dd, mol group, makpetrol, nis petrol, opet petrol, indian
    oil, hindustan petroleum, bharat petroleum`,
  Pharmacy: `dm, mueller drogerie, muller ltd, drogerie muller, easyapotheke, sun store, coop vitality,
    farmaline, newpharma, pharma gdd, easypharmacie, holland barrett, boots pharmacy, day
    lewis pharmacy, rowlands pharmacy, pharmacy2u, lloyds pharm, farmacias trebol, promofarma,
    lloydsfarmacia, trekpleister, da drogist, di drogisterij, ica apotek, normal as, apotheke
    at, gemini apteka, bartell drugs, capsule pharmacy, express scripts, london drugs, jean
    coutu, pharmaprix, priceline pharmacy, terrywhite, dis chem, matsumoto kiyoshi`,
  'Internet and phone': `o2, spectrum wireless, blau mobilfunk, smartmobil, premiumsim,
    handyvertrag de, tchibo mobil, lidl connect, penny mobil, edeka smart, kaufland mobil, norma
    connect, ay yildiz, ortel mobile, tele columbus, wilhelm tel, magenta t mobile, bob telekom,
    a1 xplore, kabelplus, upc schweiz, quickline, mucho mobile, id mobile, lyca mobile, now
    broadband, community fibre, three uk, three ireland, orange france, nrj mobile, coriolis
    telecom, free sas, finetwork, jazztel, orange es, euskaltel, digi mobil, tim mobile, poste
    mobile, postemobile, kena mobile, very mobile, sky wifi, nos comunicacoes, hollandsnieuwe,
    simpel nl, delta fiber, base company, mobile vikings, cbb mobil, orange pl, upc polska,
    orange romania, digi romania, cosmote, wind hellas, turkcell, turk telekom, a1 hrvatska,
    makedonski telekom, visible wireless, us mobile, ting mobile, consumer cellular, straight
    talk, total wireless, metro pcs, simple mobile, wow internet, cox comm, cox cable,
    suddenlink, hughesnet, sonic net, google voice, rogers wireless, koodo, virgin plus, shaw
    cable, freedom mobile, public mobile, aussie broadband, spark nz, globe telecom, rakuten
    mobile, uq mobile, vivo telefonica, telcel, personal flow, rogers communications, tim spa,
    tim ricarica, telekom srbija, yettel, a1 bulgaria, digi rcs, rcs rds, kyivstar, izzi
    telecom, totalplay, bharti airtel, airtel payments, jio prepaid, singtel, starhub, pldt`,
  Electricity: `ewe, e wie einfach, montana energie, extraenergie, ews schonau, green planet energy,
    rheinenergie, swm versorgung, so energy, shell energy, good energy, ecotricity, sse
    energy, sse airtricity, electric ireland, bord gais, energia ireland, total direct
    energie, ohm energie, mint energie, holaluz, repsol electricidad, totalenergies clientes,
    som energia, curenergia, energia xxi, edp comercial, servizio elettrico nazionale,
    sorgenia, eni plenite, eni plenitude, hera comm, iren mercato, acea energia, illumia,
    energie 360, romande energie, groupe e, vandebron, coolblue energie, bolt energie, mega
    energie, fjordkraft, ok energi, helen oy, cez prodej, pre prazska, socal edison, dte
    energy, ameren, entergy, first energy, firstenergy, ppl electric, eversource, austin
    energy, cps energy, reliant energy, txu energy, green mountain energy, portland general
    electric, rocky mountain power, salt river project, srp power, nv energy, tampa electric,
    alabama power, we energies, alliant energy, toronto hydro, bc hydro, energyaustralia,
    energy australia, red energy, alinta energy, meridian energy`,
  Restaurants: `franco manca, bills restaurant, cote brasserie, ask italian, bella italia, frankie benny,
    pho restaurant, las iguanas, turtle bay, cosy club, beefeater, brewers fayre, miller
    carter, leon de bruxelles, la pataterie, big fernand, 100 montaditos, la sureña, tony roma
    s, foster hollywood, rossopomodoro, old wild west, roadhouse restaurant, enchilada,
    sausalitos, alex gaststatten, cafe del sol, moschmosch, 12 apostel, bj s restaurant, bjs
    restaurant, red robin, ruby tuesday, longhorn steakhouse, carrabbas, bonefish grill, pf
    changs, p f chang, maggianos, yard house, first watch, bob evans, golden corral, buffalo
    wild wings, boston pizza, swiss chalet`,
  'Coffee and snacks': `coffee republic, esquires coffee, boston tea party, gregs coffee, harris hoole,
    backfactory, back factory, der beck, ihle backerei, backerei steinecke, lidl back, le pain
    quotidien, la boulangere, marie blachere, columbus cafe, french coffee shop, santa gloria,
    grom gelato, autogrill, chef express, coffee island, gregory s coffee, caribou coffee,
    scooters coffee, einstein bros, insomnia cookies, second cup, gloria jeans, the coffee
    club, bagel nash, simit sarayi, costa express`,
  Takeaway: `mc donald s, tortilla uk, itsu ltd, wasabi sushi, german doner, slim chickens, hungry
    jacks, red rooster, guzman y gomez, firehouse subs, sweetgreen, cava grill, moes
    southwest, el pollo loco, bojangles, whataburger, white castle, carls jr, long john
    silver, checkers drive, church s chicken, el pollo, culver s, noodles company, mod pizza,
    blaze pizza, marcos pizza, papa murphys, round table pizza, hungry howies, hunt brothers
    pizza, bagelstein, pomme de pain, class croute, mezzo di pasta, montaditos, burgermeister,
    dean david, dean and david, pizza max, smileys pizza, uber eat, ubr eats, skip dishes,
    pedidosya, lunch garden, new york pizza, max hamburgare, hesburger, pizzabakeren, dodo
    pizza, toni s pizza`,
  Furniture: `mobel boss, poco domane, porta mobel, made com, loaf com, scs sofas, oak furnitureland,
    furniture village, bensons for beds, dreams ltd, emma matratzen, mondo convenienza,
    poltronesofa, chateau d ax, la redoute interieurs, habitat france, ligne roset, mio
    mobler, rooms to go, bobs discount furniture, living spaces, mattress firm, casper sleep,
    la z boy, city furniture, homegoods, home goods, article com, leons furniture, structube
    ltd, freedom furniture, harvey norman`,
  Repairs: `sonderpreis baumarkt, robert dyas, tool station, brico leclerc, bricomart, brico io,
    bricocenter, intratuin, praxis doe, gamma bv, clas ohlson, rona inc, home hardware, true
    value, tractor supply, sherwin williams, lumber liquidators, floor decor, praktiker, mr
    handyman, taskrabbit, checkatrade`,
  Water: `affinity water, northumbrian water, welsh water, dwr cymru, south east water, ses water,
    portsmouth water, essex suffolk water, castle water, ni water, hamburger wasserwerke,
    lyonnaise des eaux, aigues de barcelona, aguas de valencia, acea ato, acquedotto pugliese,
    mm spa servizio idrico, publiacqua, pwn waterleiding, de watergroep, american water, aqua
    america, california water service, east bay mud, dc water, melbourne water, yarra valley
    water, watercare`,
  Heating: `gelsenwasser, erdgas sudwest, kalorimeta, engie gaz, eni gas e luce, piedmont natural gas,
    columbia gas, atmos energy, centerpoint energy, washington gas, laclede gas, spire energy,
    nw natural, northwest natural, dominion gas, union gas, fortis bc, suburban propane,
    ferrellgas, cascade natural gas, southwest gas, puget gas`,
  'Public transport': `bahncard service, dbvertrieb, usb bochum, dvb dresden, lvb leipzig, s
    bahn berlin, tpg geneve, tl lausanne, bvb basel, klimaticket, linz linien, tgv inoui, tcl
    lyon, rtm marseille, tan nantes, blablabus, ile de france mobilite, cts strasbourg, emt
    valencia, metro valencia, metro bilbao, avanza bus, consorcio transportes madrid, trenord,
    atm milano, gtt torino, anm napoli, amt genova, start romagna, metro de lisboa, tec
    wallonie, vy gruppen, dot mobilbilletter, vr group, matkahuolto, ceske drahy, regiojet, cfr
    calatori, tfw rail, transport for wales, crosscountry, east midlands railway, c2c rail,
    chiltern railways, thameslink, west midlands trains, tpexpress, transpennine, merseyrail,
    hull trains, heathrow express, gatwick express, stansted express, south western railway,
    great western railway, metroline, dublin bus, bus eireann, tfi leap, nj transit, metro
    north, dc metro, bart clipper, la metro, king county metro, rtd denver, dart dallas, go
    transit, stm montreal, opal transport, transport for nsw, auckland transport, octopus cards,
    grab transit, presto reload, presto card, opal top up, transportfornsw, viva viagem,
    metropolitano de lisboa, istanbulkart, ez link, ezlink, bc transit, busplus, jgsp, zet
    zagreb, bkk budapest, budapestgo, oasa, stb bucuresti, dpp praha, irctc, delhi metro, uts
    paytm`,
  Taxi: `marcel vtc, taxi com, sixt ride, yellow cab, via transportation, yandex taxi`,
  Parking: `parkandride, wien handyparken, handyparken, park now, parkdepot, b s parkhaus, peter park,
    indigo infra, vinci park, nsl parking, euro car parks, parkingeye, excel parking,
    yourparkingspace, just park, elparking, aena parking, bsm parking, metropark, telepass
    parking, yellowbrick, interparking, aimo park, parking kitty, passport parking, ace
    parking, laz parking, abm parking, premium parking, diamond parking, wilson parking,
    secure parking, care park, cellopark, park whiz, best in parking, parkeergarage`,
  'Car care': `reifen com, reifendirekt, autoglass, bosch car service, tuv hanse, touring club, tcs
    schweiz, national tyres, f1 autocentres, ats euromaster, euro car parts, speedy france,
    goodyear auto, tires plus, ntb tire, big o tires, safelite autoglass, aaa membership,
    advance auto, wash tec, take 5 oil, tommy s express, christian auto, aa breakdown,
    automobile association`,
  Insurance: `cosmos versicherung, r v allgemeine, alte leipziger, inter versicherung, sv
    sparkassenversicherung, versicherungskammer, oeco capital, adam riese, neodigital, friday
    versicherung, bavariadirekt, big direkt, knappschaft, sbk siemens, techniker, tk
    techniker, oberosterreichische versicherung, grazer wechselseitige, merkur versicherung,
    donau versicherung, die mobiliar, la mobiliere, groupe mutuel, kpt krankenkasse, basler
    versicherung, smile direct, lv liverpool victoria, more than, sheilas wheels, saga
    insurance, nfu mutual, rsa insurance, marshmallow insurance, petplan ltd, simplyhealth,
    irish life health, liberty insurance, fbd insurance, mgp mutuelle, swiss life, direct
    assurance, l olivier assurance, cnp assurances, assu 2000, reale seguros, genesis seguros,
    santalucia, dkv seguros, catalana occidente, zurich italia, reale mutua, conte it, prima
    assicurazioni, con te it, fidelidade, tranquilidade, ok teleseguros, asr verzekeringen,
    aegon schade, promovendum, cz groep, ag insurance, kbc verzekeringen, baloise belgium, dkv
    belgium, gjensidige, topdanmark, lahitapiola, pohjola vakuutus, ica forsakring,
    kooperativa, ceska pojistovna, the general insurance, root insurance, travelers ins, the
    hartford, erie insurance, mercury insurance, 21st century ins, american family ins, auto
    owners, national general, guardian life, new york life, mutual of omaha, lincoln
    financial, john hancock, anthem bcbs, anthem blue, kaiser health, oscar health, delta
    dental, vsp vision, united healthcare, pet insurance, trupanion, sun life, intact
    insurance, desjardins, belairdirect, td insurance, budget direct, nib health, ahm health,
    tower insurance, ami insurance, discovery health, outsurance`,
  Clothes: `weekday stores, cos stores, other stories, best secret, bestsecret, galeria kaufhof mode,
    orsay gmbh, jeans fritz, bonprix handels, gerry weber, street one, marc o polo, hugo boss,
    hallhuber, reno schuhe, roland schuhe, asphaltgold, 43einhalb, office shoes,
    prettylittlething, missguided, quiz clothing, fat face, white stuff, ted baker, next
    retail, next plc, tu clothing, f f clothing, la redoute, cache cache, grain de malice,
    vestiaire collective, showroomprive, veepee fr, el ganso, piazza italia, scarpe scarpe,
    golden point, we fashion, costes fashion, hunkemoller, nelly com, dressmann, pepco pl,
    ross dress, burlington stores, jc penney, saks fifth, bloomingdales, neiman marcus, lane
    bryant, famous footwear, shoe carnival, finish line, stitch fix, rent the runway, under
    armour, bath body works, marks work wearhouse, roots canada, cotton on, country road,
    kmart au, best less`,
  Sports: `go sport, sport 2000, globetrotter, sport conrad, rose bikes, fahrrad xxl, lucky bike,
    canyon bicycles, fitness king, kieser training, rsg group, holmes place, easyfitness, ai
    fitness, jumpers fitness, mrs sporty, update fitness, activ fitness, gym group, nuffield
    health, better gym, gll better, everyone active, places leisure, freedom leisure, anytime
    fit, bannatyne, third space, f45 training, cycle surgery, evans cycles, halfords cycles, l
    appart fitness, on air fitness, magic form, club lime, viva gym, dir fitness, metropolitan
    club, trainmore, sportcity, fit for free, jims fitness, friskis svettis, fitness24seven,
    evo fitness, medicover sport, benefit systems multisport, calypso fitness, lifetime
    fitness, life time fitness, lifetime athletic, planetfit, blink fitness, snap fitness, eos
    fitness, pure barre, club pilates, barrys bootcamp, corepower yoga, dick s sporting, big 5
    sporting, play it again sports, golf galaxy, goodlife fitness, fitness world, rebel sport,
    les mills, myfitnesspal, garmin connect, vail resorts, alltrails`,
  Culture: `kino app, cineplexx, yorck kinogruppe, traumpalast, uci kino, arena cinemas, vue
    entertainment, showcase cinemas, everyman cinemas, empire cinemas, the light cinema, cgr
    cinemas, the space, notorious cinemas, nos cinemas, filmhuset, svensk filmindustri,
    nordisk film, multikino, cinema city, amc online, marcus theatres, landmark theatres,
    event cinemas, village cinemas, ad ticket, muenchen ticket, ticketcorner, ticketswap,
    ticket master, gigantic tickets, atg tickets, fever up, billetweb, fnac billetterie,
    entradas com, vivaticket, museumskarte, museumkaart, museumspass, national gallery, musee
    d orsay, art fund`,
  Hobbies: `steamgames, valve bellevue, ea games, electronic arts, sony playstation,
    playstationnetwork, microsoft xbox game, supercell, game stores, micromania, mediamarkt
    games, idealo games, green man gaming, humble bundle, warhammer, modellbahn, markt de
    hobby, buttinette, stoffe de, vbs hobby, action bastel, lovecrafts, the range crafts,
    rougier ple, a c moore, blick art, sweetwater, reverb com, gear4music, musicstore, music
    store professional, woodbrass, justmusic, bricklink`,
  Subscriptions: `paramount, apple tv, apple com us, applecombill, apple bill, apple itunes, primevideo,
    google play, google youtubepremium, google drive, microsoft subscription, microsoft
    ultimate, office 365, acrobat pro, zoom com, perplexity, jetbrains, sky limited, sky uk
    limited, sky italia, rtl interactive, magentatv, zdf service, arte boutique, bbc tv
    licence, rai canone, canone rai, gis gebuhren, obs haushaltsabgabe, contribution
    audiovisuel, canal sat, bein sports, movistar plus, atresplayer, timvision, infinity tv,
    mediaset infinity, npo start, yle areena, tv4 play, cda premium, skyshowtime, bfi player,
    curiosity stream, plex pass, dish network, dishnetwork, nba league pass, nfl sunday, the
    athletic, ny times, boston globe, usa today, times subscription, telegraph media, the
    telegraph, the economist, private eye, new scientist, der spiegel, frankfurter allgemeine,
    taz verlag, welt plus, bild plus, handelsblatt, tagesanzeiger, der standard abo, die
    presse, ct magazin, liberation abonnement, les echos, l equipe, ouest france, canard
    enchaine, el mundo, abc suscripcion, la vanguardia, corriere della sera, la repubblica, il
    sole 24, nrc media, volkskrant, de telegraaf, het parool, de standaard, aftonbladet,
    dagens nyheter, gazeta wyborcza, surfshark, cyberghost, private internet access,
    malwarebytes, norton lifelock, nortonlifelock, kaspersky, backblaze, all inkl, hostinger,
    siteground, wordpress com, automattic, mailchimp, ring com, ring protect, nest aware,
    simplisafe, fitbit premium, ancestrycom, myheritage, elitepartner, kindle unltd, kobo
    plus, marvel unlimited, xbox gamepass, xbox game pass, nintendo eshop member, dollar
    shave, gousto box`,
  Travel: `hotelscombined, skyscanner, kiwi com, fti touristik, schauinsland, aida cruises, msc
    crociere, msc cruises, costa crociere, royal caribbean, carnival cruise, norwegian cruise,
    viking cruises, p o cruises, easyjet holidays, haven holidays, hoseasons, pierre et
    vacances, voyage prive, lastminute, promovacances, fram voyages, logitravel, viajes el
    corte ingles, halcon viajes, volagratis, d reizen, prijsvrij, apollo resor, tjareborg,
    rainbow tours, costco travel, allianz travel, world nomads, hertz car, enterprise rac,
    thrifty car, dollar rac, dollar rent, budget car, buchbinder, record go, ok mobility,
    centauro rent, sicily by car, ada location, getaround, greenwheels, cambio carsharing,
    stadtmobil, civitatis, gyg deutschland`,
  Stays: `ritz carlton, fairfield inn, residence inn, homewood suites, holidayinn, crowne plaza,
    staybridge, comfort suites, quality inn, econo lodge, extended stay, drury inn, omni
    hotels, moxy hotel, ac hotel, f1 hotel, campanile, premiere classe, formule 1, mama
    shelter, okko hotels, louvre hotels, logis hotels, camping car park, interhome, hotel
    ibis, hotel novotel, hotel mercure, nh collection, riu hotels, iberostar, h10 hotels,
    catalonia hotels, paradores, room mate, starhotels, una hotels, jurys inn, leonardo hotel,
    hub by premier, britannia hotels, malmaison, hotel du vin, point a hotels, easyhotel, z
    hotels, h hotels, lindner hotel, achat hotel, prizeotel, a o hotels, van der valk,
    fletcher hotels, bastion hotel, postillion, nordic choice, strawberry hotels, thon hotel,
    danhostel, sokos hotels, omena hotelli, st christophers inn, koa campground, state parks
    reserveamerica, recreation gov, oyo rooms`,
  Tickets: `ryan air, easy jet, deutsche lufthansa, swiss intl air, austrian air, air berlin,
    sunexpress, edelweiss air, discover airlines, tui airways, air dolomiti, neos air, olympic
    air, air serbia, croatia airlines, airbaltic, air baltic, smartwings, sas airlines,
    norwegian com, azores airlines, french bee, air caraibes, air transat, porter airlines,
    flair airlines, breeze airways, sun country, united air, southwest air, alaska airlines,
    frontier air, spirit airlines, royal air maroc, ethiopian air, kenya airways, air arabia,
    oman air, gulf air, air india, thai airways, malaysia airlines, vietnam airlines, cebu
    pacific, korean air, china airlines, air china, peach aviation, virgin australia, rex
    airlines, gol linhas, azul linhas, viva aerobus, copa airlines, sky airline, irish
    ferries, scandlines, fjord line, moby lines, grimaldi lines, corsica ferries, balearia,
    trasmediterranea, minoan lines, blue star ferries, jadrolinija, eurotunnel, le shuttle,
    wightlink, red funnel, northlink, bc ferries, washington state ferries`,
  Children: `spielemax, muller spielwaren, tausendkind, hessnatur baby, la grande recre, king jouet,
    joue club, autour de bebe, bimbo store, toys center, juguettos, poly juguetes, intertoys,
    prenatal nl, br leksaker, kids brands store, toy shop hamley, mamas papas, jojo maman,
    learning express, pottery barn kids, hanna andersson, the childrens place, babies r us,
    baby bunting`,
  Childcare: `kinderland kita, pme familienservice, kita gebuehren, kitagebuehr, people baby, creche
    attitude, pajemploi, kids planet nursery, monkey puzzle nursery, tax free childcare, kids
    foundation, learning care group, primrose school, kiddie academy, the learning experience,
    childtime, ymca childcare, urbansitter, goodstart, g8 education`,
  Pets: `das futterhaus, kolle zoo, pets deli, tackenberg, hunter pets, lassie animal, vets4pets,
    cvs vets, petdrugsonline, monster pet supplies, truffaut animalerie, jardiland animalerie,
    ultra premium direct, croquetteland, isola dei tesori, evidensia, arken zoo, musti ja
    mirri, petsupermarket, pet supermarket, pet supplies plus, pet valu, blue pearl vet, rover
    com, wag walking, bark box, the farmers dog, best friends pets`,
  Education: `buecher de, orell fussli, ex libris, genialokal, fnac livres, gibert joseph, gibert jeune,
    cultura livres, furet du nord, casadellibro, libraccio, la feltrinelli, bruna boekhandel,
    akademibokhandeln, ark bokhandel, arnold busck, blackwells, world of books, the works
    stores, chapters indigo, half price books, books a million, thriftbooks, bookshop org, qbd
    books, langenscheidt, brilliant org, domestika, openclassrooms, iu internationale, fernuni
    hagen, fernuniversitat, wilhelm buchner, ils fernstudium, sgd fernstudium, studienkreis,
    schulerhilfe, ub universitat, universita degli, studielink, duo hoofdrekening,
    collegegeld, aidvantage, dept education, dept of education, sofi student, mathnasium,
    sylvan learning, college board, ets toefl, pearson vue, british council, goethe institut,
    alliance francaise, instituto cervantes`,
  'Gifts and donations': `deutsches rotes kreuz, arbeiter samariter, bund fur umwelt, tierschutzbund, vier pfoten,
    kindernothilfe, care deutschland, aktion deutschland hilft, uno fluchtlingshilfe,
    lichtblick hilft, mozilla foundation, internet archive, licht fur die welt, nachbar in
    not, heilsarmee, secours populaire, secours catholique, fondation de france, apf france,
    afm telethon, la croix rouge, handicap international, action contre la faim, fondation
    abbe pierre, helloasso, manos unidas, ayuda en accion, intermon oxfam, medicos sin
    fronteras, aldeas infantiles, emergency ong, croce rossa, lega del filo d oro, medici
    senza frontiere, fondazione ant, kwf kankerbestrijding, hartstichting, artsen zonder
    grenzen, natuurmonumenten, dierenbescherming, barnfonden, cancerfonden, radda barnen, rode
    kors, kirkens nodhjelp, kreftforeningen, macmillan cancer, barnardos, dogs trust, british
    red cross, comic relief, christian aid, mind charity, marie curie, cats protection,
    sightsavers, crisis uk, trussell trust, just giving, localgiving, american red cross,
    american cancer society, st judes, feeding america, habitat for humanity, goodwill
    donation, planned parenthood, pbs donation, united way, sierra club, nature conservancy,
    humane society, charity water, globalgiving, world food programme, teleflora, 1800flowers,
    proflowers, bloomandwild, euroflorist, aquarelle com, bloom de, valentins, floraqueen,
    paperchase, card factory, clintons cards`,
}
