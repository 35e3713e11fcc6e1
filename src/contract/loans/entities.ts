/** A loan, the schedule it is paid back by, the payments made, and what it was before a change. */
import { z } from 'zod'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  day,
  type Entity,
  instant,
  named,
  text,
  uuid,
} from '../entity.ts'
import { limits } from '../limits.ts'

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
export const compoundings = ['periodic', 'monthly', 'quarterly', 'semiannual', 'annual'] as const
export const roundings = ['half-up', 'half-even', 'half-down', 'up', 'down'] as const
export const balanceWays = ['round-each', 'carry'] as const
export const firstPeriods = ['by-days', 'even'] as const
export const feeTimes = ['start', 'each'] as const
export const loanStatuses = ['active', 'paid', 'archived'] as const
/** What becomes of an instalment on its day: nothing by itself, a payment, or an expense too. */
export const loanPostings = ['by-hand', 'payment', 'expense'] as const
export const paymentTypes = ['regular', 'extra-principal'] as const
/** After an extra payment the same instalments end sooner, or lower ones end as planned. */
export const extraEffects = ['shorter', 'lower'] as const
export const versionReasons = ['terms', 'extra', 'removed'] as const

/** Periods without an end in sight; a weekly loan over 40 years has 2,080. */
const periodsMost = 3000
const bpsMost = 100_000

const part = z.int().min(0).max(limits.amountMinorUnits)

/** Hundredths of a percent, with up to four decimals: 3.875 % is 387.5. */
const rateBps = z
  .number({ error: 'Enter a rate.' })
  .min(0, { error: 'Enter a rate of zero or more.' })
  .max(bpsMost, { error: 'That rate is too high.' })
  .refine((bps) => Math.round(bps * 10_000) / 10_000 === bps, {
    error: 'Use at most six decimals of a percent.',
  })

/** A mistyped year would have us count through centuries of days. */
const loanDay = day.refine((text) => text >= '1950-01-01' && text <= '2200-12-31', {
  error: 'Choose a day between 1950 and 2200.',
})

type LoanRow = {
  readonly kind: (typeof loanKinds)[number]
  readonly principal: number
  readonly rateChanges: readonly { readonly from: string }[]
  readonly termPeriods: number | null
  readonly payment: number | null
  readonly startOn: string
  readonly firstPaymentOn: string
  readonly interestOnlyPeriods: number
  readonly balloon: number
}

const withPayment: ReadonlySet<LoanRow['kind']> = new Set(['annuity', 'balloon', 'interest-free'])

function checkLoan(loan: LoanRow): Complaints {
  const wrong: Record<string, string> = {}
  const { kind, termPeriods, payment, rateChanges } = loan
  if (termPeriods === null && (payment === null || !withPayment.has(kind))) {
    wrong.termPeriods = 'Say how many payments there are.'
  }
  if (payment !== null && !withPayment.has(kind)) {
    wrong.payment = 'Payments of this kind are worked out. Leave it empty.'
  }
  if (loan.firstPaymentOn < loan.startOn) {
    wrong.firstPaymentOn = 'Choose a day on or after the start.'
  }
  if (termPeriods !== null && loan.interestOnlyPeriods > termPeriods) {
    wrong.interestOnlyPeriods = 'There are not that many payments.'
  }
  if (loan.balloon > loan.principal) wrong.balloon = 'No more can be left than was borrowed.'
  for (const [at, { from }] of rateChanges.entries()) {
    const before = rateChanges[at - 1]
    if (before && before.from >= from) {
      wrong[`rateChanges.${at}.from`] = 'Put changes of the rate in order, one a day.'
    }
  }
  return wrong
}

