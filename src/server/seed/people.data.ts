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

/** Categories a household makes for itself. */
export const ownCategories: readonly { name: string; icon: string; color: string }[] = [
  { name: 'Garden', icon: 'sprout', color: 'leaf' },
  { name: 'Date night', icon: 'heart', color: 'rose' },
  { name: 'Allotment club', icon: 'trees', color: 'teal' },
  { name: 'Board games', icon: 'dices', color: 'plum' },
  { name: 'Bicycle', icon: 'bike', color: 'sky' },
  { name: 'Music lessons', icon: 'music', color: 'amber' },
]

export const notes: readonly string[] = [
  'Shared with a neighbour, half comes back.',
  'Kept the receipt for the warranty.',
  'On offer this week.',
  'For the weekend with friends.',
  'Paid in advance.',
]

export const tags: readonly string[] = ['family', 'work', 'holiday', 'one-off', 'treat', 'shared']
