/** Who bears how much of a shared expense, in each of the six ways to say so. */
import { addRatios, type Ratio, ratio, readRatio, wholeParts } from '../money/ratio.ts'
import { shareFairly } from '../money/split-amount.ts'

export interface Item {
  readonly amount: number
  readonly memberIds: readonly string[]
}

interface Part<Value> {
  readonly memberId: string
  readonly value: Value
}

export type Split =
  | { readonly mode: 'equal'; readonly memberIds: readonly string[] }
  /** Minor units. */
  | { readonly mode: 'exact'; readonly parts: readonly Part<number>[] }
  /** Hundredths of a percent; together 10,000. */
  | { readonly mode: 'percent'; readonly parts: readonly Part<number>[] }
  /** Plain decimals, such as nights or glasses. */
  | { readonly mode: 'shares'; readonly parts: readonly Part<string>[] }
  /** The same for everyone, and so much more or less for some. */
  | {
      readonly mode: 'adjustment'
      readonly memberIds: readonly string[]
      readonly parts: readonly Part<number>[]
    }
  /** Each for what they had; tax and tip, the rest of the amount, in proportion. */
  | { readonly mode: 'items'; readonly items: readonly Item[] }

export type SplitProblem =
  | 'nobody'
  | 'twice'
  | 'not-whole'
  | 'negative'
  /** Exact parts, or percentages, that do not add up; `gap` is what is missing. */
  | 'gap'

export interface Share {
  readonly memberId: string
  readonly amount: number
}

/** What each member has borne beyond their exact part before, in millionths of a unit. */
export type Borne = ReadonlyMap<string, number>

export type SplitVerdict =
  | { readonly ok: true; readonly shares: readonly Share[]; readonly borne: Borne }
  | { readonly ok: false; readonly problem: SplitProblem; readonly gap?: number }

const refuse = (problem: SplitProblem, gap?: number): SplitVerdict =>
  gap === undefined ? { ok: false, problem } : { ok: false, problem, gap }

const percentWhole = 10_000

interface Weighted {
  readonly memberId: string
  readonly weight: Ratio
}

const byId = (a: { readonly memberId: string }, b: { readonly memberId: string }) =>
  a.memberId < b.memberId ? -1 : a.memberId > b.memberId ? 1 : 0

function shareByWeight(
  amount: number,
  weighted: readonly Weighted[],
  recordId: string,
  borne: Borne,
): SplitVerdict {
  // In the order of ids: however members come, the split is the same.
  const sorted = weighted.toSorted(byId)
  if (sorted.some(({ memberId }, index) => memberId === sorted[index + 1]?.memberId)) {
    return refuse('twice')
  }
  if (sorted.some(({ weight }) => weight.over < 0n)) return refuse('negative')
  const before = sorted.map(({ memberId }) => borne.get(memberId) ?? 0)
  const weights = wholeParts(sorted.map(({ weight }) => weight))
  const fair = shareFairly(amount, weights, recordId, before)
  if (fair === null) return refuse(Number.isSafeInteger(amount) ? 'nobody' : 'not-whole')
  const after = new Map(borne)
  for (const [index, { memberId }] of sorted.entries()) after.set(memberId, fair.borne[index] ?? 0)
  const shares = sorted.map(({ memberId }, index) => ({
    memberId,
    amount: fair.shares[index] ?? 0,
  }))
  return { ok: true, shares, borne: after }
}

function splitExactly(amount: number, parts: readonly Part<number>[], borne: Borne) {
  if (parts.length === 0) return refuse('nobody')
  if (!parts.every(({ value }) => Number.isSafeInteger(value))) return refuse('not-whole')
  if (new Set(parts.map(({ memberId }) => memberId)).size < parts.length) return refuse('twice')
  if (parts.some(({ value }) => value * Math.sign(amount) < 0)) return refuse('negative')
  const gap = amount - parts.reduce((sum, { value }) => sum + value, 0)
  if (gap !== 0) return refuse('gap', gap)
  const shares = parts.map(({ memberId, value }) => ({ memberId, amount: value })).sort(byId)
  return { ok: true as const, shares, borne }
}

