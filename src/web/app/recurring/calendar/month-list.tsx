import { useId } from 'react'
import { formatDay, formatMonth, monthOf } from '#domain/calendar/calendar.ts'
import type { PlannedMonth } from '#domain/recurring/cost-ahead.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { type ById, MonthSums } from './month-sums.tsx'

export interface MonthListProps {
  readonly month: PlannedMonth
  readonly byId: ById
  readonly onOpen: (id: string) => void
}

const style = { weekday: 'short', day: 'numeric' } as const

/** One month of the calendar, day after day. */
export function MonthList({ month, byId, onOpen }: MonthListProps) {
  const { locale } = useLocale()
  const id = useId()
  const isNow = month.month === monthOf(useToday())
  if (month.rows.length === 0 && !isNow) return null
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold">
          {formatMonth(month.month, locale)}
        </h2>
        <MonthSums month={month} byId={byId} className="justify-end text-sm" />
      </div>
      {month.rows.length === 0 ? null : (
        <Card>
          <ul>
            {month.rows.map((row) => (
              <li key={`${row.templateId} ${row.dueOn}`} className="border-b last:border-b-0">
                <button
                  type="button"
                  onClick={() => onOpen(row.templateId)}
                  className="flex min-h-11 w-full items-center gap-3 px-4 text-left"
                >
                  <span className="w-16 shrink-0 text-sm text-muted-foreground">
                    {formatDay(row.postOn, locale, style)}
                  </span>
                  <span className="min-w-0 flex-1 truncate">
                    {byId.get(row.templateId)?.description}
                  </span>
                  <Amount
                    amount={row.amount}
                    currency={row.currency}
                    flow={byId.get(row.templateId)?.kind === 'income' ? 'in' : 'out'}
                  />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
