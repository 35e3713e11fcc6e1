import type { ChangeAnswer } from '#contract/entities/analytics.ts'
import { countedTimes } from '#domain/counted.ts'

type Item = Pick<
  ChangeAnswer['items'][number],
  'parts' | 'change' | 'count' | 'countBefore' | 'missing' | 'missingBefore'
>

/** What mostly made the difference, in words. */
export function whyWords({
  parts,
  change,
  count,
  countBefore,
  missing,
  missingBefore,
}: Item): string {
  const hasLacking = missing !== undefined || missingBefore !== undefined
  const size = (amount: number | null) => Math.abs(amount ?? 0)
  if (change === 0 && hasLacking) return 'not known how much'
  if (countBefore === 0) return `new, ${countedTimes(count)}`
  if (count === 0) return `stopped, was ${countedTimes(countBefore)}`
  // Known only in all: of each single one nothing is said.
  if (count === countBefore || size(parts.dearer) >= size(parts.oftener)) {
    if (!parts.dearer) return hasLacking ? 'not known how much' : 'the same'
    return parts.dearer > 0 ? 'dearer on average' : 'cheaper on average'
  }
  const times = `${countedTimes(count)} after ${countedTimes(countBefore)}`
  return count > countBefore ? `more often, ${times}` : `less often, ${times}`
}
