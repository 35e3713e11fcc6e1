import type { Transaction } from '../db/database.ts'
import { readRows } from '../documents/references.ts'
import type { Hand } from '../documents/write.ts'
import { type Loan, type LoanBook, loanDocuments, readBook } from './loan.ts'

/** One loan in a command's hands. */
export interface OpenLoan {
  readonly tx: Transaction
  readonly hand: Hand
  readonly book: LoanBook
}

/** Null where there is no such loan. Its scope is locked already. */
export async function findLoan(tx: Transaction, hand: Hand, id: string): Promise<OpenLoan | null> {
  const [loan] = await readRows(tx, loanDocuments, hand.scope, [id])
  return loan ? { tx, hand, book: await readBook(tx, hand, loan as Loan) } : null
}

/** The same one as it is now. */
export async function readAgain({ tx, hand, book }: OpenLoan): Promise<OpenLoan> {
  return { tx, hand, book: await readBook(tx, hand, book.loan) }
}
