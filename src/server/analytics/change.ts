import type { ChangeAnswer } from '#contract/entities/analytics.ts'
import { limits } from '#contract/limits.ts'
import { addParts, explainChange } from '#domain/analytics/explain-change.ts'
import { addAmounts, sumAmounts } from '#domain/money.ts'
import type { Look, Span } from './look.ts'
import { readMissing } from './missing.ts'
import { type PayeeSum, readPayees } from './payees.ts'

interface Compared extends Span {
  readonly beforeFrom: string
  readonly beforeTo: string
}

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

function compare(before: PayeeSum | undefined, after: PayeeSum | undefined) {
  const known = (after ?? before) as PayeeSum
  const [total, was] = [after ? after.total : 0, before ? before.total : 0]
  return {
    payee: known.payee,
    name: known.name,
    categoryId: known.categoryId,
    total,
    count: after?.count ?? 0,
    before: was,
    countBefore: before?.count ?? 0,
    change: less(total, was),
    parts: explainChange(
      { amount: was, buys: before?.buys ?? 0 },
      { amount: total, buys: after?.buys ?? 0 },
    ),
  }
}

const effectOf = ({ change }: { change: number | null }) =>
  change === null ? Number.POSITIVE_INFINITY : Math.abs(change)

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
  const items = payees
    .map((payee) => compare(before.get(payee), after.get(payee)))
    .sort((a, b) => effectOf(b) - effectOf(a) || 0)
  const rest = items.slice(limits.analyticsPayees)
  const total = sumAmounts(items.map((item) => item.total))
  const was = sumAmounts(items.map((item) => item.before))
  const missing = [
    ...(await readMissing(look, { from, to }, [total])),
    ...(await readMissing(look, { from: beforeFrom, to: beforeTo }, [was])),
  ]
  return {
    currency: look.currency,
    ...{ from, to, beforeFrom, beforeTo },
    total,
    before: was,
    change: less(total, was),
    parts: addParts(items.map(({ parts }) => parts)),
    items: items.slice(0, limits.analyticsPayees),
    others: {
      payees: rest.length,
      change: sumAmounts(rest.map(({ change }) => change)),
      parts: addParts(rest.map(({ parts }) => parts)),
    },
    missing,
  }
}
