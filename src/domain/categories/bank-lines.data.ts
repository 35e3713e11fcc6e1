/** Lines as banks write them, each with the category a careful reader would give it, or none. */
export const bankLines = `
Groceries: VISA DEBIT 1234 REWE SAGT DANKE 44210//Koeln/DE
Groceries: REWE Markt GmbH || Kartenzahlung 4411
Groceries: GREEN GROCER LTD
Groceries: EC 65012345 020126175512OC1 || LIDL DIENSTL 1234 BERLIN
Groceries: ALDI SUED SAGT DANKE 101 012//Muenchen/DE 2026-01-05T18:11:00
Groceries: EDEKA CENTER HAMBURG ALTONA
Groceries: E-CENTER MUELLER//ULM/DE
Groceries: KAUFLAND 4410 DRESDEN
Groceries: NETTO MARKEN-DISCOUNT//LEIPZIG/DE
Groceries: PENNY SAGT DANKE 30331234//KOELN/DE
Groceries: Bäckerei Kamps || VISA Debitkartenumsatz
Groceries: BAECKEREI SCHAEFER GMBH//MARBURG/DE
Groceries: Dorfbäckerei Lang
Groceries: DENNS BIOMARKT 112 BERLIN
Groceries: BILLA DANKT 0001234 WIEN 1030
Groceries: HOFER DANKT 0221 GRAZ
Groceries: SPAR DANKT 4321 INNSBRUCK
Groceries: KAUF/DIENSTLEISTUNG VOM 03.01 MIGROS M BASEL
Groceries: Coop-1234 Zürich HB
Groceries: DENNER AG 0123 BERN
Groceries: CARD PAYMENT TO TESCO STORES 3021 LONDON
Groceries: SAINSBURYS S/MKTS 0768 LONDON GB
Groceries: CARD PURCHASE SAINSBURY'S LOCAL
Groceries: ASDA STORES 4411 LEEDS
Groceries: WM MORRISONS STORE BRADFORD
Groceries: WAITROSE & PARTNERS 123
Groceries: OCADO RETAIL LIMITED HATFIELD
Groceries: M&S SIMPLY FOOD KINGS X
Groceries: DUNNES STORES DUBLIN IE
Groceries: CB CARREFOUR CITY 03/01 PARIS 11
Groceries: PAIEMENT CB 0401 E.LECLERC RENNES
Groceries: ACHAT CB INTERMARCHE 05.01.26
Groceries: CARTE 06/01 MONOPRIX 4411 LYON
Groceries: CB BOULANGERIE DU PORT 02/01
Groceries: COMPRA TARJ. 5123 MERCADONA AV DIAGONAL-BARCELONA
Groceries: PAGO EN SUPERMERCADOS DIA MADRID
Groceries: PAGAMENTO POS 03/01 ESSELUNGA MILANO
Groceries: PAGAMENTO CARTA CONAD CITY ROMA
Groceries: BEA, Betaalpas Albert Heijn 1234,PAS123 NR:AB12
Groceries: Jumbo || Betaalautomaat 12:04 pasnr. 065
Groceries: BC 1234 COLRUYT 4411 GENT
Groceries: DELHAIZE 0123 BRUXELLES
Groceries: ZAKUP PRZY UZYCIU KARTY ŻABKA Z4411 ŁÓDŹ
Groceries: BIEDRONKA 4411 WARSZAWA
Groceries: ICA NARA STOCKHOLM
Groceries: REMA 1000 OSLO
Groceries: POS PURCHASE WAL-MART #4411 AUSTIN TX
Groceries: WM SUPERCENTER #1234 TULSA OK
Groceries: WHOLEFDS MKT 10234 SEATTLE WA
Groceries: TRADER JOE'S #123 QPS
Groceries: KROGER #442 ATLANTA GA
Groceries: TARGET T-1130 RICHMOND VA
Groceries: TARGET 00012345
Groceries: Target
Groceries: COSTCO WHSE #0042 KIRKLAND WA
Groceries: PUBLIX SUPER MARKETS 1123
Groceries: H-E-B #456 SAN ANTONIO
Groceries: INSTACART*149 HTTPSINSTACAR CA
Groceries: SAFEWAY #1711 OAKLAND
Groceries: EFTPOS WDL HANDYWAY ALDI STORES GEELONG
Groceries: WOOLWORTHS 1234 SYDNEY
Groceries: LOBLAWS 1001 TORONTO ON
Groceries: PINGO DOCE LISBOA
Groceries: HelloFresh Deutschland SE
Groceries: スーパー玉出
Groceries: CENTRAL GROCERY NEW ORLEANS LA
Restaurants: RISTORANTE DA LUIGI//KOELN/DE
Restaurants: SumUp *Restaurant Hirsch
Restaurants: NANDOS LONDON BRIDGE
Restaurants: WAGAMAMA SOUTHBANK
Restaurants: SQ *SUSHI ZEN PORTLAND OR
Restaurants: GASTHAUS ZUM LAMM//TUEBINGEN/DE
Restaurants: TST* OLIVE GARDEN 1422
Restaurants: CB BRASSERIE LIPP PARIS
Restaurants: TABERNA RESTAURANTE EL SOL SEVILLA
Restaurants: PIZZERIA BELLA NAPOLI
Restaurants: VAPIANO HH ROTHENBAUM
Restaurants: TGI FRIDAYS #1859 SCOTTSDALE AZ
Coffee and snacks: STARBUCKS STORE 07604 RICHMOND VA
Coffee and snacks: COSTA COFFEE 43012345 LEEDS
Coffee and snacks: SQ *BLUE BOTTLE COFFEE
Coffee and snacks: PRET A MANGER 0123 LONDON
Coffee and snacks: Pret || PRET A MANGER LONDON
Coffee and snacks: GREGGS PLC 1234
Coffee and snacks: Café Möhre
Coffee and snacks: TCHIBO GMBH 1234//HAMBURG/DE
Coffee and snacks: DUNKIN #342211 BOSTON MA
Coffee and snacks: TIM HORTONS #0412 OTTAWA
Coffee and snacks: SumUp *Eiscafe Venezia
Coffee and snacks: GELATERIA DEL TEATRO ROMA
Takeaway: MCDONALDS 4411//ESSEN/DE
Takeaway: MCDONALD'S F12345 HOUSTON TX
Takeaway: BURGER KING #1234
Takeaway: KFC LEICESTER SQUARE
Takeaway: CHICK-FIL-A #01342
Takeaway: UBER   *EATS HELP.UBER.COM
Takeaway: UBER EATS AMSTERDAM
Takeaway: DOORDASH*CHIPOTLE
Takeaway: DD DOORDASH SUSHIRRITO
Takeaway: PAYPAL *LIEFERANDO 35314369001
Takeaway: PP.1234.PP . LIEFERANDO, Ihr Einkauf bei LIEFERANDO
Takeaway: DELIVEROO LONDON
Takeaway: WOLT HELSINKI
Takeaway: DOMINO'S PIZZA 8123
Takeaway: SUBWAY 12345 DENVER CO
Takeaway: Istanbul Döner Imbiss
Takeaway: FIVE GUYS 0112 NEW YORK
Rent: Hausverwaltung Schmitz || Miete Januar Wohnung 4
Rent: Eva Lang || Warmmiete 01/26
Rent: STANDING ORDER RENT FLAT 12
Rent: VIR SEPA LOYER JANVIER
Rent: TRANSFERENCIA ALQUILER ENERO
Rent: BONIFICO AFFITTO GENNAIO
Rent: NL57ABNA0987654321 J AAP HUUR FEB
Rent: CZYNSZ ZA STYCZEN
Rent: 家賃 1月分
Mortgage: HALIFAX MORTGAGE 12-34
Mortgage: Sparda-Bank || Baufinanzierung Rate 01/26
Mortgage: RECIBO HIPOTECA ENERO
Furniture: IKEA DEUTSCHLAND 331 KOELN
Furniture: WAYFAIR*WAYFAIR BOSTON MA
Furniture: XXXLUTZ WUERZBURG
Furniture: CARTE 08/01 MAISONS DU MONDE
Repairs: OBI BAU-UND HEIMWERKERMARKT 042
Repairs: B & Q 1234 LEEDS
Repairs: THE HOME DEPOT #0412
Repairs: LOWES #00412*
Repairs: LEROY MERLIN MADRID
Repairs: HORNBACH BAUMARKT AG
Utilities: Stadtwerke Köln || Abschlag Januar
Utilities: DD COUNCIL TAX CAMDEN
Utilities: COUNTY WASTE 01/18 PURCHASE 804-8439288 VA
Electricity: Stadtwerke Köln || Strom Januar
Electricity: VATTENFALL EUROPE SALES || ABSCHLAG 01.26
Electricity: PRLV SEPA EDF CLIENTS PARTICULIERS
Electricity: OCTOPUS ENERGY LIMITED DDR
Electricity: RECIBO IBERDROLA CLIENTES
Electricity: ADDEBITO SDD ENEL ENERGIA
Electricity: CON ED OF NY BILL PAY
Electricity: PG&E WEB ONLINE
Water: THAMES WATER DD
Water: BERLINER WASSERBETRIEBE || Q1
Heating: BRITISH GAS TRADING DD
Heating: GASAG AG || Abschlag
Internet and phone: Telekom Deutschland GmbH || Festnetz Vertragskonto 123
Internet and phone: VODAFONE GMBH || KD-NR 123456
Internet and phone: VERIZON DES:PAYMENTREC ID:XXXXX3
Internet and phone: TMOBILE*AUTO PAY 800-937-8997 WA
Internet and phone: AT&T *PAYMENT 800-288-2020
Internet and phone: COMCAST / XFINITY CABLE COMM
Internet and phone: PRLV FREE MOBILE
Internet and phone: PRELEVEMENT BOUYGUES TELECOM
Internet and phone: ORANGE SA || FACTURE INTERNET
Internet and phone: EE LIMITED DD
Internet and phone: O2 1234567 DD
Internet and phone: GIFFGAFF UXBRIDGE
Internet and phone: KPN - MOBIEL || Factuurnr: 2015/123
Internet and phone: RECIBO MOVISTAR
Internet and phone: 1&1 Telecom GmbH || KD-Nr. K123
Internet and phone: SWISSCOM (SCHWEIZ) AG
Public transport: DB VERTRIEB GMBH || FAHRKARTE ABC123
Public transport: Deutsche Bahn AG
Public transport: BVG APP BERLIN
Public transport: HVV SWITCH HAMBURG
Public transport: TFL TRAVEL CH TFL.GOV.UK/CP
Public transport: TRAINLINE LONDON
Public transport: CB SNCF-VOYAGEURS 03/01
Public transport: RATP || NAVIGO JANVIER
Public transport: SBB CFF FFS MOBILE TICKET
Public transport: OEBB PERSONENVERKEHR
Public transport: RENFE VIAJEROS MADRID
Public transport: TRENITALIA WEB
Public transport: NS GROEP IZ NS REIZIGERS UTRECHT
Public transport: MTA*NYCT PAYGO NEW YORK NY
Public transport: AMTRAK .COM
Public transport: FLIXBUS.DE
Public transport: Deutschlandticket Januar
Fuel: ARAL STATION 12345678//BONN/DE
Fuel: SHELL 1234 KOELN
Fuel: Shell Station
Fuel: SHELL OIL 57444212 DALLAS
Fuel: BP CONNECT 0412
Fuel: ESSO STATION MUELLER
Fuel: TOTALENERGIES PARIS
Fuel: REPSOL ES 4411
Fuel: CHEVRON 0091234
Fuel: EXXONMOBIL 4211 BALTIMORE
Fuel: REGENCY MART CITGO 01/18
Fuel: CIRCLE K 01123
Fuel: Freie Tankstelle Nord
Taxi: UBER *TRIP HELP.UBER.COM
Taxi: UBER BV AMSTERDAM
Taxi: LYFT *RIDE SUN 7PM
Taxi: FREENOW*123 HAMBURG
Taxi: BOLT.EU/O/2601021234
Taxi: SumUp *Taxi Berger
Parking: PARKHAUS DOM//KOELN/DE
Parking: APCOA PARKING 1234
Parking: RINGGO PARKING LONDON
Parking: EASYPARK 123456
Parking: CITY OF AUSTIN PARKING METERS
Car care: A.T.U AUTO-TEILE-UNGER
Car care: HALFORDS 0412
Car care: JIFFY LUBE #1123
Car care: MR WASH CAR WASH
Car care: TUEV SUED AUTO SERVICE
Doctor and dentist: Zahnarztpraxis Dr. Klein || RE 123
Doctor and dentist: PATIENT FIRST TOKEN 01/22
Doctor and dentist: SMITH DENTAL CLINIC
Doctor and dentist: KAISER PERMANENTE
Doctor and dentist: FIELMANN AG & CO
Pharmacy: ROSSMANN 1234//BONN/DE
Pharmacy: DM-DROGERIE MARKT SAGT DANKE
Pharmacy: dm Fil. 1234 Berlin
Pharmacy: BOOTS 1234 LONDON
Pharmacy: Boots UK
Pharmacy: CVS/PHARM 0154 RICHMOND VA
Pharmacy: WALGREENS #4411
Pharmacy: STERN-APOTHEKE//BONN/DE
Pharmacy: CB PHARMACIE DU MARCHE
Pharmacy: FARMACIA LOPEZ
Pharmacy: KRUIDVAT 7312 UTRECHT
Insurance: Allianz Versicherungs-AG || BEITRAG 123
Insurance: HUK-COBURG || KFZ
Insurance: Die Techniker || Techniker Krankenkasse Beitrag
Insurance: Kfz-Haftpflichtversicherung 2026
Insurance: AVIVA INSURANCE DD
Insurance: GEICO *AUTO 800-841-3000
Insurance: STATE FARM RO 27
Insurance: PRLV MAIF ASSURANCES
Insurance: RECIBO MAPFRE SEGUROS
Insurance: ZILVEREN KRUIS ZORGVERZEKERINGEN
Clothes: H&M 123 KOELN
Clothes: H & M HENNES & MAURITZ
Clothes: ZARA ESPANA 4411
Clothes: ZALANDO SE || 1030412345
Clothes: PRIMARK 412 LONDON
Clothes: GAP 1234 NEW YORK
Clothes: NEXT 4411 LEICESTER
Clothes: NEXT RETAIL LTD
Clothes: UNIQLO USA
Clothes: C & A MODE KG
Clothes: OLD NAVY US 5512
Sports: MCFIT GMBH || MITGLIEDSCHAFT
Sports: PUREGYM LTD DD
Sports: PLANET FIT 770-123
Sports: DECATHLON 0412 LILLE
Sports: BASIC-FIT NEDERLAND
Sports: Turnverein Köln || Beitrag
Sports: STADT BONN || HALLENBAD
Culture: CINESTAR 12 BERLIN
Culture: ODEON CINEMAS 123
Culture: AMC 9640 ONLINE
Culture: TICKETMASTER.COM
Culture: CTS EVENTIM AG
Culture: UGC CINE CITE
Hobbies: STEAMGAMES.COM STEAM PURCHASE
Hobbies: NINTENDO CA1123
Subscriptions: NETFLIX.COM AMSTERDAM
Subscriptions: PAYPAL *NETFLIX 4029357733
Subscriptions: Spotify AB by Adyen || P123
Subscriptions: PP.5678.PP . SPOTIFY, Ihr Einkauf bei SPOTIFY
Subscriptions: DISNEYPLUS 888-9057888
Subscriptions: APPLE.COM/BILL ITUNES.COM
Subscriptions: GOOGLE *YOUTUBEPREMIUM
Subscriptions: AMZN PRIME DE*1A2B3
Subscriptions: AMAZON PRIME*MK12
Subscriptions: Rundfunk ARD, ZDF, DRadio || Beitragsservice
Subscriptions: OPENAI *CHATGPT SUBSCR
Subscriptions: ADOBE *CREATIVE CLOUD
Subscriptions: NYTIMES*NYTIMES DISC
Subscriptions: AUDIBLE GMBH
Travel: BOOKING.COM AMSTERDAM
Travel: TUI DEUTSCHLAND GMBH
Travel: SIXT RENT A CAR
Travel: ENTERPRISE RENT-A-CAR
Stays: AIRBNB * HMABC123
Stays: MOTEL ONE BERLIN-HBF
Stays: HILTON GARDEN INN 412
Stays: PARKHOTEL SEEBLICK
Stays: PREMIER INN 44011
Tickets: RYANAIR 0ABC12 DUBLIN
Tickets: EASYJET 000ABCD
Tickets: LUFTHANSA 2201234567
Tickets: DELTA AIR 0062312
Tickets: BRITISH AIRWAYS 125123
Tickets: SOUTHWES 52612345
Childcare: Stadt Bonn || Kita-Beitrag 01/26
Childcare: KINDERCARE LEARNING 123
Children: SMYTHS TOYS 123
Pets: FRESSNAPF 123//BONN/DE
Pets: PETSMART # 0412
Pets: Tierarztpraxis Wolf
Pets: PETS AT HOME 0123
Education: THALIA BUECHER GMBH
Education: WATERSTONES 123
Education: UDEMY: ONLINE COURSES
Education: Universität Bonn || Semesterbeitrag
Gifts and donations: UNICEF || Spende
Gifts and donations: ÄRZTE OHNE GRENZEN
Gifts and donations: BLUMEN RISSE GMBH
Transport: ASFINAG MAUT
-: AMAZON.COM*M21KD0HA0 AMZN.COM/BILL WA
-: AMZN MKTP DE*1A2B3C
-: AMAZON EU S.A.R.L.
-: PAYPAL EUROPE S.A.R.L. ET CIE
-: ATM WITHDRAWAL 5TH AVE TARGET
-: GELDAUTOMAT SPARKASSE REWE CENTER
-: Bargeldauszahlung 02.01 Aldi Markt
-: RETRAIT DAB CARREFOUR 03/01
-: CASH WITHDRAWAL AT TESCO HIGH ST
-: LNK SAINSBURYS LONDON
-: CAJERO AUTOMATICO MERCADONA
-: Umbuchung Sparkonto
-: TRANSFER TO SAVINGS RENT BUFFER
-: Anna Next || danke
-: Max Mustermann || Geld zurück
-: Bart Simpson || Danke fürs Fahren
-: Target savings plan
-: Norma Garcia || Auslagen
-: Maria Costa || danke
-: MUELLER ANNA || Danke
-: ECHEANCE PRET 1234
-: PAGO DEL DIA 03 ENERO
-: Spar-Rate Januar
-: ZURICH HB KIOSK
-: TARGET SAVINGS PLAN
-: Next month advance
-: Orange juice stand
-: Gap year fund
-: apple pie day
-: Kontoführung Januar
-: ENTGELTABSCHLUSS || Pauschalen
-: CHECK # 1044
-: SALON LIBBIE RICHMOND VA
-: VENMO PAYMENT 1234
-: CREDIT CARD PAYMENT THANK YOU
-: INTERNET TRANSFER TO 1234
-: KREDITKARTENABRECHNUNG 01/26
-: Hans Lindstrom || Auslagen
-: Stripe Technology Europe
-: FOREIGN TRANSACTION FEE
-: Apple Store R123 BERLIN
+Salary: ACME GmbH || Gehalt März
+Salary: Werk und Partner || Lohn Januar Personalnummer 77
+Salary: ACME CORP PAYROLL PPD ID: 123
+Salary: CR ACME SALARY
+Salary: VIR SALAIRE JANVIER
+Salary: NOMINA ENERO EMPRESA SL
+Salary: STIPENDIO GENNAIO
+Salary: Werkgever BV || Salaris januari
+Salary: WYNAGRODZENIE ZA STYCZEN
+Salary: 給与
+Interest and dividends: Zinsen 2025
+Interest and dividends: INTEREST PAYMENT
+Interest and dividends: DIVIDEND EARNED FOR PERIOD
+Interest and dividends: creditrente 01-01-13
+Benefits and pension: Bundesagentur fur Arbeit || Kindergeld 01/26
+Benefits and pension: Deutsche Rentenversicherung || Rente 01.26
+Benefits and pension: SSA TREAS 310 XXSOC SEC
+Benefits and pension: VIREMENT CAF DE PARIS
+Benefits and pension: HMRC CHILD BENEFIT
+Rent received: Jan Mieter || Miete Februar
+Gifts received: Oma || Zum Geburtstag
+Self-employment: UPWORK ESCROW INC
+-: REWE Markt GmbH || Erstattung
+-: AMAZON PAYMENTS REFUND
+-: Anna Lang
+-: Stadt Iserlohn || Erstattung
+-: Bareinzahlung Geldautomat
Groceries: Brot
Groceries: Market
Eating out: Dinner
Coffee and snacks: Tea
-: Gas
-: Food
-: To Bob
-: Kontoführung
Fuel: TESCO PAY AT PUMP 3127
Groceries: COOP ALLEANZA 3.0 MODENA
Groceries: PAGO TARJETA COVIRAN GRANADA
Groceries: POS 4521 GIANT EAGLE 0412 PITTSBURGH PA
Public transport: TRENORD SRL MILANO
Public transport: PAGO EN RENFE VIAJEROS
Fuel: KARTENZAHLUNG ARAL STATION 1234
Fuel: ESTACION SERVICIO LOS OLIVOS
Electricity: SERVIZIO ELETTRICO NAZIONALE BOLLETTA
Electricity: Recibo luz enero
Water: RECIBO AGUA AYUNTAMIENTO
Heating: Fernwärme Abschlag März
Utilities: COMUNIDAD DE PROPIETARIOS CALLE MAYOR
Utilities: TAXE FONCIERE 2025
Internet and phone: FORFAIT MOBILE SEPTEMBRE
Mortgage: RATA MUTUO N 12 CASA
Doctor and dentist: STUDIO DENTISTICO ROSSI
Car care: TALLERES GARCIA
Childcare: ASILO NIDO COMUNALE
Home: LAVANDERIA BRILLANTE
Coffee and snacks: GELATO ESMERALDA
+Salary: Lön
+Salary: Employer
+Salary: ABONO NOMINA ENERO
+Benefits and pension: ASSEGNO UNICO INPS
+Interest and dividends: UTDELNING
Public transport: BVG Ticket
Public transport: BVG TICKET APP BERLIN
Public transport: BVG FAHRSCHEIN 2026
Public transport: Wiener Linien Ticketshop
Public transport: RATP NAVIGO PARIS
Public transport: TFL TRAVEL CHARGE TFL.GOV.UK/CP
Public transport: MVG MUENCHEN HANDYTICKET
Public transport: ZVV ZUERICH
Public transport: SBB EASYRIDE BERN
Public transport: GVB AMSTERDAM
Public transport: TRENITALIA SPA ROMA
Public transport: PKP INTERCITY WARSZAWA
Public transport: CLIPPER SYSTEMS CONCORD CA
Public transport: PRESTO RELOAD TORONTO
Public transport: OPAL TOP UP SYDNEY
Public transport: Skånetrafiken Malmö
Public transport: Rejsekort København
Public transport: Ruter Oslo
Public transport: HSL mobiililippu Helsinki
Public transport: FLIXBUS.DE MUENCHEN
Public transport: NATIONAL EXPRESS COACH
Public transport: Deutschlandticket Abo Juni
Public transport: TRAINLINE.COM LONDON
Public transport: LEAP CARD TOPUP DUBLIN
Public transport: AMTRAK .COM WASHINGTON DC
Public transport: VIVA VIAGEM METRO LISBOA
Public transport: De Lijn Mechelen
Public transport: STIB MIVB BRUXELLES
Groceries: MERCADONA VALENCIA
Groceries: CONTINENTE MODELO PORTO
Groceries: ICA SUPERMARKET LUND
Groceries: COOP NORGE OSLO
Groceries: Spar Express Graz
Groceries: Tegut Fulda
Groceries: Carrefour Express Bruxelles
Groceries: 7-ELEVEN 33812 SEATTLE
Groceries: Bäckerei Hofmann
Groceries: Metzgerei Huber GmbH
Groceries: COLES 0453 MELBOURNE
Groceries: WOOLWORTHS 1294 SYDNEY
Groceries: ALDI STORES 44 DUBLIN
Groceries: Food Basics 612 Toronto
Groceries: Kaufland Praha
Groceries: Albert hypermarket Brno
Groceries: Konzum d.d. Zagreb
Groceries: LIDL BG SOFIA
Groceries: Mega Image Bucuresti
Groceries: MIGROS SANAL MARKET ISTANBUL
Groceries: A101 YENI MAGAZACILIK
Groceries: SUPERMERCADOS PERUANOS
Groceries: OXXO CUAUHTEMOC MEX
Groceries: EXITO COLOMBIA BOGOTA
Groceries: PAO DE ACUCAR SAO PAULO
Restaurants: La Trattoria Köln
Restaurants: BISTRO AM MARKT
Restaurants: TST* RAMEN HOUSE BROOKLYN
Coffee and snacks: CAFE EXTRABLATT BONN
Coffee and snacks: STARBUCKS STORE 04412
Coffee and snacks: TIM HORTONS #3312
Coffee and snacks: Broodje van Kootje
Takeaway: SUBWAY 21345 DALLAS
Takeaway: LIEFERANDO.DE BERLIN
Takeaway: UBER *EATS HELP.UBER.COM
Takeaway: DOENER EXPRESS ULM
Taxi: FREE NOW* RIDE
Taxi: BOLT.EU/O/2606010101
Taxi: CABIFY MADRID
Taxi: TAXI 40100 WIEN
Fuel: SHELL 0441 HAMBURG
Fuel: OMV 1204 LINZ
Fuel: CHEVRON 0091234 LOS ANGELES CA
Fuel: EXXONMOBIL 97441234
Fuel: REPSOL ES 0455 SEVILLA
Fuel: ENI STATION MILANO
Fuel: Q8 BRUXELLES
Fuel: ORLEN STACJA 441
Fuel: CIRCLE K 04412 STAVANGER
Fuel: PETRO-CANADA 03312
Fuel: GALP LISBOA
Fuel: PETROL D.D. LJUBLJANA
Fuel: LUKOIL BEOGRAD
Pharmacy: APOTHEKE AM RING
Pharmacy: BOOTS 1234 LEEDS
Pharmacy: CVS/PHARMACY #0441
Pharmacy: WALGREENS #12044
Pharmacy: DM-DROGERIE MARKT 441
Pharmacy: SHOPPERS DRUG MART 12
Pharmacy: FARMACIA CENTRALE TORINO
Pharmacy: APTEKA GEMINI
Pharmacy: Apoteket Stockholm
Pharmacy: KRUIDVAT 1234
Pharmacy: ETOS 7741
Pharmacy: MUELLER DROGERIE
Pharmacy: CHEMIST WAREHOUSE PERTH
Clothes: ZARA 4412 MADRID
Clothes: H&M 0441 BERLIN
Clothes: PRIMARK MANCHESTER
Clothes: UNIQLO PARIS
Clothes: ZALANDO SE BERLIN
Clothes: VINTED UAB
Clothes: DEICHMANN SCHUHE
Clothes: OLD NAVY 5512
Internet and phone: TELEFONICA GERMANY GMBH
Internet and phone: SWISSCOM BILLING
Internet and phone: VERIZON WIRELESS PMT
Internet and phone: COMCAST XFINITY
Internet and phone: ROGERS COMMUNICATIONS
Internet and phone: ORANGE SA PARIS
Internet and phone: MOVISTAR FACTURA
Internet and phone: TIM SPA RICARICA
Internet and phone: PLAY P4 SP
Internet and phone: PROXIMUS NV
Internet and phone: TELIA SVERIGE
Internet and phone: JIO PREPAID RECHARGE
Electricity: PG&E WEBRECURRING
Electricity: CON EDISON OF NY
Electricity: ENEL ENERGIA SPA
Electricity: EVN STROM WIEN
Electricity: HYDRO QUEBEC
Insurance: HUK-COBURG KFZ
Insurance: STATE FARM INSURANCE
Insurance: AVIVA INSURANCE UK
Insurance: TK KRANKENKASSE BEITRAG
Insurance: HELSANA VERSICHERUNGEN
Insurance: MAPFRE ESPANA
Subscriptions: NETFLIX.COM LOS GATOS
Subscriptions: SPOTIFY P12345 STOCKHOLM
Subscriptions: DISNEYPLUS BURBANK
Subscriptions: APPLE.COM/BILL CUPERTINO
Subscriptions: DROPBOX*ABC123
Subscriptions: DAZN LIMITED
Subscriptions: MICROSOFT*365
Sports: FITX DEUTSCHLAND
Sports: PLANET FITNESS 441
Sports: DECATHLON 0441 LILLE
Sports: TSV Musterstadt Mitgliedsbeitrag
Sports: TURNVEREIN KOELN BEITRAG
Stays: IBIS HOTEL LYON
Stays: NH HOTELES BILBAO
Stays: PREMIER INN LEEDS
Tickets: RYANAIR DUBLIN
Tickets: DELTA AIR 0062312345678
Tickets: VUELING AIRLINES
Travel: SIXT GMBH PULLACH
Parking: EASYPARK GMBH
Parking: PARKHAUS AM DOM
Parking: PAYBYPHONE PARKING
Repairs: THE HOME DEPOT #4412
Pets: FRESSNAPF 441
Pets: TIERARZTPRAXIS DR. KLEE
Pets: PETCO 1234
Education: VHS STADT KURSGEBUEHR
Education: UDEMY ONLINE COURSES
Gifts and donations: SPENDE AERZTE OHNE GRENZEN
Rent: MIETE JUNI WOHNUNG 12
Rent: LOYER JUIN APPT 4
Rent: ALQUILER PISO JUNIO
Rent: AFFITTO GIUGNO
Rent: HUUR JUNI
Childcare: KITA SONNENSCHEIN BEITRAG
Culture: CINEMAXX HAMBURG
Culture: MUSEUM LUDWIG
Doctor and dentist: ZAHNARZTPRAXIS DR. WEISS
Car care: ATU AUTO TEILE UNGER
Car care: JIFFY LUBE 4412
-: AMAZON.COM*M29QF7M71
-: PAYPAL *EBAY
-: ATM WITHDRAWAL 4412 MAIN ST
-: UEBERTRAG EIGENES KONTO
-: CHECK 1042
-: SEPA-UEBERWEISUNG MAX MUSTER
-: KLARNA BANK AB
-: Deposit
-: ZELLE TO JOHN
-: REVOLUT TOP UP
-: Wise Payments
-: MAXI-COSI STORE
-: KIWI ENERGY LLC
Pets: MAXI ZOO 441 LYON
Stays: Smestaj Ohrid
Pharmacy: LJEKARNA ZAGREB
Gifts and donations: Christmas shopping
Fuel: Gorivo za auto
Fuel: MAKPETROL SKOPJE
Groceries: TINEX 12 SKOPJE
Groceries: SKLAVENITIS ATHINA
Transport: Fietsenmaker De Spaak || Nieuwe band factuur 26-014
Internet and phone: TURKCELL FATURA
Public transport: ISTANBULKART DOLUM
`
