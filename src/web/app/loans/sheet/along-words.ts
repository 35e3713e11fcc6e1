import type { Replica } from '#web/data/replica/types.ts'
import { counted, listed } from '#web/ui/overlay/ask-first.ts'
import type { Loan, Payment } from '../loan.ts'

export type Books = Pick<Replica, 'rows'>

/** What goes with a loan, in numbers; empty when nothing does. */
export function alongWords(books: Books, { id }: Pick<Loan, 'id'>): string {
  const own = (table: 'payments' | 'loan_versions') =>
    [...books.rows(table).values()].filter(({ loanId }) => loanId === id)
  const payments = own('payments')
  const goes = listed([
    counted(payments.length, 'payment', 'payments'),
    counted(own('loan_versions').length, 'earlier version', 'earlier versions'),
  ])
  if (goes === '') return ''
  const inExpenses = payments.filter(({ expenseId }) => expenseId !== null).length
  const stays = counted(inExpenses, 'expense of it stays', 'expenses of it stay')
  return `Deleting it takes ${goes} along.${stays && ` ${stays}.`}`
}

/** A payment that is among the expenses is one fact with that expense. */
export const expenseWords = ({ expenseId }: Pick<Payment, 'expenseId'>): string =>
  expenseId === null ? '' : 'It is among your expenses too. 1 expense goes with it.'
