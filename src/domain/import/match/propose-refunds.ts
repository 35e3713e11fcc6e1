/** Proposes that money which came is back from an earlier expense; the person has the last word. */
import { addDays } from '#domain/calendar/calendar.ts'
import { refundWords, taxWords } from '../../entry-line/kind-words.ts'
import type { StatementRow } from '../statement.ts'
import type { BookedRow } from './booked.ts'
import { likeness, profileText, type TextProfile } from './similar-text.ts'

/** Taken as said unless the person says otherwise; else only offered. */
interface Reason {
  readonly isLikely: boolean
  readonly words: string
}

/** The expense is in the book, or among the rows of the same file. */
export type RefundProposal = Reason &
  (
    | { readonly of: 'booked'; readonly id: string }
    | { readonly of: 'row'; readonly row: StatementRow }
  )

/** All of it may come back late; of a part there is less to tell it by. */
const longestDays = { all: 180, part: 120 }
const alikeEnough = 0.9

type Spent = BookedRow | StatementRow

/** Profiles are asked for again and again; what says "refund" is no name. */
function likenessOf() {
  const profiles = new Map<Spent, TextProfile>()
  const profile = (row: Spent) => {
    const known = profiles.get(row)
    if (known) return known
    const made = profileText(row.description, row.merchant)
    const words = made.words.filter((word) => !refundWords.has(word))
    const named = { ...made, words }
    profiles.set(row, named)
    return named
  }
  const isLike = (one: Spent, other: Spent) => {
    const [a, b] = [profile(one), profile(other)]
    return a.words.length > 0 && b.words.length > 0 && likeness(a, b) >= alikeEnough
  }
  return { profile, isLike }
}

/** The word that says it is a refund, as it is written; of taxes it is none of a purchase. */
function refundWordIn({ all }: TextProfile): string | null {
  return all.some((word) => taxWords.has(word))
    ? null
    : (all.find((word) => refundWords.has(word)) ?? null)
}

/** What a shop can give back of it: what somebody else pays in the end is not the shop's. */
const ownOf = (row: Spent): number =>
  -row.amount - ('expected' in row ? (row.expected?.amount ?? 0) : 0)

const latestFirst = (a: Spent, b: Spent) => (a.date < b.date ? 1 : -1)

/** What may be given back, by its amount and by each word of its name; the latest first. */
function openOf(all: readonly Spent[], wordsOf: (row: Spent) => readonly string[]) {
  const isOpen = (row: Spent) => ownOf(row) > 0 && !('isRefunded' in row && row.isRefunded)
  const spent = all.filter(isOpen).toSorted(latestFirst)
  const byWord = new Map<string, Spent[]>()
  for (const row of spent)
    for (const word of wordsOf(row)) {
      const key = `${word} ${row.currency}`
      const known = byWord.get(key)
      if (known) known.push(row)
      else byWord.set(key, [row])
    }
  const byAmount = Map.groupBy(spent, (row) => `${ownOf(row)} ${row.currency}`)
  return { byWord, byAmount }
}

function proposal(back: TextProfile, match: Spent, isAll: boolean, told: string): RefundProposal {
  const said = refundWordIn(back)
  const size = isAll ? 'the same amount' : 'less than it cost'
  const why = said === null ? size : `${size}, and it says “${said}”`
  const reason = {
    words: `Refund of ${told}: the same name, ${why}.`,
    isLikely: isAll || said !== null,
  }
  return 'id' in match
    ? { ...reason, of: 'booked', id: match.id }
    : { ...reason, of: 'row', row: match }
}

/**
 * Same merchant, earlier, and no more than one's own part; all of it goes before a part. Each
 * expense is given back once, the latest first.
 */
export function proposeRefunds(
  rows: readonly StatementRow[],
  booked: readonly BookedRow[],
  tell: (spent: Spent) => string,
): ReadonlyMap<StatementRow, RefundProposal> {
  const proposals = new Map<StatementRow, RefundProposal>()
  const came = rows.filter(({ amount }) => amount > 0)
  if (came.length === 0) return proposals
  const { profile, isLike } = likenessOf()
  const { byAmount, byWord } = openOf([...booked, ...rows], (row) => profile(row).words)
  const taken = new Set<Spent>()
  const findIn = (some: readonly Spent[], back: StatementRow, days: number) => {
    const since = some.length > 0 ? addDays(back.date, -days) : ''
    const fits = (row: Spent) =>
      row.date <= back.date && row.date >= since && ownOf(row) >= back.amount
    return some.find((row) => !taken.has(row) && fits(row) && isLike(row, back))
  }
  const propose = (back: StatementRow, match: Spent | undefined, isAll: boolean) => {
    if (!match) return
    taken.add(match)
    proposals.set(back, proposal(profile(back), match, isAll, tell(match)))
  }
  for (const back of came) {
    const equal = byAmount.get(`${back.amount} ${back.currency}`) ?? []
    propose(back, findIn(equal, back, longestDays.all), true)
  }
  for (const back of came.filter((row) => !proposals.has(row))) {
    const named = profile(back).words.flatMap((word) => {
      const some = byWord.get(`${word} ${back.currency}`) ?? []
      return findIn(some, back, longestDays.part) ?? []
    })
    propose(back, named.toSorted(latestFirst)[0], false)
  }
  return proposals
}
