import { type Day, dayWord, formatDay } from '#domain/calendar.ts'
import type { ShareOf } from '#domain/ledger.ts'
import { Totals } from '#web/fields/amount.tsx'
import { useBook } from '#web/fields/use-book.ts'
import { amountFor } from './figure-amounts.ts'
import type { ShownDay } from './shown-list.ts'

export interface DayHeadingProps {
  readonly day: ShownDay
  readonly shareOf: ShareOf
  readonly today: Day
}

export function DayHeading({ day, shareOf, today }: DayHeadingProps) {
  const { locale } = useBook()
  const isThisYear = day.day.slice(0, 4) === today.slice(0, 4)
  const word = dayWord(day.day, today)
  const date = formatDay(day.day, locale, {
    weekday: word === null ? 'long' : 'short',
    day: 'numeric',
    month: word === null && isThisYear ? 'long' : 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return (
    <div className="flex h-full items-end gap-3 pr-14 pb-1.5 pl-4 text-sm phone:pr-4">
      <h2 className="min-w-0 flex-1 truncate font-medium">
        {word === null ? (
          date
        ) : (
          <>
            {word} <span className="font-normal text-muted-foreground">{date}</span>
          </>
        )}
      </h2>
      <Totals
        totals={day.figures.net}
        of={[day.rows]}
        amountOf={amountFor(shareOf, 'net')}
        className="text-muted-foreground"
      />
    </div>
  )
}
