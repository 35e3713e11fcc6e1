import type { RowOf } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { type Account, isValued, type Valuation } from '#domain/accounts/account.ts'
import { added, type Balance, type BalanceOn, balanceLine } from '#domain/accounts/balance.ts'
import { type Move, type MovingRow, moveOf, movesOf, ownEffect } from '#domain/accounts/moves.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { RateTable } from '#domain/money/rates.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { TransferRow } from './account.ts'

export interface Book extends Pick<Replica, 'months' | 'monthRows'> {
  /** Payments of loans that move an account themselves; a new array after every change. */
  readonly paid?: readonly PaidRow[]
}

/** In the currency of its loan. */
export type PaidRow = Row & MovingRow

/** Those that are no expense, which would move the account itself; some are of no account. */
export function paidRows(
  payments: readonly RowOf<'payments'>[],
  loans: readonly RowOf<'loans'>[],
): readonly PaidRow[] {
  const currencies = new Map(loans.map(({ id, currency }) => [id, currency]))
  return payments
    .filter(({ expenseId }) => !expenseId)
    .map((row) => ({
      ...row,
      ...{ kind: 'loan-payment', currency: currencies.get(row.loanId) ?? '' },
    }))
}

const allRows = <Table extends 'payments' | 'loans'>(
  replica: Pick<Replica, 'rows'>,
  table: Table,
) => {
  const rows: readonly unknown[] = [...replica.rows(table).values()]
  return rows as readonly RowOf<Table>[]
}

/** All that moves accounts, as it is now. */
export const bookIn = (replica: Pick<Replica, 'rows' | 'months' | 'monthRows'>): Book => ({
  paid: paidRows(allRows(replica, 'payments'), allRows(replica, 'loans')),
  months: (table) => replica.months(table),
  monthRows: (table, month) => replica.monthRows(table, month),
})

const movingTables = [
  'expenses',
  'incomes',
  'transfers',
  'group_shares',
  'settlement_sides',
] as const
type MovingTable = (typeof movingTables)[number] | 'payments'

/** What of one month moves one account. */
interface Part {
  readonly entries: MovingRow[]
  readonly transfers: TransferRow[]
  /** Of each currency the rows are in, for the account may have another. */
  readonly currencies: Set<string>
  /** The first and the last day anything moved: the sides of a transfer have days of their own. */
  first: Day
  last: Day
  sums: { readonly currency: string; readonly booked: number; readonly pending: number } | null
}

const known = new WeakMap<readonly Row[], ReadonlyMap<string, Part>>()

function partIn(parts: Map<string, Part>, id: string, date: Day): Part {
  const part = parts.get(id) ?? {
    ...{ entries: [], transfers: [], currencies: new Set<string>() },
    ...{ first: date, last: date, sums: null },
  }
  parts.set(id, part)
  if (date < part.first) part.first = date
  if (date > part.last) part.last = date
  return part
}

type EntryRow = Omit<MovingRow, 'kind'> & {
  readonly refundOf?: string | null
  readonly paid?: number
  readonly direction?: 'out' | 'in'
}

/** Only what moves are made of: of a hundred thousand rows, all of each is a lot to copy. */
function movingAs(row: EntryRow, kind: MovingRow['kind'], amount = row.amount): MovingRow {
  const { id, date, currency, accountId, createdAt = '' } = row
  const { accountAmount = null, isPending = false, status = null, rate = null } = row
  const told = { accountAmount, isPending, status, rate, createdAt }
  return { id, kind, date, amount, currency, accountId, ...told }
}

/** As the list of moves has it; null for what moves nothing. */
function movingOf(table: MovingTable, row: EntryRow): MovingRow | null {
  if (table === 'incomes') return movingAs(row, 'income')
  if (table === 'payments') return movingAs(row, 'loan-payment')
  if (table === 'group_shares') return row.paid ? movingAs(row, 'group-paid', row.paid) : null
  if (table === 'settlement_sides') {
    const kind = row.direction === 'in' ? 'settlement-in' : 'settlement-out'
    return row.status === 'deleted' ? null : movingAs(row, kind)
  }
  return movingAs(row, row.refundOf ? 'refund' : 'expense')
}

function addEntry(parts: Map<string, Part>, table: MovingTable, row: EntryRow): void {
  const moving = row.accountId ? movingOf(table, row) : null
  if (!row.accountId || !moving) return
  const part = partIn(parts, row.accountId, row.date)
  part.entries.push(moving)
  if ((row.accountAmount ?? null) === null) part.currencies.add(row.currency)
}

function addTransfer(parts: Map<string, Part>, row: TransferRow): void {
  for (const side of [row.from, row.to]) {
    if (!side) continue
    const part = partIn(parts, side.accountId, side.date)
    if (part.transfers.at(-1) !== row) part.transfers.push(row)
  }
}

/** What is no entry and no transfer and moves an account all the same, or would if it had one. */
export function* otherMovers(book: Book): Generator<MovingRow> {
  const inGroups = (['group_shares', 'settlement_sides'] as const).flatMap((table) =>
    book.months(table).map((month) => ({ table, rows: book.monthRows(table, month) })),
  )
  for (const { table, rows } of [
    ...inGroups,
    { table: 'payments', rows: book.paid ?? [] },
  ] as const) {
    const all: readonly unknown[] = rows
    for (const row of all) {
      const moving = movingOf(table, row as EntryRow)
      if (moving) yield moving
    }
  }
}

