import { ratio, readRatio, wholeParts } from '#domain/money/ratio.ts'
import { shareFairly } from '#domain/money/split-amount.ts'
import { type Trial, tryAll, type Verdict } from './section.ts'

interface SplitCase {
  readonly id: string
  readonly amount_minor: number
  readonly weights: readonly (string | number)[]
  /** Cash has no smaller coin. */
  readonly smallest_unit?: number
  readonly quota_low: readonly number[]
  readonly quota_high: readonly number[]
  /** What every way to hand out spare units comes to, where the weights are equal. */
  readonly any_policy_sorted?: readonly number[]
  readonly policy?: string
  readonly answer?: readonly number[]
  readonly largest_remainder?: readonly number[]
}

function readWeight(weight: string | number) {
  const [over = '', under = '1'] = String(weight).split('/')
  const [top, bottom] = [readRatio(over), readRatio(under)]
  if (!top || !bottom || bottom.over === 0n) throw new Error(`${weight} is no weight`)
  return ratio(top.over * bottom.under, top.under * bottom.over)
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join()

/** How many members have exactly this remainder, when spare units run out among them. */
function isTie(weights: readonly bigint[], amount: number, own: readonly number[]): boolean {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const size = BigInt(Math.abs(amount))
  const rests = weights.map((weight) => (size * weight) % whole)
  const isUp = (index: number) =>
    BigInt(Math.abs(own[index] ?? 0)) > (size * (weights[index] ?? 0n)) / whole
  const raised = rests.filter((_, index) => isUp(index))
  const left = rests.filter((_, index) => !isUp(index))
  return raised.some((rest) => rest !== 0n && left.includes(rest))
}

/** Our spare units go by largest remainder, and equals take turns by the record's id. */
function trySplit(given: SplitCase): Verdict {
  const { id, smallest_unit: unit = 1, quota_low, quota_high } = given
  const weights = wholeParts(given.weights.map(readWeight))
  const fair = shareFairly(given.amount_minor / unit, weights, id)
  if (!fair) return { id, problem: 'refused' }
  const shares = fair.shares.map((share) => share * unit)
  const sum = shares.reduce((all, share) => all + share, 0)
  const isWithin = shares.every(
    (share, index) => share >= (quota_low[index] ?? 0) && share <= (quota_high[index] ?? 0),
  )
  const exact =
    given.largest_remainder ?? (given.policy === 'largest_remainder' ? given.answer : undefined)
  const isOurs =
    exact === undefined ||
    exact.join() === shares.join() ||
    isTie(weights, given.amount_minor / unit, fair.shares)
  const isSame = !given.any_policy_sorted || sorted(given.any_policy_sorted) === sorted(shares)
  if (sum !== given.amount_minor) return { id, problem: `adds up to ${sum}` }
  if (!isWithin) return { id, problem: `${shares} is beyond ${quota_low} and ${quota_high}` }
  if (!isSame) return { id, problem: `expected ${given.any_policy_sorted} in any order` }
  return { id, problem: isOurs ? null : `expected ${exact}, got ${shares}` }
}

interface SplitsFile {
  readonly vectors?: readonly SplitCase[]
  readonly generated?: readonly SplitCase[]
}

export const trySplits: Trial = (file) => {
  const { vectors, generated } = file as SplitsFile
  return [tryAll('vectors', vectors, trySplit), tryAll('generated', generated, trySplit)]
}
