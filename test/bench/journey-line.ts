import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

/** The median of several tries, which are told. */
export function journeyLine(journey: string, taken: readonly number[], target?: number): Line {
  console.error(`${journey}: ${taken.map(Math.round).join(' ')}`)
  const value = spreadOf(taken).median
  return { journey, value, unit: 'ms', ...(target === undefined ? {} : { target }) }
}
