import { useMemo } from 'react'
import { type KnownPart, knownOf, type Step } from '#domain/accounts/balance.ts'
import { addDays, type Day, formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { ChartFrame } from '#web/charts/frame/chart-frame.tsx'
import type { ChartPoint } from '#web/charts/series.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'

export interface BalanceChartProps {
  readonly account: AccountRow
  readonly steps: readonly Step[]
}

const series = [{ key: 'balance', name: say('Balance'), shape: 'area', colour: 1 }] as const
const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** The balance at the end of each day on which it changed, and the day before, for the step. */
function pointsOf(steps: readonly Step[], account: AccountRow, today: Day): readonly ChartPoint[] {
  let last: KnownPart = { amount: account.openingBalance, isEstimated: false, lacking: [] }
  const ends = new Map<Day, KnownPart>([[account.openingOn, last]])
  for (const { date, balance } of steps) {
    if (date < account.openingOn || date > today) continue
    if (!ends.has(addDays(date, -1)) && date > account.openingOn) ends.set(addDays(date, -1), last)
    last = knownOf(balance.booked)
    ends.set(date, last)
  }
  ends.set(today, last)
  return [...ends]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([on, { amount, lacking }]) => ({
      on,
      values: { balance: amount },
      missing: { balance: lacking.map((one) => ({ ...one, from: on, to: on })) },
    }))
}

/** The day it held least; of what is known in part nobody can say when that was. */
export function lowestWords(
  points: readonly ChartPoint[],
  currency: string,
  locale: string,
): string {
  const isWhole = points.every(
    ({ values, missing }) => values.balance !== null && !missing?.balance?.length,
  )
  if (!isWhole) return say('Its lowest is not known: something has no rate')
  const least = points.reduce((low, one) =>
    (one.values.balance ?? 0) < (low.values.balance ?? 0) ? one : low,
  )
  const sum = formatAmount(least.values.balance ?? 0, currency, locale)
  return say('Lowest on {day}: {sum}', { day: formatDay(least.on, locale, style), sum })
}

/** What it held over time, and when least. */
export function BalanceChart({ account, steps }: BalanceChartProps) {
  const { locale } = useLocale()
  const today = useToday()
  const points = useMemo(() => pointsOf(steps, account, today), [steps, account, today])
  const known = points.filter(({ values }) => values.balance !== null)
  if (known.length < 3) return null
  return (
    <Card className="p-5">
      <ChartFrame
        about={say('Balance')}
        finding={lowestWords(points, account.currency, locale)}
        series={series}
        points={points}
        writing={{ currency: account.currency, locale }}
      />
    </Card>
  )
}
