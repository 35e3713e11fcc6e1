import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { type Instalment, useInstalments } from '#web/recurring/use-instalments.ts'
import type { Template } from '../template.ts'
import { monthsAhead, type Planner } from './calendar-months.ts'
import { MonthGrid } from './month-grid.tsx'
import { MonthList } from './month-list.tsx'
import { MonthPicker, OldRates } from './month-sums.tsx'

const plannedOf = ({ loan, day, amount }: Instalment) => ({
  ...{ templateId: loan.id, dueOn: day, postOn: day },
  ...{ amount, currency: loan.currency, accountId: loan.payFromId },
})

export interface CalendarViewProps {
  readonly templates: readonly Template[]
  /** Whether all there is is shown; then loans are too. */
  readonly isWhole: boolean
  readonly onOpen: (id: string) => void
}

/** A year and a month: as far as the months reach. */
const aheadDays = 396

/** The year to come: a month at a time on a desk, a list on a phone. */
export function CalendarView({ templates, isWhole, onOpen }: CalendarViewProps) {
  const today = useToday()
  const navigate = useNavigate()
  const instalments = useInstalments(today, addDays(today, aheadDays))
  const byLoan = useMemo(
    () =>
      new Map<string, Planner>(
        instalments.map(({ loan }) => [loan.id, { description: loan.name, kind: 'expense' }]),
      ),
    [instalments],
  )
  const months = useMemo(
    () => monthsAhead(templates, isWhole ? instalments.map(plannedOf) : [], today),
    [templates, isWhole, instalments, today],
  )
  const byId = useMemo(
    () => new Map<string, Planner>([...byLoan, ...templates.map((one) => [one.id, one] as const)]),
    [byLoan, templates],
  )
  const open = (id: string) =>
    byLoan.has(id) ? void navigate(routes.loan.path.replace(':id', id)) : onOpen(id)
  const [asked, setAsked] = useState<string | null>(null)
  const shown = months.find(({ month }) => month === asked) ?? months[0]
  return (
    <>
      <OldRates months={months} />
      <div className="grid gap-4 phone:hidden">
        <MonthPicker months={months} byId={byId} chosen={shown?.month ?? ''} onChoose={setAsked} />
        {shown ? <MonthGrid month={shown} byId={byId} today={today} onOpen={open} /> : null}
      </div>
      <div className="hidden grid-cols-1 gap-5 phone:grid">
        {months.map((month) => (
          <MonthList key={month.month} month={month} byId={byId} onOpen={open} />
        ))}
      </div>
    </>
  )
}
