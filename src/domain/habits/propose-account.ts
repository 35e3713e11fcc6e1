/** The account that habit has an entry go through, while nobody has chosen one. */
import { type AccountKind, isMoney, methodOfAccount } from '../accounts/account.ts'
import type { PaymentMethod } from '../entry-line/find-payment.ts'
import { type PaidMonths, type PaidRow, type PaidTable, rowsIn } from './paid-rows.ts'

interface EntrySaid {
  readonly place: string
  readonly description: string
  readonly paymentMethod: PaymentMethod
  readonly currency: string
}

interface OwnAccount {
  readonly id: string
  readonly kind: AccountKind
  readonly currency: string
  readonly archived: boolean
}

interface OwnNoun {
  readonly table: PaidTable
  readonly isPaid: boolean
}

const looksBack = 400

/** What paying in some way means, where there is only one account of that kind. */
const kindOf: Readonly<Partial<Record<PaymentMethod, AccountKind>>> = {
  cash: 'cash',
  card: 'card',
  bank: 'current',
}

/** The newest that have an account, as far as a habit goes back. */
function newest(book: PaidMonths, table: PaidTable) {
  const rows: PaidRow[] = []
  for (const month of book.months(table)) {
    rows.push(...rowsIn(book, table, month).filter(({ accountId }) => accountId))
    if (rows.length >= looksBack) break
  }
  return rows.toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt),
  )
}

const folded = (text: string) => text.trim().toLowerCase()
const placeOf = ({ merchant, source }: PaidRow) => merchant ?? source ?? ''

/**
 * Last used for that place or thing in that currency, then for that way of paying; else the only
 * one of that kind, or the only one there is where none is: most cards are those of a current
 * account. Where an account has the currency, no other is guessed.
 */
export function proposeAccount(
  book: PaidMonths,
  accounts: readonly OwnAccount[],
  { table, isPaid }: OwnNoun,
  said: EntrySaid,
): string | null {
  // Most of what does not say how it was paid leaves by card.
  const method = said.paymentMethod === 'other' ? 'card' : said.paymentMethod
  // A way of paying that no money of the account leaves by is not said of it.
  const fits = ({ kind, archived }: OwnAccount) =>
    !archived && (!isPaid || methodOfAccount(kind, method) === method)
  const fitting = accounts.filter(fits)
  if (fitting.length === 0) return null
  const inside = (some: readonly OwnAccount[]) => {
    const ids = new Set(some.map(({ id }) => id))
    return ({ accountId }: PaidRow) => ids.has(accountId ?? '')
  }
  const written = newest(book, table).filter(inside(fitting))
  const [place, thing] = [folded(said.place), folded(said.description)]
  const isSame = (row: PaidRow) =>
    place === '' ? folded(row.description) === thing : folded(placeOf(row)) === place
  const alikes = place !== '' || thing !== '' ? written.filter(isSame) : []
  const habit = alikes.find(({ currency }) => currency === said.currency)
  if (habit) return habit.accountId
  const own = fitting.filter(({ currency }) => currency === said.currency)
  const open = own.length > 0 ? own : fitting
  const isOpen = inside(open)
  const elsewhere = alikes.find(isOpen)
  if (elsewhere) return elsewhere.accountId
  const rows = written.filter(isOpen)
  const isPaidSo = (row: PaidRow) =>
    row.paymentMethod === method || row.paymentMethod === said.paymentMethod
  const paid = isPaid ? rows.find(isPaidSo) : rows[0]
  if (paid) return paid.accountId
  const kind = isPaid ? kindOf[method] : 'current'
  const able = open.filter(({ kind }) => isMoney(kind))
  const alike = able.filter((one) => one.kind === kind)
  const [only, ...more] = alike[0] ? alike : able.filter((one) => one.kind !== 'savings')
  return only && more.length === 0 ? only.id : null
}
