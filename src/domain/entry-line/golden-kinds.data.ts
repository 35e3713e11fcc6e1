/** Sentences of every kind people type, in their own languages; a category counts where named. */

/** Who types what, and how it is read. Today is Wednesday, 18 November 2026. */
export const goldenKinds = `
gb | income translation £380 | noun: income | text: translation | amount: 38000 | currency: GBP
gb | income tax 380 | text: income tax | amount: 38000
gb | income protection 40 | text: income protection | amount: 4000
gb | + freelance 450 usd | noun: income | text: freelance | amount: 45000 | currency: USD
gb | + 20 birthday | noun: income | text: birthday | amount: 2000
gb | rent a car 90 | text: rent a car | amount: 9000 | category: Transport
gb | biscuits 85p | text: biscuits | amount: 85 | currency: GBP
gb | stamps 120 pence | text: stamps | amount: 120 | currency: GBP
gb | pie £4.5 | text: pie | amount: 450 | currency: GBP
gb | pie 4 pounds 50 | text: pie | amount: 450 | currency: GBP
gb | pie 4 pounds 50p | text: pie | amount: 450 | currency: GBP
gb | crisps 60 dollars | text: crisps | amount: 6000 | currency: USD
gb | tram 2 euros 40 | text: tram | amount: 240 | currency: EUR
gb | tram 2 euros and 40 cents | text: tram | amount: 240 | currency: EUR
gb | tram 2€40 | text: tram | amount: 240 | currency: EUR
gb | EUR 18.20 wine | text: wine | amount: 1820 | currency: EUR
gb | CHF 12.- fondue | text: fondue | amount: 1200 | currency: CHF
gb | museum CA$14 | text: museum | amount: 1400 | currency: CAD
gb | beach hut A$35 | text: beach hut | amount: 3500 | currency: AUD
gb | feijoada R$ 62,90 | text: feijoada | amount: 6290 | currency: BRL
gb | kebab ₺240 | text: kebab | amount: 24000 | currency: TRY
gb | thali ₹320 | text: thali | amount: 32000 | currency: INR
gb | thali Rs 320 | text: thali | amount: 32000 | currency: INR
gb | Migros Fr. 23.45 | text: Migros | amount: 2345 | currency: CHF
gb | Migros Fr. 23 | text: Migros | amount: 2300 | currency: CHF
gb | Migros Fr. 23.45 13.09 | text: Migros | amount: 2345 | currency: CHF | date: 2026-09-13
de | Migros Fr. 23.45 | text: Migros | amount: 2345 | currency: CHF
de | Migros Fr. 23,45 | text: Migros | amount: 2345 | currency: CHF
de | Migros Fr. 13.05 | text: Migros | amount: 1305 | currency: CHF
de | Migros Fr. 23.45 13.09 | text: Migros | amount: 2345 | currency: CHF | date: 2026-09-13
de | Kino 12,50 Fr. 13.11. | text: Kino | amount: 1250 | date: 2026-11-13
gb | lunch 23 fr 50 | text: lunch | amount: 2350 | currency: CHF
de | Mittagessen 23 Fr. 50 | text: Mittagessen | amount: 2350 | currency: CHF
ch | zmittag 23 fr 50 | text: zmittag | amount: 2350 | currency: CHF
gb | lunch 23fr50 | text: lunch | amount: 2350 | currency: CHF
gb | lunch 23 Fr.50 yesterday | text: lunch | amount: 2350 | currency: CHF | date: 2026-11-17
gb | lunch 23.50fr | text: lunch | amount: 2350 | currency: CHF
gb | lunch Fr. 23.50 | text: lunch | amount: 2350 | currency: CHF
de | Kino Fr 23,50 | text: Kino Fr | amount: 2350
gb | lunch 23 swiss francs 50 | text: lunch | amount: 2350 | currency: CHF
gb | lunch 23 fr 50 rappen | text: lunch | amount: 2350 | currency: CHF
gb | fika 12 kr 50 | text: fika | amount: 1250 | currency: SEK
gb | fika 12kr50 | text: fika | amount: 1250 | currency: SEK
se | fika 12 kronor 50 öre | text: fika | amount: 1250 | currency: SEK
gb | tea 3 zł 20 | text: tea | amount: 320 | currency: PLN
gb | tea 3zł20 | text: tea | amount: 320 | currency: PLN
pl | herbata 3 zł 20 groszy | text: herbata | amount: 320 | currency: PLN
gb | bread 5 lei 50 | text: bread | amount: 550 | currency: RON
gb | bread 5 lei 50 bani | text: bread | amount: 550 | currency: RON
es | café 4 euros y 20 céntimos | text: café | amount: 420 | currency: EUR
gb | thali 20 rs 50 | text: thali | amount: 2050 | currency: INR
gb | taxi 5 pesos 50 | text: taxi | amount: 550 | asks: currency
gb | bread 7 dollars 99 | text: bread | amount: 799 | currency: USD
gb | ladder 12 ft 50 | text: ladder 12 ft | amount: 5000
gb | ladder 12ft 50 | text: ladder 12ft | amount: 5000
gb | apples 2 lb 4.50 | text: apples 2 lb | amount: 450
gb | bar 2 ron 50 | text: bar 2 ron | amount: 5000
gb | svickova 189 Kč | text: svickova | amount: 18900 | currency: CZK
gb | langos 1500 Ft | text: langos | amount: 150000 | currency: HUF
gb | zurek 24,50 zł | text: zurek | amount: 2450 | currency: PLN
gb | fika 65 kr | text: fika | amount: 6500 | currency: SEK
gb | paid 15 cash for flowers | text: flowers | amount: 1500 | paid: cash
gb | 12 cash for gold | text: gold | amount: 1200 | paid: cash
gb | cash for gold 12 | text: cash for gold | amount: 1200
gb | direct debit council tax 160 | text: council tax | amount: 16000 | paid: bank
gb | standing order rent 950 | text: rent | amount: 95000 | paid: bank
gb | apple pay tram 2.80 | text: tram | amount: 280 | paid: mobile
gb | bank transfer fee 15 | text: bank transfer fee | amount: 1500
gb | tv £1,099.00 currys | text: tv currys | amount: 109900 | currency: GBP
gb | tacos 90 pesos | text: tacos pesos | amount: 9000 | asks: currency
gb | tacos $180 mxn | text: tacos | amount: 18000 | currency: MXN
gb | surf lesson $90 AUD | text: surf lesson | amount: 9000 | currency: AUD
gb | fika kr 65 NOK | text: fika | amount: 6500 | currency: NOK
gb | tacos 100 pesos mexicanos | text: tacos | amount: 10000 | currency: MXN
gb | mama 500 ron | text: mama ron | amount: 50000 | asks: currency
gb | mama 500 RON | text: mama | amount: 50000 | currency: RON
de | cigars 60 BGN | text: cigars | amount: 6000 | currency: BGN
de | cigars 60 hrk | text: cigars | amount: 6000 | currency: HRK
de | BGN 60 cigars | text: cigars | amount: 6000 | currency: BGN
de | кафе 4 лв. | text: кафе | amount: 400 | currency: BGN
gb | beers 80 kuna | text: beers | amount: 8000 | currency: HRK
gb | mug 20 DEM | text: mug DEM | amount: 2000 | asks: currency
gb | udon ¥1,450 | text: udon | amount: 1450 | currency: JPY
gb | socks 5 bucks | text: socks | amount: 500 | currency: USD
gb | cab 20 quid | text: cab | amount: 2000 | currency: GBP
us | cab 12 pounds | text: cab | amount: 1200 | currency: GBP
de | 30 pounds taxi | text: taxi | amount: 3000 | currency: GBP
de | 30 Pfund Taxi | text: Taxi | amount: 3000 | currency: GBP
us | 2 pounds apples 5 | text: 2 pounds apples | amount: 500
us | apples 3 lbs 4.20 | text: apples 3 lbs | amount: 420
us | candy 75 cents | text: candy | amount: 75 | currency: USD
us | candy 75¢ | text: candy | amount: 75 | currency: USD
us | candy 3 dollars 25 | text: candy | amount: 325 | currency: USD
us | toll 2 bucks | text: toll | amount: 200 | currency: USD
us | tea £3 | text: tea | amount: 300 | currency: GBP
us | oil change $1,049.99 | text: oil change | amount: 104999 | currency: USD
de | Eis 80 Cent | text: Eis | amount: 80 | currency: EUR
de | Eis 2 Euro 50 | text: Eis | amount: 250 | currency: EUR
de | Schrank 1.499,- | text: Schrank | amount: 149900
de | Schrank 1.499,- € | text: Schrank | amount: 149900 | currency: EUR
de | Schrank 1499,00€ | text: Schrank | amount: 149900 | currency: EUR
de | Auto 12 Tsd | text: Auto | amount: 1200000
de | Auto 12 tausend | text: Auto | amount: 1200000
de | Käse 18 Franken | text: Käse | amount: 1800 | currency: CHF
de | Pulli 30 $ | text: Pulli | amount: 3000 | currency: USD
fr | croissant 1€20 | text: croissant | amount: 120 | currency: EUR
fr | croissant 1 euro 20 | text: croissant | amount: 120 | currency: EUR
fr | canapé 1 299 € | text: canapé | amount: 129900 | currency: EUR
fr | canapé 1 299,90 | text: canapé | amount: 129990
fr | bonbon 50 centimes | text: bonbon | amount: 50 | currency: EUR
fr | 12,5 pain | text: pain | amount: 1250
br | cafezinho R$ 4,50 | text: cafezinho | amount: 450 | currency: BRL
br | bala 50 centavos | text: bala | amount: 50 | currency: BRL
br | carro 45 mil | text: carro | amount: 4500000
br | sofá 2.350,00 reais | text: sofá | amount: 235000 | currency: BRL
br | camisa US$ 25 | text: camisa | amount: 2500 | currency: USD
jp | 弁当 650円 | text: 弁当 | amount: 650 | currency: JPY
jp | 弁当650円 | text: 弁当 | amount: 650 | currency: JPY
jp | 弁当 ６５０円 | text: 弁当 | amount: 650 | currency: JPY
jp | 弁当 ￥650 | text: 弁当 | amount: 650 | currency: JPY
jp | ￥650 弁当 | text: 弁当 | amount: 650 | currency: JPY
jp | 家賃 8万円 | text: 家賃 | amount: 80000 | currency: JPY
jp | 家賃 8.5万円 | text: 家賃 | amount: 85000 | currency: JPY
jp | 弁当 6.50 | text: 弁当 | asks: amount | unread: 6.50
jp | bento $6.50 | text: bento | amount: 650 | currency: USD
jp | テレビ 98,000 | text: テレビ | amount: 98000
in | auto 80/- | text: auto | amount: 8000
in | auto Rs 80 | text: auto | amount: 8000 | currency: INR
in | auto Rs.80 | text: auto | amount: 8000 | currency: INR
in | auto 80 rupees | text: auto | amount: 8000 | currency: INR
in | toffee 50 paise | text: toffee | amount: 50 | currency: INR
in | scooter 1.2 lakh | text: scooter | amount: 12000000
in | scooter ₹1.2 lakh | text: scooter | amount: 12000000 | currency: INR
in | house 1.5 crore | text: house | amount: 1500000000
in | scooter 1,20,000 | text: scooter | amount: 12000000
in | scooter ₹1,20,000/- | text: scooter | amount: 12000000 | currency: INR
kw | karak 0.100 | text: karak | amount: 100
kw | karak 100 fils | text: karak | amount: 100 | currency: KWD
kw | lunch 2.5 | text: lunch | amount: 2500
kw | lunch 2.5 KD | text: lunch | amount: 2500 | currency: KWD
kw | lunch 2.1255 | text: lunch | asks: amount | unread: 2.1255
gb | boiler 2.4k | text: boiler | amount: 240000
gb | boiler 2 grand | text: boiler | amount: 200000
gb | boiler 2 thousand | text: boiler | amount: 200000
gb | house 1.2 million | text: house | amount: 120000000
gb | boiler 2 400,00 | text: boiler | amount: 240000
gb | 2 400,50 boiler | text: boiler | amount: 240050
gb | boiler 2 400.50 | text: boiler | amount: 240050
gb | boiler 2 400 | text: boiler | amount: 240000
gb | boiler 2'400.50 | text: boiler | amount: 240050
gb | iphone 15 | text: iphone 15
gb | iphone 899 | text: iphone | amount: 89900
gb | shoes size 42 | text: shoes size 42
gb | iphone 15 899.00 | text: iphone 15 | amount: 89900
fr | iphone 15 899 | text: iphone 15 | amount: 89900
gb | mints .90 | text: mints | amount: 90
gb | lunch 1234.5 | text: lunch | amount: 123450
gb | dentist | text: dentist
gb | lunch 8+2.40 | text: lunch | amount: 1040
gb | lunch 8 + 2.40 + 1 | text: lunch | amount: 1140
gb | shop 25-4.50 | text: shop | amount: 2050
gb | shop 25 - 4.50 | text: shop | amount: 2050
gb | shop 25 -4.50 | text: shop | amount: 2050
gb | ladder 15 - 89 | text: ladder 15 | amount: 8900
gb | cocktails 2 x 9.50 | text: cocktails | amount: 1900
gb | cocktails 2x9.50 | text: cocktails | amount: 1900
gb | cocktails 2 × 9.50 | text: cocktails | amount: 1900
gb | cocktails 2x £9.50 | text: cocktails | amount: 1900 | currency: GBP
gb | cocktails 9.50 x 2 | text: cocktails | amount: 1900
gb | cocktails 9.50 x2 | text: cocktails | amount: 1900
gb | 3*2.20+1.40 rolls | text: rolls | amount: 800
gb | 3 tickets at 11.50 each | text: 3 tickets | amount: 3450
gb | 3 tickets 11.50 each | text: 3 tickets | amount: 3450
gb | 5 mugs @ 4 | text: 5 mugs | amount: 2000
gb | 5 mugs at £4 each | text: 5 mugs | amount: 2000 | currency: GBP
de | 3 Karten je 11,50 | text: 3 Karten | amount: 3450
de | 3 Kaffee à 2,80 | text: 3 Kaffee | amount: 840 | category: Coffee and snacks
de | 3 Kaffee a 2,80 | text: 3 Kaffee | amount: 840 | category: Coffee and snacks
de | Kaffee à 2,80 | text: Kaffee | amount: 280 | category: Coffee and snacks
de | 5 Brezeln à 1 € | text: 5 Brezeln | amount: 500 | currency: EUR
de | 3 Karten 11,50 das Stück | text: 3 Karten | amount: 3450
de | 3 Karten 11,50 pro Person | text: 3 Karten | amount: 3450
gb | 3 coffees @ 2.80 | text: 3 coffees | amount: 840 | category: Coffee and snacks
gb | 5 mugs £4 a piece | text: 5 mugs | amount: 2000 | currency: GBP
fr | 2 livres à 12,50 € | text: 2 livres | amount: 2500 | currency: EUR
fr | 2 livres 12,50 € chacun | text: 2 livres | amount: 2500 | currency: EUR
br | 3 ingressos 25,00 cada | text: 3 ingressos | amount: 7500
gb | 12 eggs 3.10 | text: 12 eggs | amount: 310
gb | 12 eggs 3 | text: 12 eggs | amount: 300
gb | 2.5 kg flour 3.80 | text: 2.5 kg flour | amount: 380
gb | flour 3.80 2.5 kg | text: flour 2.5 kg | amount: 380
gb | rope 10 m 14 | text: rope 10 m | amount: 1400
gb | 750ml wine 9 | text: 750ml wine | amount: 900
gb | 1.5% milk 1.05 | text: 1.5% milk | amount: 105
gb | 3 for 2 socks 9 | text: 3 for 2 socks | amount: 900
gb | 2 in 1 shampoo 6.20 | text: 2 in 1 shampoo | amount: 620
gb | donuts 3 for 5 | text: donuts 3 | amount: 500
gb | airbus 320 model 45 | text: airbus 320 model | amount: 4500
gb | office 365 key 70 | text: office 365 key | amount: 7000
gb | fortnight in spain 640 for 2 people | text: fortnight in spain for 2 people | amount: 64000
gb | brunch 54 for 3 | text: brunch for 3 | amount: 5400
gb | 48h pass 14.50 | text: 48h pass | amount: 1450
gb | train 18:05 22.40 | text: train 18:05 | amount: 2240
gb | f# guitar book 21 | text: f# guitar book | amount: 2100
gb | bill 2025-31 80 | text: bill 2025-31 | amount: 8000
gb | invoice 2025-31 80 cash | text: invoice 2025-31 | amount: 8000 | paid: cash
gb | parcel 7712-40 12.90 | text: parcel 7712-40 | amount: 1290
gb | policy 2025-0117 260 | text: policy 2025-0117 | amount: 26000
gb | flight BA 1417 240 | text: flight BA 1417 | amount: 24000
gb | room 12 140 | text: room 12 | amount: 14000
gb | bus 42 2.80 | text: bus 42 | amount: 280
gb | bus 42 3 | text: bus 42 | amount: 300
gb | 2025 diary 9 | text: 2025 diary | amount: 900
gb | diary 2027 9 | text: diary 2027 | amount: 900
gb | plumber 0161 496 0121 90 | text: plumber 0161 496 0121 | amount: 9000
gb | plumber +44 161 496 0121 90 | text: plumber +44 161 496 0121 | amount: 9000
us | plumber 555-0142 120 | text: plumber 555-0142 | amount: 12000
fr | plombier 06 12 34 56 78 95 | text: plombier 06 12 34 56 78 | amount: 9500
de | IBAN DE02 1203 0000 0000 2020 51 80 | text: IBAN DE02 1203 0000 0000 2020 51 | amount: 8000
gb | area 51 poster 12 | text: area 51 poster | amount: 1200
us | motel 6 65 | text: motel 6 | amount: 6500
us | 7-eleven 3.20 | text: 7-eleven | amount: 320
us | route 66 mug 14 | text: route 66 mug | amount: 1400
gb | 24/7 gym 25 | text: 24/7 gym | amount: 2500
gb | lunch 450 9/11 | text: lunch | amount: 45000 | date: 2026-11-09 | category: Eating out
gb | 50/50 raffle 5 | text: 50/50 raffle | amount: 500
gb | shoes 45 size 9 | text: shoes size 9 | amount: 4500
de | Rechnung 2025-31 80 | text: Rechnung 2025-31 | amount: 8000
fr | facture 2025-31 80 | text: facture 2025-31 | amount: 8000
br | pedido 2025-31 80 | text: pedido 2025-31 | amount: 8000
jp | 請求書 2025-31 8000 | text: 請求書 2025-31 | amount: 8000
in | bill 2025-31 80 | text: bill 2025-31 | amount: 8000
gb | zoo 18 2/5 cash | text: zoo | amount: 1800 | date: 2026-05-02 | paid: cash
gb | 2/5 zoo 18 | text: zoo | amount: 1800 | date: 2026-05-02
gb | 1/4 zoo 18 | text: 1/4 zoo | amount: 1800
gb | zoo 18 1/4 | text: zoo | amount: 1800 | date: 2026-04-01
gb | rent 3/11 700 | text: rent | amount: 70000 | date: 2026-11-03
gb | ferry 30 25/11 | text: ferry | amount: 3000 | date: 2026-11-25
gb | ferry 30 7-10-2026 | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 7-10-26 | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 7.10.26 | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 7.10. | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 7/10/2025 | text: ferry | amount: 3000 | date: 2025-10-07
gb | ferry 30 2026-10-07 | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 2026/10/7 | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 october the 7th | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 7th of october | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 on the 7th of october | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 Oct 7, 2025 | text: ferry | amount: 3000 | date: 2025-10-07
gb | ferry 30 7 Oct 2025 | text: ferry | amount: 3000 | date: 2025-10-07
gb | ferry 30 wed 7 october | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 wednesday 7th october | text: ferry | amount: 3000 | date: 2026-10-07
gb | market 12 on saturday morning | text: market | amount: 1200 | date: 2026-11-14
gb | market 12 saturday night | text: market | amount: 1200 | date: 2026-11-14
gb | market 12 on sat | text: market | amount: 1200 | date: 2026-11-14
gb | market 12 last saturday | text: market | amount: 1200 | date: 2026-11-14
gb | market 12 last wednesday | text: market | amount: 1200 | date: 2026-11-11
gb | market 12 this friday | text: market | amount: 1200 | date: 2026-11-20
gb | market 12 next monday | text: market | amount: 1200 | date: 2026-11-23
gb | market 12 tuesday last week | text: market | amount: 1200 | date: 2026-11-10
gb | diesel 55 three days ago | text: diesel | amount: 5500 | date: 2026-11-15
gb | diesel 55 a week ago | text: diesel | amount: 5500 | date: 2026-11-11
gb | diesel 55 a couple of days ago | text: diesel | amount: 5500 | date: 2026-11-16
gb | diesel 55 a month ago | text: diesel | amount: 5500 | date: 2026-10-18
gb | diesel 55 the day before yesterday | text: diesel | amount: 5500 | date: 2026-11-16
gb | diesel 55 the day after tomorrow | text: diesel | amount: 5500 | date: 2026-11-20
gb | diesel 55 in 3 days | text: diesel | amount: 5500 | date: 2026-11-21
gb | diesel 55 last week | text: diesel | amount: 5500 | date: 2026-11-11
gb | bar 31 yesterday evening | text: bar | amount: 3100 | date: 2026-11-17
gb | bar 31 tonight | text: bar | amount: 3100 | date: 2026-11-18
gb | bakery 3 this afternoon | text: bakery | amount: 300 | date: 2026-11-18
gb | rent 700 end of last month | text: rent | amount: 70000 | date: 2026-10-31
gb | rent 700 end of the month | text: rent | amount: 70000 | date: 2026-11-30
gb | rent 700 end of october | text: rent | amount: 70000 | date: 2026-10-31
gb | rent 700 first of the month | text: rent | amount: 70000 | date: 2026-11-01
gb | rent 700 on the first | text: rent | amount: 70000 | date: 2026-11-01
gb | rent 700 beginning of the month | text: rent | amount: 70000 | date: 2026-11-01
gb | rent 700 last day of october | text: rent | amount: 70000 | date: 2026-10-31
gb | rent 700 on the 30th | text: rent | amount: 70000 | date: 2026-10-30
gb | rent 700 3rd | text: rent | amount: 70000 | date: 2026-11-03
gb | 21st birthday cake 30 | text: 21st birthday cake | amount: 3000
gb | 5th avenue pizza 9 | text: 5th avenue pizza | amount: 900
gb | ferry 30 eur 2026-02-30 | text: ferry | amount: 3000 | currency: EUR | asks: date | unread: 2026-02-30
gb | 2026-13-01 ferry 30 | text: ferry | amount: 3000 | asks: date | unread: 2026-13-01
gb | ferry 30 31/9 | text: ferry | amount: 3000 | asks: date | unread: 31/9
gb | ferry 31/09/2026 30 | text: ferry | amount: 3000 | asks: date | unread: 31/09/2026
gb | ferry 30 31-09-2026 | text: ferry | amount: 3000 | asks: date | unread: 31-09-2026
gb | ferry 30 31 september | text: ferry | amount: 3000 | asks: date | unread: 31 september
gb | ferry 30 feb 30 | text: ferry | amount: 3000 | asks: date | unread: 30 feb
gb | ferry 30 30th of february | text: ferry | amount: 3000 | asks: date | unread: 30th of february
gb | ferry 30 29 feb 2026 | text: ferry | amount: 3000 | asks: date | unread: 29 feb 2026
gb | ferry 30 29 feb 2024 | text: ferry | amount: 3000 | date: 2024-02-29
us | ferry 30 9/31 | text: ferry | amount: 3000 | asks: date | unread: 9/31
us | ferry 30 10/7 | text: ferry | amount: 3000 | date: 2026-10-07
us | ferry 30 25/10 | text: ferry | amount: 3000 | date: 2026-10-25
us | gas 40 Oct. 7 | text: gas | amount: 4000 | date: 2026-10-07
us | gas 40 oct 7th | text: gas | amount: 4000 | date: 2026-10-07
de | Fähre 30 31.9. | text: Fähre | amount: 3000 | asks: date | unread: 31.9.
de | Fähre 30 30.2.2026 | text: Fähre | amount: 3000 | asks: date | unread: 30.2.2026
de | Fähre 30 31. September | text: Fähre | amount: 3000 | asks: date | unread: 31. September
de | Fähre 30 7.10. | text: Fähre | amount: 3000 | date: 2026-10-07
de | Fähre 30 7.10.25 | text: Fähre | amount: 3000 | date: 2025-10-07
de | Fähre 30 am 7.10. | text: Fähre | amount: 3000 | date: 2026-10-07
de | Fähre 30 7. Oktober | text: Fähre | amount: 3000 | date: 2026-10-07
de | Fähre 30 am 7. | text: Fähre | amount: 3000 | date: 2026-11-07
de | Fähre 30 heute | text: Fähre | amount: 3000 | date: 2026-11-18
de | Fähre 30 gestern Abend | text: Fähre | amount: 3000 | date: 2026-11-17
de | Fähre 30 am Dienstag | text: Fähre | amount: 3000 | date: 2026-11-17
de | Fähre 30 letzten Dienstag | text: Fähre | amount: 3000 | date: 2026-11-17
de | Fähre 30 nächsten Dienstag | text: Fähre | amount: 3000 | date: 2026-11-24
de | Fähre 30 vor 3 Tagen | text: Fähre | amount: 3000 | date: 2026-11-15
de | Fähre 30 vor zwei Wochen | text: Fähre | amount: 3000 | date: 2026-11-04
de | Fähre 30 vor einer Woche | text: Fähre | amount: 3000 | date: 2026-11-11
de | Fähre 30 letzte Woche | text: Fähre | amount: 3000 | date: 2026-11-11
de | Fähre 30 übermorgen | text: Fähre | amount: 3000 | date: 2026-11-20
de | Fähre 30 Ende letzten Monats | text: Fähre | amount: 3000 | date: 2026-10-31
de | Fähre 30 Dienstagabend | text: Fähre | amount: 3000 | date: 2026-11-17
fr | bac 30 hier | text: bac | amount: 3000 | date: 2026-11-17
fr | bac 30 avant-hier | text: bac | amount: 3000 | date: 2026-11-16
fr | bac 30 aujourd'hui | text: bac | amount: 3000 | date: 2026-11-18
fr | bac 30 hier soir | text: bac | amount: 3000 | date: 2026-11-17
fr | bac 30 ce matin | text: bac | amount: 3000 | date: 2026-11-18
fr | bac 30 mardi | text: bac | amount: 3000 | date: 2026-11-17
fr | bac 30 mardi dernier | text: bac | amount: 3000 | date: 2026-11-17
fr | bac 30 mardi prochain | text: bac | amount: 3000 | date: 2026-11-24
fr | bac 30 il y a deux semaines | text: bac | amount: 3000 | date: 2026-11-04
fr | bac 30 il y a 3 jours | text: bac | amount: 3000 | date: 2026-11-15
fr | bac 30 7 octobre | text: bac | amount: 3000 | date: 2026-10-07
fr | bac 30 le 7 octobre | text: bac | amount: 3000 | date: 2026-10-07
fr | bac 30 1er novembre | text: bac | amount: 3000 | date: 2026-11-01
fr | bac 30 7/10 | text: bac | amount: 3000 | date: 2026-10-07
fr | bac 30 31/9 | text: bac | amount: 3000 | asks: date | unread: 31/9
fr | bac 30 la semaine dernière | text: bac | amount: 3000 | date: 2026-11-11
fr | bac 30 fin du mois dernier | text: bac | amount: 3000 | date: 2026-10-31
br | balsa 30 ontem | text: balsa | amount: 3000 | date: 2026-11-17
br | balsa 30 anteontem | text: balsa | amount: 3000 | date: 2026-11-16
br | balsa 30 hoje | text: balsa | amount: 3000 | date: 2026-11-18
br | balsa 30 ontem à noite | text: balsa | amount: 3000 | date: 2026-11-17
br | balsa 30 terça | text: balsa | amount: 3000 | date: 2026-11-17
br | balsa 30 terça-feira | text: balsa | amount: 3000 | date: 2026-11-17
br | balsa 30 sexta passada | text: balsa | amount: 3000 | date: 2026-11-13
br | balsa 30 na sexta passada | text: balsa | amount: 3000 | date: 2026-11-13
br | balsa 30 última sexta | text: balsa | amount: 3000 | date: 2026-11-13
br | balsa 30 há 3 dias | text: balsa | amount: 3000 | date: 2026-11-15
br | balsa 30 duas semanas atrás | text: balsa | amount: 3000 | date: 2026-11-04
br | balsa 30 7 de outubro | text: balsa | amount: 3000 | date: 2026-10-07
br | balsa 30 7 de outubro de 2025 | text: balsa | amount: 3000 | date: 2025-10-07
br | balsa 30 dia 7 | text: balsa | amount: 3000 | date: 2026-11-07
br | balsa 30 no dia 7 | text: balsa | amount: 3000 | date: 2026-11-07
br | balsa 30 31/9 | text: balsa | amount: 3000 | asks: date | unread: 31/9
br | balsa 30 semana passada | text: balsa | amount: 3000 | date: 2026-11-11
jp | 切符 300 昨日 | text: 切符 | amount: 300 | date: 2026-11-17
jp | 切符 300 今日 | text: 切符 | amount: 300 | date: 2026-11-18
jp | 切符 300 おととい | text: 切符 | amount: 300 | date: 2026-11-16
jp | 切符 300 火曜日 | text: 切符 | amount: 300 | date: 2026-11-17
jp | 切符 300 先週の金曜日 | text: 切符 | amount: 300 | date: 2026-11-13
jp | 切符 300 3日前 | text: 切符 | amount: 300 | date: 2026-11-15
jp | 切符 300 二週間前 | text: 切符 | amount: 300 | date: 2026-11-04
jp | 切符 300 10月7日 | text: 切符 | amount: 300 | date: 2026-10-07
jp | 10月7日 切符 300 | text: 切符 | amount: 300 | date: 2026-10-07
jp | 切符 300 2025年10月7日 | text: 切符 | amount: 300 | date: 2025-10-07
jp | 切符 300 9月31日 | text: 切符 | amount: 300 | asks: date | unread: 9月31日
jp | 切符 300 9/31 | text: 切符 | amount: 300 | asks: date | unread: 9/31
jp | 切符 300 10/7 | text: 切符 | amount: 300 | date: 2026-10-07
jp | 切符 300 2026/10/7 | text: 切符 | amount: 300 | date: 2026-10-07
jp | taxi 3400 yesterday | text: taxi | amount: 3400 | date: 2026-11-17
gb | tuesday.app plan 8 | text: tuesday.app plan | amount: 800
gb | sat nav 89 | text: sat nav | amount: 8900
gb | sun hat 14 | text: sun hat | amount: 1400
gb | cyber monday ssd 79 | text: cyber monday ssd | amount: 7900
gb | good friday buns 4 | text: good friday buns | amount: 400
gb | sunday roast 16 | text: sunday roast | amount: 1600
gb | april fools mug 6 | text: april fools mug | amount: 600
gb | soup 6 mastercard | text: soup | amount: 600 | paid: card
gb | soup 6 contactless | text: soup | amount: 600 | paid: card
gb | soup 6 on my card | text: soup | amount: 600 | paid: card
gb | soup 6 paid in cash | text: soup | amount: 600 | paid: cash
gb | soup 6 with cash | text: soup | amount: 600 | paid: cash
gb | rent 700 direct debit | text: rent | amount: 70000 | paid: bank
gb | rent 700 by bank transfer | text: rent | amount: 70000 | paid: bank
gb | tram 3 samsung pay | text: tram | amount: 300 | paid: mobile
gb | tram 3 via paypal | text: tram | amount: 300 | paid: mobile
gb | deposit 40 cheque | text: deposit | amount: 4000 | paid: other
gb | debit card fee 3 | text: debit card fee | amount: 300
gb | cash machine fee 2 | text: cash machine fee | amount: 200
gb | piggy bank 12 | text: piggy bank | amount: 1200
gb | south bank ticket 9 | text: south bank ticket | amount: 900
gb | card games 12 | text: card games | amount: 1200
gb | visa application 120 | text: visa application | amount: 12000
gb | mobile cover 15 | text: mobile cover | amount: 1500
cz | rohlíky 45 hotově | text: rohlíky | amount: 4500 | paid: cash
cz | rohliky hotove 45 | text: rohliky | amount: 4500 | paid: cash
cz | oběd 159 kartou | text: oběd | amount: 15900 | paid: card
cz | obed kartou 159 | text: obed | amount: 15900 | paid: card
cz | nájem 12000 převodem | text: nájem | amount: 1200000 | paid: bank
cz | drevo prevodem 300 | text: drevo | amount: 30000 | paid: bank
pl | bułki 12,50 gotówką | text: bułki | amount: 1250 | paid: cash
pl | bulki gotowka 12,50 | text: bulki | amount: 1250 | paid: cash
pl | obiad 40 kartą | text: obiad | amount: 4000 | paid: card
pl | obiad karta 40 | text: obiad | amount: 4000 | paid: card
pl | czynsz 1500 przelewem | text: czynsz | amount: 150000 | paid: bank
pl | drewno przelewem 300 | text: drewno | amount: 30000 | paid: bank
pl | kebab 25 blik | text: kebab | amount: 2500 | paid: mobile
es | pan 2,50 en efectivo | text: pan | amount: 250 | paid: cash
es | flores 12 con tarjeta | text: flores | amount: 1200 | paid: card
es | flores con tarjeta 12 | text: flores | amount: 1200 | paid: card
es | chili con carne 12 | text: chili con carne | amount: 1200
it | fiori 8 contanti | text: fiori | amount: 800 | paid: cash
it | fiori in contanti 8 | text: fiori | amount: 800 | paid: cash
it | fiori 8 con carta | text: fiori | amount: 800 | paid: card
it | carta regalo 8 | text: carta regalo | amount: 800
it | mobili 300 bonifico | text: mobili | amount: 30000 | paid: bank
nl | bloemen 8 contant | text: bloemen | amount: 800 | paid: cash
nl | bloemen contant 8 | text: bloemen | amount: 800 | paid: cash
nl | bloemen 8 gepind | text: bloemen | amount: 800 | paid: card
nl | stoel 80 overschrijving | text: stoel | amount: 8000 | paid: bank
de | Möbel 300 Überweisung | text: Möbel | amount: 30000 | paid: bank
fr | table 300 virement | text: table | amount: 30000 | paid: bank
br | mesa 300 transferência | text: mesa | amount: 30000 | paid: bank
de | Suppe 6 bar | text: Suppe | amount: 600 | paid: cash
de | Suppe 6 mit Karte | text: Suppe | amount: 600 | paid: card
de | Suppe 6 EC-Karte | text: Suppe | amount: 600 | paid: card
de | Miete 700 Überweisung | text: Miete | amount: 70000 | paid: bank
de | Miete 700 per Dauerauftrag | text: Miete | amount: 70000 | paid: bank
fr | soupe 6 en espèces | text: soupe | amount: 600 | paid: cash
fr | soupe 6 par carte | text: soupe | amount: 600 | paid: card
fr | soupe 6 CB | text: soupe | amount: 600 | paid: card
fr | loyer 700 virement | text: loyer | amount: 70000 | paid: bank
br | sopa 16 dinheiro | text: sopa | amount: 1600 | paid: cash
br | sopa 16 no cartão | text: sopa | amount: 1600 | paid: card
br | aluguel 900 pix | text: aluguel | amount: 90000 | paid: bank
jp | スープ 600 現金 | text: スープ | amount: 600 | paid: cash
jp | スープ 600 カード | text: スープ | amount: 600 | paid: card
in | soup 60 upi | text: soup | amount: 6000 | paid: mobile
in | soup 60 paytm | text: soup | amount: 6000 | paid: mobile
gb | hostel 40 #trip #rome-2026 | text: hostel | amount: 4000 | tags: trip rome-2026
gb | #TRIP hostel 40 | text: hostel | amount: 4000 | tags: trip
gb | soup @tom 6 | text: soup @tom | amount: 600 | people: tom
gb | syrup 5 grocereis | text: syrup | amount: 500 | category: Groceries
gb | plasters 3 pharamcy | text: plasters | amount: 300 | category: Pharmacy
gb | flat white 3.60 | text: flat white | amount: 360 | category: Coffee and snacks
gb | hot dog 4 | text: hot dog | amount: 400 | category: Takeaway
gb | cat litter 9 | text: cat litter | amount: 900 | category: Pets
gb | power bank 30 | text: power bank | amount: 3000 | category: none
gb | coffee machine 90 | text: coffee machine | amount: 9000 | category: none
gb | coffee table 90 | text: coffee table | amount: 9000 | category: Furniture
gb | lunch box 9 | text: lunch box | amount: 900 | category: none
gb | refund zara 45 | text: zara | amount: 4500 | kind: refund
gb | refunded 45 zara | text: zara | amount: 4500 | kind: refund
gb | zara refund 45 | text: zara | amount: 4500 | kind: refund
gb | zara 45 refund | text: zara | amount: 4500 | kind: refund
gb | returned boots 80 | text: boots | amount: 8000 | kind: refund | category: Clothes
gb | money back from zara 45 | text: from zara | amount: 4500 | kind: refund
gb | -45 zara | text: zara | amount: 4500 | kind: refund
gb | zara -45 | text: zara | amount: 4500 | kind: refund
gb | zara -£45 | text: zara | amount: 4500 | currency: GBP | kind: refund
gb | zara £-45 | text: zara | amount: 4500 | currency: GBP | kind: refund
gb | zara −45 | text: zara | amount: 4500 | kind: refund
gb | - 45 zara | text: zara | amount: 4500 | kind: refund
gb | zara - 45 | text: zara | amount: 4500
gb | refundable deposit 45 | text: refundable deposit | amount: 4500
de | Erstattung Zalando 45 | text: Zalando | amount: 4500 | kind: refund
de | Rückerstattung 45 Zalando | text: Zalando | amount: 4500 | kind: refund
fr | remboursement fnac 45 | text: fnac | amount: 4500 | kind: refund
br | reembolso amazon 45 | text: amazon | amount: 4500 | kind: refund
br | estorno 45 amazon | text: amazon | amount: 4500 | kind: refund
jp | 返金 アマゾン 4500 | text: アマゾン | amount: 4500 | kind: refund
gb | tax refund 300 | text: tax refund | amount: 30000 | noun: income
gb | sold sofa 120 | text: sold sofa | amount: 12000 | noun: income
gb | salary 2,400 | text: salary | amount: 240000 | noun: income | category: Salary
gb | november salary 2400 | text: november salary | amount: 240000 | noun: income | category: Salary
gb | dividend 34.20 | text: dividend | amount: 3420 | noun: income | category: Interest and dividends
gb | interest 3.20 | text: interest | amount: 320 | noun: income | category: Interest and dividends
gb | loan interest 30 | text: loan interest | amount: 3000
gb | pension 900 | text: pension | amount: 90000 | noun: income | category: Benefits and pension
gb | pension contribution 90 | text: pension contribution | amount: 9000
gb | gift from grandma 50 | text: gift from grandma | amount: 5000 | noun: income | category: Gifts received
gb | gift for grandma 50 | text: gift for grandma | amount: 5000 | category: Gifts and donations
gb | freelance invoice 2026-031 +900 | text: freelance invoice 2026-031 | amount: 90000 | noun: income | category: Self-employment
gb | +40 garage sale | text: garage sale | amount: 4000 | noun: income
gb | got paid 500 | text: got paid | amount: 50000 | noun: income
gb | bonus 500 | text: bonus | amount: 50000 | noun: income | category: Salary
gb | cleaner wages 80 | text: cleaner wages | amount: 8000
gb | tom paid me back 20 | text: tom paid me back | amount: 2000 | noun: income
gb | paid back tom 20 | text: paid back tom | amount: 2000
gb | received 35 from tom | text: from tom | amount: 3500 | noun: income
de | Gehalt 2.800,00 | text: Gehalt | amount: 280000 | noun: income | category: Salary
de | Dividende 12,40 | text: Dividende | amount: 1240 | noun: income
fr | salaire 2 100 | text: salaire | amount: 210000 | noun: income | category: Salary
br | salário 4.200,00 | text: salário | amount: 420000 | noun: income | category: Salary
jp | 給料 280,000 | text: 給料 | amount: 280000 | noun: income | category: Salary
gb | show 90 tom owes me 45 | text: show | amount: 9000 | back: 4500 from Tom
gb | show 90 tom owes me half | text: show | amount: 9000 | back: 1/2 from Tom
gb | tom owes me 45 | text: tom owes me | amount: 4500 | back: 1/1 from Tom
gb | lent anna 60 | text: lent anna | amount: 6000 | back: 1/1 from Anna
gb | lent 60 to anna | text: lent to anna | amount: 6000 | back: 1/1 from Anna
gb | loaned £60 to anna | text: loaned to anna | amount: 6000 | currency: GBP | back: 1/1 from Anna
gb | lent bob 60 | text: lent bob | amount: 6000 | back: 1/1 from Bob
gb | flat deposit 300 expect 100 back from tom | text: flat deposit | amount: 30000 | back: 10000 from Tom
gb | hotel 300 expecting half back from tom | text: hotel | amount: 30000 | back: 1/2 from Tom
gb | hotel 300 100 back from tom | text: hotel | amount: 30000 | back: 10000 from Tom
gb | hotel 300 tom pays half | text: hotel | amount: 30000 | back: 1/2 from Tom
gb | hotel 300 split with tom | text: hotel | amount: 30000 | back: 1/2 from Tom
gb | hotel 300 tom owes me 150 by 1 dec | text: hotel | amount: 30000 | back: 15000 from Tom | due: 2026-12-01
gb | got 20 back from tom | text: back from tom | amount: 2000 | noun: income
gb | lukas gave 50 back | text: lukas gave back | amount: 5000 | noun: income
de | 1.11. lukas 50 zurück | text: lukas | amount: 5000 | date: 2026-11-01 | kind: refund
de | lukas hat 50 zurückgezahlt | text: lukas hat zurückgezahlt | amount: 5000 | noun: income
de | von lukas 50 zurückbekommen | text: von lukas zurückbekommen | amount: 5000 | noun: income
de | ich habe lukas 50 zurückgezahlt | text: ich habe lukas zurückgezahlt | amount: 5000
fr | lukas m'a rendu 50 | text: lukas m'a rendu | amount: 5000 | noun: income
fr | j'ai rendu 50 à lukas | text: j'ai rendu à lukas | amount: 5000
br | lukas devolveu 50 | text: lukas devolveu | amount: 5000 | noun: income
br | devolvi 50 ao lukas | text: devolvi ao lukas | amount: 5000
de | Konzert 90 Tom schuldet mir 45 | text: Konzert | amount: 9000 | back: 4500 from Tom
fr | concert 90 Tom me doit 45 | text: concert | amount: 9000 | back: 4500 from Tom
br | show 90 Tom me deve 45 | text: show | amount: 9000 | back: 4500 from Tom
gb | curry 36 in:flat | text: curry | amount: 3600 | group: Flat share
gb | curry 36 in:lisbon | text: curry | amount: 3600 | group: Lisbon 2026
gb | in:flat curry 36 | text: curry | amount: 3600 | group: Flat share
gb | curry 36 split with flat share | text: curry | amount: 3600 | group: Flat share
gb | curry 36 shared with the flat share | text: curry | amount: 3600 | group: Flat share
gb | curry 36 split in lisbon 2026 | text: curry | amount: 3600 | group: Lisbon 2026
gb | split with flat share curry 36 | text: curry | amount: 3600 | group: Flat share
gb | curry 36 in:nowhere | text: curry in:nowhere | amount: 3600
gb | desk 480 in 4 instalments | text: desk | amount: 48000 | parts: 4
gb | desk 480 in four installments | text: desk | amount: 48000 | parts: 4
gb | desk 480 over 4 months | text: desk | amount: 48000 | parts: 4
gb | desk 480 4 monthly payments | text: desk | amount: 48000 | parts: 4
gb | desk 4 instalments of 120 | text: desk | amount: 48000 | parts: 4
de | Tisch 480 in 4 Raten | text: Tisch | amount: 48000 | parts: 4
fr | bureau 480 en 4 fois | text: bureau | amount: 48000 | parts: 4
fr | bureau 480 en 4x sans frais | text: bureau | amount: 48000 | parts: 4
br | mesa 480 em 4x | text: mesa | amount: 48000 | parts: 4
br | mesa 480 em 4x sem juros | text: mesa | amount: 48000 | parts: 4
br | mesa 480 em 4 parcelas | text: mesa | amount: 48000 | parts: 4
jp | 机 48000 4回払い | text: 机 | amount: 48000 | parts: 4
gb | cloud 9.99 monthly | text: cloud | amount: 999 | repeats: monthly
gb | cloud 9.99 every month | text: cloud | amount: 999 | repeats: monthly
gb | cleaner 30 every friday | text: cleaner | amount: 3000 | repeats: weekly
gb | domain 14 yearly | text: domain | amount: 1400 | repeats: yearly
gb | monthly pass 60 | text: monthly pass | amount: 6000
gb | weekly shop 60 | text: weekly shop | amount: 6000
gb | daily mail 1.20 | text: daily mail | amount: 120
de | Cloud 9,99 jeden Monat | text: Cloud | amount: 999 | repeats: monthly
fr | cloud 9,99 par mois | text: cloud | amount: 999 | repeats: monthly
br | cloud 9,99 todo mês | text: cloud | amount: 999 | repeats: monthly
gb | 99p store 5 | text: 99p store | amount: 500
gb | inv 0017 50 | text: inv 0017 | amount: 5000
gb | run 10k 35 | text: run 10k | amount: 3500
us | 401k 500 | text: 401k | amount: 50000
us | gum $.50 | text: gum | amount: 50 | currency: USD
gb | beers 3@4.50 | text: beers | amount: 1350
gb | sort code 12-34-56 40 | text: sort code 12-34-56 | amount: 4000
gb | isbn 978-3-16-148410-0 25 | text: isbn 978-3-16-148410-0 | amount: 2500
us | pizza 212-555-0142 23.50 | text: pizza 212-555-0142 | amount: 2350
gb | 3.20cocoa | text: cocoa | amount: 320
gb | ferry 30 november 31st | text: ferry | amount: 3000 | asks: date | unread: november 31st
gb | ferry 30 7oct | text: ferry | amount: 3000 | date: 2026-10-07
gb | ferry 30 7 oct 25 | text: ferry | amount: 3000 | date: 2025-10-07
gb | ferry 30 20261007 | text: ferry | amount: 3000 | date: 2026-10-07
de | Fähre 30 7. 10. | text: Fähre | amount: 3000 | date: 2026-10-07
de | 2 Karten 12.05 | text: 2 Karten | amount: 1205
gb | partial refund hostel 30 | text: partial refund hostel | amount: 3000 | kind: refund
gb | zara 20 back | text: zara | amount: 2000 | kind: refund
gb | lent tom and anna 50 | text: lent tom and anna | amount: 5000 | back: 1/1 from Tom and Anna
gb | hotel 90 split with anna and tom | text: hotel | amount: 9000 | back: 2/3 from Anna and Tom
gb | curry 36 in:"flat share" | text: curry | amount: 3600 | group: Flat share
gb | curry 36 split in:flat | text: curry | amount: 3600 | group: Flat share
gb | desk 480 paid in 4 | text: desk | amount: 48000 | parts: 4
gb | course 200 | text: course | amount: 20000 | category: Education
gb | yoga class 15 | text: yoga class | amount: 1500 | category: Sports
gb | soup 6 restaurnt | text: soup | amount: 600 | category: Restaurants
jp | ボーナス 50万円 | text: ボーナス | amount: 500000 | currency: JPY | noun: income
gb | 2 seats 24 cinema | text: 2 seats | amount: 2400
de | 2 Plätze 24 Kino | text: 2 Plätze | amount: 2400
gb | loft £1.2m | text: loft | amount: 120000000 | currency: GBP
gb | hose 2m 14 | text: hose 2m | amount: 1400
gb | 9 | amount: 900
gb | £9 | amount: 900 | currency: GBP
gb | 🍜 9 | text: 🍜 | amount: 900
gb | tea🍵 3 | text: tea🍵 | amount: 300
gb | ?! 5 | text: ?! | amount: 500
gb | 5 5 5 | text: 5 5 | amount: 500
gb | drop_table(users) 5 | text: drop_table(users) | amount: 500
gb | %s%n 5 | text: %s%n | amount: 500
gb | ../../etc 5 | text: ../../etc | amount: 500
de | brot 3.499 | text: brot | category: Groceries | asks: amount | unread: 3,499
de | brot 3.499 € | text: brot | currency: EUR | category: Groceries | asks: amount | unread: 3,499
gb | bread 3,499 | text: bread | category: Groceries | asks: amount | unread: 3.499
de | brot 3,499 | text: brot | category: Groceries | asks: amount | unread: 3,499
in | bread 1,200 | text: bread | amount: 120000 | category: Groceries
fr | courses 32 | text: courses | amount: 3200 | category: Groceries
fr | courses carrefour 32,50 | text: courses carrefour | amount: 3250 | category: Groceries
fr | 54 les courses | text: les courses | amount: 5400 | category: Groceries
gb | language courses 32 | text: language courses | amount: 3200 | category: Education
fr | salaire 2 000 virement | text: salaire virement | amount: 200000 | noun: income | category: Salary
fr | virement reçu 300 | text: virement reçu | amount: 30000 | noun: income
gb | transfer received 300 | text: transfer received | amount: 30000 | noun: income
gb | lunch 15 € phone | text: lunch phone | amount: 1500 | currency: EUR | category: Eating out
gb | phone 15 | text: phone | amount: 1500 | category: Internet and phone
gb | vodafone 20 phone | text: vodafone | amount: 2000 | category: Internet and phone
cz | boty 12 899,- Kč | text: boty | amount: 1289900 | currency: CZK
cz | boty 1 899,- | text: boty | amount: 189900
cz | boty 1 899.- | text: boty | amount: 189900
cz | boty 1 899,– | text: boty | amount: 189900
cz | boty 1 899,-Kč | text: boty | amount: 189900 | currency: CZK
cz | boty 1 899,- Kč | text: boty | amount: 189900 | currency: CZK
cz | boty 1 899,-Kč | text: boty | amount: 189900 | currency: CZK
cz | pneu 4 x 1 250,- Kč | text: pneu | amount: 500000 | currency: CZK
gb | boots 12 899,- Kč | text: boots | amount: 1289900 | currency: CZK
ch | Stiefel 1'899.- | text: Stiefel | amount: 189900
ch | Stiefel 1 899.- | text: Stiefel | amount: 189900
de | Stiefel 1.899,-€ | text: Stiefel | amount: 189900 | currency: EUR
cz | nákup 500 Kč 14.11 | text: nákup | amount: 50000 | currency: CZK | date: 2026-11-14
cz | 1 245,50 Kč 3.10 | amount: 124550 | currency: CZK | date: 2026-10-03
cz | nákup 500,- Kč 14. 11 | text: nákup | amount: 50000 | currency: CZK | date: 2026-11-14
de | Einkauf 500 € 14.11 | text: Einkauf | amount: 50000 | currency: EUR | date: 2026-11-14
ch | Einkauf 500 CHF 14.11 | text: Einkauf | amount: 50000 | currency: CHF | date: 2026-11-14
ch | Einkauf CHF 14.11 | text: Einkauf | amount: 1411 | currency: CHF
pl | zakupy 500 zł 14.11 | text: zakupy | amount: 50000 | currency: PLN | date: 2026-11-14
hu | bolt 5000 Ft 14.11 | text: bolt | amount: 500000 | currency: HUF | date: 2026-11-14
de | Kino 3 Karten € 12.10 | text: Kino 3 Karten | amount: 1210 | currency: EUR
gb | dinner 2 £ 14.11 | text: dinner 2 | amount: 1411 | currency: GBP
cz | auto 20 tisíc Kč | text: auto | amount: 2000000 | currency: CZK
cz | auto 2 tis. | text: auto | amount: 200000
cz | auto 2,5 tisíce Kč 14.11 | text: auto | amount: 250000 | currency: CZK | date: 2026-11-14
cz | byt 2 mil. Kč | text: byt | amount: 200000000 | currency: CZK
pl | auto 20 tys. zł | text: auto | amount: 2000000 | currency: PLN
de | Auto 20 tausend | text: Auto | amount: 2000000
de | Auto 20 Tsd. € | text: Auto | amount: 2000000 | currency: EUR
fr | voiture 2 mille | text: voiture | amount: 200000
es | coche 2 mil euros | text: coche | amount: 200000 | currency: EUR
it | auto 20 mila | text: auto | amount: 2000000
tr | araba 20 bin TL | text: araba | amount: 2000000 | currency: TRY
hu | autó 20 ezer Ft | text: autó | amount: 2000000 | currency: HUF
gb | 20 bin bags | text: bin bags | amount: 2000
`
