import type { Row } from '#contract/sync.ts'
import { type GoalStatus, milestoneOf, statusOf } from '#domain/goals/progress.ts'
import { type Contribution, savedFrom, signedAmount } from '#domain/goals/saved-history.ts'
import { collectionOf } from './order.ts'
import type { Effect, RowPatch } from './shapes.ts'

type Goal = Row & {
  readonly totalSaved: number
  readonly targetAmount: number
  readonly milestone: number
  readonly status: GoalStatus
}
type Kind = Contribution['kind']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What follows from the money in it, as the server will work it out. */
function withTotal(goal: Row, totalSaved: number): Row {
  const saved = { ...(goal as Goal), totalSaved: Math.max(0, totalSaved) }
  const milestone = Math.max(saved.milestone, milestoneOf(saved))
  return { ...saved, status: statusOf(saved), milestone }
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
  return [changed(read.row('goals', doc.id) ?? withTotal(newGoal(doc, doc.id, at, uid), 0))]
}

const update: Effect = (read, { id, patch }, { at }) => {
  const goal = typeof id === 'string' ? read.row('goals', id) : null
  if (!goal || !isRecord(patch)) return []
  const after = { ...goal, ...patch, id: goal.id, updatedAt: at }
  return [changed(withTotal(after, (goal as Goal).totalSaved))]
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
    const total = (goal as Goal).totalSaved + signedAmount({ kind, amount: Number(amount) })
    const stamp = kind === 'contribution' ? { lastContributionAt: at } : {}
    return [
      { table: 'contributions', id, row },
      changed({ ...withTotal(goal, total), ...stamp, updatedAt: at }),
    ]
  }

/** The row, its goal, and the goal with so much more or less in it. */
const rewrite =
  (after: (row: Row, args: Readonly<Record<string, unknown>>) => Row | null): Effect =>
  (read, args, { at }) => {
    const row = typeof args.id === 'string' ? read.row('contributions', args.id) : null
    const goal = typeof row?.goalId === 'string' ? read.row('goals', row.goalId) : null
    if (!row || !goal) return []
    const next = after(row, args)
    const worth = (one: Row | null) => (one ? signedAmount(one as Row & Contribution) : 0)
    const total = (goal as Goal).totalSaved + worth(next) - worth(row)
    return [
      { table: 'contributions', id: row.id, row: next },
      changed({ ...withTotal(goal, total), updatedAt: at }),
    ]
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
  return [
    changed(withTotal(newGoal(doc, goalId, at, uid), savedFrom(rows))),
    ...rows.map((row): RowPatch => ({ table: 'contributions', id: row.id, row })),
  ]
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
