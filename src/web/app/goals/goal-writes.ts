import '#web/data/replica/commands/own-reducers.ts'
import { limits } from '#contract/limits.ts'
import type { Command } from '#web/data/replica/types.ts'
import { command } from '#web/writes/command.ts'
import { changing, changingBy, creating, deletes, fieldsOf, type Write } from '#web/writes/write.ts'
import type { Contribution, Goal, GoalFields, MoveFields } from './goal.ts'

export type Kind = Contribution['kind']

const verbs = { contribution: 'contribute', withdrawal: 'withdraw' } as const

const move = (kind: Kind, goalId: string, id: string, fields: MoveFields): Command =>
  command(`goals.${verbs[kind]}`, { goalId, id, ...fields })

const removeMove = (id: string): Command => command('goals.removeContribution', { id })

type AddedMoney = MoveFields & { readonly id: string }

/** With what was saved for it before, if anything was. */
export function addingGoal(id: string, fields: GoalFields, start: AddedMoney | null): Write {
  const { commands, undo } = creating('goals', [{ id, ...fields }])
  if (!start) return { commands, undo }
  const { id: startId, ...saved } = start
  return { commands: [...commands, move('contribution', id, startId, saved)], undo }
}

/** It comes back with everything that was in it, as long as that can be sent at once. */
export function removingGoal(
  goal: Goal,
  contributions: readonly Contribution[],
): Write<readonly Command[] | null> {
  const kept = contributions.map((row) => ({
    ...{ id: row.id, kind: row.kind },
    ...fieldsOf('contributions', row),
  }))
  const doc = { id: goal.id, ...fieldsOf('goals', goal) }
  const isShort = kept.length <= limits.restoredContributions
  return {
    commands: deletes('goals', [goal]),
    undo: isShort ? [command('goals.restore', { doc, contributions: kept })] : null,
  }
}

/** And the money itself, where another account is named that it comes from or goes to. */
export interface AlsoMoved {
  readonly id: string
  readonly otherId: string
}

export function movingMoney(
  goal: Goal,
  kind: Kind,
  id: string,
  fields: MoveFields,
  transfer: AlsoMoved | null = null,
): Write {
  if (!transfer) return { commands: [move(kind, goal.id, id, fields)], undo: [removeMove(id)] }
  const args = { goalId: goal.id, id, ...fields, transfer }
  return {
    commands: [command(`goals.${verbs[kind]}`, args)],
    undo: [command('goals.removeContribution', { id, withTransfer: true })],
  }
}

/** Adds the goal again under another id, with what was saved for it, and moves the money. */
export function movingAgain(goal: Goal, start: AddedMoney, kind: Kind, money: AddedMoney): Write {
  const { id, totalSaved } = goal
  const saved = totalSaved > 0 ? start : null
  const { commands, undo } = addingGoal(id, fieldsOf('goals', goal), saved)
  const { id: moveId, ...fields } = money
  return { commands: [...commands, move(kind, id, moveId, fields)], undo }
}

export const changingMove = (row: Contribution, fields: MoveFields): Write =>
  changingBy('contributions', { row, fields }, (patch) =>
    command('goals.changeContribution', { id: row.id, patch }),
  )

export const removingMove = (row: Contribution): Write => ({
  commands: [removeMove(row.id)],
  undo: [move(row.kind, row.goalId, row.id, fieldsOf('contributions', row))],
})

const priorityMost = 1000

/** Only those that stand elsewhere now are written. */
export const ordering = (ordered: readonly Goal[]): Write =>
  changing(
    'goals',
    ordered.map((row, at) => ({ row, fields: { priority: Math.min(at, priorityMost) } })),
  )
