import { type AccountKind, methodOfAccount } from '#domain/accounts/account.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Expense, Income } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import type { Draft } from '../draft.ts'

type EntrySaid = Pick<Draft, 'place' | 'description' | 'paymentMethod'>

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

/** Last used for that place or thing, then for that way of paying; else the only one of a kind. */
export function proposeAccount(
  replica: Pick<Replica, 'months' | 'monthRows'>,
  accounts: readonly AccountRow[],
  { table, isPaid }: Pick<Noun, 'table' | 'isPaid'>,
  said: EntrySaid,
): string | null {
  // A way of paying that no money of the account leaves by is not said of it.
  const fits = ({ kind, archived }: AccountRow) =>
    !archived && (!isPaid || methodOfAccount(kind, said.paymentMethod) === said.paymentMethod)
  const open = new Set(accounts.filter(fits).map(({ id }) => id))
  if (open.size === 0) return null
  const rows = newest(replica, table).filter(({ accountId }) => open.has(accountId ?? ''))
  const [place, thing] = [folded(said.place), folded(said.description)]
  const isSame = (row: Expense | Income) =>
    place === '' ? folded(row.description) === thing : folded(placeOf(row)) === place
  const habit = place !== '' || thing !== '' ? rows.find(isSame) : undefined
  if (habit) return habit.accountId
  const method = said.paymentMethod
  const paid = isPaid
    ? rows.find((row) => 'paymentMethod' in row && row.paymentMethod === method)
    : rows[0]
  if (paid) return paid.accountId
  const kind = isPaid ? kindOf[method] : 'current'
  const [only, ...more] = accounts.filter((one) => open.has(one.id) && one.kind === kind)
  return only && more.length === 0 ? only.id : null
}
