/** Proposes that money which came is what somebody was to give back; a person has the last word. */
import type { StatementRow } from '../statement.ts'
import type { BookedRow } from './booked.ts'
import { likeness, profileText, type TextProfile } from './similar-text.ts'

export interface PaidBackProposal {
  /** The expense of the book that it pays back. */
  readonly id: string
  readonly from: string
  /** What was still expected of it. */
  readonly left: number
  readonly words: string
  /** As much came as was expected: taken so unless the person says otherwise. */
  readonly isLikely: boolean
}

type Owed = BookedRow & { readonly expected: NonNullable<BookedRow['expected']> }

const alikeEnough = 0.9

const isOwed = (row: BookedRow): row is Owed => row.amount < 0 && (row.expected?.left ?? 0) > 0

/** As a word of what was bought says it, or of who pays it back. */
function namesOf({ description, merchant, expected: { from } }: Owed): readonly TextProfile[] {
  return [profileText(description, merchant), profileText(from)]
}

const isNamed = (names: readonly TextProfile[], back: TextProfile) =>
  names.some((name) => name.words.length > 0 && likeness(name, back) >= alikeEnough)

const oldestFirst = (a: BookedRow, b: BookedRow) => (a.date < b.date ? -1 : 1)

/** It names the purchase or the payer, and is no more than is expected; the whole before a part. */
export function proposePaidBack(
  rows: readonly StatementRow[],
  booked: readonly BookedRow[],
  tell: (bought: BookedRow) => string,
): ReadonlyMap<StatementRow, PaidBackProposal> {
  const proposals = new Map<StatementRow, PaidBackProposal>()
  const owed = booked.filter(isOwed).toSorted(oldestFirst)
  const came = owed.length > 0 ? rows.filter(({ amount }) => amount > 0) : []
  const names = new Map(owed.map((one) => [one, namesOf(one)]))
  const left = new Map(owed.map((one) => [one, one.expected.left]))
  const propose = (back: StatementRow, isAll: boolean) => {
    const said = profileText(back.description, back.merchant)
    const match = owed.find((one) => {
      const rest = left.get(one) ?? 0
      const isRoom = isAll ? rest === back.amount : rest > back.amount
      const fits = isRoom && one.currency === back.currency && one.date <= back.date
      return fits && isNamed(names.get(one) ?? [], said)
    })
    if (!match) return
    const { id, expected } = match
    const { from } = expected
    const why = isAll ? 'as much as is expected' : 'less than is expected'
    const words = `${from} pays you back ${tell(match)}: the same name, ${why}.`
    proposals.set(back, { id, from, left: expected.left, words, isLikely: isAll })
    left.set(match, (left.get(match) ?? 0) - back.amount)
  }
  for (const back of came) propose(back, true)
  for (const back of came.filter((row) => !proposals.has(row))) propose(back, false)
  return proposals
}
