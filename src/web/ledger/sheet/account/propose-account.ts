import { type AccountKind, isMoney, methodOfAccount } from '#domain/accounts/account.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Expense, Income } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import type { Draft } from '../draft.ts'

type EntrySaid = Pick<Draft, 'place' | 'description' | 'paymentMethod' | 'currency'>

const looksBack = 400

/** What paying in some way means, where there is only one account of that kind. */
const kindOf: Readonly<Partial<Record<Draft['paymentMethod'], AccountKind>>> = {
  cash: 'cash',
  card: 'card',
  bank: 'current',
}

type Written = (Expense | Income) & { readonly createdAt: string }

/** The newest that have an account, as far as a habit goes back. */
function newest(replica: Pick<Replica, 'months' | 'monthRows'>, table: Noun['table']) {
  const rows: Written[] = []
  for (const month of replica.months(table)) {
    const some: readonly unknown[] = replica.monthRows(table, month)
    rows.push(...(some as readonly Written[]).filter(({ accountId }) => accountId))
    if (rows.length >= looksBack) break
  }
  return rows.toSorted(
    (a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt),
  )
}

const folded = (text: string) => text.trim().toLowerCase()
const placeOf = (row: Expense | Income) => ('merchant' in row ? row.merchant : row.source) ?? ''

/**
 * Last used for that place or thing in that currency, then for that way of paying; else the only
 * one of that kind, or the only one there is where none is: most cards are those of a current
 * account. Where an account has the currency, no other is guessed.
 */
export function proposeAccount(
  replica: Pick<Replica, 'months' | 'monthRows'>,
  accounts: readonly AccountRow[],
  { table, isPaid }: Pick<Noun, 'table' | 'isPaid'>,
  said: EntrySaid,
): string | null {
  // A way of paying that no money of the account leaves by is not said of it.
  const fits = ({ kind, archived }: AccountRow) =>
    !archived && (!isPaid || methodOfAccount(kind, said.paymentMethod) === said.paymentMethod)
  const fitting = accounts.filter(fits)
  if (fitting.length === 0) return null
  const inside = (some: readonly AccountRow[]) => {
    const ids = new Set(some.map(({ id }) => id))
    return ({ accountId }: Written) => ids.has(accountId ?? '')
  }
  const written = newest(replica, table).filter(inside(fitting))
  const [place, thing] = [folded(said.place), folded(said.description)]
  const isSame = (row: Expense | Income) =>
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
  const method = said.paymentMethod
  const paid = isPaid
    ? rows.find((row) => 'paymentMethod' in row && row.paymentMethod === method)
    : rows[0]
  if (paid) return paid.accountId
  const kind = isPaid ? kindOf[method] : 'current'
  const able = open.filter(({ kind }) => isMoney(kind))
  const alike = able.filter((one) => one.kind === kind)
  const [only, ...more] = alike[0] ? alike : able.filter((one) => one.kind !== 'savings')
  return only && more.length === 0 ? only.id : null
}
