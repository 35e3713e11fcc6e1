/** What somebody gone had no word in, or said no to each time it came back. */
import { answerDays } from '../group-limits.ts'
import type { Deed, DoneAct } from './between.ts'

const answerMs = answerDays * 86_400_000

/** Above zero was to their gain. */
const movedBy = ({ effects }: DoneAct, memberId: string) => effects.get(memberId) ?? 0

/**
 * Of each bill what was done in the days before they went and since; and before that, as long as no
 * three days were between one thing that moved their part and the next: so long none stood unasked.
 */
export function contestedBy(
  deeds: readonly Deed[],
  memberId: string,
  leftAt: string,
): readonly Deed[] {
  const since = new Date(Date.parse(leftAt) - answerMs).toISOString()
  return deeds.flatMap((deed) => {
    const late = deed.acts.filter(({ at }) => at > since)
    let [first] = late
    if (!first) return []
    const early: DoneAct[] = []
    for (const act of deed.kind === 'bill' ? deed.acts.toReversed() : []) {
      if (act.at > since || movedBy(act, memberId) === 0) continue
      if (Date.parse(first.at) - Date.parse(act.at) >= answerMs) break
      early.unshift(act)
      first = act
    }
    return [{ ...deed, acts: [...early, ...late] }]
  })
}

/** By how much they are worse off by these than before all of it. */
export const worseBy = (deeds: readonly Deed[], memberId: string): number =>
  deeds.reduce((sum, { acts }) => {
    const effect = acts.reduce((all, act) => all + movedBy(act, memberId), 0)
    return sum + Math.max(0, -effect)
  }, 0)
