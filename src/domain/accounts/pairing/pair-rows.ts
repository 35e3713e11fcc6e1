/** Finds the two sides of every transfer among rows of several accounts, each row at most once. */
import type { RateTable } from '../../money/rates.ts'
import { bestAssignment } from './assignment.ts'
import {
  type Candidate,
  candidatesOf,
  leastScore,
  type PairingAccount,
  type PairingRow,
  rejectionKey,
  rowKey,
  Texts,
} from './candidates.ts'

export interface Pair extends Candidate {
  /** Ticked beforehand, or asked. */
  readonly kind: 'certain' | 'proposed'
  /** Another account would do as well. */
  readonly isAmbiguous: boolean
}

export interface Pairing {
  /** In the order of the rows of money out. */
  readonly pairs: readonly Pair[]
  /** There were too many at once to find the best way: the best pairs were taken first. */
  readonly isBestFirst: boolean
}

export interface PairingInput {
  /** In the order of the person. */
  readonly accounts: readonly PairingAccount[]
  readonly rows: readonly PairingRow[]
  /** The keys of rows that were taken apart: of money out, and of money in. */
  readonly rejected: readonly (readonly [string, string])[]
  readonly rates: RateTable | null
}

/** More rows that hang together are not looked at in all ways. */
export const mostTogether = 200

type InOrder = (a: PairingRow, b: PairingRow) => number

/** By day, by account, then by what the bank calls it: never by the order or the time of files. */
function rowOrder(accounts: readonly PairingAccount[]): InOrder {
  const places = new Map(accounts.map(({ id }, at) => [id, at]))
  const placeOf = ({ accountId }: PairingRow) => places.get(accountId) ?? accounts.length
  return (a, b) => {
    if (a.date !== b.date) return a.date < b.date ? -1 : 1
    const [one, other] = [rowKey(a), rowKey(b)]
    return placeOf(a) - placeOf(b) || (one < other ? -1 : one > other ? 1 : 0)
  }
}

/** Candidates that share rows, directly or over others. */
function components(candidates: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const leaders = new Map<string, string>()
  const leaderOf = (id: string): string => {
    let at = id
    for (let next = leaders.get(at); next !== undefined; next = leaders.get(at)) {
      // Each look shortens the way for the next one.
      leaders.set(at, leaders.get(next) ?? next)
      at = next
    }
    return at
  }
  for (const { out, in: into } of candidates) {
    const [one, other] = [leaderOf(out.id), leaderOf(into.id)]
    if (one !== other) leaders.set(one, other)
  }
  return [...Map.groupBy(candidates, ({ out }) => leaderOf(out.id)).values()]
}

const rowsOf = (candidates: readonly Candidate[], side: 'out' | 'in', inOrder: InOrder) =>
  [...new Set(candidates.map((one) => one[side]))].sort(inOrder)

interface Choice {
  readonly candidate: Candidate
  readonly isAmbiguous: boolean
}

/** The largest sum; in doubt where another way of the same sum joins a row to another account. */
function chooseBest(candidates: readonly Candidate[], inOrder: InOrder): readonly Choice[] {
  const [outs, ins] = [rowsOf(candidates, 'out', inOrder), rowsOf(candidates, 'in', inOrder)]
  const known = new Map(candidates.map((one) => [rejectionKey(one.out.id, one.in.id), one]))
  const find = (row: number, column: number) =>
    known.get(rejectionKey(outs[row]?.id ?? '', ins[column]?.id ?? ''))
  const { columns, ofRows, ofColumns } = bestAssignment(
    ...[outs.length, ins.length],
    (row, column) => find(row, column)?.score ?? null,
  )
  const differs = (
    places: Iterable<number | null>,
    rows: readonly PairingRow[],
    { accountId }: PairingRow,
  ) => [...places].some((place) => place === null || rows[place]?.accountId !== accountId)
  return columns.flatMap((column, row) => {
    const candidate = column === null ? undefined : find(row, column)
    if (!candidate || column === null) return []
    const isAmbiguous =
      differs(ofRows[row] ?? [], ins, candidate.in) ||
      differs(ofColumns[column] ?? [], outs, candidate.out)
    return [{ candidate, isAmbiguous }]
  })
}

/** One after the other, the best first; in doubt where another of the same score was as near. */
function chooseBestFirst(candidates: readonly Candidate[], inOrder: InOrder): readonly Choice[] {
  const ordered = candidates.toSorted(
    (a, b) => b.score - a.score || inOrder(a.out, b.out) || inOrder(a.in, b.in),
  )
  const byOut = Map.groupBy(ordered, ({ out }) => out.id)
  const byIn = Map.groupBy(ordered, (one) => one.in.id)
  const taken = new Set<string>()
  const isFree = ({ out, in: into }: Candidate) => !taken.has(out.id) && !taken.has(into.id)
  return ordered.flatMap((candidate) => {
    if (!isFree(candidate)) return []
    const { out, in: into, score } = candidate
    const rivals = [...(byOut.get(out.id) ?? []), ...(byIn.get(into.id) ?? [])]
    const isAmbiguous = rivals.some(
      (other) =>
        other.score === score &&
        isFree(other) &&
        (other.out.accountId !== out.accountId || other.in.accountId !== into.accountId),
    )
    taken.add(out.id).add(into.id)
    return [{ candidate, isAmbiguous }]
  })
}

const countRows = (candidates: readonly Candidate[]) =>
  new Set(candidates.flatMap(({ out, in: into }) => [out.id, into.id])).size

const isTooLarge = (candidates: readonly Candidate[]) => countRows(candidates) > mostTogether

/** First among the certain ones, which are fixed then, and after that among the others. */
export function pairRows({ accounts, rows, rejected, rates }: PairingInput): Pairing {
  const inOrder = rowOrder(accounts)
  const apart = new Set(rejected.map(([out, into]) => rejectionKey(out, into)))
  const candidates = candidatesOf(rows, new Texts(accounts), rates, apart)
  const pairs: Pair[] = []
  const taken = new Set<string>()
  let isBestFirst = false
  for (const kind of ['certain', 'proposed'] as const) {
    const open = candidates.filter(
      ({ out, in: into, score }) =>
        score >= leastScore[kind] && !taken.has(out.id) && !taken.has(into.id),
    )
    for (const together of components(open)) {
      const isLarge = isTooLarge(together)
      isBestFirst ||= isLarge
      const choose = isLarge ? chooseBestFirst : chooseBest
      for (const { candidate, isAmbiguous } of choose(together, inOrder)) {
        taken.add(candidate.out.id).add(candidate.in.id)
        pairs.push({ ...candidate, kind: isAmbiguous ? 'proposed' : kind, isAmbiguous })
      }
    }
  }
  return { pairs: pairs.sort((a, b) => inOrder(a.out, b.out)), isBestFirst }
}
