/** Templates: incomes and expenses that come again by a rule. */
import { z } from 'zod'
import { type Complaints, createdBy, day, type Entity, instant } from './entity.ts'
import { expenseBase, expenseBaseDefaults } from './expenses.ts'
import { incomeBase, incomeBaseDefaults } from './incomes.ts'

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

type Scheduled = { readonly startOn: string; readonly endOn: string | null }

const checkSchedule = ({ startOn, endOn }: Scheduled): Complaints =>
  endOn !== null && endOn < startOn ? { endOn: 'Choose a day after the first one.' } : {}

export const incomeTemplates = {
  writable: { ...incomeBase, ...schedule },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { ...incomeBaseDefaults, ...scheduleDefaults },
  check: checkSchedule,
} as const satisfies Entity

export const expenseTemplates = {
  writable: { ...expenseBase, ...schedule },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { ...expenseBaseDefaults, ...scheduleDefaults },
  check: checkSchedule,
} as const satisfies Entity
