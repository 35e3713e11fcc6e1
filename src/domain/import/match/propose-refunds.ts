/** Proposes that money which came is back from an earlier expense; it never decides so. */
import { addDays } from '#domain/calendar/calendar.ts'
import type { StatementRow } from '../statement.ts'
import type { BookedRow } from './booked.ts'
import { likeness, profileText, type TextProfile } from './similar-text.ts'

/** The expense is in the book, or among the rows of the same file. */
export type RefundProposal =
  | { readonly of: 'booked'; readonly id: string; readonly words: string }
  | { readonly of: 'row'; readonly row: StatementRow; readonly words: string }

const longestDays = 180
const alikeEnough = 0.9

type Spent = BookedRow | StatementRow

const spentKey = ({ amount, currency }: Spent) => `${-amount} ${currency}`

/** Same merchant, same amount, earlier; each expense is given back once, the latest first. */
export function proposeRefunds(
  rows: readonly StatementRow[],
  booked: readonly BookedRow[],
): ReadonlyMap<StatementRow, RefundProposal> {
  const spent = new Map<string, Spent[]>()
  for (const row of [...booked, ...rows]) {
    if (row.amount >= 0 || ('isRefunded' in row && row.isRefunded)) continue
    const group = spent.get(spentKey(row))
    if (group) group.push(row)
    else spent.set(spentKey(row), [row])
  }
  for (const group of spent.values()) group.sort((a, b) => (a.date < b.date ? 1 : -1))
  const profiles = new Map<Spent, TextProfile>()
  const profile = (row: Spent) => {
    const known = profiles.get(row) ?? profileText(row.description, row.merchant)
    profiles.set(row, known)
    return known
  }
  const isLike = (one: Spent, other: Spent) => {
    const [a, b] = [profile(one), profile(other)]
    return a.words.length > 0 && b.words.length > 0 && likeness(a, b) >= alikeEnough
  }
  const proposals = new Map<StatementRow, RefundProposal>()
  for (const came of rows) {
    if (came.amount <= 0) continue
    const group = spent.get(`${came.amount} ${came.currency}`) ?? []
    const since = group.length > 0 ? addDays(came.date, -longestDays) : ''
    const isBefore = ({ date }: Spent) => date <= came.date && date >= since
    const at = group.findIndex((row) => isBefore(row) && isLike(row, came))
    const [match] = at < 0 ? [] : group.splice(at, 1)
    if (!match) continue
    const words = `May be money back for “${match.description}” of ${match.date}.`
    const proposal = 'id' in match ? { of: 'booked', id: match.id } : { of: 'row', row: match }
    proposals.set(came, { ...proposal, words } as RefundProposal)
  }
  return proposals
}
