import { useMemo } from 'react'
import type { CalendarAnswer } from '#contract/analytics/entities.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { addMissing } from '#domain/money/convert-totals.ts'
import type { FigureTable } from '#web/charts/frame/picture-cells.ts'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { HeatMap, HeatScale } from '#web/charts/heat-map.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { calendarFinding } from './findings.ts'

const dayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** What every day cost. */
export function CalendarChart() {
  const { reach } = useAnalytics()
  return (
    <AskedChart
      call="analytics.calendar"
      body={reach}
      about={say('Calendar')}
      missingIn={({ days }) => addMissing(days.map(({ missing }) => missing?.spending ?? []))}
      isNothing={({ days }) => days.every(({ spending, missing }) => spending === 0 && !missing)}
    >
      {(answer) => <Drawn answer={answer} />}
    </AskedChart>
  )
}

function Drawn({ answer }: { readonly answer: CalendarAnswer }) {
  const { writing, rowsOf } = useAnalytics()
  const today = useToday()
  const { locale } = writing
  const { days, currency, from, to } = answer
  const words = (on: Day) => formatDay(on, locale, dayStyle)
  const rowsFor = (kind: 'expense' | 'income', on: Day) =>
    rowsOf({ kind, from: on, to: on, title: words(on) })
  const table = useMemo((): FigureTable => {
    const said = (on: Day) => formatDay(on, locale, dayStyle)
    return {
      headings: [say('Day'), say('Spent'), say('Came in')],
      rows: days.toReversed().map(({ day, spending, income, missing, isAbout }) => ({
        key: day,
        cells: [
          said(day),
          {
            amount: spending,
            missing: missing?.spending,
            isAbout: isAbout?.spending,
            to: rowsOf({ kind: 'expense', from: day, to: day, title: said(day) }),
          },
          {
            amount: income,
            missing: missing?.income,
            isAbout: isAbout?.income,
            to: rowsOf({ kind: 'income', from: day, to: day, title: said(day) }),
          },
        ],
      })),
    }
  }, [days, locale, rowsOf])
  const drawn = useMemo(
    () =>
      days.map(({ day, spending, missing }) => ({
        on: day,
        amount: spending ?? 0,
        missing: missing?.spending.length ? missing.spending : undefined,
      })),
    [days],
  )
  return (
    <PictureFrame
      about={say('Calendar')}
      finding={calendarFinding(answer, today, locale)}
      table={table}
      writing={{ currency, locale }}
      fileName={`calendar-${from}-to-${to}`}
    >
      <HeatMap
        days={drawn}
        from={from}
        to={to}
        writing={{ currency, locale }}
        rowsOf={(on) => rowsFor('expense', on)}
      />
      <HeatScale />
    </PictureFrame>
  )
}
