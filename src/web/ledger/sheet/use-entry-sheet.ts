import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { saveOver } from '#web/form/save-over.ts'
import { useSavingOnce } from '#web/form/saving-once.ts'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { useDeleted } from '#web/form/use-opened.tsx'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { useValueWords } from '#web/locale/value-words.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'
import { creating, inTurn, type Write } from '#web/writes/write.ts'
import type { Entry, EntryFields, ExpenseFields } from '../model/entry.ts'
import type { EntrySheetProps } from './entry-sheet.tsx'
import type { Removal } from './removal/removal-dialog.tsx'
import { removeEntry } from './removal/remove-entry.ts'
import { changingOpened, versionsFor } from './save/change-opened.ts'
import { useLastTold } from './save/last-saved.tsx'
import { addingPlan, changingPlan } from './save/plan-writes.ts'
import { addingBill, addingTemplate, sharedCategory } from './save/share-writes.ts'
import { noteCorrection, useAnnounced } from './save/use-saving.ts'
import { useWriting, type Writing } from './save/use-writing.ts'
import { useBackActs } from './use-back-acts.ts'
import { type Plan, usePlan } from './use-plan.ts'

/** A new one goes to the own book or to a group, and comes again if it says so. */
function useNewWrite({ noun, id, form, categories }: Writing) {
  const groups = useMyGroups()
  const shared = useGroupCategories()
  const uid = useSession().user?.id ?? ''
  return (fields: EntryFields): Write => {
    const { groupId, repeats } = form.draft
    const group = noun.isPaid ? groups.get(groupId ?? '') : undefined
    const isShared = (one: string) => shared.byId.has(one)
    const categoryId = sharedCategory(fields.categoryId, categories.byId, isShared)
    const bill = { ...(fields as ExpenseFields), categoryId }
    const first = group
      ? addingBill(group, uid, id, bill, form.draft.paidBy)
      : creating(noun.table, [{ ...fields, id }])
    if (repeats === null) return first
    const again = group ? bill : fields
    return inTurn([first, addingTemplate(noun, newId(), again, repeats, group?.id ?? null)])
  }
}

/** What makes the book say what the sheet says: one record, or all parts of a plan. */
function useWrite(writing: Writing, plan: Plan | null) {
  const { noun, form, id, opened } = writing
  const replica = useReplica()
  const addingNew = useNewWrite(writing)
  return (fields: EntryFields): Write => {
    const { months } = form.draft
    if (months === null || !noun.isPaid) {
      return opened ? changingOpened(replica, noun, opened, fields) : addingNew(fields)
    }
    const whole = fields as ExpenseFields
    return plan
      ? changingPlan(plan.parts, whole, Number(months))
      : addingPlan(whole, Number(months), id)
  }
}

/** One after the other, while the sheet stays open. */
function useNext({ restart, line, form }: Writing, focus: () => void) {
  const [round, setRound] = useState(0)
  const { last, tell, forget } = useLastTold()
  const isUntouched = line.read === null && !form.isDirty
  return {
    round,
    /** What was saved before this one. */
    last,
    tell,
    forget,
    /** Takes that back, while nothing of the next one is written. */
    undoLast: isUntouched && last?.undo ? last.undo : null,
    startNext: () => {
      restart()
      setRound(round + 1)
      focus()
    },
  }
}

/** Everything the sheet knows and does; the components only show it. */
export function useEntrySheet(props: EntrySheetProps, focus: () => void) {
  const { entry, bar } = props
  const writing = useWriting(props)
  const replica = useReplica()
  const { noun, id, form, line, choice, categories } = writing
  const plan = usePlan(entry)
  const announced = useAnnounced(bar, categories, form.draft)
  const isWritten = form.isDirty || line.text.trim() !== ''
  const guard = useLeaveGuard(isWritten, bar.closeSheet)
  const { isDeleted, byMe } = useDeleted(isWritten, bar.closeSheet)
  const go = () => {
    writing.kept.drop()
    guard.go()
  }
  const leaving = { ...guard, go }
  const writeOf = useWrite(writing, plan)
  const { wordsOf } = useValueWords(useLocale().locale)
  const next = useNext(writing, focus)
  const [told, toldHere] = [useWrites(noun.table), useWrites(noun.table, next.tell)]
  const once = useSavingOnce()
  const keep = (fields: EntryFields, writes: Pick<Writes<'expenses'>, 'run'>) => {
    const group = entry === null ? form.draft.groupId : null
    const verb = entry && !isDeleted ? 'Changed' : 'Added'
    writes.run(writeOf(fields), announced(noun, verb, fields, group))
    // Habit reads the months anew: only where somebody may have corrected it.
    if (!choice.isChosen) return
    const before = entry ? entry.categoryId : choice.habit(form.draft)
    if (entry !== null || before !== null) noteCorrection(noun, id, before, fields)
  }
  return {
    ...writing,
    ...next,
    ...useRemoval(entry, leaving.go, byMe),
    ...useBackActs({ entry, form, writeOf, once, onDone: leaving.go }),
    plan,
    isDeleted,
    leaving,
    save: () => {
      const saveAll = (fields: EntryFields) =>
        once.save(form.draft, () => {
          keep(fields, told)
          leaving.go()
        })
      form.submit((fields) => {
        if (once.isSaved(form.draft)) return
        const { opened } = writing
        if (opened === null || form.draft.months !== null) saveAll(fields)
        else saveOver(versionsFor(replica, noun, opened, fields), saveAll, wordsOf)
      })
    },
    saveAndStay: () =>
      form.submit((fields) =>
        once.save(form.draft, () => {
          keep(fields, toldHere)
          writing.kept.drop()
          next.startNext()
        }),
      ),
  }
}

export type EntrySheetState = ReturnType<typeof useEntrySheet>

/** The sheet closes when its entry has gone. */
function useRemoval(entry: Entry | null, onDone: () => void, byMe: () => void) {
  const replica = useReplica()
  const { locale } = useLocale()
  const open = useNavigate()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const remove = () => {
    byMe()
    const context = { replica, locale, ask: setRemoval, onDone, open }
    if (entry !== null) removeEntry(entry, context)
  }
  /** It goes because of what is done here. */
  const leaveEntry = () => {
    byMe()
    onDone()
  }
  return { removal, remove, leaveEntry, keep: () => setRemoval(null) }
}
