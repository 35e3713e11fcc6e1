import type { ChartPoint } from '#web/charts/series.ts'
import type { Outcome } from './loan-outcome.ts'

export interface Opening {
  readonly startOn: string
  readonly principal: number
}

/** What is open after every payment, as planned and, beside it, as tried. */
export function balancePoints(
  { startOn, principal }: Opening,
  planned: Outcome,
  tried: Outcome | null,
): readonly ChartPoint[] {
  const first = { on: startOn, values: { planned: principal, tried: tried ? principal : null } }
  const points: ChartPoint[] = [first]
  const long = tried && tried.rows.length > planned.rows.length ? tried.rows : planned.rows
  for (const [at, { date }] of long.entries()) {
    const balance = (outcome: Outcome | null) => outcome?.rows[at]?.balance ?? null
    points.push({ on: date, values: { planned: balance(planned), tried: balance(tried) } })
  }
  return points
}

/** What goes where in every year. */
export function yearlyPoints({ rows }: Outcome): readonly ChartPoint[] {
  const years = new Map<string, { interest: number; principal: number }>()
  for (const { date, interest, principal, extra } of rows) {
    const year = date.slice(0, 4)
    const sums = years.get(year) ?? { interest: 0, principal: 0 }
    sums.interest += interest
    sums.principal += principal + extra
    years.set(year, sums)
  }
  return [...years].map(([year, values]) => ({ on: `${year}-01-01`, values }))
}
