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
  const hand = await handOf(loanDocuments, context)
  const [loan] = await readRows(context.tx, loanDocuments, hand.scope, [id])
  if (!loan) throw new Fault('not-found')
  return { tx: context.tx, hand, book: await readBook(context.tx, hand, loan as Loan) }
}

/** The same one as it is now. */
export async function readAgain({ tx, hand, book }: OpenLoan): Promise<OpenLoan> {
  return { tx, hand, book: await readBook(tx, hand, book.loan) }
}
