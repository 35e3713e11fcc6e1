/** Joins the two gaps that a row on the wrong side of a checkpoint makes: one cause, told once. */
import { daysBetween } from '../../calendar/calendar.ts'
import type { Break } from './agreement.ts'
import { type Candidate, type GapRow, lateDays } from './explain.ts'

type RowOf = (id: string) => GapRow | undefined

/** Of the first of two gaps that cancel out, what explains the second one as well. */
function sharedBy(first: Break, second: Break, rowOf: RowOf): readonly Candidate[] {
  const isMovedThere = ({ ids }: Candidate) =>
    second.candidates.some(({ kind, ids: [id] }) => kind === 'moved' && id === ids[0])
  // A line of the statement that is not here, of that amount, may be the very row.
  const isLine = ({ kind }: Candidate) => kind === 'missing'
  const isAlone = second.after === first.until && second.candidates.every(isLine)
  return first.candidates.flatMap((one): readonly Candidate[] => {
    const row = rowOf(one.ids[0] ?? '')
    if (!row) return []
    if (one.kind === 'moved') return isMovedThere(one) ? [one] : []
    if (one.kind === 'late') {
      const isAfter = second.after !== null && row.date > second.after
      return isAfter && row.date <= second.until ? [one] : []
    }
    // The bank has it a few days later, and nothing else is missing there.
    const isEarly = daysBetween(row.date, first.until) < lateDays
    const canMove = one.kind === 'extra' && !row.isBanks && !row.isAside && !row.isKept
    return isAlone && canMove && isEarly ? [{ ...one, kind: 'early' }] : []
  })
}

/** What explains both comes first, and the second gap is none of its own. */
export function withoutEchoes(breaks: readonly Break[], rowOf: RowOf): readonly Break[] {
  const told: Break[] = []
  for (const one of breaks) {
    const at = told.findLastIndex(
      (first) => first.gap === -one.gap && sharedBy(first, one, rowOf).length > 0,
    )
    const first = told[at]
    if (!first) {
      told.push(one)
      continue
    }
    const both = sharedBy(first, one, rowOf)
    const ids = new Set(both.map(({ ids: [id] }) => id))
    const others = first.candidates.filter(({ ids: [id] }) => id === undefined || !ids.has(id))
    told[at] = { ...first, candidates: [...both, ...others] }
  }
  return told
}
