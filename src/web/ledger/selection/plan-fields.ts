import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { exponentOf, restateAmount } from '#domain/money/money.ts'
import { type DatedRefundRow, refundDayProblem } from '#domain/money/refunds.ts'
import { say } from '#web/words/say.ts'
import type { Entry, Expense } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { isExpense } from '../sheet/draft.ts'
import { isRefund, type Plan, planOf } from './plan.ts'

/** What one of the smaller fields of many rows is to be. */
export type FieldChange =
  | { readonly field: 'date'; readonly value: string }
  | { readonly field: 'paymentMethod'; readonly value: Expense['paymentMethod'] }
  | { readonly field: 'currency'; readonly value: string }
  | { readonly field: 'place'; readonly value: string }
  | { readonly field: 'account'; readonly value: string }

/** Those that others point at: what these rely on stays. */
export interface Ties {
  readonly refunded: ReadonlySet<string>
  readonly repaid: ReadonlySet<string>
  readonly expenses: Iterable<DatedRefundRow>
  /** Those that transfers keep: their sides moved the account. */
  readonly fees: ReadonlySet<string>
  readonly currencyOf: (accountId: string) => string | undefined
}

const named = (rows: Iterable<Row>, field: string): ReadonlySet<string> =>
  new Set(Array.from(rows, (row) => row[field]).filter((id) => typeof id === 'string'))

type Tied = 'expenses' | 'incomes' | 'transfers' | 'accounts'

export const tiesIn = (books: Readonly<Record<Tied, Iterable<Row>>>): Ties => ({
  refunded: named(books.expenses, 'refundOf'),
  repaid: named(books.incomes, 'settles'),
  expenses: [...books.expenses] as (Row & DatedRefundRow)[],
  fees: named(books.transfers, 'feeId'),
  currencyOf: currenciesIn(books.accounts),
})

function currenciesIn(accounts: Iterable<Row>): Ties['currencyOf'] {
  const known = new Map(Array.from(accounts, ({ id, currency }) => [id, `${currency}`]))
  return (id) => known.get(id)
}

/** Told where it is changed: at its transfer. */
const ofFees = say('fees of transfers')

/** What the bank moved stays where the other account counts in the same currency. */
function inAccount(row: Entry, accountId: string | null, { fees, currencyOf }: Ties) {
  if (fees.has(row.id)) return ofFees
  const [was, is] = [row.accountId, accountId].map((id) => (id ? currencyOf(id) : undefined))
  return { accountId, accountAmount: was === is ? row.accountAmount : null }
}

const isOfLoan = (row: Entry) =>
  isExpense(row) && (row.loanId !== null || row.loanPrincipal !== null)

/** Its own day says which of the parts, or which instalment, it is. */
function dateTie(row: Entry, { fees }: Ties): string | null {
  if (fees.has(row.id)) return ofFees
  if (isOfLoan(row)) return say('instalments of a loan')
  return isExpense(row) && row.installment ? say('paid in parts') : null
}

/** Nothing comes back before it was bought, with those that move along. */
function refundTie(row: Entry, date: string, chosen: ReadonlySet<string>, ties: Ties) {
  if (!isExpense(row) || !(isRefund(row) || ties.refunded.has(row.id))) return null
  const others = [...ties.expenses].filter(({ id }) => !chosen.has(id))
  if (!refundDayProblem({ ...row, date }, others)) return null
  return isRefund(row) ? 'bought later' : 'refunded earlier'
}

function currencyTie(row: Entry, ties: Ties): string | null {
  const { refunded, repaid } = ties
  const tie = dateTie(row, ties)
  if (tie) return tie
  if (isRefund(row)) return 'refunds'
  if (refunded.has(row.id)) return say('refunded in that currency')
  if (repaid.has(row.id)) return say('paid back already')
  return !isExpense(row) && row.settles ? say('only paid back') : null
}

const decimalWords = (currency: string) =>
  exponentOf(currency) === 0
    ? say('{currency} has no decimals', { currency })
    : say('{currency} has only {exponent} decimals', { currency, exponent: exponentOf(currency) })

/** The same number in the other currency, in all its parts; a rate was for the old one. */
function restated(row: Entry, currency: string) {
  const again = (amount: number) => restateAmount(amount, row.currency, currency)
  const whole = again(row.amount)
  const lines = isExpense(row) ? (row.lines ?? []) : []
  const parts = lines.map((line) => ({ ...line, amount: again(line.amount) }))
  const back = isExpense(row) ? row.expectedBack : null
  const ofBack = back && {
    ...{ ...back, amount: again(back.amount) },
    ...(back.received && { received: again(back.received) }),
  }
  const isExact = [
    whole,
    ofBack?.amount ?? 0,
    ofBack?.received ?? 0,
    ...parts.map(({ amount }) => amount),
  ]
  if (whole === null || isExact.includes(null)) return decimalWords(currency)
  if (whole > limits.amountMinorUnits) return say('too large in {currency}', { currency })
  return {
    currency,
    amount: whole,
    rate: null,
    ...(parts.length > 0 && { lines: parts }),
    ...(ofBack && { expectedBack: ofBack }),
  }
}

/** Nothing is converted: who chooses another currency corrects one that was wrong. */
export function planField(
  rows: readonly Entry[],
  noun: Noun,
  { field, value }: FieldChange,
  ties: Ties,
): Plan {
  const text = value.trim()
  if (field === 'date') {
    const chosen = new Set(rows.map(({ id }) => id))
    const tieOf = (row: Entry) => dateTie(row, ties) ?? refundTie(row, value, chosen, ties)
    return planOf(rows, (row) => tieOf(row) ?? { date: value })
  }
  if (field === 'paymentMethod') return planOf(rows, () => ({ paymentMethod: value }))
  if (field === 'place') {
    return planOf(rows, () => ({ [noun.isPaid ? 'merchant' : 'source']: text || null }))
  }
  if (field === 'account') return planOf(rows, (row) => inAccount(row, value || null, ties))
  return planOf(rows, (row) =>
    row.currency === value ? {} : (currencyTie(row, ties) ?? restated(row, value)),
  )
}
