import { useMemo } from 'react'
import type { Day } from '#domain/calendar.ts'
import { milestoneOf } from '#domain/goals/progress.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { type ToastMessage, toast } from '#web/ui/toast.ts'
import type { Contribution, Goal, GoalFields, MoveFields } from './goal.ts'
import type { GoalView } from './goal-view.ts'
import { milestoneWords } from './milestone-words.ts'
import {
  addStep,
  archiveStep,
  changeMoveStep,
  changeStep,
  type Kind,
  moveStep,
  orderStep,
  removeMoveStep,
  removeStep,
  type Step,
} from './wishes.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface GoalWrites {
  /** Gives the id of the new goal. */
  readonly add: (fields: GoalFields, savedAlready: number) => string
  readonly change: (goal: Goal, fields: GoalFields) => void
  readonly remove: (view: Pick<GoalView, 'goal' | 'contributions'>) => void
  readonly archive: (goal: Goal, isArchived: boolean) => void
  readonly move: (goal: Goal, kind: Kind, fields: MoveFields) => void
  readonly changeMove: (row: Contribution, goal: Goal, fields: MoveFields) => void
  readonly removeMove: (row: Contribution, goal: Goal) => void
  readonly reorder: (ordered: readonly Goal[]) => void
}

type Said = Omit<ToastMessage, 'action'>
type Take = (step: Step | null, said: Said) => void
type Written = (amount: number, currency: string) => string

/** A milestone that is passed for the first time is told instead of the bare fact. */
function movedWords(goal: Goal, kind: Kind, amount: number, written: Written): Said {
  const totalSaved = goal.totalSaved + signedAmount({ kind, amount })
  const sum = written(amount, goal.currency)
  const isIn = kind === 'contribution'
  const title = isIn ? `Added ${sum} to ${goal.name}` : `Took ${sum} out of ${goal.name}`
  const of = written(goal.targetAmount, goal.currency)
  const now = `${written(totalSaved, goal.currency)} of ${of}`
  const milestone = milestoneOf({ ...goal, totalSaved })
  if (milestone <= goal.milestone) return { title, description: now }
  const praise = milestoneWords(milestone)
  return { variant: 'success', title: `${praise}: ${goal.name}`, description: now }
}

const writesWith = (take: Take, written: Written, today: Day): GoalWrites => ({
  add: (fields, savedAlready) => {
    const id = newId()
    const fresh = { id: newId(), note: null, isOpening: true }
    const saved = { ...fresh, amount: savedAlready, date: today }
    const description = written(fields.targetAmount, fields.currency)
    take(addStep(id, fields, savedAlready > 0 ? saved : null), {
      title: `Added ${fields.name}`,
      description,
    })
    return id
  },
  change: (goal, fields) => take(changeStep(goal, fields), { title: `Changed ${fields.name}` }),
  remove: ({ goal, contributions }) =>
    take(removeStep(goal, contributions), { title: `Deleted ${goal.name}` }),
  archive: (goal, isArchived) =>
    take(archiveStep(goal, isArchived), {
      title: isArchived ? `Archived ${goal.name}` : `${goal.name} is back`,
    }),
  move: (goal, kind, fields) =>
    take(moveStep(goal, kind, newId(), fields), movedWords(goal, kind, fields.amount, written)),
  changeMove: (row, goal, fields) =>
    take(changeMoveStep(row, fields), {
      title: `Changed ${written(fields.amount, goal.currency)}`,
      description: goal.name,
    }),
  removeMove: (row, goal) =>
    take(removeMoveStep(row), {
      title: `Deleted ${written(row.amount, goal.currency)}`,
      description: goal.name,
    }),
  reorder: (ordered) => take(orderStep(ordered), { title: 'Changed the order' }),
})

export function useGoalWrites(): GoalWrites {
  const replica = useReplica()
  const { locale } = useBook()
  const today = useToday()
  return useMemo(() => {
    const take: Take = (step, said) => {
      if (!step) return
      const { there, back } = step
      void send(replica, there)
      const undo = back && { label: 'Undo', onClick: () => void send(replica, back) }
      toast({ ...said, ...(undo && { action: undo }) })
    }
    return writesWith(take, (amount, currency) => formatAmount(amount, currency, locale), today)
  }, [replica, locale, today])
}