export const loans = {
  writable: {
    name: named(80, 'Give the loan a name.'),
    lender: text(120).nullable(),
    kind: z.enum(loanKinds),
    principal: amount,
    currency,
    annualRateBps: rateBps,
    /** What it is from a day on instead. */
    rateChanges: z.array(z.strictObject({ from: loanDay, rateBps })).max(200),
    frequency: z.enum(loanFrequencies),
    /** How many payments; null is as many as the agreed payment takes. */
    termPeriods: z.int().min(1).max(periodsMost).nullable(),
    /** Agreed instead of worked out, without fees. */
    payment: amount.nullable(),
    startOn: loanDay,
    firstPaymentOn: loanDay,
    /** Payments at the beginning that are interest only. */
    interestOnlyPeriods: z.int().min(0).max(periodsMost),
    /** Left for the last payment; counts for a balloon loan only. */
    balloon: part,
    dayCount: z.enum(dayCounts),
    compounding: z.enum(compoundings),
    paymentRounding: z.enum(roundings),
    interestRounding: z.enum(roundings),
    balanceKept: z.enum(balanceWays),
    /** A first period that is longer or shorter: charged by its days, or like any other. */
    firstPeriod: z.enum(firstPeriods),
    fees: z
      .array(
        z.strictObject({
          name: named(60, 'Say what the fee is for.'),
          amount,
          when: z.enum(feeTimes),
        }),
      )
      .max(20, { error: 'Name at most 20 fees.' }),
    status: z.enum(loanStatuses),
    posting: z.enum(loanPostings),
    /** Of the expenses its instalments become. */
    categoryId: uuid.nullable(),
    /** The account its instalments are paid from. */
    payFromId: uuid.nullable(),
    /** So many days before an instalment a word of it; null is none. */
    remindDays: z.int().min(0).max(60).nullable(),
    /** Instalments before this day count as paid; null is the day it was added here. */
    trackFrom: loanDay.nullable(),
  },
  serverOwned: {
    ...createdBy,
    updatedAt: instant,
    /** The first instalment that is not paid; null when there is none. */
    nextDueOn: day.nullable(),
    nextDueAmount: part.nullable(),
    /** The day of the last instalment. */
    endsOn: day,
    /** Owed after all that is paid or counts as paid. */
    balance: part,
  },
  defaults: {
    lender: null,
    kind: 'annuity',
    rateChanges: [],
    frequency: 'monthly',
    termPeriods: null,
    payment: null,
    interestOnlyPeriods: 0,
    balloon: 0,
    dayCount: '30/360',
    compounding: 'periodic',
    paymentRounding: 'half-up',
    interestRounding: 'half-up',
    balanceKept: 'round-each',
    firstPeriod: 'by-days',
    fees: [],
    status: 'active',
    posting: 'payment',
    categoryId: null,
    payFromId: null,
    remindDays: 3,
    trackFrom: null,
  },
  check: checkLoan,
} as const satisfies Entity

const scheduleRow = {
  period: z.int().min(1),
  date: day,
  payment: part,
  principal: part,
  interest: part,
  extra: part,
  fees: part,
  balance: part,
} as const

/** Computed, so every field is the server's. Devices work out the same rows themselves. */
export const amortization = {
  writable: {},
  serverOwned: { loanId: uuid, ...scheduleRow, createdAt: instant },
  defaults: {},
} as const satisfies Entity

/** Made, changed and taken back by `loans.pay`, `loans.changePayment` and `loans.removePayment`. */
export const payments = {
  writable: {
    date: day,
    amount,
    type: z.enum(paymentTypes),
    /** Of an extra payment. */
    effect: z.enum(extraEffects).nullable(),
    note: text(500).nullable(),
    /** The account it moved; an expense it is entered as moves it instead. */
    accountId: uuid.nullable(),
  },
  serverOwned: {
    ...createdBy,
    updatedAt: instant,
    loanId: uuid,
    /** The first instalment it goes to; null is an extra payment. */
    dueOn: day.nullable(),
    principalPart: part,
    interestPart: part,
    feesPart: part,
    /** The expense it is in the books as. */
    expenseId: uuid.nullable(),
  },
  defaults: { type: 'regular', effect: null, note: null, accountId: null },
} as const satisfies Entity

/** What a loan was before a change: its terms, and what they came to. */
export const loanVersions = {
  writable: {},
  serverOwned: {
    loanId: uuid,
    /** What ended it: other terms, an extra payment, or one taken back. */
    why: z.enum(versionReasons),
    /** A plan as `planLoan` takes it. */
    terms: z.record(z.string(), z.unknown()),
    totals: z.strictObject({
      payment: part,
      periods: z.int().min(1),
      interest: part,
      fees: part,
      endsOn: day,
    }),
    createdAt: instant,
  },
  defaults: {},
} as const satisfies Entity

/** The rows of such a schedule, as they were. */
export const loanVersionRows = {
  writable: {},
  serverOwned: { loanId: uuid, versionId: uuid, ...scheduleRow, createdAt: instant },
  defaults: {},
} as const satisfies Entity
