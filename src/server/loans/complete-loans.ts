import type { Row } from '#contract/sync.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion } from '../documents/completions.ts'
import type { Written } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'
import { takeBack } from './deleted-loans.ts'
import { type Loan, type LoanBook, readBook, scheduleOf } from './loan.ts'
import { recreateSchedule } from './recreate-schedule.ts'
import { openToday, settleLoan, standingFields } from './save-standing.ts'

/** The schedule follows the terms, and what is due follows the schedule. */
export const completeLoans: Completion = {
  fields: standingFields,
  async complete(tx, written, writer) {
    const rows: Row[] = []
    for (const one of written) rows.push(await completeLoan(tx, one, writer))
    return rows
  },
}

async function completeLoan(tx: Transaction, written: Written, writer: Writer): Promise<Loan> {
  const before = written.before as Loan | null
  const loan = { createdAt: writer.now.toISOString(), ...written.after } as Loan
  if (!before) await takeBack(tx, writer, loan)
  const book = await readBook(tx, writer, loan)
  if (before && before.currency !== loan.currency) checkCurrency(book, written.path)
  const { rows } = scheduleOf(loan, book.payments, written.path)
  const old = before && planOf(before, book.payments)
  if (JSON.stringify(old) === JSON.stringify(planOf(loan, book.payments))) {
    return settleLoan(tx, writer, book, rows)
  }
  await recreateSchedule(tx, writer, { loanId: loan.id, before: old, rows, why: 'terms' })
  const openBefore = before ? openToday(book, scheduleOf(before, book.payments).rows) : undefined
  return settleLoan(tx, writer, book, rows, openBefore)
}

/** An expense is one fact with the payment it is, so it would have to be in the new one too. */
function checkCurrency({ payments }: LoanBook, path: string): void {
  if (!payments.some(({ expenseId }) => expenseId !== null)) return
  const words = 'Payments of it are among your expenses, so it keeps its currency.'
  throw invalid([[`${path}currency`, words]])
}
