/** What was done lately in a group, as its record tells: how each thing was before, and is now. */
import { type Balances, isCounted } from '../balances.ts'
import type { Deed } from '../gone/between.ts'
import { effectsIn } from '../gone/effects-in.ts'
import type { PartedBill } from '../gone/gone-parts.ts'
import { entryBill, type JointEntry } from './owner-parts.ts'

type Kind = 'expense' | 'settlement' | 'account-entry'

export interface Act {
  readonly kind: string
  readonly memberId: string | null
  readonly createdAt: string
  readonly data: Readonly<Record<string, unknown>>
}

type Bill = PartedBill | null
interface Paid {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly createdAt?: string
}

/** A row as it is stored, or was when it was deleted. */
export type Fields = PartedBill | JointEntry | Paid

const asBill: Readonly<Record<Kind, (row: Fields) => Bill>> = {
  expense: (row) => row as PartedBill,
  'account-entry': (row) => entryBill(row as JointEntry),
  settlement(row) {
    const { from, to, amount, currency, status } = row as Paid
    if (!isCounted({ status })) return null
    return {
      currency,
      payers: [{ memberId: from, amount }],
      shares: [{ memberId: to, amount }],
    }
  },
}

/** By who was owed it, or by who denies that they owe it. */
const isLetGo = ({ kind }: Act) => kind === 'debt-written-off' || kind === 'debt-denied'

/** What it was said to be by what was done last; what was brought in counts from the beginning. */
function statusAfter(acts: readonly Act[]): string {
  const last = acts.at(-1)
  if (!last) return 'confirmed'
  if (last.kind === 'settlement-restored') return String(last.data.status ?? 'claimed')
  if (isLetGo(last)) return 'confirmed'
  const said = last.kind.replace(/^(settlement|account-entry)-?/, '')
  return said === 'confirmed' || said === 'disputed' ? said : 'claimed'
}

const births = ['expense-added', 'account-entry', 'settlement-claimed']

const isBirth = (act: Act, row: Fields) =>
  births.includes(act.kind) ||
  isLetGo(act) ||
  (act.kind === 'settlement-confirmed' && 'createdAt' in row && act.createdAt === row.createdAt)

/** As it was before and after each of what was done, the last first. */
function* stepsBack(now: Fields | null, row: Fields, acts: readonly Act[]) {
  let [after, stood] = [now, row]
  for (const [at, act] of [...acts.entries()].reverse()) {
    let before = after
    const isDeleted = act.kind.endsWith('-deleted')
    if (act.kind.endsWith('-restored') || isBirth(act, row)) before = null
    else if (isDeleted) before = (act.data.row as Fields | undefined) ?? stood
    else if (act.kind === 'expense-changed' && after) {
      before = { ...after, ...(act.data.before as object) }
    }
    if (before && 'status' in before && !isDeleted) {
      before = { ...before, status: statusAfter(acts.slice(0, at)) }
    }
    yield { act, before, after }
    stood = before ?? stood
    after = before
  }
}

const isMoved = (effects: Balances) => [...effects.values()].some((effect) => effect !== 0)

/** A word that it is so; other changes that move no money say nothing of it. */
const isSaid = ({ kind }: Act) => /-(claimed|confirmed)$/.test(kind)

/** Of one bill, payment or entry: as it is now, or was when it was deleted. */
export function deedOf({
  id,
  now,
  acts,
  since,
  name,
}: {
  readonly id: string
  readonly now: Fields | null
  readonly acts: readonly Act[]
  readonly since: string
  readonly name: string
}): readonly Deed[] {
  const kept = acts.findLast(({ data }) => data.row !== undefined)?.data.row as Fields | undefined
  const row = now ?? kept
  const kind = acts[0]?.kind.replace(/^(account-entry|expense|settlement)?.*$/, '$1') as Kind | ''
  if (!row || !acts[0]) return []
  const billFrom = asBill[kind || 'settlement']
  const steps = [...stepsBack(now, row, acts)]
    .filter(({ act }) => act.createdAt > since)
    .map(({ act, before, after }) => ({
      act,
      bills: [before && billFrom(before), after && billFrom(after)] as const,
    }))
    .reverse()
  const currencies = new Set(steps.flatMap(({ bills }) => bills.flatMap((b) => b?.currency ?? [])))
  const isCash = kind === '' || kind === 'settlement'
  const stands = now !== null && billFrom(now) !== null
  return [...currencies].map((currency) => ({
    ...{ id, name, currency, kind: isCash ? (stands ? 'payment' : 'taken-back') : 'bill' },
    isThere: now !== null,
    acts: steps.flatMap(({ act, bills }) => {
      const effects = effectsIn(currency, ...bills)
      const held = effectsIn(currency, null, bills[0])
      const isDeletion = act.kind.endsWith('-deleted')
      const done = { at: act.createdAt, by: act.memberId, effects, held, isDeletion }
      return isMoved(effects) || isSaid(act) ? [done] : []
    }),
  }))
}
