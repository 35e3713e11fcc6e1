import { useState } from 'react'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import type { EntryFields, ExpenseFields } from '../entry.ts'
import { nextDraft } from './draft.ts'
import type { EntrySheetProps } from './entry-sheet.tsx'
import { adding, type Step } from './entry-steps.ts'
import { addingPlan, changingPlan } from './plan-steps.ts'
import { useBackActs } from './use-back-acts.ts'
import { useLeaving } from './use-leaving.ts'
import { type Plan, usePlan } from './use-plan.ts'
import { useRemoval } from './use-removal.ts'
import { noteCorrection, stepFor, useAnnounced, useTake } from './use-saving.ts'
import { useWriting, type Writing } from './use-writing.ts'

/** What makes the book say what the sheet says: one record, or all parts of a plan. */
function useStep({ entry }: EntrySheetProps, { noun, id, form }: Writing, plan: Plan | null) {
  const replica = useReplica()
  return (fields: EntryFields): Step => {
    const { months } = form.draft
    if (months === null) {
      return entry ? stepFor(replica, noun, entry.id, fields) : adding(noun, [{ ...fields, id }])
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
  const leaving = useLeaving(form.isDirty || line.text.trim() !== '', bar.closeSheet)
  const stepOf = useStep(props, writing, plan)
  const keep = (fields: EntryFields) => {
    take(stepOf(fields), announced(noun, entry ? 'Changed' : 'Added', fields))
    if (choice.isChosen) noteCorrection(noun, id, entry, fields)
  }
  return {
    ...writing,
    ...useRemoval(entry, leaving.go),
    ...useBackActs({ entry, form, take, keepStep: stepOf, onDone: leaving.go }),
    round,
    plan,
    leaving,
    save: () =>
      form.submit((fields) => {
        keep(fields)
        leaving.go()
      }),
    saveAndStay: () =>
      form.submit((fields) => {
        keep(fields)
        writing.restart(nextDraft(form.draft, own), newId())
        setRound(round + 1)
        focus()
      }),
  }
}

export type EntrySheetState = ReturnType<typeof useEntrySheet>
