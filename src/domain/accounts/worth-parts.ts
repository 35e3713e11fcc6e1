/** What net worth is made of: named parts that add up to it, and what of them has no rate. */
import type { Day } from '../calendar/calendar.ts'
import { addOld, type OldRate } from '../money/convert-totals.ts'
import type { FigureOf } from '../money/figure-words.ts'
import { sumAmounts } from '../money/money.ts'
import type { RateTable } from '../money/rates.ts'
import type { AccountKind } from './account.ts'
import { addLacking, knownOf, type Lacking } from './balance.ts'
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
  /** Of a joint account: the group it is of. */
  readonly groupId?: string
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
  /** What is known of it in its own currency; null is unknown. */
  readonly amount: number | null
  /** What that counts for; null without a rate. */
  readonly value: number | null
  /** What has no rate: rows of it, or all of it. */
  readonly lacking: readonly Lacking[]
  readonly isAbout: boolean
  /** Rates it took that are not of the day. */
  readonly old: readonly OldRate[]
}

export function worthOn(
  parts: readonly WorthPart[],
  day: Day,
  home: string,
  rates: RateTable | null,
): readonly PartOn[] {
  return parts.map((part) => {
    const balance = part.on(day)
    const known = balance && knownOf(balance)
    const amount = known ? known.amount : 0
    const held = { ...part, on: () => known && { ...known, missing: null } }
    const { value, missing } = valueOn(held, day, home, rates)
    const rows = known?.lacking ?? []
    const lacking = missing === null ? rows : addLacking(rows, { currency: missing, amount })
    const isAbout =
      value !== null && value !== 0 && (part.currency !== home || known?.isEstimated === true)
    const rate = part.currency === home ? null : (rates?.cross(part.currency, home, day) ?? null)
    const own = isAbout && rate?.isOld ? [{ currency: part.currency, on: rate.on }] : []
    const old = isAbout ? addOld([known?.old ?? [], own]) : []
    return { part, amount, value, lacking, isAbout, old }
  })
}

export interface WorthSum extends FigureOf {
  readonly missing: NonNullable<FigureOf['missing']>
  readonly old: readonly OldRate[]
}

/** What is known of their sum, and what is not, by the currency that has no rate. */
export function worthSum(parts: readonly PartOn[]): WorthSum {
  const lacking = parts.flatMap((one) => one.lacking)
  return {
    amount: sumAmounts(parts.flatMap(({ value }) => value ?? [])),
    missing: lacking.reduce(addLacking, [] as readonly Lacking[]),
    isAbout: parts.some(({ isAbout }) => isAbout),
    old: addOld(parts.map(({ old }) => old)),
  }
}
