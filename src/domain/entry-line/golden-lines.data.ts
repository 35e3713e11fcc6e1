/** Sentences people type and what each must be read as; what is not named must not be found. */

/** Who types what, and how it is read. Today is Wednesday, 18 November 2026. */
export const goldenLines = `
gb | 5€ water | text: water | amount: 500 | currency: EUR | category: Groceries
gb | water 1.20 cash | text: water | amount: 120 | category: Groceries | paid: cash
gb | bottle of water 2 | text: bottle of water | amount: 200 | category: Groceries
gb | water bill 40 | text: water bill | amount: 4000 | category: Water
gb | thames water 40 | text: thames water | amount: 4000 | category: Water
de | 5€ Wasser | text: Wasser | amount: 500 | currency: EUR | category: Groceries
de | Wasserrechnung 40 | text: Wasserrechnung | amount: 4000 | category: Water
de | 12 bar | text: bar | amount: 1200
de | Blumen bar 12 | text: Blumen | amount: 1200 | paid: cash
de | bar Blumen 12 | text: bar Blumen | amount: 1200
gb | dinner 86,40 yesterday food #trip | text: dinner | amount: 8640 | date: 2026-11-17 | category: Eating out | tags: trip
gb | order no. 20261104 15 | text: order no. 20261104 | amount: 1500
gb | museum 12 20261104 | text: museum | amount: 1200 | date: 2026-11-04 | category: Culture
gb | sort code 20-00-00 45 | text: sort code 20-00-00 | amount: 4500
gb | coffee 3.20 | text: coffee | amount: 320 | category: Coffee and snacks
gb | lunch 12 EUR 14 USD | text: lunch 12 EUR | amount: 1400 | currency: USD | category: Eating out
gb | lunch 12 euro 14 usd | text: lunch 12 euro | amount: 1400 | currency: USD | category: Eating out
gb | 3.20 coffee | text: coffee | amount: 320 | category: Coffee and snacks
gb | rent 950 | text: rent | amount: 95000 | category: Rent
gb | 12 lunch | text: lunch | amount: 1200 | category: Eating out
gb | 12 food | text: food | amount: 1200 | category: Groceries
gb | milk 1.10 food | text: milk | amount: 110 | category: Groceries
gb | lunch 12 food | text: lunch | amount: 1200 | category: Eating out
gb | 12 lunch food | text: lunch | amount: 1200 | category: Eating out
gb | taxi to the airport 32 | text: taxi to the airport | amount: 3200 | category: Taxi
gb | 120 new clothes | text: new clothes | amount: 12000 | category: Clothes
gb | running shoes 129.95 sports | text: running shoes | amount: 12995 | category: Sports
gb | Dinner, 86.40, yesterday, food | text: Dinner | amount: 8640 | date: 2026-11-17 | category: Eating out
gb | salt, pepper 3.20 | text: salt, pepper | amount: 320
gb | birthday present 30 for mom | text: birthday present for mom | amount: 3000 | category: Gifts and donations
gb | lunch 12 with anna | text: lunch with anna | amount: 1200 | category: Eating out
gb | something 7 | text: something | amount: 700
gb | yesterday 12 lunch | text: lunch | amount: 1200 | date: 2026-11-17 | category: Eating out
gb | spent 12 on lunch | text: lunch | amount: 1200 | category: Eating out
gb | paid 45 for parking | text: parking | amount: 4500 | category: Parking
gb | bought milk 2 | text: milk | amount: 200 | category: Groceries
gb | lunch for 12 | text: lunch | amount: 1200 | category: Eating out
gb | dinner - 45 | text: dinner | amount: 4500 | category: Eating out
gb | 🍕 12 | text: 🍕 | amount: 1200
gb | sofa 1,234.56 | text: sofa | amount: 123456 | category: Furniture
gb | sofa 1.234,56 | text: sofa | amount: 123456 | category: Furniture
de | sofa 1.234,56 | text: sofa | amount: 123456 | category: Furniture
de | sofa 1.234 | text: sofa | amount: 123400 | category: Furniture
gb | sofa 1,234 | text: sofa | amount: 123400 | category: Furniture
ch | sofa 1'234.50 | text: sofa | amount: 123450 | category: Furniture
ch | sofa 1’000 | text: sofa | amount: 100000 | category: Furniture
fr | sofa 1 234,50 | text: sofa | amount: 123450 | category: Furniture
fr | sofa 1 234,50 € | text: sofa | amount: 123450 | currency: EUR | category: Furniture
in | car 12,34,567.89 | text: car | amount: 123456789 | category: Transport
de | kino 12,- | text: kino | amount: 1200 | category: Culture
gb | gum .5 | text: gum | amount: 50
gb | bonus +5k | text: bonus | amount: 500000 | noun: income | category: Salary
gb | car 1.5k | text: car | amount: 150000 | category: Transport
gb | drinks 12+3,50 | text: drinks | amount: 1550 | category: Eating out
gb | drinks 12 + 3.50 | text: drinks | amount: 1550 | category: Eating out
gb | dinner 40 +5 tip | text: dinner tip | amount: 4500 | category: Eating out
gb | bus ticket 3*2.80 | text: bus ticket | amount: 840 | category: Public transport
gb | bus ticket 3x2.80 | text: bus ticket | amount: 840 | category: Public transport
gb | jacket 99-20 | text: jacket | amount: 7900 | category: Clothes
gb | coffee ١٢٫٥٠ | text: coffee | amount: 1250 | category: Coffee and snacks
kw | lunch 1.250 | text: lunch | amount: 1250 | category: Eating out
gb | burger $12 | text: burger | amount: 1200 | currency: USD | category: Takeaway
gb | burger 12 usd | text: burger | amount: 1200 | currency: USD | category: Takeaway
gb | burger 12USD | text: burger | amount: 1200 | currency: USD | category: Takeaway
gb | USD 12.50 burger | text: burger | amount: 1250 | currency: USD | category: Takeaway
gb | €4,50 gelato | text: gelato | amount: 450 | currency: EUR
gb | gelato 4,50€ | text: gelato | amount: 450 | currency: EUR
gb | gelato 4€50 | text: gelato | amount: 450 | currency: EUR
gb | pint £6.20 | text: pint | amount: 620 | currency: GBP
gb | pint 6 quid | text: pint | amount: 600 | currency: GBP
gb | ramen ¥1200 | text: ramen | amount: 1200 | currency: JPY | category: Restaurants
gb | ramen 1200 yen | text: ramen | amount: 1200 | currency: JPY | category: Restaurants
gb | ramen ¥12.50 | text: ramen | currency: JPY | category: Restaurants | asks: amount | unread: 12.50
gb | pierogi 45 zł | text: pierogi | amount: 4500 | currency: PLN
gb | pivo 55kč | text: pivo | amount: 5500 | currency: CZK
gb | moqueca R$80 | text: moqueca | amount: 8000 | currency: BRL
ch | Lektorat 250 20.9. EUR | text: Lektorat | amount: 25000 | currency: EUR | date: 2026-09-20
ch | Lampe 1'200 gestern $ | text: Lampe | amount: 120000 | currency: USD | date: 2026-11-17
ch | EUR Lektorat 250 | text: Lektorat | amount: 25000 | currency: EUR
ch | Film 12 gestern TOP | text: Film TOP | amount: 1200 | date: 2026-11-17
ch | SBB 3x12.40 12.11 transport | text: SBB | amount: 3720 | date: 2026-11-12 | category: Transport
ch | Coop 12.40 + 3.50 12.11 | text: Coop | amount: 1590 | date: 2026-11-12
ch | Coop 12.40 12.11 | text: Coop 12.40 | amount: 1211
ch | fondue fr. 32.50 | text: fondue | amount: 3250 | currency: CHF
se | fika 65 kr | text: fika | amount: 6500 | currency: SEK
us | bagel $3.75 | text: bagel | amount: 375 | currency: USD | category: Groceries
us | poutine CA$14 | text: poutine | amount: 1400 | currency: CAD
in | chai ₹20 | text: chai | amount: 2000 | currency: INR | category: Coffee and snacks
kw | tea 0.250 kwd | text: tea | amount: 250 | currency: KWD | category: Coffee and snacks
jp | ramen 980 | text: ramen | amount: 980 | category: Restaurants
jp | 昼食 1,200円 | text: 昼食 | amount: 1200 | currency: JPY | category: Eating out
jp | coffee $4.50 | text: coffee | amount: 450 | currency: USD | category: Coffee and snacks
gb | pen 3 | text: pen | amount: 300
gb | hair gel 5 | text: hair gel | amount: 500
gb | ladder 6 ft 49 | text: ladder 6 ft | amount: 4900
gb | lunch 12 today | text: lunch | amount: 1200 | date: 2026-11-18 | category: Eating out
gb | train tomorrow 49 | text: train | amount: 4900 | date: 2026-11-19 | category: Public transport
gb | the day before yesterday cinema 14 | text: cinema | amount: 1400 | date: 2026-11-16 | category: Culture
gb | cinema 14 friday | text: cinema | amount: 1400 | date: 2026-11-13 | category: Culture
gb | cinema 14 on friday | text: cinema | amount: 1400 | date: 2026-11-13 | category: Culture
gb | cinema last wednesday 14 | text: cinema | amount: 1400 | date: 2026-11-11 | category: Culture
gb | cinema next friday 14 | text: cinema | amount: 1400 | date: 2026-11-20 | category: Culture
gb | cinema 14 sat | text: cinema | amount: 1400 | date: 2026-11-14 | category: Culture
gb | sun cream 8 | text: sun cream | amount: 800
gb | drinks last night 27 | text: drinks | amount: 2700 | date: 2026-11-17 | category: Eating out
gb | bakery 4.10 this morning | text: bakery | amount: 410 | date: 2026-11-18 | category: Groceries
gb | fuel 60 3 days ago | text: fuel | amount: 6000 | date: 2026-11-15 | category: Fuel
gb | fuel 60 a week ago | text: fuel | amount: 6000 | date: 2026-11-11 | category: Fuel
gb | fuel 60 2d ago | text: fuel | amount: 6000 | date: 2026-11-16 | category: Fuel
gb | dinner 40 on 5 | text: dinner | amount: 4000 | date: 2026-11-05 | category: Eating out
gb | dinner 40 on the 30th | text: dinner | amount: 4000 | date: 2026-10-30 | category: Eating out
gb | dinner 5 march 40 | text: dinner | amount: 4000 | date: 2026-03-05 | category: Eating out
gb | dinner mar 5 40 | text: dinner | amount: 4000 | date: 2026-03-05 | category: Eating out
gb | dinner 40 march 5 2025 | text: dinner | amount: 4000 | date: 2025-03-05 | category: Eating out
gb | gifts 24 dec 80 | text: gifts | amount: 8000 | date: 2026-12-24 | category: Gifts and donations
gb | rent 950 first of november | text: rent | amount: 95000 | date: 2026-11-01 | category: Rent
gb | rent 950 first of december | text: rent | amount: 95000 | date: 2026-12-01 | category: Rent
de | Silvester 80 31.12. | text: Silvester | amount: 8000 | date: 2026-12-31
gb | gym 30 5 jan | text: gym | amount: 3000 | date: 2026-01-05 | category: Sports
gb | gym 30 1 feb | text: gym | amount: 3000 | date: 2026-02-01 | category: Sports
gb | dinner 90 / 3 | text: dinner | amount: 3000 | category: Eating out
gb | dinner 100 ÷ 3 | text: dinner | amount: 3333 | category: Eating out
gb | tacos 90 mexican pesos | text: tacos | amount: 9000 | currency: MXN
gb | fondue 32 swiss francs cash | text: fondue | amount: 3200 | currency: CHF | paid: cash
gb | train 40 #trip. | text: train | amount: 4000 | category: Public transport | tags: trip
jp | 家賃 8万5千円 | text: 家賃 | amount: 85000 | currency: JPY | category: Rent
jp | 家賃 8万5000円 | text: 家賃 | amount: 85000 | currency: JPY | category: Rent
gb | dinner 40 5/3 | text: dinner | amount: 4000 | date: 2026-03-05 | category: Eating out
us | dinner 40 5/3 | text: dinner | amount: 4000 | date: 2026-05-03 | category: Eating out
gb | dinner 40 3/31 | text: dinner | amount: 4000 | date: 2026-03-31 | category: Eating out
gb | dinner 40 05.03 | text: dinner | amount: 4000 | date: 2026-03-05 | category: Eating out
de | dinner 40 12.05 | text: dinner | amount: 4000 | date: 2026-05-12 | category: Eating out
de | dinner 12.05 | text: dinner | amount: 1205 | category: Eating out
gb | dinner 12.05 | text: dinner | amount: 1205 | category: Eating out
de | dinner 40,50 5.3. | text: dinner | amount: 4050 | date: 2026-03-05 | category: Eating out
gb | dinner 40 2026-02-28 | text: dinner | amount: 4000 | date: 2026-02-28 | category: Eating out
gb | dinner 40 31/2 | text: dinner | amount: 4000 | category: Eating out | asks: date | unread: 31/2
de | kino 14,50 gestern | text: kino | amount: 1450 | date: 2026-11-17 | category: Culture
de | kino 14,50 vorgestern | text: kino | amount: 1450 | date: 2026-11-16 | category: Culture
de | kino 14,50 5. märz | text: kino | amount: 1450 | date: 2026-03-05 | category: Culture
de | kino montag 14,50 | text: kino | amount: 1450 | date: 2026-11-16 | category: Culture
fr | livre hier 14,50 | text: livre | amount: 1450 | date: 2026-11-17
gb | black friday tv 299 | text: black friday tv | amount: 29900
gb | 2 pizzas 18.50 | text: 2 pizzas | amount: 1850 | category: Takeaway
gb | 2 pizzas 18 | text: 2 pizzas | amount: 1800 | category: Takeaway
gb | route 66 motel 80 | text: route 66 motel | amount: 8000 | category: Stays
gb | 80 route 66 motel | text: route 66 motel | amount: 8000 | category: Stays
gb | iPhone 15 case 19,90 | text: iPhone 15 case | amount: 1990
gb | 19 iPhone 15 | text: iPhone 15 | amount: 1900
gb | dinner for 4 86 | text: dinner for 4 | amount: 8600 | category: Eating out
gb | dinner 86 for 4 | text: dinner for 4 | amount: 8600 | category: Eating out
gb | shoes 89 size 42 | text: shoes size 42 | amount: 8900 | category: Clothes
gb | hotel 240 3 nights | text: hotel 3 nights | amount: 24000 | category: Stays
gb | 12 calendar 2026 | text: calendar 2026 | amount: 1200
gb | 7up 1.80 | text: 7up | amount: 180
gb | 500g beef 12.90 | text: 500g beef | amount: 1290 | category: Groceries
gb | 4x4 rental 80 | text: 4x4 rental | amount: 8000
gb | 1/2 chicken 6.50 | text: 1/2 chicken | amount: 650 | category: Groceries
gb | 20% tip 5 | text: 20% tip | amount: 500
gb | lunch 12:30 9.80 | text: lunch 12:30 | amount: 980 | category: Eating out
gb | 007 dvd 8 | text: 007 dvd | amount: 800
gb | invoice #4711 45 | text: invoice #4711 | amount: 4500
gb | 1st class ticket 80 | text: 1st class ticket | amount: 8000 | category: Tickets
gb | "route 66" 20 | text: route 66 | amount: 2000
gb | “5 march” poster 20 | text: 5 march poster | amount: 2000
gb | dinner 30 rest | text: dinner | amount: 3000 | category: Restaurants
gb | detergent 5 groc | text: detergent | amount: 500 | category: Groceries
gb | detergent 5 grocereis | text: detergent | amount: 500 | category: Groceries
gb | ticket 3 public transport | text: ticket | amount: 300 | category: Public transport
gb | pills 8 PHARMACY | text: pills | amount: 800 | category: Pharmacy
gb | wine 12 tra | text: wine tra | amount: 1200
gb | car insurance 480 | text: car insurance | amount: 48000 | category: Insurance
gb | dog food 25 | text: dog food | amount: 2500 | category: Pets
gb | hotel 90 #Trip #work-2026 | text: hotel | amount: 9000 | category: Stays | tags: trip work-2026
gb | #trip 90 hotel | text: hotel | amount: 9000 | category: Stays | tags: trip
gb | hotel 90 #trip #trip | text: hotel | amount: 9000 | category: Stays | tags: trip
gb | lunch 9 cash | text: lunch | amount: 900 | category: Eating out | paid: cash
gb | lunch 9 food cash | text: lunch | amount: 900 | category: Eating out | paid: cash
gb | 9 lunch cash | text: lunch | amount: 900 | category: Eating out | paid: cash
gb | lunch by card 9 | text: lunch | amount: 900 | category: Eating out | paid: card
gb | lunch 9 bancontact | text: lunch | amount: 900 | category: Eating out | paid: card
gb | deposit 400 by bank transfer | text: deposit | amount: 40000 | paid: bank
gb | tram 3 apple pay | text: tram | amount: 300 | category: Public transport | paid: mobile
gb | birthday card 4 | text: birthday card | amount: 400 | category: Gifts and donations
gb | gift card 25 cash | text: gift card | amount: 2500 | category: Gifts and donations | paid: cash
gb | bank fee 5 | text: bank fee | amount: 500
gb | cash 20 taxi | text: taxi | amount: 2000 | category: Taxi | paid: cash
gb | mobile 20 | text: mobile | amount: 2000
gb | dinner 45 @anna | text: dinner @anna | amount: 4500 | category: Eating out | people: anna
gb | dinner @anna @Jörg 45 | text: dinner @anna @Jörg | amount: 4500 | category: Eating out | people: anna Jörg
gb | coffee at luigi 3.20 | text: coffee at luigi | amount: 320 | category: Coffee and snacks | merchant: Luigi
gb | rewe 34.50 | text: rewe | amount: 3450 | merchant: REWE
gb | rewe 34.50 groceries cash #trip yesterday | text: rewe | amount: 3450 | merchant: REWE | category: Groceries | paid: cash | tags: trip | date: 2026-11-17
gb | café 4 | text: café | amount: 400 | category: Coffee and snacks
gb | +2500 salary | text: salary | amount: 250000 | noun: income | category: Salary
gb | salary 2500 | text: salary | amount: 250000 | noun: income | category: Salary
gb | + 50 from anna | text: from anna | amount: 5000 | noun: income
gb | received 50 from anna | text: from anna | amount: 5000 | noun: income
gb | +800 rent | text: rent | amount: 80000 | noun: income | category: Rent received
gb | income tax 300 | text: income tax | amount: 30000
gb | -50 shoes | text: shoes | amount: 5000 | category: Clothes | kind: refund
gb | +50 cash from anna | text: cash from anna | amount: 5000 | noun: income
gb |  |
gb | 12 | amount: 1200
gb | lunch | text: lunch | category: Eating out
gb | yesterday | date: 2026-11-17
gb | # | text: #
gb | " | text: "
gb | tv 55" 499 | text: tv 55" | amount: 49900
gb | lunch 0 | text: lunch 0 | category: Eating out
gb | lunch 1e5 | text: lunch 1e5 | category: Eating out
gb | yacht 99999999999999999999 | text: yacht | asks: amount | unread: 99999999999999999999
gb | fuel 1.459 | text: fuel | category: Fuel | asks: amount | unread: 1.459
gb | <script>alert(1)</script> 5 | text: <script>alert(1)</script> | amount: 500
gb | '; drop table expenses;-- 5 | text: '; drop table expenses;-- | amount: 500
gb | =SUM(A1:A9) 5 | text: =SUM(A1:A9) | amount: 500
gb | __proto__ 5 constructor | text: __proto__ constructor | amount: 500
gb | + | text: +
gb | 12 + + 3 | text: 12 + + | amount: 300
gb | netflix 12.99 subscriptions | text: netflix | amount: 1299 | category: Subscriptions
gb | Uber home 14 | text: Uber home | amount: 1400 | category: Taxi
gb | Starbucks 5.60 coffee | text: Starbucks | amount: 560 | category: Coffee and snacks
gb | weekly shop 84.32 at Linden Market | text: weekly shop at Linden Market | amount: 8432 | category: Groceries
gb | amazon 23,49 gifts #xmas | text: amazon | amount: 2349 | category: Gifts and donations | tags: xmas
gb | gas 50 yesterday cash | text: gas | amount: 5000 | date: 2026-11-17 | category: Fuel | paid: cash
gb | electric bill 120 on 1st | text: electric bill | amount: 12000 | date: 2026-11-01 | category: Electricity
gb | vet 85 for rex | text: vet for rex | amount: 8500 | category: Pets
gb | 2 beers 9.60 last friday | text: 2 beers | amount: 960 | date: 2026-11-13 | category: Eating out
gb | lunch 14.20 w/ bob | text: lunch w/ bob | amount: 1420 | category: Eating out
gb | train berlin-hamburg 49.90 nov 12 | text: train berlin-hamburg | amount: 4990 | date: 2026-11-12 | category: Public transport
gb | flight to nyc $420 travel | text: flight to nyc | amount: 42000 | currency: USD | category: Travel
gb | flight BA 2490 320 eur | text: flight BA 2490 | amount: 32000 | currency: EUR | category: Tickets
gb | ikea 1,299.00 12 nov | text: ikea | amount: 129900 | date: 2026-11-12
gb | dinner with anna and tom 86.40 eating out #date | text: dinner with anna and tom | amount: 8640 | category: Eating out | tags: date
gb | rent november 950 | text: rent november | amount: 95000 | category: Rent
gb | rent for november 950 bank transfer | text: rent for november | amount: 95000 | category: Rent | paid: bank
gb | lego 75192 for 849 | text: lego 75192 | amount: 84900
gb | charger for iphone 15 pro 29 | text: charger for iphone 15 pro | amount: 2900
gb | b&b 120 lisbon trip 3 nights | text: b&b lisbon trip 3 nights | amount: 12000 | category: Stays
gb | museum 2x12 | text: museum | amount: 2400 | category: Culture
gb | museum 2 x 12.50 | text: museum | amount: 2500 | category: Culture
gb | kids shoes 45 | text: kids shoes | amount: 4500 | category: Clothes
gb | freelance +1200 invoice 2026-014 | text: freelance invoice 2026-014 | amount: 120000 | category: Self-employment | noun: income
gb | got 20 from mom | text: from mom | amount: 2000 | noun: income
gb | dinner $40 cash yesterday #a #b food @bob | text: dinner @bob | amount: 4000 | currency: USD | date: 2026-11-17 | category: Eating out | tags: a b | paid: cash | people: bob
gb | beer €4 pub | text: beer | amount: 400 | currency: EUR | category: Eating out
gb | 16 oct lunch 9 | text: lunch | amount: 900 | date: 2026-10-16 | category: Eating out
gb | lunch 9 (yesterday) | text: lunch | amount: 900 | date: 2026-11-17 | category: Eating out
gb | house 1 000 000 | text: house | amount: 100000000 | category: Home
gb | PEN 3 EUR | text: PEN | amount: 300 | currency: EUR
gb | all you can eat 25 | text: all you can eat | amount: 2500
gb | sep 5 eur | text: sep | amount: 500 | currency: EUR
gb | march 950 | text: march | amount: 95000
gb | 10k run 30 | text: 10k run | amount: 3000
gb | half marathon 45 sports | text: half marathon | amount: 4500 | category: Sports
de | Tanken 60 € freitag | text: Tanken | amount: 6000 | currency: EUR | date: 2026-11-13 | category: Fuel
de | Zahnarzt 1.250 € | text: Zahnarzt | amount: 125000 | currency: EUR | category: Doctor and dentist
de | REWE 34,50 am 5.11. | text: REWE | amount: 3450 | date: 2026-11-05 | merchant: REWE
de | Geschenk 30 24.12 | text: Geschenk | amount: 3000 | date: 2026-12-24 | category: Gifts and donations
de | Kino 2x 12,50 | text: Kino | amount: 2500 | category: Culture
fr | loyer 1 050 | text: loyer | amount: 105000 | category: Rent
us | lunch 12.50 11/5 | text: lunch | amount: 1250 | date: 2026-11-05 | category: Eating out
us | gas 45 nov 3rd | text: gas | amount: 4500 | date: 2026-11-03 | category: Fuel
us | $1,250 rent | text: rent | amount: 125000 | currency: USD | category: Rent
us | 7-eleven 4.50 | text: 7-eleven | amount: 450
us | costco 230.11 groceries credit card | text: costco | amount: 23011 | category: Groceries | paid: card
jp | lunch 1200 food | text: lunch | amount: 1200 | category: Eating out
jp | taxi 3,400 yesterday | text: taxi | amount: 3400 | date: 2026-11-17 | category: Taxi
jp | コンビニ 850 | text: コンビニ | amount: 850
gb | Zahnarzt 120 28. Oktober | text: Zahnarzt | amount: 12000 | date: 2026-10-28 | category: Doctor and dentist
gb | Kino 28. Oktober 14 | text: Kino | amount: 1400 | date: 2026-10-28 | category: Culture
gb | Fähre 30 vorgestern | text: Fähre | amount: 3000 | date: 2026-11-16
gb | Fähre 30 gestern | text: Fähre | amount: 3000 | date: 2026-11-17
gb | Fähre 30 Montag | text: Fähre | amount: 3000 | date: 2026-11-16
gb | 1200 Miete am 1. | text: Miete | amount: 120000 | date: 2026-11-01 | category: Rent
gb | 25 Fitness am 30. | text: Fitness | amount: 2500 | date: 2026-10-30 | category: Sports
gb | Pizza 12 nächsten Freitag | text: Pizza | amount: 1200 | date: 2026-11-20 | category: Takeaway
gb | Fähre 15 letzten Montag | text: Fähre | amount: 1500 | date: 2026-11-16
gb | Geschenk 35 in 3 Tagen | text: Geschenk | amount: 3500 | date: 2026-11-21 | category: Gifts and donations
gb | Kino 20 nächste Woche | text: Kino | amount: 2000 | date: 2026-11-25 | category: Culture
gb | métro 2 il y a 3 jours | text: métro | amount: 200 | date: 2026-11-15 | category: Public transport
gb | breakfast at 9 am 12 | text: breakfast at 9 am | amount: 1200 | category: Eating out
gb | mars 2 | text: mars | amount: 200
de | Kaffee hier 3 | text: Kaffee hier | amount: 300 | category: Coffee and snacks
cz | potraviny 812,90 v pondělí | text: potraviny | amount: 81290 | date: 2026-11-16 | category: Groceries
cz | 1 012,30 v pátek | amount: 101230 | date: 2026-11-13
cz | oběd 120 ve středu | text: oběd | amount: 12000 | date: 2026-11-18
cz | lékárna 89 3. 10. 2026 | text: lékárna | amount: 8900 | date: 2026-10-03
de | Arzt 40 3. 10. 2025 | text: Arzt | amount: 4000 | date: 2025-10-03 | category: Doctor and dentist
pl | obiad 32 w niedzielę | text: obiad | amount: 3200 | date: 2026-11-15
nl | boodschappen 34,50 | text: boodschappen | amount: 3450 | category: Groceries
nl | rente 12,50 | text: rente | amount: 1250 | noun: income | category: Interest and dividends
de | rente 1250 | text: rente | amount: 125000 | noun: income | category: Benefits and pension
`
