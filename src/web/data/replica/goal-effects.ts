import { limits } from '#contract/limits.ts'
import type { Row } from '#contract/sync.ts'
import { type Contribution, savedFrom, signedAmount } from '#domain/goals/saved-history.ts'
import {
  type CountedGoal,
  lastContribution,
  withMoved,
  withTotal,
} from '#domain/goals/saved-total.ts'
import { collectionOf } from './order.ts'
import type { Effect, RowPatch } from './shapes.ts'

type Goal = Row & CountedGoal
type Moved = Row & Contribution & { readonly createdAt: string }
type Kind = Contribution['kind']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As the server will work it out; what it will refuse shows nothing. */
function moved(goal: Row, by: number, last: string | null, at: string): readonly RowPatch[] | null {
  const move = { by, lastContributionAt: last, most: limits.amountMinorUnits }
  const after = withMoved(goal as Goal, move)
  return 'refusal' in after ? null : [changed({ ...after.goal, updatedAt: at })]
}

const changed = (row: Row): RowPatch => ({ table: 'goals', id: row.id, row })

const newGoal = (doc: Record<string, unknown>, id: string, at: string, uid: string): Row => ({
  ...collectionOf('goals').defaults,
  ...doc,
  id,
  totalSaved: 0,
  lastContributionAt: null,
  milestone: 0,
  createdAt: at,
  createdBy: uid,
  updatedAt: at,
})

const create: Effect = (read, { doc }, { at, uid }) => {
  if (!isRecord(doc) || typeof doc.id !== 'string') return []
  const goal = newGoal(doc, doc.id, at, uid) as Goal
  return [changed(read.row('goals', doc.id) ?? withTotal(goal, 0, null))]
}

const update: Effect = (read, { id, patch }, { at }) => {
  const goal = typeof id === 'string' ? read.row('goals', id) : null
  if (!goal || !isRecord(patch)) return []
  const { totalSaved, lastContributionAt } = goal as Goal
  const after = { ...(goal as Goal), ...patch, id: goal.id, updatedAt: at }
  return [changed(withTotal(after, totalSaved, lastContributionAt))]
}

const remove: Effect = (read, { id }) => {
  if (typeof id !== 'string') return []
  const inIt = [...read.all('contributions')]
    .filter((row) => row.goalId === id)
    .map((row): RowPatch => ({ table: 'contributions', id: row.id, row: null }))
  return [...inIt, { table: 'goals', id, row: null }]
}

/** A contribution that is there already has come from the server, and the total with it. */
const move =
  (kind: Kind): Effect =>
  (read, { goalId, id, amount, date, note = null, isOpening = false }, { at, uid }) => {
    const goal = typeof goalId === 'string' ? read.row('goals', goalId) : null
    if (!goal || typeof id !== 'string' || read.row('contributions', id)) return []
    const fields = { amount, date, note, isOpening }
    const row = { id, goalId, kind, ...fields, createdAt: at, by: uid }
    const by = signedAmount({ kind, amount: Number(amount) })
    const last = kind === 'contribution' ? at : (goal as Goal).lastContributionAt
    const total = moved(goal, by, last, at)
    return total ? [{ table: 'contributions', id, row }, ...total] : []
  }

/** The row, its goal, and the goal with so much more or less in it. */
const rewrite =
  (after: (row: Row, args: Readonly<Record<string, unknown>>) => Row | null): Effect =>
  (read, args, { at }) => {
    const row = typeof args.id === 'string' ? read.row('contributions', args.id) : null
    const goal = typeof row?.goalId === 'string' ? read.row('goals', row.goalId) : null
    if (!row || !goal) return []
    const next = after(row, args)
    const worth = (one: Row | null) => (one ? signedAmount(one as Moved) : 0)
    const left = [...read.all('contributions')].filter(
      ({ goalId, id }) => goalId === goal.id && id !== row.id,
    )
    const last = next ? (goal as Goal).lastContributionAt : lastContribution(left as Moved[])
    const total = moved(goal, worth(next) - worth(row), last, at)
    return total ? [{ table: 'contributions', id: row.id, row: next }, ...total] : []
  }

const change = rewrite((row, { patch }) => ({ ...row, ...(isRecord(patch) && patch), id: row.id }))
const removeOne = rewrite(() => null)

const restore: Effect = (read, { doc, contributions }, { at, uid }) => {
  if (!isRecord(doc) || typeof doc.id !== 'string' || !Array.isArray(contributions)) return []
  if (read.row('goals', doc.id)) return []
  const goalId = doc.id
  const rows = contributions.map((row: Row & Contribution) => ({
    ...collectionOf('contributions').defaults,
    ...row,
    goalId,
    createdAt: at,
    by: uid,
  }))
  const goal = moved(newGoal(doc, goalId, at, uid), savedFrom(rows), lastContribution(rows), at)
  if (!goal) return []
  return [...goal, ...rows.map((row): RowPatch => ({ table: 'contributions', id: row.id, row }))]
}

/** What the commands of goals will probably do. */
export const goalEffects: Readonly<Record<string, Effect>> = {
  'goals.create': create,
  'goals.update': update,
  'goals.delete': remove,
  'goals.contribute': move('contribution'),
  'goals.withdraw': move('withdrawal'),
  'goals.changeContribution': change,
  'goals.removeContribution': removeOne,
  'goals.restore': restore,
}
