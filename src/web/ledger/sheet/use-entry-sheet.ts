import { useState } from 'react'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import type { ToastMessage } from '#web/ui/toast.ts'
import { useLeaveGuard } from '#web/ui/use-leave-guard.ts'
import type { EntryFields, ExpenseFields } from '../entry.ts'
import { nextDraft } from './draft.ts'
import type { EntrySheetProps } from './entry-sheet.tsx'
import { adding, type Step } from './entry-steps.ts'
import { addingPlan, changingPlan } from './plan-steps.ts'
import { stepFor } from './step-for.ts'
import { useBackActs } from './use-back-acts.ts'
import { type Plan, usePlan } from './use-plan.ts'
import { useRemoval } from './use-removal.ts'
import { noteCorrection, useAnnounced, useTake } from './use-saving.ts'
import { useWriting, type Writing } from './use-writing.ts'

/** What makes the book say what the sheet says: one record, or all parts of a plan. */
function useStep({ noun, id, form, opened }: Writing, plan: Plan | null) {
  const replica = useReplica()
  return (fields: EntryFields): Step => {
    const { months } = form.draft
    if (months === null) {
      return opened ? stepFor(replica, noun, opened, fields) : adding(noun, [{ ...fields, id }])
    }
    const whole = fields as ExpenseFields
    return plan
      ? changingPlan(plan.parts, whole, Number(months))
      : addingPlan(whole, Number(months), id)
  }
}

/** Everything the sheet knows and does; the components only show it. */
export function useEntrySheet(props: EntrySheetProps, focus: () => void) {
  const { entry, bar } = props
  const { currency: own } = useBook()
  const writing = useWriting(props)
  const { noun, id, form, line, choice, categories } = writing
  const [round, setRound] = useState(0)
  const plan = usePlan(entry)
  const take = useTake()
  const announced = useAnnounced(bar, categories)
  const leaving = useLeaveGuard(form.isDirty || line.text.trim() !== '', bar.closeSheet)
  const stepOf = useStep(writing, plan)
  const [last, setLast] = useState<ToastMessage | null>(null)
  const keep = (fields: EntryFields, tell?: (message: ToastMessage) => void) => {
    take(stepOf(fields), announced(noun, entry ? 'Changed' : 'Added', fields), tell)
    // Habit reads the months anew: only where somebody may have corrected it.
    if (!choice.isChosen) return
    const before = entry ? entry.categoryId : choice.habit(form.draft)
    if (entry !== null || before !== null) noteCorrection(noun, id, before, fields)
  }
  return {
    ...writing,
    ...useRemoval(entry, leaving.go),
    ...useBackActs({ entry, form, take, keepStep: stepOf, onDone: leaving.go }),
    round,
    /** What was saved before this one, while the sheet stays open. */
    last,
    forget: () => setLast(null),
    plan,
    leaving,
    save: () =>
      form.submit((fields) => {
        keep(fields)
        leaving.go()
      }),
    saveAndStay: () =>
      form.submit((fields) => {
        keep(fields, setLast)
        writing.restart(nextDraft(form.draft, own), newId())
        setRound(round + 1)
        focus()
      }),
  }
}

export type EntrySheetState = ReturnType<typeof useEntrySheet>
