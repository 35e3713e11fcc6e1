import type { ChartPoint, ChartSeries } from '../series.ts'

export interface TableRows {
  readonly rows: readonly ChartPoint[]
  /** How the rows follow each other where some are left out; null where the first are shown. */
  readonly rhythm: 'month' | 'year' | null
}

const shownFirst = 12
const rhythms = [
  ['month', 7, 24],
  ['year', 4, 60],
] as const

/** The last of each stretch of time; days begin with their year and month. */
function lastOfEach(points: readonly ChartPoint[], letters: number): readonly ChartPoint[] {
  const [first] = points
  const last = new Map(points.map((point) => [point.on.slice(0, letters), point]))
  const rows = [...last.values()]
  return first && rows[0] !== first ? [first, ...rows] : rows
}

/**
 * What a table shows before all of it is asked for. What stands at a moment, such as a balance, is
 * told in even steps; what adds up, such as bars, leaves out nothing between its rows.
 */
export function tableRows(
  points: readonly ChartPoint[],
  series: readonly Pick<ChartSeries, 'shape'>[],
): TableRows {
  if (points.length <= shownFirst) return { rows: points, rhythm: null }
  if (!series.some(({ shape }) => shape === 'bar')) {
    for (const [rhythm, letters, most] of rhythms) {
      const rows = lastOfEach(points, letters)
      const isAll = rows.length === points.length
      if (rows.length > 2 && rows.length <= most) return { rows, rhythm: isAll ? null : rhythm }
    }
  }
  return { rows: points.slice(0, shownFirst), rhythm: null }
}
