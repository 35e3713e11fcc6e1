import type { Day } from '#domain/calendar/calendar.ts'
import type { ShareOf } from '#domain/ledger.ts'
import { Totals } from '#web/locale/amount.tsx'
import { DayWords } from '#web/locale/day-words.tsx'
import { amountFor } from '../model/figure-amounts.ts'
import type { ShownDay } from '../model/shown-list.ts'

export interface DayHeadingProps {
  readonly day: ShownDay
  readonly shareOf: ShareOf
  readonly today: Day
}

export function DayHeading({ day, shareOf, today }: DayHeadingProps) {
  return (
    <div className="flex h-full items-end gap-3 px-4 pb-1.5 text-sm">
      <h2 className="min-w-0 flex-1 truncate font-medium">
        <DayWords day={day.day} today={today} />
      </h2>
      <Totals
        isTight
        totals={day.figures.net}
        of={[day.rows]}
        amountOf={amountFor(shareOf, 'net')}
        className="text-muted-foreground"
      />
    </div>
  )
}
