import { settleUp } from '../../src/domain/groups/settle-up.ts'
import type { Line } from './report.ts'
import { spreadOf } from './spread.ts'

const members = 20
const times = 15
const promisedMs = 100

/** Balances of which no few come to nothing: the longest way to the proof. */
function balances(seed: number): ReadonlyMap<string, number> {
  let state = seed
  const amounts = Array.from({ length: members - 1 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state % 200_000) - 100_000
  })
  const rest = -amounts.reduce((sum, amount) => sum + amount, 0)
  return new Map([...amounts, rest].map((amount, at) => [`member ${at}`, amount]))
}

/** The fewest transfers, proven, for the most members for whom that is promised. */
export function measureSettleUp(): readonly Line[] {
  const ms = Array.from({ length: times }, (_, seed) => {
    const before = performance.now()
    settleUp(balances(seed))
    return performance.now() - before
  })
  const value = spreadOf(ms).median
  return [{ journey: `settle ${members} open members`, value, unit: 'ms', target: promisedMs }]
}
