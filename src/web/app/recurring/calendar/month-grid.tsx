import { type Day, formatDay, formatMonth } from '#domain/calendar/calendar.ts'
import type { PlannedMonth } from '#domain/recurring/cost-ahead.ts'
import type { PlannedRow } from '#domain/recurring/planned-rows.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { weeksOf } from './calendar-months.ts'
import type { ById } from './month-sums.tsx'

export interface MonthGridProps {
  readonly month: PlannedMonth
  readonly byId: ById
  readonly today: Day
  readonly onOpen: (id: string) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The first of January 2024 was a Monday. */
const mondayWeek = (weekday: number): Day => `2024-01-0${weekday}`

export function MonthGrid({ month, byId, today, onOpen }: MonthGridProps) {
  const { locale } = useLocale()
  const byDay = Map.groupBy(month.rows, ({ postOn }) => postOn)
  return (
    <Card className="overflow-clip">
      <table className="w-full table-fixed border-collapse">
        <caption className="px-4 py-3 text-left font-semibold">
          {formatMonth(month.month, locale)}
        </caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="border-b px-2 py-1 text-left text-xs font-medium text-muted-foreground"
              >
                {formatDay(mondayWeek(weekday), locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month.month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                <DayCell
                  key={day ?? `out-${weekdays[place]}`}
                  day={day}
                  rows={byDay.get(day ?? '') ?? []}
                  isToday={day === today}
                  byId={byId}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface DayCellProps extends Pick<MonthGridProps, 'byId' | 'onOpen'> {
  readonly day: Day | null
  readonly rows: readonly PlannedRow[]
  readonly isToday: boolean
}

function DayCell({ day, rows, isToday, byId, onOpen }: DayCellProps) {
  if (day === null) return <td className="border-b bg-muted/40" />
  return (
    <td className="h-24 border-b border-l p-1 align-top first:border-l-0">
      <span
        className={classes(
          'inline-grid size-6 place-items-center rounded-full text-xs',
          isToday ? 'bg-primary font-semibold text-primary-foreground' : 'text-muted-foreground',
        )}
      >
        {Number(day.slice(8))}
        {isToday ? <span className="sr-only">{say(', today')}</span> : null}
      </span>
      <ul className="grid gap-1">
        {rows.map((row) => (
          <li key={row.templateId}>
            <Planned row={row} byId={byId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </td>
  )
}

function Planned({
  row,
  byId,
  onOpen,
}: Pick<DayCellProps, 'byId' | 'onOpen'> & { row: PlannedRow }) {
  const template = byId.get(row.templateId)
  return (
    <button
      type="button"
      onClick={() => onOpen(row.templateId)}
      className={classes(
        'grid w-full rounded-sm px-1.5 py-0.5 text-left text-xs hover:bg-accent',
        template?.kind === 'income' ? 'bg-income-wash' : 'bg-muted',
      )}
    >
      <span className="truncate">{template?.description}</span>
      <Amount
        amount={row.amount}
        currency={row.currency}
        flow={template?.kind === 'income' ? 'in' : 'out'}
        className="truncate font-medium"
      />
    </button>
  )
}
