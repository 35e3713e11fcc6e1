/** Templates: incomes and expenses that come again by a rule. */
import { z } from 'zod'
import { createdBy, day, type Entity, instant } from './entity.ts'
import { expenses } from './expenses.ts'
import { incomes } from './incomes.ts'

export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const

const schedule = {
  frequency: z.enum(frequencies),
  interval: z.int().min(1).max(999),
  startOn: day,
  endOn: day.nullable(),
  /** Post by itself, or remind and wait to be confirmed. */
  autoPost: z.boolean(),
  active: z.boolean(),
} as const

const scheduleDefaults = { interval: 1, endOn: null, autoPost: true, active: true } as const

const { date: _incomeDay, ...income } = incomes.writable
const { date: _expenseDay, ...expense } = expenses.writable

export const incomeTemplates = {
  writable: { ...income, ...schedule },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { ...incomes.defaults, ...scheduleDefaults },
} as const satisfies Entity

export const expenseTemplates = {
  writable: { ...expense, ...schedule },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { ...expenses.defaults, ...scheduleDefaults },
} as const satisfies Entity
