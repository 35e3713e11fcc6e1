import type { RowOf } from '#contract/collections.ts'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import type { TransferRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import type { Entry } from './entry.ts'

/** What moved it: an entry, one side of a transfer, money in a group, a payment of a loan. */
export type Mover =
  | { readonly is: 'entry'; readonly table: 'expenses' | 'incomes'; readonly row: Entry }
  | { readonly is: 'transfer'; readonly side: 'from' | 'to'; readonly row: TransferRow }
  | { readonly is: 'share'; readonly row: GroupShareRow }
  | { readonly is: 'settlement'; readonly row: RowOf<'settlement_sides'> }
  | { readonly is: 'payment'; readonly row: Payment; readonly name: string }

type Payment = Pick<RowOf<'payments'>, 'id' | 'loanId' | 'note'>

export function moverOf(book: Pick<Replica, 'rows'>, moveId: string): Mover | null {
  const [id = '', side] = moveId.split('.')
  if (side === 'from' || side === 'to') {
    const row: unknown = book.rows('transfers').get(id)
    return row ? { is: 'transfer', side, row: row as TransferRow } : null
  }
  const inGroup: unknown = book.rows('group_shares').get(id)
  if (inGroup) return { is: 'share', row: inGroup as GroupShareRow }
  const settled: unknown = book.rows('settlement_sides').get(id)
  if (settled) return { is: 'settlement', row: settled as RowOf<'settlement_sides'> }
  const payment: unknown = book.rows('payments').get(id)
  if (payment) {
    const row = payment as Payment
    const name = String(book.rows('loans').get(row.loanId)?.name ?? '')
    return { is: 'payment', row, name }
  }
  const table = book.rows('expenses').has(id) ? 'expenses' : 'incomes'
  const row: unknown = book.rows(table).get(id)
  return row ? { is: 'entry', table, row: row as Entry } : null
}

export function moverName(mover: Mover | null): string {
  if (mover?.is === 'payment') return mover.name
  if (mover?.is === 'entry' || mover?.is === 'share') return mover.row.description
  return mover?.is === 'settlement' ? say('Settle-up') : say('Transfer')
}
