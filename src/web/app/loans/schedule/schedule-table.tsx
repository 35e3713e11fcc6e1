import ArrowDown from 'lucide-react/icons/arrow-down'
import Download from 'lucide-react/icons/download'
import { useMemo, useRef } from 'react'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { dueOf } from '#domain/loans/cover-instalments.ts'
import type { DatedExtra, DatedRow } from '#domain/loans/loan-plan.ts'
import { dueState } from '#domain/loans/standing.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { saveAs } from '#web/ui/save-as.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Loan } from '../loan.ts'
import { type ScheduleColumn, scheduleColumns } from './schedule-columns.ts'
import { fileNameOf, scheduleCsv } from './schedule-csv.ts'
import { type ScheduleLine, scheduleLines } from './schedule-lines.ts'
import { useWindowRows } from './use-window-rows.ts'

export interface ScheduleTableProps {
  readonly loan: Loan
  readonly rows: readonly DatedRow[]
  readonly extras: readonly DatedExtra[]
  /** The oldest instalment that is open. */
  readonly nextOn: Day | null
}

const rowRem = 3.25
const figureLook = 'amount px-3 text-right phone:px-2'
/** On a phone there is room for what is paid and what is left. */
const lookOf = (name: ScheduleColumn['name']) =>
  classes(figureLook, name === 'balance' ? 'pr-5 phone:pr-4' : name !== 'payment' && 'phone:hidden')

/** What is never paid has no column. */
const columnsFor = (rows: readonly ScheduleLine[]) =>
  scheduleColumns.filter(
    ({ name }) => (name !== 'extra' && name !== 'fees') || rows.some((row) => row[name] > 0),
  )

/** On one day more than once may be paid on top. */
const keyOf = ({ period, date }: ScheduleLine, at: number) => period ?? `${date} ${at}`

/** Rows come and go while it scrolls: the browser must not scroll on for them. */
const tableLook = 'w-full border-collapse text-left [overflow-anchor:none]'

/** Every payment from the first to the last; only those on the screen exist. */
export function ScheduleTable({ loan, rows, extras, nextOn }: ScheduleTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { principal } = loan
  const lines = useMemo(() => scheduleLines(principal, rows, extras), [principal, rows, extras])
  const { span, abovePx, belowPx, rowPx } = useWindowRows(body, lines.length, rowRem)
  const shown = lines.slice(span.first, span.last + 1)
  const columns = useMemo(() => columnsFor(lines), [lines])
  const goToNext = () => {
    const at = lines.findIndex(({ date, period }) => period !== null && date === nextOn)
    const top = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    window.scrollTo({ top: top + at * rowPx - window.innerHeight / 3 })
  }
  const save = () => {
    const file = new Blob([scheduleCsv(lines, loan.currency)], { type: 'text/csv;charset=utf-8' })
    saveAs(file, fileNameOf(loan.name))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted-foreground">
          {say('{count, plural, one {# payment} other {# payments}}', { count: rows.length })}
        </p>
        <div className="flex flex-wrap gap-2">
          {nextOn === null ? null : (
            <Button look="quiet" onClick={goToNext}>
              <ArrowDown aria-hidden />
              {say('Next payment')}
            </Button>
          )}
          <Button look="outline" onClick={save}>
            <Download aria-hidden />
            {say('Save as CSV')}
          </Button>
        </div>
      </div>
      <Card className="overflow-x-auto">
        <table className={tableLook} aria-rowcount={lines.length + 1}>
          <caption className="sr-only">
            <Say words="Schedule of {loan}" loan={loan.name} />
          </caption>
          <thead className="text-sm text-muted-foreground">
            <tr className="h-11 border-b">
              <th scope="col" className="pr-2 pl-5 font-medium phone:pl-4">
                {say('Date')}
              </th>
              {columns.map(({ name, words }) => (
                <th key={name} scope="col" className={classes(lookOf(name), 'font-medium')}>
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <Gap px={abovePx} />
            {shown.map((row, at) => (
              <ScheduleRow
                key={keyOf(row, at)}
                index={span.first + at + 2}
                {...{ row, rowPx, columns, loan, nextOn }}
              />
            ))}
            <Gap px={belowPx} />
          </tbody>
        </table>
      </Card>
    </div>
  )
}

/** Holds the place of rows that are not drawn. */
const Gap = ({ px }: { readonly px: number }) =>
  px === 0 ? null : (
    <tr aria-hidden>
      <td style={{ height: px }} />
    </tr>
  )

interface ScheduleRowProps {
  readonly row: ScheduleLine
  /** Counted from 1, which is the heading. */
  readonly index: number
  readonly rowPx: number
  readonly loan: Loan
  readonly nextOn: Day | null
  readonly columns: readonly ScheduleColumn[]
}

const stateLook = 'ml-2 text-sm font-medium phone:ml-0 phone:block'
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What is asked for by now and not paid says so; what is ahead after the next one says nothing. */
const openWords = {
  next: say('Next'),
  'was-due': say('Overdue'),
  'not-entered': say('Not entered yet'),
} as const

function ScheduleRow({ row, index, rowPx, loan, nextOn, columns }: ScheduleRowProps) {
  const { locale } = useLocale()
  const today = useToday()
  const words = (amount: number) => formatAmount(amount, loan.currency, locale, { unit: 'none' })
  const isOnTop = row.period === null
  const isNext = !isOnTop && row.date === nextOn
  const isPaid = isOnTop
    ? row.date <= today
    : row.date < today && (nextOn === null || row.date < nextOn)
  const isOpen = isNext || (row.date < today && !isPaid && dueOf(row) > 0)
  const state = isOpen ? dueState(loan, row.date, today) : null
  return (
    <tr
      aria-rowindex={index}
      style={{ height: rowPx }}
      className={classes(
        'border-b',
        isNext && 'bg-primary-wash',
        isPaid && 'text-muted-foreground',
      )}
    >
      <th scope="row" className="pr-2 pl-5 font-normal phone:pl-4">
        <span className="whitespace-nowrap">{formatDay(row.date, locale, dayStyle)}</span>
        {isOnTop ? (
          <span className={stateLook}>{isPaid ? say('Paid on top') : say('On top')}</span>
        ) : (
          <span className="ml-2 text-sm text-muted-foreground phone:hidden">{row.period}</span>
        )}
        {state ? (
          <span className={classes(stateLook, state === 'was-due' && 'text-over')}>
            {openWords[state]}
          </span>
        ) : null}
      </th>
      {columns.map(({ name, amountOf }) => (
        <td key={name} className={lookOf(name)}>
          {words(amountOf(row))}
          {name === 'payment' && !isOnTop ? (
            <span className="hidden text-sm text-muted-foreground phone:block">
              <Say words="{what} interest" what={words(row.interest)} />
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  )
}
