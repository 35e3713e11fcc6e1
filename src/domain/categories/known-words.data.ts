/** Words for what a payment was for, in the languages of many banks, by the category's name. */

/** With * a word may begin or end otherwise: `*versicherung` is `Kfz-Versicherung` joined too. */
export const spendingWords: Readonly<Record<string, string>> = {
  Leisure: `freizeitpark, amusement park, theme park, tierpark, zoo, aquarium, escape room,
    europa park, disneyland, legoland, spielbank, lotto, therme`,
  Health: `massage, osteopath*, psychotherap*, heilpraktiker*, hearing aid`,
  Transport: `maut, toll, tolls, peage, autostrada, vignette, asfinag, autoroutes, ezpass, e
    zpass, fastrak`,
  'Eating out': `kneipe, pub, tavern, cocktailbar, food court, mensa, kantine, canteen`,
  Home: `gartencenter, garden centre, garden center, jardinerie, haushaltswaren, homeware, self
    storage, schlusseldienst, locksmith`,
  Groceries: `supermarkt, supermarket, supermercado, supermercados, supermarche, supermercato,
    supermarked, grocery, groceries, lebensmittel, lebensmittelmarkt, alimentari, alimentation,
    epicerie, *backerei, *baeckerei, boulangerie, bakery, panaderia, panificio, bakkerij,
    piekarnia, metzgerei, fleischerei, boucherie, butchers, carniceria, fruteria, macelleria,
    slagerij, greengrocer, biomarkt, bioladen, getrankemarkt, getraenkemarkt, fromagerie,
    spozywczy, hypermarche, farmers market, wochenmarkt, スーパー*, コンビニ, セブンイレブン, ローソン, ファミリーマート,
    イオン, продукты, супермаркет, пятерочка, pekara, samoposluga, sklep spozywczy`,
  Restaurants: `restaurant, restaurants, *restaurant, ristorante, restaurante, trattoria,
    osteria, pizzeria, brasserie, bistro, bistrot, gasthaus, gasthof, wirtshaus, sushi,
    steakhouse, taverna, taverne, tapas, taqueria, ramen, izakaya, restauracja, eetcafe,
    gastropub, biergarten, restoran`,
  'Coffee and snacks': `cafe, caffe, coffee, kaffee, *kaffee, koffie, cafeteria, konditorei,
    eisdiele, eiscafe, gelateria, patisserie, tearoom, kaffeerosterei, espressobar, coffeeshop,
    kawiarnia, ice cream, kafe, кофе, スターバックス`,
  Takeaway: `imbiss, doner, doener, kebab, kebap, kebabs, pizza, burgers, takeaway, take away,
    fish chips, currywurst, shawarma, falafel, noodle`,
  Rent: `rent, *miete, miete, mietzahlung, mietzins, loyer, alquiler, affitto, huur, aluguel,
    renda casa, czynsz, hyra, husleie, kaltmiete, warmmiete, rent payment, letting, lettings,
    property management, hausverwaltung, kirija, stanarina, 家賃, аренда`,
  Mortgage: `mortgage, baufinanzierung, hypothek, hypotheek, hipoteca, pret immobilier, mutuo,
    immobilienkredit, home loan`,
  Furniture: `mobelhaus, moebelhaus, furniture, meubles, muebles, matratzen, mattress`,
  Repairs: `handwerker, klempner, plumber, plumbing, electrician, baumarkt, sanitar, hardware
    store, quincaillerie, ferreteria`,
  Utilities: `stadtwerke, stadtwerk, nebenkosten, utilities, betriebskosten, council tax,
    abfallwirtschaft, mullabfuhr, trash service, waste management, gemeentelijke belastingen,
    hausgeld, wohngeldabrechnung, county waste, waste services, recology, muellabfuhr`,
  Electricity: `strom, stromabschlag, abschlag strom, electricity, electricite, electricidad,
    energia, electric company, okostrom, autostrom, nachtstrom, electric bill, power bill, struja,
    電気, 東京電力, 関西電力`,
  Water: `wasserwerke, wasserbetriebe, water bill, abwasser, water utility, eau de paris, 水道`,
  Heating: `heizung, heizkosten, gasabschlag, abschlag gas, heating oil, heizol, gas bill,
    chauffage`,
  'Internet and phone': `broadband, mobilfunk, *mobilfunk, telefon, telefonrechnung, phone bill,
    mobile phone, dsl, handyvertrag, handyrechnung, wifi, telecom, glasfaser, sim karte,
    telefonia, internet bill, internetanschluss, internet service, kabel internet`,
  'Public transport': `verkehrsbetriebe, *verkehrsbetriebe, verkehrsverbund, nahverkehr,
    deutschlandticket, deutschland ticket, jobticket, monatskarte, fahrkarte, bahncard, metro
    station, railway, railways, busticket, public transport, tramway, trains`,
  Fuel: `tankstelle, *tankstelle, petrol, petrol station, fuel, gas station, gasoline, station
    service, gasolinera, stacja paliw, tankstation, benzin, autohof, carburant, estacion de
    servicio, gorivo, ガソリン`,
  Taxi: `taxi, taxis, taxizentrale, cabs, minicab`,
  Parking: `parking, parkhaus, *parkhaus, parkplatz, parkgarage, tiefgarage, carpark, car park,
    parcheggio, aparcamiento, parkschein, parkeren, parkering, parkgebuhr, stationnement, p haus`,
  'Car care': `autohaus, autowerkstatt, kfz werkstatt, werkstatt, car wash, carwash,
    waschstrasse, waschanlage, waschpark, reifen, reifenservice, hauptuntersuchung, garage
    automobile, tyres, tires, auto repair, auto service, controle technique, oil change`,
  'Doctor and dentist': `zahnarzt*, dentist, dental, dentiste, dentista, tandarts, arztpraxis,
    *praxis, hausarzt, facharzt, kinderarzt, frauenarzt, hautarzt, augenarzt, orthopad*,
    physiotherapie, physiotherapy, clinic, klinik, *klinik, klinikum, medical center, medical
    centre, medical group, cabinet medical, docteur, hospital, hopital, ziekenhuis, krankenhaus,
    optiker, optician, opticien, optik, radiologie`,
  Pharmacy: `apotheke, *apotheke, pharmacie, pharmacy, farmacia, apotheek, apteka, apotek,
    drogerie, *drogerie, drugstore, chemist, parafarmacia`,
  Insurance: `versicherung, *versicherung, *versicherungen, versicherungen, versicherungs ag,
    insurance, assurance, assurances, seguro, seguros, assicurazione, assicurazioni, verzekering,
    verzekeringen, *verzekering, ubezpieczenie, krankenkasse, *krankenkasse, haftpflicht*,
    mutuelle, forsakring, forsikring, zorgpremie, zorgverzekeringen`,
  Clothes: `schuhe, schuhhaus, shoes, chaussures, zapateria, modehaus, clothing, kleidung,
    vetements, moda`,
  Sports: `fitness, *fitness, fitnessstudio, gym, schwimmbad, hallenbad, freibad, kletterhalle,
    sportverein, turnverein, sportclub, piscine, yoga, pilates, tennisclub, golfclub, golf club,
    gimnasio, palestra, sportschool, swimming pool, leisure centre, tsv, bowling`,
  Culture: `kino, *kino, cinema, cinemas, cine, theater, theatre, teatro, museum, musee, museo,
    opernhaus, philharmonie, konzert, concert, staatstheater, biglietteria`,
  Hobbies: `spielwaren hobby, bastelbedarf, musikhaus, craft store`,
  Subscriptions: `abonnement, subscription, zeitung, zeitungsverlag`,
  Travel: `reiseburo, reisebuero, travel agency, agence de voyages, autovermietung, mietwagen,
    car rental, car hire, reisen`,
  Stays: `hotel, *hotel, hotels, hostel, motel, auberge, albergo, jugendherberge, campsite,
    campingplatz, camping, ferienwohnung, pensione, gasthaus pension, bed breakfast, resort,
    guesthouse`,
  Tickets: `airlines, airline, airways, flight, flug, fluggesellschaft, ferry`,
  Children: `spielwaren, spielzeug, toys, kinderladen, jouets, juguetes`,
  Childcare: `kita, kitabeitrag, kindergarten, kinderkrippe, kinderhort, creche, childcare, child
    care, daycare, day care, kinderopvang, nursery school, tagesmutter, guarderia, babysitter`,
  School: `schulgeld, school fees, schulverein, schulessen, cantine scolaire, essensgeld schule,
    school lunch`,
  Pets: `tierarzt*, tierklinik, veterinary, veterinaire, veterinario, dierenarts, animal
    hospital, tierbedarf, tierfutter, hundesteuer, vet clinic, vets`,
  Education: `universitat, university, universite, universidad, hochschule, volkshochschule,
    fahrschule, tuition, semesterbeitrag, buchhandlung, bookshop, bookstore, librairie, libreria,
    boekhandel, ksiegarnia, musikschule, sprachschule, college, buchladen, bokhandel*, book shop,
    books`,
  'Gifts and donations': `spende, spenden, donation, donations, blumen, *blumen, florist,
    fleuriste, floristeria, blumenladen, fundraising, charity`,
}

