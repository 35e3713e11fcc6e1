import fc from 'fast-check'
import { transactionDefaults } from '#contract/ledger/transaction.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import type { TypedRate } from '#domain/money/rates.ts'

/** An expense as it may be stored, with all that changes what it counts. */
export interface RandomExpense extends LedgerRow {
  readonly rate: TypedRate | null
  readonly templateId: string | null
  readonly loanId: string | null
  readonly installment: { readonly planId: string; readonly n: number; readonly of: number } | null
}

export const someCategories = [
  '019b0000-0000-7000-8000-000000000100',
  '019b0000-0000-7000-8000-000000000110',
  '019b0000-0000-7000-8000-000000000111',
  '019b0000-0000-7000-8000-000000000120',
] as const

const category = fc.option(fc.constantFrom(...someCategories))
const currency = fc.constantFrom('EUR', 'EUR', 'EUR', 'USD', 'JPY', 'KWD', 'CHF', 'SYP', 'HRK')
const lineAmount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 50_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 10 ** 11 }) },
)
const line = fc.record({ categoryId: category, amount: lineAmount })

const base = fc.record({
  id: fc.uuid({ version: 7 }),
  currency,
  categoryId: category,
  amount: lineAmount,
  day: fc.nat({ max: 400 }),
  lines: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.array(line, { minLength: 2, maxLength: 20 }) },
  ),
  kind: fc.constantFrom('plain', 'plain', 'refund', 'back', 'loan', 'template', 'part'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  typed: fc.option(fc.constantFrom('0.9312', '1', '163.7', '12.5000000001'), { freq: 6 }),
  typedTo: fc.constantFrom('EUR', 'USD', 'JPY'),
  other: fc.uuid({ version: 7 }),
})

/** At least one unit, at most all of it. */
const partOf = (whole: number, share: number) => Math.max(1, Math.floor(whole * share))

/** Expenses of about a year from a day on, in several currencies, split, refunded, repaid. */
export function randomExpenses(from: string, count: number, seed: number): RandomExpense[] {
  const one = base.map(({ day, kind, share, typed, typedTo, other, ...rest }): RandomExpense => {
    const isLoan = kind === 'loan'
    const lines = isLoan ? null : (rest.lines?.map((part) => ({ ...part, note: null })) ?? null)
    const amount = lines?.reduce((sum, part) => sum + part.amount, 0) ?? rest.amount
    const back = { amount: partOf(amount, share), from: 'Ben', dueOn: null, settledBy: null }
    return {
      ...transactionDefaults,
      ...rest,
      lines,
      amount,
      description: 'Bought',
      tags: [],
      paymentMethod: 'card',
      date: addDays(from, day),
      rate: typed !== null && typedTo !== rest.currency ? { to: typedTo, value: typed } : null,
      refundOf: kind === 'refund' ? other : null,
      expectedBack: kind === 'back' ? back : null,
      loanId: isLoan ? other : null,
      loanPrincipal: isLoan ? partOf(amount, share) : null,
      templateId: kind === 'template' ? other : null,
      installment: kind === 'part' ? { planId: other, n: 1, of: 3 } : null,
    }
  })
  const rows = fc.sample(one, { numRuns: count, seed })
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
