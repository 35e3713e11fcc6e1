/** What seeded households share. Amounts are in euros; categories are the global ones. */
interface Circle {
  readonly name: string
  readonly kind: 'trip' | 'home' | 'couple' | 'event' | 'other'
  /** Null is the household's own. */
  readonly currency: string | null
  /** How many others there are, how many days it went on, and how many bills there were. */
  readonly others: number
  readonly days: number
  readonly bills: number
  readonly costs: readonly [SharedCost, ...SharedCost[]]
}

interface SharedCost {
  readonly description: string
  readonly category: number
  readonly from: number
  readonly to: number
}

const home: Circle['costs'] = [
  { description: 'Groceries for all', category: 100, from: 15, to: 140 },
  { description: 'Cleaning things', category: 100, from: 6, to: 35 },
  { description: 'Electricity', category: 120, from: 40, to: 110 },
  { description: 'Internet', category: 120, from: 25, to: 45 },
]
const trip: Circle['costs'] = [
  { description: 'Dinner', category: 112, from: 30, to: 160 },
  { description: 'Train tickets', category: 141, from: 18, to: 120 },
  { description: 'Museum', category: 182, from: 12, to: 60 },
  { description: 'Rooms', category: 202, from: 90, to: 420 },
]
const out: Circle['costs'] = [
  { description: 'Dinner', category: 112, from: 25, to: 120 },
  { description: 'Cinema', category: 182, from: 18, to: 60 },
  { description: 'Drinks', category: 112, from: 8, to: 45 },
]

export const circles: readonly [Circle, ...Circle[]] = [
  { name: 'Flat', kind: 'home', currency: null, others: 2, days: 700, bills: 220, costs: home },
  { name: 'Lisbon', kind: 'trip', currency: null, others: 4, days: 9, bills: 34, costs: trip },
  { name: 'London', kind: 'trip', currency: 'GBP', others: 3, days: 5, bills: 22, costs: trip },
  { name: 'Us two', kind: 'couple', currency: null, others: 1, days: 600, bills: 160, costs: out },
  { name: 'Film club', kind: 'event', currency: null, others: 5, days: 400, bills: 40, costs: out },
]
