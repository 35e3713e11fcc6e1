import type { RowOf } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { type Agreement, agreementOf } from '#domain/accounts/checkpoints/agreement.ts'
import type { Candidate, GapRow } from '#domain/accounts/checkpoints/explain.ts'
import { withoutEchoes } from '#domain/accounts/checkpoints/one-cause.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { type Book, bookIn, movesIn } from '#web/accounts/account-sums.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { type Mover, moverOf } from '../model/mover.ts'

/** What moves an account, or a line of its statement that is not in the book. */
export type RowSource = Mover | { readonly is: 'left-out'; readonly row: Row }

export interface CheckedAccount {
  readonly agreement: Agreement
  /** By the ids that candidates name. */
  readonly found: ReadonlyMap<string, LocatedGap>
  readonly checkpoints: readonly RowOf<'checkpoints'>[]
}

export interface LocatedGap {
  readonly gap: GapRow
  readonly source: RowSource
}

const isFromBank = ({ bankId, importId }: { bankId?: unknown; importId?: unknown }) =>
  Boolean(bankId ?? importId)

/** What the bank said of it, and whether it is only there to make the sums agree. */
function saidOf(mover: Mover | null, effect: number): Partial<GapRow> {
  if (mover?.is === 'transfer') {
    const { reason, [mover.side]: side } = mover.row
    return { isAside: reason === 'unexplained', isBanks: side !== null && isFromBank(side) }
  }
  if (mover?.is !== 'entry') return { isKept: mover !== null }
  const { bankAmount = null, bankOn = null } = mover.row
  const bankEffect = bankAmount === null ? null : effect < 0 ? -bankAmount : bankAmount
  return { bankEffect, bankOn, isBanks: isFromBank(mover.row) }
}

type Compared = Pick<Replica, 'rows' | 'months' | 'monthRows'>
type Held = Pick<AccountRow, 'id' | 'currency'>

/** All that its balance counts; nothing where only a rate would tell what was moved. */
export const gapsIn = (book: Book, account: Held, rates: RateTable | null): readonly GapRow[] =>
  movesIn(book, account, rates).flatMap(({ id, date, effect, isPending, isEstimated }) =>
    effect === null ? [] : [{ id, date, effect, isPending, isEstimated }],
  )

const newestFirst = (a: Row, b: Row) => (String(a.date) < String(b.date) ? 1 : -1)

/** Until when this account agrees with its bank, and what would explain where it does not. */
export function checkAccount(
  replica: Compared,
  account: AccountRow,
  rates: RateTable | null = null,
): CheckedAccount {
  const isHere = (row: Row) => row.accountId === account.id
  const said: readonly unknown[] = [...replica.rows('checkpoints').values()]
    .filter(isHere)
    .sort(newestFirst)
  const checkpoints = said as CheckedAccount['checkpoints']
  // Without what the bank says there is nothing to compare, however long the book is.
  if (checkpoints.length === 0) {
    return { agreement: { agreesUntil: null, gap: 0, breaks: [] }, found: new Map(), checkpoints }
  }
  const lines = [...replica.rows('left_out_lines').values()].filter(isHere)
  const leftOut = lines.map((row): LocatedGap => {
    const gap = { id: row.id, date: String(row.date), effect: Number(row.effect) }
    return { gap, source: { is: 'left-out', row } }
  })
  const book = bookIn(replica)
  const rows = gapsIn(book, account, rates).map((gap) => ({
    ...gap,
    ...saidOf(moverOf(replica, gap.id), gap.effect),
  }))
  const held: readonly unknown[] = [...replica.rows('accounts').values()]
  const elsewhere = (held as readonly Held[])
    .filter(({ id, currency }) => id !== account.id && currency === account.currency)
    .flatMap((other) => gapsIn(book, other, rates))
  const gaps = { rows, leftOut: leftOut.map(({ gap }) => gap), elsewhere }
  const compared = agreementOf({ account, ...gaps, checkpoints })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const breaks = withoutEchoes(compared.breaks, (id) => byId.get(id))
  const agreement = { ...compared, breaks }
  return {
    agreement,
    found: locate(replica, agreement, [...rows, ...elsewhere], leftOut),
    checkpoints,
  }
}

const namedBy = ({ ids, twins = [] }: Candidate) => [...ids, ...twins]

/** Only what is named: a book is long. */
function locate(
  replica: Compared,
  { breaks }: Agreement,
  gaps: readonly GapRow[],
  leftOut: readonly LocatedGap[],
): CheckedAccount['found'] {
  const named = new Set(breaks.flatMap((one) => one.candidates.flatMap(namedBy)))
  const found = gaps.flatMap((gap): readonly LocatedGap[] => {
    const source = named.has(gap.id) ? moverOf(replica, gap.id) : null
    return source ? [{ gap, source }] : []
  })
  return new Map([...found, ...leftOut].map((one) => [one.gap.id, one]))
}
