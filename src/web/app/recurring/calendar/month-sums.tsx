import { useMemo } from 'react'
import { type Day, formatDay, monthOf } from '#domain/calendar/calendar.ts'
import { convertTotals } from '#domain/money/convert-totals.ts'
import { totalsOf } from '#domain/money/money.ts'
import type { PlannedMonth } from '#domain/recurring/cost-ahead.ts'
import { RateNote } from '#web/locale/rate-note.tsx'
import { amountOf, type Sum, SumToday, sumToday } from '#web/locale/sum-today.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import type { Planner } from './calendar-months.ts'

export type ById = ReadonlyMap<string, Planner>

/** What a month takes, and what it brings. */
function sumsOf({ rows }: PlannedMonth, byId: ById, today: Day) {
  const of = (kind: Planner['kind']): Sum =>
    sumToday(totalsOf(rows.filter(({ templateId }) => byId.get(templateId)?.kind === kind)), today)
  return { out: of('expense'), in: of('income') }
}

export interface MonthSumsProps {
  readonly month: PlannedMonth
  readonly byId: ById
  readonly className?: string
}

/** Of this month only what is still to come: what was entered is in the lists. */
export function MonthSums({ month, byId, className }: MonthSumsProps) {
  const today = useToday()
  const sums = useMemo(() => sumsOf(month, byId, today), [month, byId, today])
  const hasIn = sums.in.totals.length > 0
  const isNow = month.month === monthOf(today)
  if (isNow && month.rows.length === 0) {
    return <span className={className}>{say('Nothing more to come')}</span>
  }
  return (
    <span className={classes('inline-flex flex-wrap gap-x-3', className)}>
      <span>
        <SumToday sum={sums.out} />
        <span className="sr-only">{say('out')}</span>
      </span>
      {hasIn ? (
        <span className="text-income">
          <span aria-hidden>+</span>
          <SumToday sum={sums.in} />
          <span className="sr-only">{say('in')}</span>
        </span>
      ) : null}
      {isNow ? <span>{say('still to come')}</span> : null}
    </span>
  )
}

/** Of which days the rates are that the sums took, said once for all months. */
export function OldRates({ months }: { readonly months: readonly PlannedMonth[] }) {
  const { currency } = useLocale()
  const today = useToday()
  const { totals, of } = useMemo(
    () => sumToday(totalsOf(months.flatMap(({ rows }) => rows)), today),
    [months, today],
  )
  const currencies = totals.map((total) => total.currency)
  const rates = useRates(currencies, today)
  const old = rates ? convertTotals(of.flat(), currency, rates, amountOf).old : []
  return <RateNote old={old} />
}

interface MonthPickerProps {
  readonly months: readonly PlannedMonth[]
  readonly byId: ById
  readonly chosen: string
  readonly onChoose: (month: string) => void
}

/** The twelve months with their sums; one of them is shown below. */
export function MonthPicker({ months, byId, chosen, onChoose }: MonthPickerProps) {
  const { locale } = useLocale()
  return (
    <fieldset className="grid grid-cols-6 gap-1">
      <legend className="sr-only">{say('Month')}</legend>
      {months.map((month) => (
        <label key={month.month} className={pickLook}>
          <input
            type="radio"
            name="month"
            className="sr-only"
            checked={month.month === chosen}
            onChange={() => onChoose(month.month)}
          />
          <span className="font-medium">
            {formatDay(`${month.month}-01`, locale, { month: 'short', year: '2-digit' })}
          </span>
          <MonthSums month={month} byId={byId} className="text-xs text-muted-foreground" />
        </label>
      ))}
    </fieldset>
  )
}

const pickLook =
  'grid cursor-pointer content-start gap-0.5 rounded-md border bg-card px-2.5 py-2 text-sm ' +
  'hover:bg-accent has-checked:border-primary has-checked:bg-primary-wash ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-ring'
