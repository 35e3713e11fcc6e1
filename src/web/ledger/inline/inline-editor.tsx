import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useState } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import { describedBy, renamedWith } from '#domain/categories/described-by.ts'
import { formatAmount } from '#domain/money/money.ts'
import { isLessPaid, isMoreBack, refundDayWords, refundWords } from '#domain/money/refunds.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import type { Entry, EntryFields } from '../model/entry.ts'
import { useNoun } from '../model/noun.ts'
import { useAddressBar } from '../model/use-address.ts'
import { isExpense } from '../sheet/draft.ts'
import { useFeeOf } from '../sheet/fields/fee-note.tsx'
import { changingOpened } from '../sheet/save/change-opened.ts'
import { useRefundChecks } from '../sheet/save/refund-checks.ts'
import { noteCorrection, useAnnounced } from '../sheet/save/use-saving.ts'
import { InlineCategory } from './inline-category.tsx'
import { InlineCell, InlineDate } from './inline-cell.tsx'
import {
  type InlineField,
  type InlineMessages,
  inlineDraft,
  isSplit,
  readInline,
} from './read-inline.ts'

export interface InlineEditorProps {
  readonly entry: Entry
  /** The part that was pointed at. */
  readonly field: string | null
  readonly categories: Categories
  /** `isDone` by its own keys and buttons: the focus goes back to the row. */
  readonly onClose: (isDone: boolean) => void
}

const fieldNames: Readonly<Record<string, InlineField>> = {
  description: 'description',
  category: 'categoryId',
  amount: 'amount',
}

/** Stored like what the sheet saves: with a way back, and noted for rules. */
function useStore(entry: Entry, categories: Categories) {
  const replica = useReplica()
  const noun = useNoun()
  const writes = useWrites(noun.table)
  const announced = useAnnounced(useAddressBar(), categories, entry)
  return (fields: EntryFields) => {
    const words = announced(noun, 'Changed', fields, null)
    writes.run(changingOpened(replica, noun, entry, fields), words)
    noteCorrection(noun, entry.id, entry.categoryId, fields)
  }
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What to do where more would come back than was paid, or before it was. */
function refundMessages(
  { refundProblem, refundDayProblem }: ReturnType<typeof useRefundChecks>,
  was: Entry,
  entry: Entry,
  locale: string,
) {
  if (!isExpense(entry) || !isExpense(was)) return {}
  const over = isMoreBack(was, entry) || isLessPaid(was, entry) ? refundProblem(entry) : null
  const early = was.date === entry.date ? null : refundDayProblem(entry)
  const sumWords = (sum: number, code: string) => formatAmount(sum, code, locale)
  return {
    ...(over && { amount: refundWords(over, sumWords) }),
    ...(early && { date: refundDayWords(early, (day) => formatDay(day, locale, dayStyle)) }),
  }
}

/** One row as a form: Enter saves, Escape leaves it as it was, going elsewhere saves too. */
export function InlineEditor({ entry, field, categories, onClose }: InlineEditorProps) {
  const { locale } = useLocale()
  const checks = useRefundChecks(isExpense(entry) ? entry : { ...entry, refundOf: null })
  const store = useStore(entry, categories)
  const [draft, setDraft] = useState(() => inlineDraft(entry, locale))
  const [messages, setMessages] = useState<InlineMessages>({})
  const feeOf = useFeeOf(entry)
  const wholeOnly = isSplit(entry)
  const meant = fieldNames[field ?? ''] ?? 'description'
  const isFixed =
    (wholeOnly && meant === 'categoryId') || ((wholeOnly || feeOf) && meant === 'amount')
  const first = isFixed ? 'description' : meant
  const save = (isDone: boolean) => {
    const description = describedBy(draft.description, draft.categoryId, categories.names)
    const read = readInline(entry, { ...draft, description }, locale)
    if (!read.ok) return setMessages(read.messages)
    const wrong = refundMessages(checks, entry, { ...entry, ...read.fields }, locale)
    if (Object.keys(wrong).length > 0) return setMessages(wrong)
    store(read.fields)
    onClose(isDone)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(true)
    else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) save(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) save(false)
  }
  const cell = (name: 'description' | 'date' | 'amount') => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    error: messages[name],
    isFirst: first === name,
  })
  const splitHint = wholeOnly ? say('Split over categories: open it to change this.') : undefined
  const feeHint = feeOf ? say('The fee of a transfer: open it to change this.') : undefined
  return (
    <form
      noValidate
      aria-label={say('Change {entry}', { entry: entry.description })}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="flex h-full items-start gap-2 bg-muted px-4 pt-2.5"
    >
      <InlineCell label={say('Description')} {...cell('description')} className="flex-1" />
      <InlineCategory
        categories={categories}
        value={draft.categoryId}
        onChange={(categoryId) => {
          const description = renamedWith(draft, categoryId, categories.names)
          setDraft({ ...draft, categoryId, description })
        }}
        isFirst={first === 'categoryId'}
        why={splitHint}
      />
      <InlineDate label={say('Date')} {...cell('date')} why={feeHint} className="w-40 shrink-0" />
      <InlineCell
        label={say('Amount in {currency}', { currency: entry.currency })}
        inputMode="decimal"
        {...cell('amount')}
        why={feeHint ?? splitHint}
        className="w-28 shrink-0 [&_input]:text-right"
      />
      <IconButton type="submit" label={say('Save')} className="-my-1">
        <Check aria-hidden />
      </IconButton>
      <IconButton label={say('Cancel')} className="-my-1 -ml-2" onClick={() => onClose(true)}>
        <X aria-hidden />
      </IconButton>
    </form>
  )
}
