import { useMemo, useState } from 'react'
import { useToday } from '#web/locale/use-locale.ts'
import type { Template } from '../template.ts'
import { monthsAhead } from './calendar-months.ts'
import { MonthGrid } from './month-grid.tsx'
import { MonthList } from './month-list.tsx'
import { MonthPicker } from './month-sums.tsx'

export interface CalendarViewProps {
  readonly templates: readonly Template[]
  readonly onOpen: (id: string) => void
}

/** The year to come: a month at a time on a desk, a list on a phone. */
export function CalendarView({ templates, onOpen }: CalendarViewProps) {
  const today = useToday()
  const months = useMemo(() => monthsAhead(templates, today), [templates, today])
  const byId = useMemo(() => new Map(templates.map((one) => [one.id, one])), [templates])
  const [asked, setAsked] = useState<string | null>(null)
  const shown = months.find(({ month }) => month === asked) ?? months[0]
  return (
    <>
      <div className="grid gap-4 phone:hidden">
        <MonthPicker months={months} byId={byId} chosen={shown?.month ?? ''} onChoose={setAsked} />
        {shown ? <MonthGrid month={shown} byId={byId} today={today} onOpen={onOpen} /> : null}
      </div>
      <div className="hidden grid-cols-1 gap-5 phone:grid">
        {months.map((month) => (
          <MonthList key={month.month} month={month} byId={byId} onOpen={onOpen} />
        ))}
      </div>
    </>
  )
}
