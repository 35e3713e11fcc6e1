import '#web/data/replica/commands/own-reducers.ts'
import { limits } from '#contract/limits.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import {
  type Contribution,
  changesBetween,
  fieldsOf,
  type Goal,
  type GoalFields,
  type MoveFields,
  moveFieldsOf,
} from './goal.ts'

/** What to do, and what takes it back; null when there is no way back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[] | null
}

export type Kind = Contribution['kind']

const verbs = { contribution: 'contribute', withdrawal: 'withdraw' } as const

const move = (kind: Kind, goalId: string, id: string, fields: MoveFields): Wish => ({
  name: `goals.${verbs[kind]}`,
  args: { goalId, id, ...fields },
})

const update = (id: string, patch: object): Wish => ({ name: 'goals.update', args: { id, patch } })
const removeGoal = (id: string): Wish => ({ name: 'goals.delete', args: { id } })
const removeMove = (id: string): Wish => ({ name: 'goals.removeContribution', args: { id } })

/** With what was saved for it before, if anything was. */
export function addStep(
  id: string,
  fields: GoalFields,
  start: (MoveFields & { readonly id: string }) | null,
): Step {
  const create = { name: 'goals.create', args: { doc: { id, ...fields } } }
  if (!start) return { there: [create], back: [removeGoal(id)] }
  const { id: startId, ...saved } = start
  return { there: [create, move('contribution', id, startId, saved)], back: [removeGoal(id)] }
}

/** Null when nothing differs. */
export function changeStep(goal: Goal, fields: GoalFields): Step | null {
  const before = fieldsOf(goal)
  const patch = changesBetween(before, fields)
  if (Object.keys(patch).length === 0) return null
  return {
    there: [update(goal.id, patch)],
    back: [update(goal.id, changesBetween(fields, before))],
  }
}

/** It comes back with everything that was in it, as long as that can be sent at once. */
export function removeStep(goal: Goal, contributions: readonly Contribution[]): Step {
  const kept = contributions.map((row) => ({ id: row.id, kind: row.kind, ...moveFieldsOf(row) }))
  const doc = { id: goal.id, ...fieldsOf(goal) }
  const restore = { name: 'goals.restore', args: { doc, contributions: kept } }
  return {
    there: [removeGoal(goal.id)],
    back: kept.length > limits.restoredContributions ? null : [restore],
  }
}

export const archiveStep = (goal: Goal, isArchived: boolean): Step => ({
  there: [update(goal.id, { status: isArchived ? 'archived' : 'active' })],
  back: [update(goal.id, { status: goal.status })],
})

export const moveStep = (goal: Goal, kind: Kind, id: string, fields: MoveFields): Step => ({
  there: [move(kind, goal.id, id, fields)],
  back: [removeMove(id)],
})

const changeMove = (id: string, patch: object): Wish => ({
  name: 'goals.changeContribution',
  args: { id, patch },
})

/** Null when nothing differs. */
export function changeMoveStep(row: Contribution, fields: MoveFields): Step | null {
  const before = moveFieldsOf(row)
  const patch = changesBetween(before, fields)
  if (Object.keys(patch).length === 0) return null
  return {
    there: [changeMove(row.id, patch)],
    back: [changeMove(row.id, changesBetween(fields, before))],
  }
}

export const removeMoveStep = (row: Contribution): Step => ({
  there: [removeMove(row.id)],
  back: [move(row.kind, row.goalId, row.id, moveFieldsOf(row))],
})

const priorityMost = 1000

/** Every goal that stands elsewhere now; the rest keep what they have. */
export function orderStep(ordered: readonly Goal[]): Step | null {
  const moved = ordered
    .map((goal, at) => ({ goal, priority: Math.min(at, priorityMost) }))
    .filter(({ goal, priority }) => goal.priority !== priority)
  if (moved.length === 0) return null
  const changes = (of: (one: (typeof moved)[number]) => number): Wish[] =>
    chunks(moved.map((one) => ({ id: one.goal.id, patch: { priority: of(one) } }))).map((some) => ({
      name: 'goals.updateMany',
      args: { changes: some },
    }))
  return {
    there: changes(({ priority }) => priority),
    back: changes(({ goal }) => goal.priority),
  }
}

const chunks = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / limits.batchOperations) }, (_, n) =>
    items.slice(n * limits.batchOperations, (n + 1) * limits.batchOperations),
  )
