import type { Replica } from '#web/data/replica/types.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import type { Loan, Payment } from '../loan.ts'

export type Books = Pick<Replica, 'rows'>

/** What goes with a loan, in numbers; empty when nothing does. */
export function alongWords(books: Books, { id }: Pick<Loan, 'id'>): string {
  const own = (table: 'payments' | 'loan_versions') =>
    [...books.rows(table).values()].filter(({ loanId }) => loanId === id)
  const payments = own('payments')
  const goes = listed([
    say('{count, plural, =0 {} one {# payment} other {# payments}}', { count: payments.length }),
    say('{count, plural, =0 {} one {# earlier version} other {# earlier versions}}', {
      count: own('loan_versions').length,
    }),
  ])
  if (goes === '') return ''
  const inExpenses = payments.filter(({ expenseId }) => expenseId !== null).length
  const stays = say(
    '{inExpenses, plural, =0 {} one {# expense of it stays} other {# expenses of it stay}}',
    { inExpenses },
  )
  return say('Deleting it takes {goes} along.{stays}', { goes, stays: stays && ` ${stays}.` })
}

/** A payment that is among the expenses is one fact with that expense. */
export const expenseWords = ({ expenseId }: Pick<Payment, 'expenseId'>): string =>
  expenseId === null ? '' : say('It is among your expenses too. 1 expense goes with it.')
