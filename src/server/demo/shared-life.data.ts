/** What the person of a demo shares and repeats; amounts in minor units, names mean nobody. */
export const friends = ['Clara', 'Samir', 'Rosa'] as const

/** Payer 0 is the person themself, the others follow in order. */
export const bills = [
  { description: 'Flat by the river', category: 201, amount: 38_400, payer: 0, daysAgo: 12 },
  { description: 'Dinner in Alfama', category: 111, amount: 12_460, payer: 1, daysAgo: 11 },
  { description: 'Groceries', category: 100, amount: 5_385, payer: 0, daysAgo: 10 },
  { description: 'Tram tickets', category: 141, amount: 2_760, payer: 2, daysAgo: 10 },
  { description: 'Boat trip', category: 182, amount: 9_600, payer: 3, daysAgo: 9 },
  { description: 'Custard tarts and coffee', category: 112, amount: 1_890, payer: 0, daysAgo: 9 },
] as const

/** What came every month until now, by its words, and goes on by itself. */
export const repeated = [
  { kind: 'income', description: 'Salary' },
  { kind: 'expense', description: 'Rent' },
  { kind: 'expense', description: 'Electricity' },
  { kind: 'expense', description: 'Internet' },
  { kind: 'expense', description: 'Mobile phone' },
  { kind: 'expense', description: 'Household insurance' },
  { kind: 'expense', description: 'Music subscription' },
  { kind: 'expense', description: 'Monthly pass' },
  { kind: 'expense', description: 'Gym' },
] as const
