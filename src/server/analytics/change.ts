import type { ChangeAnswer } from '#contract/analytics/entities.ts'
import { limits } from '#contract/limits.ts'
import { addParts, type ChangeParts, explainChange } from '#domain/analytics/explain-change.ts'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import { addGaps, noGaps } from '../ledger/gaps.ts'
import type { Look, Span } from './look.ts'
import { type PayeeSum, readPayees } from './payees.ts'
import { toldGaps } from './told-gaps.ts'

interface Compared extends Span {
  readonly beforeFrom: string
  readonly beforeTo: string
  readonly skip?: number
  readonly part?: keyof ChangeParts | undefined
}

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

function compare(before: PayeeSum | undefined, after: PayeeSum | undefined) {
  const known = (after ?? before) as PayeeSum
  const [total, was] = [after ? after.total : 0, before ? before.total : 0]
  const missingBefore = before?.gaps.missing ?? []
  return {
    payee: known.payee,
    name: known.name,
    categoryId: known.categoryId,
    total,
    ...toldGaps(after?.gaps ?? noGaps),
    count: after?.count ?? 0,
    before: was,
    ...(missingBefore.length > 0 && { missingBefore }),
    ...(before?.gaps.isAbout && { isAboutBefore: true }),
    countBefore: before?.count ?? 0,
    buys: after?.buys ?? 0,
    buysBefore: before?.buys ?? 0,
    change: less(total, was),
    parts: explainChange(
      { amount: was, buys: before?.buys ?? 0 },
      { amount: total, buys: after?.buys ?? 0 },
    ),
  }
}

type Item = ReturnType<typeof compare>

/** Which parts of their change, added up, some took an exchange rate for. */
function aboutIn(items: readonly Item[]) {
  const about = items.filter(({ isAbout, isAboutBefore }) => isAbout || isAboutBefore)
  const names = ['fresh', 'stopped', 'oftener', 'dearer'] as const
  const aboutParts = names.filter((name) => about.some(({ parts }) => parts[name] !== 0))
  return aboutParts.length > 0 ? { aboutParts } : {}
}

/** By the whole change, or by one part of it: then those without that part are left out. */
function ordered(items: readonly Item[], part: keyof ChangeParts | undefined): readonly Item[] {
  const effectOf = (item: Item) => (part ? item.parts[part] : item.change)
  const sizeOf = (item: Item) => Math.abs(effectOf(item) ?? Number.POSITIVE_INFINITY)
  const some = part ? items.filter((item) => item.parts[part] !== 0) : items
  return some.toSorted((a, b) => sizeOf(b) - sizeOf(a) || 0)
}

/** Why spending changed between two times, by payee. */
export async function readChange(look: Look, asked: Compared): Promise<ChangeAnswer> {
  const { from, to, beforeFrom, beforeTo } = asked
  const [now, then] = [
    await readPayees(look, { from, to }),
    await readPayees(look, { from: beforeFrom, to: beforeTo }),
  ]
  const after = new Map(now.map((one) => [one.payee, one]))
  const before = new Map(then.map((one) => [one.payee, one]))
  const payees = [...new Set([...after.keys(), ...before.keys()])].sort()
  const items = payees.map((payee) => compare(before.get(payee), after.get(payee)))
  const shown = ordered(items, asked.part)
  const skip = asked.skip ?? 0
  const rest = shown.slice(skip + limits.analyticsPayees)
  const total = sumAmounts(items.map((item) => item.total))
  const was = sumAmounts(items.map((item) => item.before))
  const [lacking, lacked] = [now, then].map((sums) => addGaps(sums.map(({ gaps }) => gaps)))
  const { old, isAbout } = addGaps([lacking ?? noGaps, lacked ?? noGaps])
  const bothGaps = { old, ...(isAbout && { isAbout }) }
  return {
    currency: look.currency,
    ...{ from, to, beforeFrom, beforeTo },
    total,
    before: was,
    change: less(total, was),
    parts: addParts(items.map(({ parts }) => parts)),
    items: shown.slice(skip, skip + limits.analyticsPayees),
    others: {
      payees: rest.length,
      change: sumAmounts(rest.map(({ change }) => change)),
      parts: addParts(rest.map(({ parts }) => parts)),
      ...(rest.some((one) => one.isAbout || one.isAboutBefore) && { isAbout: true }),
      ...aboutIn(rest),
    },
    missing: lacking?.missing ?? [],
    missingBefore: lacked?.missing ?? [],
    ...bothGaps,
    ...(lacking?.isAbout && { isAboutNow: true }),
    ...(lacked?.isAbout && { isAboutBefore: true }),
    ...aboutIn(items),
  }
}
