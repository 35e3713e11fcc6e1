import { useMemo } from 'react'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import type { Occurrence } from '#domain/recurring/schedule.ts'
import { scheduleWords } from '#domain/recurring/schedule-words.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { daysAhead } from '../upcoming.ts'
import { scheduleOf, type TemplateDraft } from './draft.ts'

const style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

interface PreviewProps {
  readonly draft: TemplateDraft
  /** The last one that is done already; what comes before it is not made again. */
  readonly doneThrough: Day | null
  /** How many of some days are in the book already; null where that does not matter. */
  readonly enteredIn: ((draft: TemplateDraft, days: readonly Occurrence[]) => number) | null
}

/** What the fields mean, and the days that follow from it. */
export function SchedulePreview({ draft, doneThrough, enteredIn }: PreviewProps) {
  const { locale } = useLocale()
  const today = useToday()
  const schedule = useMemo(() => scheduleOf(draft), [draft])
  const days = useMemo(() => schedule && daysAhead(schedule, today), [schedule, today])
  if (schedule === null || days === null) return null
  const missed = days.past.filter(({ dueOn }) => doneThrough === null || dueOn > doneThrough)
  const ahead = days.ahead.filter(({ dueOn }) => doneThrough === null || dueOn > doneThrough)
  return (
    <section
      aria-label={say('What will happen')}
      className="grid gap-2 rounded-lg bg-muted p-3 text-sm"
    >
      <p aria-live="polite" className="font-medium">
        {scheduleWords(schedule, locale)}
      </p>
      {missed.length > 0 && draft.active ? (
        <p className="text-warning">
          {missedWords(missed, enteredIn?.(draft, missed) ?? 0, locale)}
        </p>
      ) : null}
      {ahead.length === 0 ? (
        <p>{say('Nothing comes any more.')}</p>
      ) : (
        <ol
          aria-label={say('Next days')}
          className={classes(
            'grid gap-x-4 gap-y-1 phone:grid-cols-1',
            // A day and its price do not fit into half of the sheet.
            draft.prices.length === 0 && 'grid-cols-2',
          )}
        >
          {ahead.map(({ dueOn, postOn }) => (
            <li key={dueOn} className="flex justify-between gap-2">
              <span>{formatDay(postOn, locale, style)}</span>
              <PriceOn draft={draft} day={dueOn} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What is in the book already is not added once more. */
export function missedWords(missed: readonly Occurrence[], entered: number, locale: string) {
  const { length: count } = missed
  const since = formatDay(missed[0]?.postOn ?? '', locale, style)
  const past = say(
    '{count, plural, one {# is in the past, {since}.} other {# are in the past, since {since}.}}',
    { count, since },
  )
  if (entered === 0)
    return say(
      '{past} {count, plural, one {It} other {They}} will be added too, within a minute.',
      { past, count },
    )
  const some = entered === count ? say('All') : entered
  const rest = entered === count ? '' : ` ${say('The rest will be added too, within a minute.')}`
  return `${past} ${say('In your book already, and not added again: {some}.', { some })}${rest}`
}

/** Only said where prices change; else the amount above says it. */
function PriceOn({ draft, day }: { readonly draft: TemplateDraft; readonly day: Day }) {
  const { locale } = useLocale()
  if (draft.prices.length === 0) return null
  const read = (text: string) => {
    const parsed = readTypedAmount(text, draft.currency, locale)
    return parsed.ok ? parsed.amount : null
  }
  const first = read(draft.amount)
  const priceChanges = draft.prices.flatMap(({ from, amount }) => {
    const value = read(amount)
    return value === null ? [] : [{ from, amount: value }]
  })
  if (first === null) return null
  return (
    <Amount amount={amountOn({ amount: first, priceChanges }, day)} currency={draft.currency} />
  )
}
