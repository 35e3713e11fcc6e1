import type { Transaction } from '../db/database.ts'
import { type Context, handOf } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import type { Hand } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { type Loan, type LoanBook, loanDocuments, readBook } from './loan.ts'

/** One loan in a command's hands, with its scope locked. */
export interface OpenLoan {
  readonly tx: Transaction
  readonly hand: Hand
  readonly book: LoanBook
}

export async function openLoan(context: Context, id: string): Promise<OpenLoan> {
  const open = await findLoan(context.tx, await handOf(loanDocuments, context), id)
  if (!open) throw new Fault('not-found')
  return open
}

/** The same for who has the lock already; null where there is no such loan. */
export async function findLoan(tx: Transaction, hand: Hand, id: string): Promise<OpenLoan | null> {
  const [loan] = await readRows(tx, loanDocuments, hand.scope, [id])
  return loan ? { tx, hand, book: await readBook(tx, hand, loan as Loan) } : null
}

/** The same one as it is now. */
export async function readAgain({ tx, hand, book }: OpenLoan): Promise<OpenLoan> {
  return { tx, hand, book: await readBook(tx, hand, book.loan) }
}
