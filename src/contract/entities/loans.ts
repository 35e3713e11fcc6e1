/** A loan, the schedule it is paid back by, and the payments made. */
import { z } from 'zod'
import { limits } from '../limits.ts'
import { amount, createdBy, currency, day, type Entity, instant, named, text } from './entity.ts'

export const loanKinds = [
  'annuity',
  'equal-principal',
  'interest-only',
  'balloon',
  'bullet',
  'interest-free',
] as const
export const loanFrequencies = [
  'weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'yearly',
] as const
export const dayCounts = ['30/360', 'act/365', 'act/360', 'act/act'] as const
export const loanStatuses = ['active', 'paid', 'archived'] as const
export const paymentTypes = ['regular', 'extra-principal'] as const

const part = z.int().min(0).max(limits.amountMinorUnits)

export const loans = {
  writable: {
    name: named(80, 'Give the loan a name.'),
    lender: text(120).nullable(),
    kind: z.enum(loanKinds),
    principal: amount,
    currency,
    annualRateBps: z.int().min(0).max(100_000),
    frequency: z.enum(loanFrequencies),
    termPeriods: z.int().min(1).max(3000),
    startOn: day,
    firstPaymentOn: day,
    dayCount: z.enum(dayCounts),
    status: z.enum(loanStatuses),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: {
    lender: null,
    kind: 'annuity',
    frequency: 'monthly',
    dayCount: '30/360',
    status: 'active',
  },
} as const satisfies Entity

/** Computed, so every field is the server's. */
export const amortization = {
  writable: {},
  serverOwned: {
    period: z.int().min(1),
    date: day,
    payment: part,
    principal: part,
    interest: part,
    extra: part,
    fees: part,
    balance: part,
    createdAt: instant,
  },
  defaults: {},
} as const satisfies Entity

export const payments = {
  writable: { date: day, amount, type: z.enum(paymentTypes), note: text(500).nullable() },
  serverOwned: { ...createdBy, principalPart: part, interestPart: part },
  defaults: { type: 'regular', note: null },
} as const satisfies Entity
