import { useMemo } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import { milestoneOf } from '#domain/goals/progress.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { formatAmount } from '#domain/money/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { useWrites, type Words, type Writes } from '#web/writes/use-writes.ts'
import { milestoneWords } from './goal/milestone-words.ts'
import type { Contribution, Goal, GoalFields, MoveFields } from './goal.ts'
import type { GoalView } from './goal-view.ts'
import {
  addingGoal,
  changingMove,
  type Kind,
  movingAgain,
  movingMoney,
  ordering,
  removingGoal,
  removingMove,
} from './goal-writes.ts'

export interface GoalWrites {
  /** Gives the id of the new goal. */
  readonly add: (fields: GoalFields, savedAlready: number) => string
  readonly change: (goal: Goal, fields: GoalFields) => void
  readonly remove: (view: Pick<GoalView, 'goal' | 'contributions'>) => void
  readonly archive: (goal: Goal, isArchived: boolean) => void
  /** With the money itself, where the other account is named. */
  readonly move: (goal: Goal, kind: Kind, fields: MoveFields, otherId: string | null) => void
  /** The goal was deleted meanwhile: it is added again, with what was saved and this. */
  readonly moveAgain: (goal: Goal, kind: Kind, fields: MoveFields) => void
  readonly changeMove: (row: Contribution, goal: Goal, fields: MoveFields) => void
  readonly removeMove: (row: Contribution, goal: Goal) => void
  readonly reorder: (ordered: readonly Goal[]) => void
}

type Written = (amount: number, currency: string) => string

/** A milestone that is passed for the first time is told instead of the bare fact. */
function movedWords(goal: Goal, kind: Kind, amount: number, written: Written): Words {
  const totalSaved = goal.totalSaved + signedAmount({ kind, amount })
  const sum = written(amount, goal.currency)
  const isIn = kind === 'contribution'
  const title = isIn
    ? say('Added {sum} to {goal}', { sum, goal: goal.name })
    : say('Took {sum} out of {goal}', { sum, goal: goal.name })
  const of = written(goal.targetAmount, goal.currency)
  const now = say('{amount} of {of}', { amount: written(totalSaved, goal.currency), of })
  const milestone = milestoneOf({ ...goal, totalSaved })
  if (milestone <= goal.milestone) return { title, description: now }
  const praise = milestoneWords(milestone)
  return { variant: 'success', title: `${praise}: ${goal.name}`, description: now }
}

const savedBefore = (amount: number, date: Day) => ({
  ...{ id: newId(), note: null, isOpening: true, amount, date },
  ...{ accountId: null, transferId: null },
})

const writesWith = (writes: Writes<'goals'>, written: Written, today: Day): GoalWrites => ({
  add: (fields, savedAlready) => {
    const id = newId()
    const saved = savedBefore(savedAlready, today)
    const description = written(fields.targetAmount, fields.currency)
    const write = addingGoal(id, fields, savedAlready > 0 ? saved : null)
    writes.run(write, { title: say('Added {name}', { name: fields.name }), description })
    return id
  },
  change: (goal, fields) =>
    writes.change(goal, fields, { title: say('Changed {name}', { name: fields.name }) }),
  remove: ({ goal, contributions }) =>
    writes.run(removingGoal(goal, contributions), {
      title: say('Deleted {goal}', { goal: goal.name }),
    }),
  archive: (goal, isArchived) => {
    const title = isArchived
      ? say('Archived {goal}', { goal: goal.name })
      : say('{goal} is back', { goal: goal.name })
    writes.change(goal, { status: isArchived ? 'archived' : 'active' }, { title })
  },
  move: (goal, kind, fields, otherId) => {
    const transfer = otherId === null ? null : { id: newId(), otherId }
    const words = movedWords(goal, kind, fields.amount, written)
    writes.run(movingMoney(goal, kind, newId(), fields, transfer), words)
  },
  moveAgain: (goal, kind, fields) => {
    const saved = savedBefore(goal.totalSaved, today)
    const again = { ...goal, id: newId() }
    const write = movingAgain(again, saved, kind, { ...fields, id: newId() })
    writes.run(write, movedWords(goal, kind, fields.amount, written))
  },
  changeMove: (row, goal, fields) => {
    const title = say('Changed {amount}', { amount: written(fields.amount, goal.currency) })
    writes.run(changingMove(row, fields), { title, description: goal.name })
  },
  removeMove: (row, goal) => {
    const title = say('Deleted {amount}', { amount: written(row.amount, goal.currency) })
    writes.run(removingMove(row), { title, description: goal.name })
  },
  reorder: (ordered) => writes.run(ordering(ordered), { title: say('Changed the order') }),
})

export function useGoalWrites(): GoalWrites {
  const writes = useWrites('goals')
  const { locale } = useLocale()
  const today = useToday()
  return useMemo(
    () => writesWith(writes, (amount, currency) => formatAmount(amount, currency, locale), today),
    [writes, locale, today],
  )
}
