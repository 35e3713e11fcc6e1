/** A budget: how much may be spent on some categories in a period. */
import { z } from 'zod'
import { amount, createdBy, currency, day, type Entity, instant, named, uuid } from './entity.ts'

export const budgetPeriods = [
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'yearly',
  'custom',
] as const

export const budgets = {
  writable: {
    name: named(80, 'Give the budget a name.'),
    /** None means everything counts. */
    categoryIds: z.array(uuid).max(100),
    amount,
    currency,
    period: z.enum(budgetPeriods),
    startOn: day,
    endOn: day.nullable(),
    rollover: z.strictObject({
      surplus: z.enum(['keep', 'reset', 'cap']),
      deficit: z.enum(['carry', 'forgive']),
      cap: amount.nullable(),
    }),
    /** Percent of the amount at which to tell the user. */
    alerts: z.array(z.int().min(1).max(1000)).max(10),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: {
    categoryIds: [],
    period: 'monthly',
    endOn: null,
    rollover: { surplus: 'reset', deficit: 'forgive', cap: null },
    alerts: [80, 100],
  },
} as const satisfies Entity
