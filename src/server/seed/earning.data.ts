/** What households earn. Employers are invented; numbers of categories are the global ones. */
export interface Pay {
  readonly category: number
  readonly description: string
  readonly sources: readonly [string, ...string[]]
  /** How many of a hundred households have it. */
  readonly percent: number
  /** The months it comes in; empty means every one. */
  readonly months: readonly number[]
  readonly day: number
  /** In euros; the middle is the most likely. */
  readonly from: number
  readonly to: number
  /** What it grows by each year. */
  readonly growth: number
  /** How far one may be from the next. */
  readonly sway: number
  /** How many of a hundred times it really comes. */
  readonly certainty: number
}

export const pays: readonly Pay[] = [
  {
    category: 500,
    description: 'Salary',
    sources: ['Hartwell Tools', 'St. Bride Clinic', 'Lakeside School', 'Orrin Logistics'],
    percent: 100,
    months: [],
    day: 1,
    from: 2300,
    to: 3900,
    growth: 0.031,
    sway: 0,
    certainty: 100,
  },
  {
    category: 500,
    description: 'Salary, second job',
    sources: ['Blue Kettle Café', 'Fenwick Books', 'Tallis & Moor'],
    percent: 55,
    months: [],
    day: 25,
    from: 900,
    to: 2600,
    growth: 0.024,
    sway: 0.04,
    certainty: 100,
  },
  {
    category: 500,
    description: 'Bonus',
    sources: ['Hartwell Tools', 'St. Bride Clinic', 'Orrin Logistics'],
    percent: 60,
    months: [11],
    day: 27,
    from: 700,
    to: 2800,
    growth: 0.02,
    sway: 0.2,
    certainty: 100,
  },
  {
    category: 510,
    description: 'Invoice paid',
    sources: ['Penrose Studio', 'Greenfield Farm', 'Marlow Theatre', 'Cobalt Press'],
    percent: 35,
    months: [],
    day: 14,
    from: 120,
    to: 1100,
    growth: 0,
    sway: 0.6,
    certainty: 55,
  },
  {
    category: 520,
    description: 'Interest',
    sources: ['Harbour Savings Bank', 'Union Credit'],
    percent: 80,
    months: [3, 6, 9, 12],
    day: 30,
    from: 6,
    to: 70,
    growth: 0.08,
    sway: 0.3,
    certainty: 100,
  },
  {
    category: 530,
    description: 'Rent for the garage',
    sources: ['Tenant'],
    percent: 12,
    months: [],
    day: 3,
    from: 60,
    to: 140,
    growth: 0.02,
    sway: 0,
    certainty: 97,
  },
  {
    category: 540,
    description: 'Child benefit',
    sources: ['Family office'],
    percent: 40,
    months: [],
    day: 10,
    from: 150,
    to: 260,
    growth: 0.015,
    sway: 0,
    certainty: 100,
  },
  {
    category: 550,
    description: 'Birthday money',
    sources: ['Grandparents', 'Aunt'],
    percent: 70,
    months: [5],
    day: 19,
    from: 30,
    to: 150,
    growth: 0,
    sway: 0.2,
    certainty: 90,
  },
  {
    category: 560,
    description: 'Tax refund',
    sources: ['Tax office'],
    percent: 65,
    months: [6],
    day: 16,
    from: 140,
    to: 980,
    growth: 0,
    sway: 0.5,
    certainty: 85,
  },
  {
    category: 560,
    description: 'Sold second-hand',
    sources: ['Flea market', 'Online market'],
    percent: 75,
    months: [],
    day: 21,
    from: 8,
    to: 90,
    growth: 0,
    sway: 0.7,
    certainty: 28,
  },
]
