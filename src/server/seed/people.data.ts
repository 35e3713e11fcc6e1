/** Who the seeded households are. Names are common ones and mean nobody. */
export const firstNames: readonly [string, ...string[]] = [
  'Anna',
  'Ben',
  'Clara',
  'David',
  'Elena',
  'Felix',
  'Greta',
  'Hannes',
  'Ines',
  'Jonas',
  'Katrin',
  'Leo',
  'Maria',
  'Nils',
  'Olivia',
  'Paul',
  'Rosa',
  'Samir',
  'Tessa',
  'Umar',
  'Vera',
  'Walter',
  'Yara',
  'Zoe',
  'Amara',
  'Bruno',
  'Chiara',
  'Dario',
  'Esther',
  'Farid',
  'Giulia',
  'Hugo',
  'Ivana',
  'Jakob',
  'Kim',
  'Lucia',
  'Marek',
  'Nadia',
  'Oscar',
  'Priya',
]

export const surnames: readonly [string, ...string[]] = [
  'Berg',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'Garcia',
  'Hansen',
  'Ivanov',
  'Jensen',
  'Keller',
  'Lindberg',
  'Moreau',
  'Novak',
  'Okafor',
  'Petrov',
  'Quinn',
  'Rossi',
  'Schmid',
  'Tanaka',
  'Ullman',
  'Vogel',
  'Weber',
  'Yilmaz',
  'Zimmer',
  'Andersson',
  'Bauer',
  'Conti',
  'Dias',
  'Engel',
  'Ferrari',
]

export interface Place {
  readonly country: string
  readonly currency: string
  readonly timezone: string
  readonly locale: string
  /** What one euro of shopping costs there, in the currency's minor units. */
  readonly euro: number
}

export const places: readonly [Place, ...Place[]] = [
  { country: 'IE', currency: 'EUR', timezone: 'Europe/Dublin', locale: 'en-IE', euro: 100 },
  { country: 'DE', currency: 'EUR', timezone: 'Europe/Berlin', locale: 'de-DE', euro: 100 },
  { country: 'FR', currency: 'EUR', timezone: 'Europe/Paris', locale: 'fr-FR', euro: 100 },
  { country: 'GB', currency: 'GBP', timezone: 'Europe/London', locale: 'en-GB', euro: 90 },
  { country: 'CH', currency: 'CHF', timezone: 'Europe/Zurich', locale: 'de-CH', euro: 150 },
  { country: 'SE', currency: 'SEK', timezone: 'Europe/Stockholm', locale: 'sv-SE', euro: 1100 },
  { country: 'US', currency: 'USD', timezone: 'America/New_York', locale: 'en-US', euro: 115 },
  { country: 'JP', currency: 'JPY', timezone: 'Asia/Tokyo', locale: 'ja-JP', euro: 140 },
]

/** A category a household makes for itself, and what it buys there, in euros. */
export interface OwnCategory {
  readonly name: string
  readonly icon: string
  readonly color: string
  readonly from: number
  readonly to: number
  readonly purchases: readonly [
    readonly [description: string, merchant: string],
    ...(readonly [description: string, merchant: string])[],
  ]
}

export const ownCategories: readonly [OwnCategory, ...OwnCategory[]] = [
  {
    ...{ name: 'Garden', icon: 'droplets', color: 'leaf', from: 6, to: 60 },
    purchases: [
      ['Seedlings', 'Fern and Furrow'],
      ['Potting soil', 'Fern and Furrow'],
      ['Garden shears', 'Greenhouse Six'],
    ],
  },
  {
    ...{ name: 'Date night', icon: 'ticket', color: 'rose', from: 20, to: 90 },
    purchases: [
      ['Evening for two', 'Bistro Amarelle'],
      ['Cocktails', 'The Velvet Hour'],
    ],
  },
  {
    ...{ name: 'Allotment club', icon: 'blocks', color: 'teal', from: 5, to: 40 },
    purchases: [
      ['Compost, shared', 'Hillside Allotments'],
      ['Tool hire', 'Hillside Allotments'],
    ],
  },
  {
    ...{ name: 'Board games', icon: 'palette', color: 'plum', from: 9, to: 55 },
    purchases: [
      ['Board game', 'Meeple Corner'],
      ['Card sleeves', 'Meeple Corner'],
      ['Game evening', 'Dice and Crown'],
    ],
  },
  {
    ...{ name: 'Bicycle', icon: 'repeat', color: 'sky', from: 6, to: 85 },
    purchases: [
      ['Bicycle repair', 'Spoke and Chain'],
      ['Tyres', 'Spoke and Chain'],
      ['Bicycle lights', 'Pedal Works'],
    ],
  },
  {
    ...{ name: 'Music lessons', icon: 'graduation-cap', color: 'amber', from: 25, to: 45 },
    purchases: [
      ['Piano lesson', 'Studio Allegro'],
      ['Sheet music', 'Notes and Keys'],
    ],
  },
]

export const notes: readonly string[] = [
  'Shared with a neighbour, half comes back.',
  'Kept the receipt for the warranty.',
  'On offer this week.',
  'For the weekend with friends.',
  'Paid in advance.',
]

export const tags: readonly string[] = ['family', 'work', 'holiday', 'one-off', 'treat', 'shared']
