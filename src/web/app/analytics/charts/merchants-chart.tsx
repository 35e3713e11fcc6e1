import { useMemo } from 'react'
import type { MerchantsAnswer } from '#contract/analytics/entities.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { BarList } from '#web/charts/bar-list.tsx'
import type { FigureTable } from '#web/charts/frame/picture-cells.ts'
import { PictureFrame } from '#web/charts/frame/picture-frame.tsx'
import { say } from '#web/words/say.ts'
import { useAnalytics } from '../use-analytics.ts'
import { AskedChart } from './asked-chart.tsx'
import { largestFinding } from './findings.ts'

const drawnMost = 10
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Where the money went. */
export function MerchantsChart() {
  const { reach } = useAnalytics()
  return (
    <AskedChart
      call="analytics.merchants"
      body={reach}
      about={say('Merchants')}
      isNothing={({ merchants }) => merchants.length === 0}
    >
      {(answer) => <Drawn answer={answer} />}
    </AskedChart>
  )
}

function Drawn({ answer }: { readonly answer: MerchantsAnswer }) {
  const { writing, rowsOf, sumOf } = useAnalytics()
  const { locale } = writing
  const { merchants, others, total, missing, currency, from, to } = answer
  const rowsFor = (payee: string, title: string) =>
    rowsOf({ kind: 'expense', from, to, payee, title })
  const table = useMemo((): FigureTable => {
    const written = (day: string) => formatDay(day, locale, dayStyle)
    const rows = merchants.map(({ payee, name, isAbout, count, firstOn, lastOn, ...spent }) => ({
      key: payee,
      cells: [
        name,
        {
          ...{ amount: spent.total, missing: spent.missing, isAbout },
          to: rowsOf({ kind: 'expense', from, to, payee, title: name }),
        },
        { count },
        written(firstOn),
        written(lastOn),
      ],
    }))
    const rest = {
      key: 'others',
      cells: [
        `${others.merchants} others`,
        {
          amount: others.total,
          missing: others.missing,
          isAbout: others.isAbout,
          to: sumOf({ sum: 'merchants', from, to }),
        },
        { count: others.count },
        '',
        '',
      ],
    }
    return {
      headings: [say('Merchant'), say('Spent'), say('Entries'), say('First'), say('Last')],
      rows: others.merchants > 0 ? [...rows, rest] : rows,
    }
  }, [merchants, others, from, to, locale, rowsOf, sumOf])
  return (
    <PictureFrame
      about={say('Merchants')}
      finding={largestFinding(
        merchants,
        { total, missing, currency, of: say('what was spent'), nothing: say('Where it went') },
        locale,
      )}
      table={table}
      writing={{ currency, locale }}
      fileName={`merchants-${from}-to-${to}`}
    >
      <BarList
        writing={{ currency, locale }}
        items={merchants.slice(0, drawnMost).map(({ payee, name, isAbout, count, ...spent }) => ({
          key: payee,
          name: (
            <>
              {name}{' '}
              <span className="text-sm text-muted-foreground">
                {say('{count, plural, one {# entry} other {# entries}}', { count })}
              </span>
            </>
          ),
          amount: spent.total,
          missing: spent.missing,
          isAbout,
          colour: 6,
          to: rowsFor(payee, name),
        }))}
      />
    </PictureFrame>
  )
}
