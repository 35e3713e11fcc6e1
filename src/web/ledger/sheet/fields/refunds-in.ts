import { formatAmount, totalsOf } from '#domain/money/money.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { pointingAt } from '../save/entry-writes.ts'

/** The refunds of a purchase, without the one that is being written. */
export const refundsIn = (
  replica: Pick<Replica, 'rows'>,
  boughtId: string,
  exceptId: string | null = null,
): readonly Expense[] =>
  pointingAt(replica.rows('expenses').values(), 'refundOf', new Set([boughtId])).filter(
    ({ id }) => id !== exceptId,
  ) as Expense[]

/** Such as "£20.00 + €50.00". */
export const refundedWords = (refunds: readonly Expense[], locale: string): string =>
  totalsOf(refunds)
    .flatMap(({ amount, currency }) =>
      amount === null ? [] : [formatAmount(amount, currency, locale)],
    )
    .join(' + ')
