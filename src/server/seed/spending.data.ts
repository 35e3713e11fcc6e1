/** What households spend on. Merchants are invented; numbers of categories are the global ones. */
type Method = 'cash' | 'card' | 'bank' | 'mobile' | 'other'

type Purchase = readonly [description: string, merchant: string]

export interface Habit {
  readonly category: number
  /** How often, against the other habits. */
  readonly weight: number
  /** In euros; the middle is the most likely. */
  readonly from: number
  readonly to: number
  readonly methods: readonly [Method, ...Method[]]
  readonly purchases: readonly [Purchase, ...Purchase[]]
}

export interface Bill {
  readonly category: number
  /** Day of the month. */
  readonly day: number
  readonly everyMonths: number
  readonly from: number
  readonly to: number
  /** What it grows by each year. */
  readonly growth: number
  /** How far one bill may be from the next, as with heating. */
  readonly sway: number
  readonly method: Method
  readonly description: string
  readonly merchant: string
}

export const habits: readonly [Habit, ...Habit[]] = [
  {
    category: 100,
    weight: 30,
    from: 6,
    to: 95,
    methods: ['card', 'card', 'mobile', 'cash'],
    purchases: [
      ['Weekly shop', 'Linden Market'],
      ['Groceries', 'Linden Market'],
      ['Top-up shop', 'Linden Market'],
      ['Bread and milk', 'Corner Pantry'],
      ['Groceries', 'Corner Pantry'],
      ['Vegetables and fruit', 'Greenfold Grocers'],
      ['Weekly shop', 'Greenfold Grocers'],
      ['Bread and rolls', 'Mill Street Bakery'],
      ['Birthday cake', 'Mill Street Bakery'],
      ['Fish for the weekend', 'Harbour Foods'],
      ['Groceries', 'Harbour Foods'],
    ],
  },
  {
    category: 112,
    weight: 18,
    from: 2,
    to: 11,
    methods: ['card', 'mobile', 'cash'],
    purchases: [
      ['Coffee', 'Second Cup Corner'],
      ['Coffee and a roll', 'Second Cup Corner'],
      ['Snack', 'Kiosk at the Bridge'],
      ['Coffee', 'Kiosk at the Bridge'],
      ['Coffee', 'Morning Roast'],
      ['Coffee beans', 'Morning Roast'],
      ['Tea and cake', 'Little Owl Café'],
      ['Afternoon snack', 'Little Owl Café'],
    ],
  },
  {
    category: 111,
    weight: 8,
    from: 18,
    to: 120,
    methods: ['card', 'card', 'cash'],
    purchases: [
      ['Dinner', 'Trattoria Lungo'],
      ['Birthday dinner', 'Trattoria Lungo'],
      ['Sunday lunch', 'The Copper Pot'],
      ['Dinner', 'The Copper Pot'],
      ['Dinner with friends', 'Saffron Garden'],
      ['Lunch with colleagues', 'Noodle House Nine'],
      ['Sunday lunch', 'Old Ferry Inn'],
      ['Family dinner', 'Old Ferry Inn'],
    ],
  },
  {
    category: 113,
    weight: 7,
    from: 11,
    to: 48,
    methods: ['card', 'mobile'],
    purchases: [
      ['Pizza night', 'Quick Oven Pizza'],
      ['Noodles to take home', 'Blue Wok'],
      ['Curry to take home', 'Spice Van'],
    ],
  },
  {
    category: 141,
    weight: 9,
    from: 2,
    to: 9,
    methods: ['mobile', 'card', 'cash'],
    purchases: [
      ['Bus ticket', 'City Transit'],
      ['Day ticket', 'City Transit'],
      ['Tram ticket', 'Metro Lines'],
      ['Airport train', 'Metro Lines'],
    ],
  },
  {
    category: 142,
    weight: 5,
    from: 25,
    to: 95,
    methods: ['card'],
    purchases: [
      ['Fuel', 'Ring Road Fuels'],
      ['Fuel', 'Petrel Station'],
      ['Fuel for the trip', 'Petrel Station'],
    ],
  },
  {
    category: 143,
    weight: 2,
    from: 8,
    to: 45,
    methods: ['card', 'cash'],
    purchases: [
      ['Taxi home', 'Night Line Taxi'],
      ['Taxi to the station', 'Yellow Wheel'],
    ],
  },
  {
    category: 144,
    weight: 3,
    from: 1,
    to: 18,
    methods: ['mobile', 'card'],
    purchases: [
      ['Parking', 'Town Parking'],
      ['Parking garage', 'Garage Central'],
    ],
  },
  {
    category: 152,
    weight: 4,
    from: 4,
    to: 42,
    methods: ['card', 'cash'],
    purchases: [
      ['Prescription', 'Swan Pharmacy'],
      ['Vitamins', 'Swan Pharmacy'],
      ['Cold medicine', 'Station Chemist'],
      ['Plasters', 'Station Chemist'],
    ],
  },
  {
    category: 151,
    weight: 1,
    from: 30,
    to: 260,
    methods: ['bank', 'card'],
    purchases: [
      ['Check-up', 'Dr. Okonjo'],
      ['Dentist', 'Park Dental Practice'],
      ['Physiotherapy', 'Move Well Physio'],
    ],
  },
  {
    category: 170,
    weight: 4,
    from: 15,
    to: 180,
    methods: ['card', 'card', 'mobile'],
    purchases: [
      ['Shirts', 'Thread and Button'],
      ['Trousers taken in', 'Thread and Button'],
      ['Winter coat', 'North Loft'],
      ['Shoes', 'North Loft'],
      ['Clothes for the children', 'Second Spring'],
    ],
  },
  {
    category: 182,
    weight: 4,
    from: 8,
    to: 75,
    methods: ['card'],
    purchases: [
      ['Cinema', 'Palace Cinema'],
      ['Concert', 'Riverside Hall'],
      ['Theatre tickets', 'Riverside Hall'],
      ['Museum', 'City Museum'],
    ],
  },
  {
    category: 183,
    weight: 4,
    from: 5,
    to: 90,
    methods: ['card', 'cash'],
    purchases: [
      ['Books', 'Page and Candle'],
      ['A novel', 'Page and Candle'],
      ['Yarn', 'Craft Cupboard'],
      ['Paint and paper', 'Craft Cupboard'],
      ['Model kit', 'Hobby Loft'],
    ],
  },
  {
    category: 123,
    weight: 1,
    from: 25,
    to: 480,
    methods: ['card', 'bank'],
    purchases: [
      ['Lamp', 'Homeward'],
      ['Bedding', 'Homeward'],
      ['Bookshelf', 'Oak and Iron'],
      ['Kitchen chair', 'Oak and Iron'],
    ],
  },
  {
    category: 124,
    weight: 1,
    from: 15,
    to: 350,
    methods: ['card', 'bank', 'cash'],
    purchases: [
      ['Paint and brushes', 'Hammer and Nail'],
      ['New lock', 'Hammer and Nail'],
      ['Plumber', 'Swift Repairs'],
      ['Washing machine repair', 'Swift Repairs'],
    ],
  },
  {
    category: 202,
    weight: 1,
    from: 30,
    to: 420,
    methods: ['card'],
    purchases: [
      ['Train tickets', 'National Railways'],
      ['Flight', 'Northwind Air'],
      ['Ferry', 'Island Ferries'],
    ],
  },
  {
    category: 201,
    weight: 1,
    from: 60,
    to: 620,
    methods: ['card', 'bank'],
    purchases: [
      ['Weekend away', 'Seaview Rooms'],
      ['Holiday flat', 'Alpine Guesthouse'],
      ['Hotel', 'Hotel Meridian'],
    ],
  },
  {
    category: 220,
    weight: 2,
    from: 8,
    to: 85,
    methods: ['card'],
    purchases: [
      ['Cat food', 'Paws and Whiskers'],
      ['Dog food', 'Paws and Whiskers'],
      ['Vet', 'Dr. Halloran, vet'],
    ],
  },
  {
    category: 240,
    weight: 2,
    from: 10,
    to: 110,
    methods: ['card', 'bank', 'cash'],
    purchases: [
      ['Birthday present', 'Gift Corner'],
      ['Donation', 'Relief Fund'],
      ['Flowers', 'Rose and Fern'],
    ],
  },
]

