/** What somebody has and owes at the end of a day, in the home currency. */
import type { Day } from '../calendar/calendar.ts'
import { addAmounts, exponentOf } from '../money/money.ts'
import type { RateTable } from '../money/rates.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { type AccountBook, type Balance, balanceLine } from './balance.ts'

const wholeBps = 10_000

/** Anything that is worth something: an account, a loan, a goal, what a group owes me. */
export interface Holding {
  readonly currency: string
  /** Below zero is owed; null while it is not there. */
  readonly on: (day: Day) => Balance | null
  /** Of a joint account: my part of it. */
  readonly bps?: number
}

export interface WorthAccount extends AccountBook {
  readonly includeInNetWorth: boolean
  readonly myShareBps?: number
}

/** Something that moved on some days, of which the sum counts. */
export interface MovedHolding {
  readonly currency: string
  readonly moves: readonly { readonly date: Day; readonly effect: number }[]
  readonly archived?: boolean
}

export interface WorthLoan {
  readonly currency: string
  readonly owedOn: (day: Day) => number | null
  readonly archived?: boolean
}

export interface WorthBook {
  readonly accounts: readonly WorthAccount[]
  readonly loans: readonly WorthLoan[]
  readonly goals: readonly (MovedHolding & { readonly accountId: string | null })[]
  readonly groups: readonly MovedHolding[]
}

const known = (amount: number | null): Balance => ({ amount, isEstimated: false, missing: null })

/** An account that shows a loan is left out: the loan itself is counted. */
export const isCounted = ({
  includeInNetWorth,
  account,
}: Pick<WorthAccount, 'includeInNetWorth'> & {
  readonly account: Pick<WorthAccount['account'], 'kind'>
}): boolean => includeInNetWorth && account.kind !== 'loan'

/** With what is announced, as that counts as spent. */
export function accountHolding(account: WorthAccount): readonly Holding[] {
  const { currency, openingOn } = account.account
  if (!isCounted(account)) return []
  const line = balanceLine(account)
  const on = (day: Day) => (day < openingOn ? null : line(day).expected)
  return [{ currency, on, bps: account.myShareBps ?? wholeBps }]
}

export function movedHolding({ currency, moves, archived }: MovedHolding): readonly Holding[] {
  if (archived) return []
  const until = (day: Day) => moves.filter(({ date }) => date <= day)
  const sumOn = (day: Day) =>
    until(day).reduce<number | null>((sum, { effect }) => addAmounts(sum, effect), 0)
  return [{ currency, on: (day) => known(sumOn(day)) }]
}

export function loanHolding({ currency, owedOn, archived }: WorthLoan): readonly Holding[] {
  if (archived) return []
  const on = (day: Day) => {
    const owed = owedOn(day)
    return owed === null ? null : known(0 - owed)
  }
  return [{ currency, on }]
}

/** A goal kept in an account is that account's money, whether the account counts or not. */
export const holdingsOf = ({ accounts, loans, goals, groups }: WorthBook): readonly Holding[] => [
  ...accounts.flatMap(accountHolding),
  ...loans.flatMap(loanHolding),
  ...goals.filter(({ accountId }) => accountId === null).flatMap(movedHolding),
  ...groups.flatMap(movedHolding),
]

/** Null is unknown: what lacks a rate is named. */
export interface NetWorth {
  readonly assets: number | null
  readonly debts: number | null
  readonly net: number | null
  readonly missing: readonly string[]
}

interface Valued {
  readonly value: number | null
  readonly missing: string | null
}

/** My part in the home currency, rounded once; nothing needs no rate. */
export function valueOn(
  { currency, on, bps = wholeBps }: Holding,
  day: Day,
  home: string,
  rates: RateTable | null,
): Valued {
  const balance = on(day)
  if (balance === null || bps === 0) return { value: 0, missing: null }
  const { amount, missing } = balance
  if (amount === null || amount === 0) return { value: amount, missing }
  const same = { over: 1n, under: 1n }
  const rate = currency === home ? same : (rates?.cross(currency, home, day) ?? null)
  if (!rate) return { value: null, missing: currency }
  const shift = exponentOf(home) - exponentOf(currency)
  const over = BigInt(amount) * BigInt(bps) * rate.over * 10n ** BigInt(Math.max(shift, 0))
  const under = BigInt(wholeBps) * rate.under * 10n ** BigInt(Math.max(-shift, 0))
  return { value: roundRatio(over, under), missing: null }
}

export function netWorthOn(
  holdings: readonly Holding[],
  day: Day,
  home: string,
  rates: RateTable | null,
): NetWorth {
  const values = holdings.map((holding) => valueOn(holding, day, home, rates))
  const missing = [...new Set(values.flatMap((one) => (one.missing === null ? [] : one.missing)))]
  const sum = (count: (value: number) => number) =>
    values.reduce<number | null>(
      (all, { value }) => addAmounts(all, value === null ? null : count(value)),
      0,
    )
  return {
    assets: sum((value) => Math.max(value, 0)),
    debts: sum((value) => Math.max(0 - value, 0)),
    net: sum((value) => value),
    missing: missing.sort(),
  }
}