/** The rest after all adjustments is shared equally; then each gets their own on top. */
function splitAdjusted(
  amount: number,
  split: Extract<Split, { mode: 'adjustment' }>,
  recordId: string,
  borne: Borne,
): SplitVerdict {
  const { memberIds, parts } = split
  if (!parts.every(({ value }) => Number.isSafeInteger(value))) return refuse('not-whole')
  const extra = new Map(parts.map(({ memberId, value }) => [memberId, value]))
  if (extra.size < parts.length) return refuse('twice')
  if (parts.some(({ memberId }) => !memberIds.includes(memberId))) return refuse('nobody')
  const rest = amount - parts.reduce((sum, { value }) => sum + value, 0)
  const base = shareByWeight(rest, evenly(memberIds), recordId, borne)
  if (!base.ok) return base
  const shares = base.shares.map((share) => ({
    ...share,
    amount: share.amount + (extra.get(share.memberId) ?? 0),
  }))
  const isBackwards = shares.some((share) => share.amount * Math.sign(amount) < 0)
  return isBackwards ? refuse('negative') : { ...base, shares }
}

const evenly = (memberIds: readonly string[]): readonly Weighted[] =>
  memberIds.map((memberId) => ({ memberId, weight: ratio(1n) }))

/** An item is shared equally by those who had it, without rounding: that is done once, at last. */
function weighItems(items: readonly Item[]): readonly Weighted[] | SplitProblem {
  const weights = new Map<string, Ratio>()
  for (const { amount, memberIds } of items) {
    if (!Number.isSafeInteger(amount)) return 'not-whole'
    if (amount < 0) return 'negative'
    if (memberIds.length === 0) return 'nobody'
    if (new Set(memberIds).size < memberIds.length) return 'twice'
    for (const memberId of memberIds) {
      const part = ratio(amount, memberIds.length)
      weights.set(memberId, addRatios(weights.get(memberId) ?? ratio(0n), part))
    }
  }
  return Array.from(weights, ([memberId, weight]) => ({ memberId, weight }))
}

function weigh(split: Exclude<Split, { mode: 'exact' | 'adjustment' }>) {
  switch (split.mode) {
    case 'equal':
      return evenly(split.memberIds)
    case 'items':
      return weighItems(split.items)
    case 'percent': {
      const { parts } = split
      if (!parts.every(({ value }) => Number.isSafeInteger(value))) return 'not-whole'
      return parts.map(({ memberId, value }) => ({ memberId, weight: ratio(value) }))
    }
    case 'shares': {
      const weighted: Weighted[] = []
      for (const { memberId, value } of split.parts) {
        const weight = readRatio(value)
        if (weight === null) return 'not-whole'
        weighted.push({ memberId, weight })
      }
      return weighted
    }
  }
}

/**
 * Shares that add up to the amount, by member id. `borne` is what rounding has cost each so far in
 * this group and currency; handing on what comes back keeps it within a unit over the years.
 */
export function splitExpense(
  amount: number,
  split: Split,
  recordId: string,
  borne: Borne = new Map(),
): SplitVerdict {
  if (split.mode === 'exact') return splitExactly(amount, split.parts, borne)
  if (split.mode === 'adjustment') return splitAdjusted(amount, split, recordId, borne)
  const weighted = weigh(split)
  if (typeof weighted === 'string') return refuse(weighted)
  if (split.mode === 'percent') {
    const gap = percentWhole - split.parts.reduce((sum, { value }) => sum + value, 0)
    if (split.parts.some(({ value }) => value < 0)) return refuse('negative')
    if (gap !== 0) return refuse('gap', gap)
  }
  return shareByWeight(amount, weighted, recordId, borne)
}
