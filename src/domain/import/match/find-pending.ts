/** Finds what a bank announced among what it books now: the row stays, with what was booked. */
import { formatAmount } from '../../money/money.ts'
import type { BookedRow } from './booked.ts'
import type { Claims, NewBooking } from './find-booked.ts'
import { replacementsOf, replacementWords } from './pending.ts'

type Compared = Pick<BookedRow, 'date' | 'amount' | 'currency' | 'description' | 'merchant'>

const asBankRow = (id: string, accountId: string, { currency, ...row }: Compared) => ({
  ...{ id, accountId: `${accountId} ${currency}`, date: row.date, amount: row.amount },
  text: [row.merchant, row.description].filter(Boolean).join(' '),
})

/** Each in its own account and currency; what is announced again is known by its line. */
export function claimPending(
  newcomers: readonly NewBooking[],
  booked: readonly BookedRow[],
  claims: Claims,
  locale: string,
): void {
  const waiting = new Map(
    booked.flatMap((row) => (row.pending && !claims.isTaken(row) ? [[row.id, row] as const] : [])),
  )
  if (waiting.size === 0) return
  const open = newcomers.filter((one) => !one.row.isPending && !claims.found.has(one))
  const rows = open.flatMap(({ row, accountId }, at) =>
    accountId === null ? [] : [asBankRow(String(at), accountId, row)],
  )
  const announced = Array.from(waiting, ([id, row]) => asBankRow(id, row.accountId ?? '', row))
  for (const found of replacementsOf(announced, rows)) {
    const [newcomer, row] = [open[Number(found.booked.id)], waiting.get(found.pending.id)]
    if (!newcomer || !row?.pending) continue
    const { currency } = row
    const more = replacementWords(found, (amount) => formatAmount(amount, currency, locale))
    claims.claim(newcomer, row, {
      words: `Books ${claims.tell(row)}, which was pending. ${more ?? ''}`.trim(),
      books: row.pending,
    })
  }
}