/** By account; read once for each month that changed. */
function partsOf(rows: readonly Row[], table: MovingTable): ReadonlyMap<string, Part> {
  const before = known.get(rows)
  if (before) return before
  const parts = new Map<string, Part>()
  const all: readonly unknown[] = rows
  for (const row of all) {
    if (table === 'transfers') addTransfer(parts, row as TransferRow)
    else addEntry(parts, table, row as EntryRow)
  }
  known.set(rows, parts)
  return parts
}

function* partsFor(book: Book, accountId: string): Generator<Part> {
  for (const table of movingTables) {
    for (const month of book.months(table)) {
      const part = partsOf(book.monthRows(table, month), table).get(accountId)
      if (part) yield part
    }
  }
  const paid = partsOf(book.paid ?? [], 'payments').get(accountId)
  if (paid) yield paid
}

const stamped = ({ id, from, to, createdAt }: TransferRow) => ({
  id,
  from: from && { ...from, createdAt },
  to: to && { ...to, createdAt },
})

type Held = Pick<Account, 'id' | 'currency'>

/** All that moves an account after a day, or ever, in the order of its list. */
export function movesIn(
  book: Book,
  account: Held,
  rates: RateTable | null,
  after: Day = '',
): readonly Move[] {
  const parts = [...partsFor(book, account.id)].filter(({ last }) => last > after)
  const entries = parts.flatMap((part) => part.entries)
  const transfers = parts.flatMap((part) => part.transfers.map(stamped))
  const moves = movesOf(account, entries, transfers, rates)
  return after === '' ? moves : moves.filter(({ date }) => date > after)
}

const isForeign = (part: Part, currency: string) =>
  part.currencies.size > 1 || (part.currencies.size === 1 && !part.currencies.has(currency))

const moved = (part: Part, account: Held, rates: RateTable | null) =>
  movesOf(account, part.entries, part.transfers.map(stamped), rates)

/** Without a rate nothing but the rows decides it, so it is added up once. */
function sumsOf(part: Part, account: Held): NonNullable<Part['sums']> {
  const { currency } = account
  if (part.sums?.currency === currency) return part.sums
  let [booked, pending] = [0, 0]
  const add = (effect: number | null, isPending: boolean | undefined) => {
    if (isPending) pending += effect ?? 0
    else booked += effect ?? 0
  }
  // A sum needs neither order nor moves.
  for (const row of part.entries) {
    const isOwn = row.currency === currency
    add(isOwn ? ownEffect(row) : moveOf(row, currency, null).effect, row.isPending)
  }
  const sides = part.transfers.length > 0 ? part.transfers.map(stamped) : []
  for (const { effect, isPending } of movesOf(account, [], sides, null)) add(effect, isPending)
  part.sums = { currency, booked, pending }
  return part.sums
}

const exactly = (amount: number): Move => ({
  ...{ id: '', date: '', effect: amount, isEstimated: false, missing: null, isPending: false },
})

export interface SumContext {
  readonly today: Day
  readonly rates: RateTable | null
  readonly valuations: readonly (Valuation & { readonly accountId: string })[]
}

/** What it holds on a day: months that lie behind are added up once and not row by row. */
export function balanceToday(book: Book, account: Account, asked: SumContext): BalanceOn {
  const { today, rates } = asked
  if (isValued(account.kind) || account.kind === 'loan' || today < account.openingOn) {
    const valuations = asked.valuations.filter(({ accountId }) => accountId === account.id)
    return balanceLine({ account, moves: movesIn(book, account, rates), valuations })(today)
  }
  const opening: Balance = { amount: account.openingBalance, isEstimated: false, missing: null }
  let [booked, expected] = [opening, opening]
  const add = (move: Move) => {
    if (!move.isPending) booked = added(booked, move)
    expected = added(expected, move)
  }
  for (const part of partsFor(book, account.id)) {
    const isWhole = part.first >= account.openingOn && part.last <= today
    if (isWhole && !isForeign(part, account.currency)) {
      const sums = sumsOf(part, account)
      add(exactly(sums.booked))
      add({ ...exactly(sums.pending), isPending: true })
    } else {
      const moves = moved(part, account, rates)
      for (const move of moves) {
        if (move.date >= account.openingOn && move.date <= today) add(move)
      }
    }
  }
  return { booked, expected }
}

/** What has to be asked for: currencies other than the account's, since their first day. */
export function ratesNeeded(book: Book, accounts: readonly Held[]) {
  const currencies = new Set<string>()
  let since: Day | null = null
  for (const account of accounts) {
    for (const part of partsFor(book, account.id)) {
      if (!isForeign(part, account.currency)) continue
      for (const one of [...part.currencies, account.currency]) currencies.add(one)
      if (since === null || part.first < since) since = part.first
    }
  }
  return { currencies: [...currencies].sort(), since }
}

/** How many rows point at it, by what they are. */
export function countRows(book: Book, accountId: string) {
  let [entries, transfers] = [0, 0]
  for (const part of partsFor(book, accountId)) {
    entries += part.entries.length
    transfers += part.transfers.length
  }
  return { entries, transfers }
}
