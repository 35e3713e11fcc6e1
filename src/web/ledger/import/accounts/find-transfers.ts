import type { PairingAccount, PairingRow } from '#domain/accounts/pairing/candidates.ts'
import { type OutsideOffer, outsideOffers } from '#domain/accounts/pairing/offers.ts'
import { type Pair, pairRows } from '#domain/accounts/pairing/pair-rows.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { type BookSide, type Days, sideText } from '../../transfers/pairing-book.ts'
import type { ImportRow } from '../judge-files.ts'
import type { KnownAccount } from './use-targets.ts'

/** A row of a file by its key, or what is in the book by its id. */
export type SideSource = BookSide['of'] | 'row'

export interface FoundPair extends Pair {
  readonly key: string
  readonly sources: { readonly out: SideSource; readonly in: SideSource }
}

export interface FoundTransfers {
  readonly pairs: readonly FoundPair[]
  /** Rows without a partner that say they are a transfer, by their key. */
  readonly outside: readonly OutsideOffer[]
  /** Too many at once for the best way. */
  readonly isBestFirst: boolean
}

export const noTransfers: FoundTransfers = { pairs: [], outside: [], isBestFirst: false }

interface Looked {
  /** Those that would come into the book as entries. */
  readonly rows: readonly ImportRow[]
  readonly accounts: ReadonlyMap<string, KnownAccount>
  readonly book: readonly BookSide[]
  readonly rejected: readonly (readonly [string, string])[]
  readonly rates: RateTable | null
}

/** A row of another currency than its account's moved an amount that nobody has said. */
function asPairing({ key, accountId, row }: ImportRow, currency: string): PairingRow {
  const { date, amount, bankId, isPending } = row
  const text = sideText(row.description, row.merchant)
  const said = { id: key, accountId: accountId ?? '', date, amount, currency, text, bankId }
  return { ...said, isPending, isLocked: row.currency !== currency }
}

/** Further apart the two sides of one transfer are not. */
const reach = 6

export function daysAround(rows: readonly ImportRow[]): Days | null {
  const days: readonly Day[] = rows.map(({ row }) => row.date).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { from: addDays(first, -reach), to: addDays(last, reach) } : null
}

/** The sides of transfers among these rows and those of the book, and rows that seem to be one. */
export function findTransfers(looked: Looked): FoundTransfers {
  const { accounts, book, rejected, rates } = looked
  const rows = looked.rows.flatMap((one) => {
    const account = accounts.get(one.accountId ?? '')
    return account ? [asPairing(one, account.currency)] : []
  })
  if (rows.length === 0) return noTransfers
  const all: readonly PairingAccount[] = [...accounts.values()]
  const sources = new Map<string, SideSource>(book.map(({ row, of }) => [row.id, of]))
  const sourceOf = ({ id }: PairingRow) => sources.get(id) ?? 'row'
  const input = { accounts: all, rows: [...book.map(({ row }) => row), ...rows], rejected, rates }
  const { pairs, isBestFirst } = pairRows(input)
  const fresh = pairs.flatMap((pair): readonly FoundPair[] => {
    const found = { out: sourceOf(pair.out), in: sourceOf(pair.in) }
    const isFresh = found.out === 'row' || found.in === 'row'
    return isFresh ? [{ ...pair, sources: found, key: `${pair.out.id} ${pair.in.id}` }] : []
  })
  return { pairs: fresh, outside: outsideOffers(rows, all, fresh), isBestFirst }
}

/** What the person said: of pairs yes or no, of single rows other than what is likely. */
export interface Answers {
  readonly pairs: ReadonlyMap<string, boolean>
  readonly outside: ReadonlySet<string>
}

/** Certain ones are taken unless somebody says no; others only when somebody says yes. */
export const isTaken = ({ key, kind }: FoundPair, { pairs }: Answers): boolean =>
  pairs.get(key) ?? kind === 'certain'

const keysOf = ({ out, in: into, sources }: FoundPair) => [
  ...(sources.out === 'row' ? [out.id] : []),
  ...(sources.in === 'row' ? [into.id] : []),
]

/** What becomes of what was found, and which rows are therefore no entries. */
export function decide(found: FoundTransfers, answers: Answers) {
  const taken = found.pairs.filter((pair) => isTaken(pair, answers))
  const paired = new Set(taken.flatMap(keysOf))
  const offered = found.outside.filter(
    ({ row, isLikely }) => answers.outside.has(row.id) !== isLikely && !paired.has(row.id),
  )
  const outside = new Set(offered.map(({ row }) => row.id))
  const refused = found.pairs.filter(({ key }) => answers.pairs.get(key) === false)
  const cash = new Map(offered.map(({ row, cashId }) => [row.id, cashId]))
  return { taken, refused, paired, outside, cash, all: new Set([...paired, ...outside]) }
}