export const earningWords: Readonly<Record<string, string>> = {
  Salary: `給与, 給料, 賞与, зарплата, gehalt, *gehalt, lohn, gehaltszahlung, lohnzahlung, bezuge,
    besoldung, salary, salaries, payroll, wages, wage, paycheck, direct dep, dir dep,
    salaire, paie, nomina, sueldo, stipendio, emolumenti, salaris, loon, wynagrodzenie,
    vencimento, salario, lonn, palkka, bonuszahlung, weihnachtsgeld, urlaubsgeld, 13
    monatsgehalt, salaire net, net pay, ppd id payroll, arbeitslohn`,
  'Interest and dividends': `zinsen, *zinsen, zinsgutschrift, habenzinsen, zinsertrag, interest,
    interest paid, gross interest, credit interest, dividend, dividends, dividende, *dividende,
    interets, intereses, interessi, creditrente, odsetki, ausschuttung, dividendo, dividendos,
    ertragnisgutschrift, kapitalertrag`,
  'Rent received': `miete, mieteinnahme, mieteingang, kaltmiete, warmmiete, rent, loyer,
    alquiler, affitto, huur`,
  'Benefits and pension': `kindergeld, elterngeld, wohngeld, burgergeld, arbeitslosengeld,
    bundesagentur fur arbeit, agentur fur arbeit, jobcenter, rentenversicherung, deutsche
    rentenversicherung, rentenservice, rentenzahlung, altersrente, familienkasse, pension,
    pensions, child benefit, universal credit, state pension, dwp, hmrc child benefit, hmrc,
    social security, ssa treas, ssi treas, irs treas, tax refund, tax ref, unemployment, caf,
    allocations familiales, france travail, pole emploi, retraite, cnav, dgfip, seguridad social,
    sepe, inps, pensione, aow, svb, toeslag, kinderbijslag, belastingdienst, finanzamt,
    steuererstattung, bafog, krankengeld, mutterschaftsgeld, nav ytelser, forsakringskassan,
    studiestod, csn`,
  'Gifts received': `geburtstag, birthday, geschenk, gift, cadeau, regalo, weihnachten`,
  'Self-employment': `honorar, honorare, freelance, upwork, fiverr, etsy, etsy payout, stripe
    payout, stripe transfer, shopify payout, rechnung nr, invoice`,
  'Other income': `cashback, cash back, rewards redemption, kleinanzeigen, ebay auszahlung,
    vinted auszahlung`,
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
