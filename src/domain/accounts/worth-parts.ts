/** What net worth is made of: named parts that add up to it, and what of them has no rate. */
import type { Day } from '../calendar/calendar.ts'
import { type FigureOf, missingWords } from '../money/figure-words.ts'
import { addAmounts, sumAmounts } from '../money/money.ts'
import type { RateTable } from '../money/rates.ts'
import type { AccountKind } from './account.ts'
import { freshRates } from './fresh-rates.ts'
import {
  type Holding,
  loanHolding,
  type MovedHolding,
  movedHolding,
  valueOn,
  type WorthLoan,
} from './net-worth.ts'

export const worthKinds = ['money', 'value', 'debt', 'loan', 'goal', 'group'] as const
export type WorthKind = (typeof worthKinds)[number]

interface Named {
  readonly id: string
  readonly name: string
}

/** Something that opens. */
export interface WorthPart extends Holding, Named {
  readonly kind: WorthKind
}

export const worthKindOf = (kind: AccountKind): WorthKind =>
  kind === 'asset' ? 'value' : kind === 'card' || kind === 'liability' ? 'debt' : 'money'

/** All that counts besides accounts. */
export interface OwnedBesides {
  readonly loans: readonly (WorthLoan & Named)[]
  readonly goals: readonly (MovedHolding & Named & { readonly accountId: string | null })[]
  readonly groups: readonly (MovedHolding & Named)[]
}

const named = (kind: WorthKind, { id, name }: Named, holdings: readonly Holding[]) =>
  holdings.map((holding): WorthPart => ({ ...holding, kind, id, name }))

/** A goal kept in an account is that account's money. */
export const partsBesides = ({ loans, goals, groups }: OwnedBesides): readonly WorthPart[] => [
  ...loans.flatMap((one) => named('loan', one, loanHolding(one))),
  ...goals
    .filter(({ accountId }) => accountId === null)
    .flatMap((one) => named('goal', one, movedHolding(one))),
  ...groups.flatMap((one) => named('group', one, movedHolding(one))),
]

/** A part at the end of a day. */
export interface PartOn {
  readonly part: WorthPart
  /** In its own currency; null is unknown. */
  readonly amount: number | null
  /** What it counts for; null without a rate. */
  readonly value: number | null
  readonly missing: string | null
  readonly isAbout: boolean
}

export function worthOn(
  parts: readonly WorthPart[],
  day: Day,
  home: string,
  table: RateTable | null,
): readonly PartOn[] {
  const rates = table && freshRates(table)
  return parts.map((part) => {
    const balance = part.on(day)
    const amount = balance === null ? 0 : balance.amount
    const { value, missing } = valueOn(part, day, home, rates)
    const isAbout =
      value !== null && value !== 0 && (part.currency !== home || balance?.isEstimated === true)
    return { part, amount, value, missing, isAbout }
  })
}

export interface WorthSum extends FigureOf {
  readonly missing: NonNullable<FigureOf['missing']>
}

/** What is known of their sum, and what is not, by the currency that has no rate. */
export function worthSum(parts: readonly PartOn[]): WorthSum {
  const lacking = new Map<string, number | null>()
  for (const { missing, amount, part } of parts) {
    if (missing === null) continue
    // Of an account that is unknown itself, nobody knows how much it is.
    const size = missing === part.currency ? amount : null
    lacking.set(missing, addAmounts(lacking.get(missing) ?? 0, size))
  }
  return {
    amount: sumAmounts(parts.flatMap(({ value }) => value ?? [])),
    missing: Array.from(lacking, ([currency, amount]) => ({ currency, amount })).sort((a, b) =>
      a.currency < b.currency ? -1 : 1,
    ),
    isAbout: parts.some(({ isAbout }) => isAbout),
  }
}

/** Such as "US$45.00 without a rate": an account that is unknown itself has no size to tell. */
export function lackingWords(missing: WorthSum['missing'], locale: string): string {
  const sized = missing.filter(({ amount }) => amount !== null)
  const others = missing.filter(({ amount }) => amount === null)
  const unknown = others.map(({ currency }) => `an account that needs a rate for ${currency}`)
  return [missingWords(sized, locale), ...unknown].filter((words) => words !== '').join(' and ')
}