export const bills: readonly [Bill, ...Bill[]] = [
  {
    category: 121,
    day: 1,
    everyMonths: 1,
    from: 690,
    to: 1690,
    growth: 0.03,
    sway: 0,
    method: 'bank',
    description: 'Rent',
    merchant: 'Housing Cooperative',
  },
  {
    category: 131,
    day: 5,
    everyMonths: 1,
    from: 48,
    to: 110,
    growth: 0.05,
    sway: 0.08,
    method: 'bank',
    description: 'Electricity',
    merchant: 'Bright Grid',
  },
  {
    category: 133,
    day: 5,
    everyMonths: 2,
    from: 70,
    to: 190,
    growth: 0.06,
    sway: 0.35,
    method: 'bank',
    description: 'Heating',
    merchant: 'District Heat',
  },
  {
    category: 132,
    day: 12,
    everyMonths: 3,
    from: 55,
    to: 120,
    growth: 0.02,
    sway: 0.1,
    method: 'bank',
    description: 'Water',
    merchant: 'Waterworks',
  },
  {
    category: 134,
    day: 8,
    everyMonths: 1,
    from: 28,
    to: 55,
    growth: 0,
    sway: 0,
    method: 'bank',
    description: 'Internet',
    merchant: 'Fibre Nine',
  },
  {
    category: 134,
    day: 20,
    everyMonths: 1,
    from: 10,
    to: 35,
    growth: 0,
    sway: 0,
    method: 'bank',
    description: 'Mobile phone',
    merchant: 'Tala Mobile',
  },
  {
    category: 160,
    day: 3,
    everyMonths: 1,
    from: 25,
    to: 90,
    growth: 0.02,
    sway: 0,
    method: 'bank',
    description: 'Household insurance',
    merchant: 'Anchor Mutual',
  },
  {
    category: 190,
    day: 15,
    everyMonths: 1,
    from: 9,
    to: 18,
    growth: 0.08,
    sway: 0,
    method: 'card',
    description: 'Film subscription',
    merchant: 'Lantern Films',
  },
  {
    category: 190,
    day: 22,
    everyMonths: 1,
    from: 8,
    to: 17,
    growth: 0.05,
    sway: 0,
    method: 'card',
    description: 'Music subscription',
    merchant: 'Tidewave',
  },
  {
    category: 181,
    day: 2,
    everyMonths: 1,
    from: 25,
    to: 60,
    growth: 0.03,
    sway: 0,
    method: 'bank',
    description: 'Gym',
    merchant: 'Stride Gym',
  },
  {
    category: 141,
    day: 28,
    everyMonths: 1,
    from: 40,
    to: 75,
    growth: 0.04,
    sway: 0,
    method: 'bank',
    description: 'Monthly pass',
    merchant: 'City Transit',
  },
]
